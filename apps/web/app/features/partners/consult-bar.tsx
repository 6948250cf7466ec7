import type { Partner } from '@wolha/contract';
import { useShop } from '#lib/use-shop.ts';
import { Button } from '#ui/button.tsx';
import { CtaBar } from '#ui/cta-bar.tsx';
import { useAlert } from '#ui/use-alert.ts';
import { CONSULT, ConsultLink } from './consult-link.tsx';

/** The one button of an adviser's page. */
export function ConsultBar({ partner }: { partner: Partner }) {
  const { signedIn } = useShop();
  const { alert } = useAlert();
  return (
    <CtaBar>
      {signedIn ? (
        <Button onClick={() => void alert('상담방을 준비하고 있습니다. 문을 열면 여기에서 바로 이어집니다.')}>
          {CONSULT}
        </Button>
      ) : (
        <ConsultLink partner={partner} />
      )}
    </CtaBar>
  );
}
