import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ButtonLook } from '#ui/button-style.ts';

export const CONSULT = '무료 채팅 상담';

interface ConsultLinkProps extends ButtonLook {
  partner: { id: number; name: string };
}

/** The way to an adviser: through the login first for whoever is not signed in. */
export function ConsultLink({ partner, ...look }: ConsultLinkProps) {
  const { signedIn } = useShop();
  return (
    <ButtonLink {...look} to={signedIn ? paths.partner(partner.id) : paths.chatAuth(partner.id)}>
      <span className="sr-only">{partner.name} </span>
      {CONSULT}
    </ButtonLink>
  );
}
