import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AdviserVoice } from '#adviser/ask.ts';

const FOLDER = fileURLToPath(new URL('../../../../content/partners/', import.meta.url));

function partnerOf(text: string): AdviserVoice {
  const front = text.split(/^---$/mu)[1] ?? '';
  const field = (name: string): string => {
    const found = new RegExp(`^${name}: (.+)$`, 'mu').exec(front)?.[1];
    if (found === undefined) throw new RangeError(`a partner without ${name}`);
    return found.trim();
  };
  return { id: Number(field('id')), name: field('name'), tags: [field('speciality')], voice: field('voice') };
}

/** The partners that ship with the shop, by id. */
export function shippedPartners(): Map<number, AdviserVoice> {
  const partners = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => partnerOf(readFileSync(FOLDER + name, 'utf8')))
    .toSorted((a, b) => a.id - b.id);
  return new Map(partners.map((partner) => [partner.id, partner]));
}
