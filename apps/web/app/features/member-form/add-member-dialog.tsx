import { useState, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '@wolha/contract/client';
import { api } from '#lib/api.ts';
import type { Overlay } from '#lib/overlay.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useAlert } from '#ui/use-alert.ts';
import { BirthFields } from './birth-fields.tsx';
import {
  birthFormErrors,
  emptyBirthForm,
  type BirthFormErrors,
  type BirthFormState,
} from './birth-form-state.ts';

interface AddMemberDialogProps {
  overlay: Overlay;
  /** After the person is stored and the page knows of them. */
  onAdded?: ((id: string) => void) | undefined;
}

const ADD_FAILED = '멤버 추가에 실패했습니다. 다시 시도해주세요.';
/** What the shop says no to, in words of its own; anything else did not get through. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 409, 429]);

const birthOf = ({
  sexType,
  calendarType,
  birthday,
  leapMonth,
  timeOption,
  time,
  birthCity,
}: BirthFormState) => ({
  sexType,
  calendarType,
  birthday,
  leapMonth,
  birthCity,
  time: timeOption === 'KNOWN' ? time : null,
});

/** Stores a new person, by the same rules as before a reading. */
export function AddMemberDialog({ overlay, onAdded }: AddMemberDialogProps) {
  const [state, setState] = useState(emptyBirthForm);
  const [shown, setShown] = useState<BirthFormErrors>({});
  const [isSending, setSending] = useState(false);
  const { revalidate } = useRevalidator();
  const { alert } = useAlert();

  const change = (next: BirthFormState): void => {
    setState(next);
    if (Object.keys(shown).length > 0) setShown(birthFormErrors(next));
  };
  const store = async (): Promise<void> => {
    setSending(true);
    try {
      const { member } = await api('POST /v1/member', { body: birthOf(state) });
      await overlay.close();
      setState(emptyBirthForm);
      await revalidate();
      onAdded?.(member.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { birthday, time, leapMonth } = error.fields;
      if (birthday ?? time ?? leapMonth)
        setShown({
          ...((birthday ?? leapMonth) && { birthday: birthday ?? leapMonth }),
          ...(time && { time }),
        });
      else
        await alert(REFUSALS.has(error.statusCode) ? error.message : ADD_FAILED, { title: '멤버 추가 에러' });
    } finally {
      setSending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    const errors = birthFormErrors(state);
    setShown(errors);
    const [field] = Object.keys(errors);
    if (field === undefined) void store();
    else event.currentTarget.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };

  return (
    <Dialog
      overlay={overlay}
      title="사주 정보 추가"
      footer={
        <Button type="submit" form="add-member" wide pending={isSending} pendingLabel="저장하는 중">
          저장하기
        </Button>
      }
    >
      <form id="add-member" noValidate onSubmit={submit}>
        <BirthFields state={state} errors={shown} onChange={change} />
      </form>
    </Dialog>
  );
}
