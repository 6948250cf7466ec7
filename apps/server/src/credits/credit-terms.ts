/** What the shop promises of credits and of free chat; its rules say the same. */
export const creditTerms = { perMessage: 1, validity: '1년', freePerDay: 3 } as const;
