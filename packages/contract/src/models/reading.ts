import { z } from 'zod';

const tone = z.enum(['BRIGHT', 'SLOW', 'PLAIN']);
const element = z.enum(['wood', 'fire', 'earth', 'metal', 'water']);
const sign = z.object({ chinese: z.string(), korean: z.string(), element, label: z.string() });

/** One piece of a chapter: prose, or a piece drawn from the same verdicts as the prose. */
export const readingBlock = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('prose'), markdown: z.string() }),
    z.object({ kind: z.literal('crosshead'), text: z.string() }),
    z.object({ kind: z.literal('quote'), text: z.string() }),
    z.object({ kind: z.literal('checklist'), title: z.string(), items: z.array(z.string()) }),
    z.object({ kind: z.literal('notes'), items: z.array(z.string()) }),
    z.object({
      kind: z.literal('signals'),
      items: z.array(z.object({ tone, label: z.string(), text: z.string() })),
    }),
    z.object({ kind: z.literal('signPair'), left: sign, right: sign, caption: z.string() }),
    z.object({
      kind: z.literal('elements'),
      counts: z.record(element, z.number().int()),
      useful: element.nullable(),
      caption: z.string(),
    }),
    z.object({
      kind: z.literal('months'),
      months: z.array(
        z.object({
          name: z.string().describe('e.g. 3월'),
          range: z.string().describe('the term month, e.g. 3.5–4.4'),
          pillar: z.string(),
          tone,
          text: z.string(),
        }),
      ),
      caption: z.string(),
    }),
    z.object({
      kind: z.literal('decades'),
      decades: z.array(
        z.object({ ages: z.string(), pillar: z.string(), now: z.boolean(), text: z.string() }),
      ),
      caption: z.string(),
    }),
    z.object({
      kind: z.literal('cards'),
      cards: z.array(
        z.object({
          name: z.string(),
          direction: z.enum(['UPRIGHT', 'REVERSED']),
          position: z.string(),
          tarotCardImageUrl: z.string(),
        }),
      ),
    }),
    z.object({ kind: z.literal('letter'), paragraphs: z.array(z.string()) }),
  ])
  .meta({ id: 'ReadingBlock' });

export const readingChapter = z
  .object({
    title: z.string(),
    answer: z.string().describe('the chapter in one line; comes first'),
    blocks: z.array(readingBlock),
  })
  .meta({ id: 'ReadingChapter' });

export type ReadingBlock = z.output<typeof readingBlock>;
export type ReadingChapter = z.output<typeof readingChapter>;
