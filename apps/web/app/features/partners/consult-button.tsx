import { Form } from 'react-router';
import type { Partner } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ButtonLook } from '#ui/button-style.ts';
import type { Consult } from './use-consult.tsx';

const CONSULT = '무료 채팅 상담';

interface ConsultButtonProps extends ButtonLook {
  partner: Pick<Partner, 'id' | 'name' | 'partnerImageUrl'>;
  consult: Consult;
  /** Goes along into the talk. */
  question?: string | undefined;
  /** Its number, which goes along through the login. */
  ask?: number | undefined;
}

/**
 * Into a talk with an adviser: through the login first for whoever is not signed in. Without scripts it is a form that
 * the adviser's page answers.
 */
export function ConsultButton({ partner, consult, question, ask, ...look }: ConsultButtonProps) {
  const { signedIn } = useShop();
  const words = (
    <>
      <span className="sr-only">{partner.name} </span>
      {CONSULT}
    </>
  );
  if (!signedIn) {
    return (
      <ButtonLink {...look} to={paths.chatAuth(partner.id, ask)}>
        {words}
      </ButtonLink>
    );
  }
  return (
    <Form
      method="post"
      action={paths.partner(partner.id)}
      onSubmit={(event) => {
        event.preventDefault();
        consult.start(partner, question);
      }}
    >
      <Button {...look} wide type="submit" pending={consult.pendingId === partner.id}>
        {words}
      </Button>
    </Form>
  );
}
