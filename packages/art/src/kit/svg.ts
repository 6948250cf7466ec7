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

/** A path from commands and numbers: `path('M', 0, 0, 'L', 10, 20)` → `M0 0L10 20`. */
export function path(...parts: readonly (string | number)[]): string {
  let out = '';
  let previousIsNumber = false;
  for (const part of parts) {
    const text = typeof part === 'number' ? round(part) : part;
    out += typeof part === 'number' && previousIsNumber ? ` ${text}` : text;
    previousIsNumber = typeof part === 'number';
  }
  return out;
}
