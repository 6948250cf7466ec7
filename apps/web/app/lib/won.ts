/** Amounts and counts as Korean readers write them. */
const korean = new Intl.NumberFormat('ko-KR');

/** 14900 → "14,900원". */
export function formatWon(amount: number): string {
  return `${korean.format(amount)}원`;
}

/** 12000 → "12,000". */
export function formatCount(count: number): string {
  return korean.format(count);
}

/** The whole percent a price lies under its original; 0 when either is missing. */
export function discountPercent(
  original: number | null | undefined,
  price: number | null | undefined,
): number {
  if (!original || price === null || price === undefined) return 0;
  return Math.round(((original - price) / original) * 100);
}
