import type { Caller } from '#platform/http/request-context.ts';
import type { PartnerRow } from './repository.ts';

/** The advisers somebody may see: those who are open; the preview role, which is never a request's own word, sees all. */
export const visiblePartners = (
  partners: readonly PartnerRow[],
  caller: Pick<Caller, 'role'> | null,
): readonly PartnerRow[] =>
  caller?.role === 'partner-preview' ? partners : partners.filter((partner) => partner.status === 'ON');
