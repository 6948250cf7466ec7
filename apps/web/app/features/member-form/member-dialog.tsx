import { useState, type SubmitEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Member } from '@wolha/contract';
import type { Overlay } from '#lib/overlay.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MemberChoices } from '#ui/member-choices.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { BirthFields } from './birth-fields.tsx';
import {
  birthFormErrors,
  changeBirthForm,
  initialBirthForm,
  type BirthFormErrors,
  type BirthFormState,
} from './birth-form-state.ts';

interface MemberDialogProps {
  overlay: Overlay;
  members: readonly Member[];
  /** What the server said of fields the browser cannot judge, such as a lunar day the calendar does not have. */
  serverErrors?: BirthFormErrors | undefined;
}

/** Asks whose chart it is about: a stored person, or new birth data. Sent to the page's own action. */
export function MemberDialog({ overlay, members, serverErrors }: MemberDialogProps) {
  const [state, setState] = useState(() => initialBirthForm(members));
  const [shown, setShown] = useState<BirthFormErrors>({});
  const [judged, setJudged] = useState(serverErrors);
  if (serverErrors !== judged) {
    setJudged(serverErrors);
    setShown(serverErrors ?? {});
  }
  const navigation = useNavigation();
  const isSending = navigation.state !== 'idle' && navigation.formMethod === 'POST';

  const change = (next: BirthFormState): void => {
    setState(next);
    if (Object.keys(shown).length > 0) setShown(birthFormErrors(next));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const errors = birthFormErrors(state);
    setShown(errors);
    if (Object.keys(errors).length === 0) return;
    event.preventDefault();
    const [field] = Object.keys(errors);
    event.currentTarget.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };

  return (
    <Dialog
      overlay={overlay}
      title="누구의 사주를 볼까요?"
      footer={
        <Button type="submit" form="member-form" wide pending={isSending} pendingLabel="여는 중">
          다음
        </Button>
      }
    >
      <Form id="member-form" method="post" noValidate onSubmit={submit} className="grid gap-5">
        {members.length > 0 && (
          <Segmented
            label="회원"
            hideLabel
            name="memberType"
            value={state.memberType}
            onChange={(memberType) => change(changeBirthForm(state, { memberType }))}
            options={[
              { value: 'EXISTING', label: '기존 회원' },
              { value: 'NEW', label: '새로 입력' },
            ]}
          />
        )}
        {members.length === 0 && <input type="hidden" name="memberType" value="NEW" />}
        {state.memberType === 'EXISTING' ? (
          <div>
            <MemberChoices
              label="저장된 사주"
              name="memberId"
              members={members}
              chosen={state.memberId}
              onChoose={(memberId) => change(changeBirthForm(state, { memberId }))}
            />
            <p className="mt-3 text-note text-ink-500">한 번 입력한 정보는 다음에 바로 고를 수 있어요.</p>
          </div>
        ) : (
          <BirthFields state={state} errors={shown} onChange={change} />
        )}
      </Form>
    </Dialog>
  );
}
