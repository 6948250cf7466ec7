interface RedThreadProps {
  /** How far along it is tied, 0–1; the rest lies slack. */
  reach?: number;
  className: string;
}

const PATH = 'M-6 34C48 8 84 62 140 44S236 14 286 36s72 20 110-2';

/** The one red thread of a night, behind the cards. */
export function RedThread({ reach = 1, className }: RedThreadProps) {
  return (
    <svg
      viewBox="0 0 390 76"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`tarot-thread ${className}`}
    >
      {reach < 1 && <path d={PATH} opacity={0.34} />}
      <path
        d={PATH}
        className="tarot-thread-tied"
        style={{ clipPath: `inset(-20px ${(1 - reach) * 100}% -20px -20px)` }}
      />
    </svg>
  );
}
