import type { Block, Chapter } from '#reading.ts';

const TWIN = /신금\((辛|申)\)/gu;

/** Every text of a block passed through `change`. */
function changed(block: Block, change: (text: string) => string): Block {
  switch (block.kind) {
    case 'prose':
      return { ...block, markdown: change(block.markdown) };
    case 'crosshead':
    case 'quote':
      return { ...block, text: change(block.text) };
    case 'checklist':
    case 'notes':
      return { ...block, items: block.items.map(change) };
    case 'signals':
      return { ...block, items: block.items.map((item) => ({ ...item, text: change(item.text) })) };
    case 'letter':
      return { ...block, paragraphs: block.paragraphs.map(change) };
    case 'months':
    case 'decades':
    case 'elements':
    case 'signPair':
      return { ...block, caption: change(block.caption) };
    case 'cards':
      return block;
  }
}

/** 신금 is two characters, 辛 and 申: the sign stands at the first mention of each and is dropped after it. */
export function signedOnce(chapters: readonly Chapter[]): Chapter[] {
  const seen = new Set<string>();
  const change = (text: string) =>
    text.replace(TWIN, (whole, sign: string) => {
      if (seen.has(sign)) return '신금';
      seen.add(sign);
      return whole;
    });
  return chapters.map((chapter) => ({
    ...chapter,
    answer: change(chapter.answer),
    blocks: chapter.blocks.map((block) => changed(block, change)),
  }));
}
