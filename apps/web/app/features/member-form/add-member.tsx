import { lazy, Suspense } from 'react';
import { useOnceOpen } from '#lib/once-open.ts';
import type { Overlay } from '#lib/overlay.tsx';
import { Button } from '#ui/button.tsx';

const AddMemberDialog = lazy(async () => ({
  default: (await import('./add-member-dialog.tsx')).AddMemberDialog,
}));

interface AddMemberProps {
  overlay: Overlay;
  onAdded?: (id: string) => void;
}

/** The way to store a new person: a button, and the form it opens, fetched then. */
export function AddMember({ overlay, onAdded }: AddMemberProps) {
  const wasOpen = useOnceOpen(overlay.isOpen);
  return (
    <>
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={overlay.open}>
        사주 정보 추가하기
      </Button>
      <Suspense>{wasOpen && <AddMemberDialog overlay={overlay} onAdded={onAdded} />}</Suspense>
    </>
  );
}
