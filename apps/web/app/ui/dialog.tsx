import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icons.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import { classNames } from './class-names.ts';
import { SheetHandle } from './sheet-handle.tsx';

interface DialogProps extends Pick<ModalProps, 'overlay' | 'dismissible'> {
  title: string;
  /**
   * notice: 400 wide, in the middle; form: 500 wide, on phones a sheet from below; sheet: from below on any screen, so
   * that what it is about stays in sight above it.
   */
  kind?: 'notice' | 'form' | 'sheet';
  /** A question that opens a talk wears the serif. */
  serif?: boolean;
  /** Above the title, edge to edge. */
  banner?: ReactNode;
  /** Kept in sight under the scrolling part. */
  footer?: ReactNode;
  children?: ReactNode;
}

const SHEET = 'mb-0 w-full max-w-column rounded-t-sheet [--travel:0_40px]';

const KINDS = {
  notice: 'w-[min(400px,calc(100vw-40px))] rounded-sheet',
  form: `${SHEET} wide:mb-auto wide:w-125 wide:max-w-[calc(100vw-40px)] wide:rounded-sheet`,
  sheet: SHEET,
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
  const isNotice = kind === 'notice';
  return (
    <Modal
      overlay={overlay}
      dismissible={dismissible}
      label={title}
      className={classNames('bg-beat text-ink-900 shadow-sheet overflow-clip', KINDS[kind])}
    >
      <div className="flex max-h-[calc(100dvh-40px)] flex-col">
        {!isNotice && <SheetHandle onDrop={() => dismissible !== false && void overlay.close()} />}
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          {banner}
          <div className={classNames('px-gutter', isNotice ? 'pt-6' : 'pt-3')}>
            <div
              className={classNames(
                'flex items-center gap-3',
                isNotice ? 'justify-center' : 'justify-between',
              )}
            >
              <h2
                className={classNames(
                  serif ? 'title-serif text-2xl' : 'text-xl font-bold',
                  isNotice && 'text-center',
                )}
              >
                {title}
              </h2>
              {!isNotice && dismissible !== false && (
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
