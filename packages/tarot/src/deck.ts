/** The deck without what its cards mean: names, rows, spreads, shuffle, selection. Browser-safe and small. */
export * from '#faces.ts';
export * from '#card-row.ts';
export * from '#spread.ts';
export * from '#uniform-integers.ts';
export * from '#shuffle.ts';
export * from '#selection.ts';
export * from '#chosen-cards.ts';
