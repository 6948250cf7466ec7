import type { Partner } from '@wolha/contract';
import { Tag } from '#ui/tag.tsx';

/** What an adviser is good at. */
export function PartnerTags({ partner }: { partner: Pick<Partner, 'partnerCategories'> }) {
  return (
    <ul aria-label="상담 분야" className="flex flex-wrap gap-1.5">
      {partner.partnerCategories.map(({ id, category }) => (
        <li key={id} className="flex">
          <Tag tone="lilac">{category.name}</Tag>
        </li>
      ))}
    </ul>
  );
}
