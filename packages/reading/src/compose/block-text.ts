import type { Block } from '#reading.ts';

/** Everything a reader reads of a block, in running text: titles are not part of it. */
export function textOf(block: Block): string {
  switch (block.kind) {
    case 'prose':
      return block.markdown;
    case 'quote':
      return block.text;
    case 'checklist':
      return block.items.map((item) => `${item}.`).join('\n');
    case 'notes':
      return block.items.join('\n');
    case 'signals':
      return block.items.map(({ text }) => text).join('\n');
    case 'letter':
      return block.paragraphs.join('\n\n');
    case 'crosshead':
    case 'cards':
      return '';
    case 'signPair':
    case 'elements':
    case 'months':
    case 'decades':
      return block.caption;
  }
}
