import type { Partner } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { useShop } from '#lib/use-shop.ts';
import { adviserWords } from '#lib/writing-words.ts';
import { CtaBar } from '#ui/cta-bar.tsx';
import { Icon } from '#ui/icon.tsx';
import { nextIcon } from '#ui/icons.tsx';
import { Tag } from '#ui/tag.tsx';
import { Link } from 'react-router';
import { ConsultButton } from './consult-button.tsx';
import { PartnerTags } from './partner-tags.tsx';
import { useConsult } from './use-consult.tsx';

interface PartnerDetailProps {
  partner: Partner;
  /** The introduction as HTML, made from Markdown that lets no HTML through; null when there is none. */
  introHtml: string | null;
  /** Which sample question the reader chose before they signed in. */
  chosen: number | null;
}

/** Who an adviser is: face, field, words, and what to begin with. */
export function PartnerDetail({ partner, introHtml, chosen }: PartnerDetailProps) {
  const consult = useConsult();
  const { shop } = useShop();
  const question = chosen === null ? undefined : partner.sampleQuestions[chosen];
  return (
    <>
      <div className="flex-1">
        <header className="partner-hero on-night">
          <img src={partner.partnerImageUrl} alt="" width={400} height={480} fetchPriority="high" />
          <div className="partner-hero-words">
            <Tag tone="white">{partner.serviceType === 'TAROT' ? '타로' : '사주'}</Tag>
            <h1 className="title-serif mt-2 text-3xl text-white">{partner.name}</h1>
            <p className="mt-0.5 text-md text-white">{partner.speciality}</p>
          </div>
        </header>
        <div className="px-gutter pt-6 pb-11">
          <PartnerTags partner={partner} />
          {introHtml === null ? (
            <p className="mt-6 text-base text-ink-500">소개가 없습니다.</p>
          ) : (
            <div className="content-intro mt-6" dangerouslySetInnerHTML={{ __html: introHtml }} />
          )}
          {partner.sampleQuestions.length > 0 && (
            <section aria-labelledby="ask-like-this" className="mt-10">
              <h2 id="ask-like-this" className="text-base font-bold">
                이렇게 물어보세요
              </h2>
              <ul className="mt-3 grid gap-2.5">
                {partner.sampleQuestions.map((sample, index) => (
                  <li key={sample}>
                    <SampleQuestion
                      to={paths.chatAuth(partner.id, index)}
                      question={sample}
                      onAsk={() => consult.start(partner, sample)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className="mt-8 text-note text-ink-500">{adviserWords(shop.writesByModel)}</p>
        </div>
      </div>
      <CtaBar>
        {question !== undefined && (
          <p className="mb-2 truncate text-center text-note font-semibold text-purple-700">
            <span className="sr-only">고른 질문: </span>“{question}”
          </p>
        )}
        <ConsultButton partner={partner} consult={consult} question={question} ask={chosen ?? undefined} />
      </CtaBar>
      {consult.dialog}
    </>
  );
}

const QUESTION =
  'flex min-h-12 w-full items-center justify-between gap-3 rounded-m bg-purple-50 px-4 py-3 text-left text-md text-ink-900 hover:bg-purple-100';

interface SampleQuestionProps {
  /** Where a reader who is not signed in goes first. */
  to: string;
  question: string;
  onAsk: () => void;
}

/** A question to begin with: it goes along into the talk. */
function SampleQuestion({ to, question, onAsk }: SampleQuestionProps) {
  const { signedIn } = useShop();
  const inside = (
    <>
      {question}
      <Icon of={nextIcon} size={18} className="text-purple-600" />
    </>
  );
  return signedIn ? (
    <button type="button" className={QUESTION} onClick={onAsk}>
      {inside}
    </button>
  ) : (
    <Link to={to} className={QUESTION}>
      {inside}
    </Link>
  );
}
