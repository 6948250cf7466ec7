/** An order's number: a letter, so that no program takes it for an option, and 132 random bits that nobody guesses. */
export function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
  return `w${Array.from(bytes, (byte) => letters[byte & 63]).join('')}`;
}
