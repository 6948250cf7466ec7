import { classNames } from './class-names.ts';

interface AvatarProps {
  src: string;
  /** Words only where no name stands beside. */
  alt?: string;
  size?: number;
  /** A halo breathes around it while its owner is writing. */
  busy?: boolean;
}

/** A portrait in a gold ring. */
export function Avatar({ src, alt = '', size = 56, busy }: AvatarProps) {
  return (
    <span
      className={classNames(
        'inline-block flex-none rounded-full border border-gold bg-paper-0 p-0.75',
        busy && 'animate-glimmer shadow-[0_0_0_4px_var(--color-halo)]',
      )}
      style={{ width: size, height: size }}
    >
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className="size-full rounded-full object-cover"
      />
    </span>
  );
}
