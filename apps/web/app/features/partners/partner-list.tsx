import { Link } from 'react-router';
import type { Partner } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import { ConsultButton } from './consult-button.tsx';
import { PartnerTags } from './partner-tags.tsx';
import { useConsult } from './use-consult.tsx';

const IN_FIRST_VIEW = 4;

/** Advisers, one under the other. */
export function PartnerList({ partners }: { partners: readonly Partner[] }) {
  const consult = useConsult();
  if (partners.length === 0) {
    return <EmptyState title="상담가가 없습니다" text="곧 새로운 상담가를 모시겠습니다." />;
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {partners.map((partner, index) => (
          <li key={partner.id} className="flex flex-wrap gap-4 py-5">
            <Link
              to={paths.partner(partner.id)}
              prefetch="intent"
              tabIndex={-1}
              aria-hidden
              className="flex-none rounded-thumb"
            >
              <Thumbnail
                src={partner.partnerImageUrl}
                width={400}
                height={480}
                eager={index < IN_FIRST_VIEW}
                className="w-28"
              />
            </Link>
            <div className="flex min-w-36 flex-1 flex-col">
              <h2 className="flex items-center gap-2 text-lg leading-snug font-bold">
                <Link
                  to={paths.partner(partner.id)}
                  prefetch="intent"
                  className="target relative rounded-tag underline-offset-4 hover:underline"
                >
                  {partner.name}
                </Link>
                {partner.status !== 'ON' && <StatusChip>열기 전</StatusChip>}
              </h2>
              <p className="mb-2 text-note text-ink-700">{partner.speciality}</p>
              <PartnerTags partner={partner} />
              <div className="mt-auto pt-3">
                <ConsultButton partner={partner} consult={consult} variant="secondary" size="medium" wide />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {consult.dialog}
    </>
  );
}
