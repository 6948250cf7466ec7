import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icons.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import { classNames } from './class-names.ts';
import { SheetHandle } from './sheet-handle.tsx';

interface DialogProps extends Pick<ModalProps, 'overlay' | 'dismissible'> {
  title: string;
  /** notice: 400 wide; form: 500 wide. On phones a form is a sheet from below, a notice stays in the middle. */
  kind?: 'notice' | 'form';
  /** A question that opens a talk wears the serif. */
  serif?: boolean;
  /** Above the title, edge to edge. */
  banner?: ReactNode;
  /** Kept in sight under the scrolling part. */
  footer?: ReactNode;
  children?: ReactNode;
}

const KINDS = {
  notice: 'w-[min(400px,calc(100vw-40px))] rounded-sheet',
  form: 'mb-0 w-full max-w-column rounded-t-sheet wide:mb-auto wide:w-125 wide:max-w-[calc(100vw-40px)] wide:rounded-sheet [--travel:0_40px]',
};

/** A task or a question over the page. */
export function Dialog({
  overlay,
  dismissible,
  title,
  kind = 'form',
  serif,
  banner,
  footer,
  children,
}: DialogProps) {
  return (
    <Modal
      overlay={overlay}
      dismissible={dismissible}
      label={title}
      className={classNames('bg-beat text-ink-900 shadow-sheet overflow-clip', KINDS[kind])}
    >
      <div className="flex max-h-[calc(100dvh-40px)] flex-col">
        {kind === 'form' && <SheetHandle onDrop={() => dismissible !== false && void overlay.close()} />}
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {banner}
          <div className={classNames('px-gutter', kind === 'form' ? 'pt-3' : 'pt-6')}>
            <div
              className={classNames(
                'flex items-center gap-3',
                kind === 'form' ? 'justify-between' : 'justify-center',
              )}
            >
              <h2
                className={classNames(
                  serif ? 'title-serif text-2xl' : 'text-xl font-bold',
                  kind === 'notice' && 'text-center',
                )}
              >
                {title}
              </h2>
              {kind === 'form' && dismissible !== false && (
                <IconButton
                  icon={closeIcon}
                  label="닫기"
                  onClick={() => void overlay.close()}
                  className="-mr-2.5"
                />
              )}
            </div>
            <div className={classNames('pt-3', footer ? 'pb-4' : 'pb-[calc(24px+var(--spacing-safe))]')}>
              {children}
            </div>
          </div>
        </div>
        {footer && (
          <div className="flex-none px-gutter pt-2 pb-[calc(20px+var(--spacing-safe))]">{footer}</div>
        )}
      </div>
    </Modal>
  );
}
