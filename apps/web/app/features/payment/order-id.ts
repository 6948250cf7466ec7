/** An order's number: 22 characters of 132 random bits, so that nobody guesses another one's. */
export function newOrderId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
  return Array.from(bytes, (byte) => letters[byte & 63]).join('');
}
