/**
 * The smallest possible SVG writer: elements are strings, numbers are rounded to two decimals,
 * text and attribute values are escaped. Everything the illustration system draws goes through it.
 */

export type Attributes = Record<string, string | number | undefined>;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for use in element content and attribute values. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (ch) => ESCAPES[ch] ?? ch);

/** Rounds to two decimals and drops trailing zeros, so that equal drawings are equal bytes. */
export const round = (value: number): string => String(Math.round(value * 100) / 100);

/** One element: `el('circle', { cx: 10, cy: 10, r: 4, fill: '#fff' })`. Undefined attributes are left out. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  let head = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    head += ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`;
  }
  return children.length === 0 ? `${head}/>` : `${head}>${children.join('')}</${name}>`;
}
