import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icons.tsx';
import { Modal, type ModalProps } from './modal.tsx';

interface DrawerProps extends Pick<ModalProps, 'overlay'> {
  title: string;
  tagline?: string;
  /** The picture behind the head, 480×196. */
  banner?: string;
  /** A drawing over the title. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A whole list over the page, as wide as the column. */
export function Drawer({ overlay, title, tagline, banner, icon, children }: DrawerProps) {
  return (
    <Modal
      overlay={overlay}
      label={title}
      className="h-dvh w-full max-w-column overflow-y-auto bg-paper-0 text-ink-900 [--travel:0_24px]"
    >
      <div className="on-night sticky top-3 z-10 flex h-0 justify-end pr-3">
        <IconButton icon={closeIcon} label="닫기" look="disc" onClick={() => void overlay.close()} />
      </div>
      <header className="on-night relative isolate flex min-h-49 flex-col justify-end overflow-hidden bg-night-900 px-gutter pt-4 pb-6">
        {banner && (
          <img
            src={banner}
            alt=""
            width={480}
            height={196}
            className="absolute inset-0 -z-2 size-full object-cover"
          />
        )}
        {banner && (
          <span className="absolute inset-0 -z-1 bg-linear-to-r from-night-950/70 via-night-950/25 to-transparent" />
        )}
        {icon && <span className="mb-2 text-moon-200">{icon}</span>}
        <h2 className="title-serif text-[1.625rem] leading-snug text-white">{title}</h2>
        {tagline && <p className="mt-0.5 text-md text-white">{tagline}</p>}
      </header>
      <div className="px-gutter pt-5 pb-[calc(32px+var(--spacing-safe))]">{children}</div>
    </Modal>
  );
}
