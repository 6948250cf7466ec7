interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** The light around a moon, fading out towards its radius. */
export function MoonHalo({ x, y, radius, strength = 0.34 }: Disc & { strength?: number }) {
  return (
    <>
      <defs>
        <radialGradient id="moon-halo">
          <stop offset=".4" stopColor="var(--color-halo)" />
          <stop offset="1" stopColor="var(--color-halo)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={x} cy={y} r={radius} fill="url(#moon-halo)" opacity={strength} />
    </>
  );
}

/** The face of a full moon; what is written on it has its middle free. */
export function FullMoon({ x, y, radius }: Disc) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 57})`}>
      <defs>
        <linearGradient id="moon-face" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--color-moon-100)" />
          <stop offset="1" stopColor="var(--color-moon-300)" />
        </linearGradient>
      </defs>
      <circle r="57" fill="url(#moon-face)" />
      <g fill="var(--color-moon-400)" opacity=".35">
        <circle cx="21" cy="-28" r="8" />
        <circle cx="-24" cy="25" r="6" />
        <circle cx="26" cy="26" r="11" />
      </g>
    </g>
  );
}
