import type { CreditConfig } from '#platform/config.ts';

/** What the shop promises of credits and of free chat, in the words of its rules. */
export interface CreditTerms {
  perMessage: number;
  validity: string;
  freePerDay: number;
}

export const creditTermsOf = ({ perMessage, validDays, freePerDay }: CreditConfig): CreditTerms => ({
  perMessage,
  validity: validDays % 365 === 0 ? `${validDays / 365}년` : `${validDays}일`,
  freePerDay,
});
