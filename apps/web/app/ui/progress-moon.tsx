import { FullMoon, MoonHalo } from './moon.tsx';

interface ProgressMoonProps {
  /** What is being waited for, for those who hear the page. */
  label: string;
  done: number;
  total: number;
  /** What is counted: 장. */
  unit: string;
  size?: number;
}

const RING = 84;

/** The place of a knot on the ring, the first at the top, clockwise. */
function knotAt(knot: number, total: number): { x: number; y: number } {
  const angle = (knot / total) * 2 * Math.PI - Math.PI / 2;
  return { x: 100 + RING * Math.cos(angle), y: 100 + RING * Math.sin(angle) };
}

/** A moon in a ring of as many knots as there are parts; the thread reaches as far as parts are really done. */
export function ProgressMoon({ label, done, total, unit, size = 220 }: ProgressMoonProps) {
  const circumference = 2 * Math.PI * RING;
  const share = total > 0 ? done / total : 0;
  const bow = knotAt(done, total);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={`${total}${unit} 가운데 ${done}${unit}`}
      className="relative mx-auto"
      style={{ width: size, height: size, fontSize: size / 13 }}
    >
      <svg viewBox="0 0 200 200" width={size} height={size} aria-hidden>
        <MoonHalo x={100} y={100} radius={100} />
        <FullMoon x={100} y={100} radius={57} />
        <g fill="none" strokeWidth="3.4" transform="rotate(-90 100 100)">
          <circle cx="100" cy="100" r={RING} stroke="var(--color-on-night-3)" strokeOpacity=".3" />
          <circle
            cx="100"
            cy="100"
            r={RING}
            stroke="var(--color-thread-400)"
            strokeLinecap="round"
            opacity={share > 0 ? 1 : 0}
            strokeDasharray={`${share * circumference} ${circumference}`}
            className="transition-[stroke-dasharray] duration-500"
          />
        </g>
        {Array.from({ length: total }, (_, knot) => {
          const { x, y } = knotAt(knot, total);
          const isTied = knot < done;
          return (
            <circle
              key={knot}
              cx={x}
              cy={y}
              r={isTied ? 4.2 : 3.4}
              fill={isTied ? 'var(--color-thread-400)' : 'var(--color-on-night-3)'}
              stroke="var(--color-night-900)"
              strokeWidth="1.6"
            />
          );
        })}
        {done > 0 && (
          <g
            transform={`translate(${bow.x} ${bow.y})`}
            fill="none"
            stroke="var(--color-thread-400)"
            strokeWidth="1.8"
            strokeLinecap="round"
          >
            <path d="M0 0c-3-6-11-7-11-2 0 4.5 7 4.5 11 2 4 2.5 11 2.5 11-2 0-5-8-4-11 2zm0 0-5 9m5-9 5 9" />
          </g>
        )}
      </svg>
      {total > 0 && (
        <p aria-hidden className="absolute inset-0 flex items-center justify-center font-bold text-night-900">
          <span className="text-[2.7em] leading-none tracking-tight">{done}</span>
          <span className="mt-[1em]">
            /{total}
            {unit}
          </span>
        </p>
      )}
    </div>
  );
}
