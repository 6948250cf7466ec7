import '#styles/tarot-table.css';
import type { Overlay } from '#lib/overlay.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { closeIcon } from '#ui/icons.tsx';
import { Modal } from '#ui/modal.tsx';
import { CardTable, type CardTableProps } from './card-table.tsx';

interface CardDialogProps extends CardTableProps {
  overlay: Overlay;
}

/** The card table over a content's page. Every opening lays a newly shuffled deck. */
export default function CardDialog({ overlay, ...table }: CardDialogProps) {
  return (
    <Modal overlay={overlay} label={`${table.title}, 카드 고르기`} className="tarot-dialog on-night">
      <div className="tarot-bar">
        <p aria-hidden="true">카드 고르기</p>
        <IconButton icon={closeIcon} label="닫기" onClick={() => void overlay.close()} />
      </div>
      <CardTable {...table} />
    </Modal>
  );
}
