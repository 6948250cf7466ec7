import type { Block, Chapter, Tone } from '#reading.ts';

const TONE_WORD: Record<Tone, string> = { BRIGHT: '밝음', SLOW: '천천히', PLAIN: '보통' };
const DIRECTION = { UPRIGHT: '정방향', REVERSED: '역방향' } as const;

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const withCaption = (lines: readonly string[], caption: string): string =>
  [list(lines), caption].filter((part) => part !== '').join('\n\n');

const ELEMENT_WORD = { wood: '목', fire: '화', earth: '토', metal: '금', water: '수' } as const;

/** A block in words: everything it shows, readable as text. */
export function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'prose':
      return block.markdown;
    case 'crosshead':
      return `### ${block.text}`;
    case 'quote':
      return `> ${block.text}`;
    case 'checklist':
      return `**${block.title}**\n\n${list(block.items)}`;
    case 'notes':
      return list(block.items);
    case 'signals':
      return list(block.items.map(({ label, text }) => `${label}: ${text}`));
    case 'signPair':
      return withCaption(
        [block.left, block.right].map(({ label, chinese }) => `${label} (${chinese})`),
        block.caption,
      );
    case 'elements':
      return withCaption(
        Object.entries(block.counts).map(
          ([element, count]) => `${ELEMENT_WORD[element as keyof typeof ELEMENT_WORD]} ${count}`,
        ),
        block.caption,
      );
    case 'months':
      return withCaption(
        block.months.map(
          ({ name, range, pillar, tone, text }) => `${name} (${range}) ${pillar}: ${text || TONE_WORD[tone]}`,
        ),
        block.caption,
      );
    case 'decades':
      return withCaption(
        block.decades.map(
          ({ ages, pillar, now, text }) => `${ages} ${pillar} ${text}${now ? ' (지금)' : ''}`,
        ),
        block.caption,
      );
    case 'cards':
      return list(
        block.cards.map(({ position, name, direction }) => `${position}: ${name} ${DIRECTION[direction]}`),
      );
    case 'letter':
      return block.paragraphs.join('\n\n');
  }
}

export const chapterMarkdown = ({ title, answer, blocks }: Chapter): string =>
  [`## ${title}`, `**${answer}**`, ...blocks.map(blockMarkdown)].join('\n\n');

export const readingMarkdown = (chapters: readonly Chapter[]): string =>
  chapters.map(chapterMarkdown).join('\n\n');
