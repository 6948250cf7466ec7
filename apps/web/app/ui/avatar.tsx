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
        'relative inline-block flex-none rounded-full border border-gold bg-paper-0 p-0.75',
        busy &&
          'after:absolute after:-inset-1.25 after:animate-glimmer after:rounded-full after:border-4 after:border-halo',
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
        className="size-full rounded-full object-cover object-[50%_22%]"
      />
    </span>
  );
}
