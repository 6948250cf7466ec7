/** Value 0..63 of a digit of `A-Z a-z 0-9 - _`, the alphabet of the generated tables. */
export function base64Digit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 97) return code - 71;
  if (code === 95) return 63;
  if (code >= 65) return code - 65;
  return code === 45 ? 62 : code + 4;
}
