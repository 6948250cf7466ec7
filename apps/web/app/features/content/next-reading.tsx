import type { Recommendation } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { CtaBar } from '#ui/cta-bar.tsx';

/** The fixed button under a result: to the first recommendation. */
export function NextReading({ content }: { content: Recommendation }) {
  return (
    <CtaBar>
      <ButtonLink to={paths.content(content)}>{content.title} 보기</ButtonLink>
    </CtaBar>
  );
}
