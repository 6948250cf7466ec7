/** The moon, the fuller the more a package holds: `fullness` from 0 to 1. */
export function PackageMoon({ fullness }: { fullness: number }) {
  // The edge of the shadow is half an ellipse: it bulges to the dark side past half moon.
  const bulge = Math.abs(2 * fullness - 1) * 20;
  const sweep = fullness > 0.5 ? 1 : 0;
  return (
    <svg viewBox="0 0 48 48" width={48} height={48} aria-hidden className="flex-none">
      <circle cx="24" cy="24" r="23" fill="var(--color-halo)" opacity=".22" />
      <circle cx="24" cy="24" r="20" fill="var(--color-night-800)" />
      {fullness >= 1 ? (
        <circle cx="24" cy="24" r="20" fill="var(--color-moon-300)" />
      ) : (
        <path d={`M24 4a20 20 0 0 1 0 40A${bulge} 20 0 0 ${sweep} 24 4z`} fill="var(--color-moon-300)" />
      )}
      <g fill="var(--color-moon-400)" opacity={fullness > 0.55 ? 0.5 : 0}>
        <circle cx="31" cy="17" r="3" />
        <circle cx="28" cy="30" r="4" />
        <circle cx="36" cy="26" r="1.8" />
      </g>
    </svg>
  );
}
