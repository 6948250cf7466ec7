/** A page of rules as the content files keep it. */
interface RulesPage {
  version: number;
}

/** The rules a buyer agrees to, as they stand: kept with each order, so that it can be told later what was agreed. */
export const policyVersionOf = (pages: Record<'terms' | 'privacy' | 'refund', RulesPage>): string =>
  `terms ${pages.terms.version}, refund ${pages.refund.version}, privacy ${pages.privacy.version}`;
