import type { ReadingBlock } from '@wolha/contract';

type Elements = Extract<ReadingBlock, { kind: 'elements' }>;
type Element = keyof Elements['counts'];

const ORDER: readonly { key: Element; name: string; sign: string }[] = [
  { key: 'wood', name: '나무', sign: '木' },
  { key: 'fire', name: '불', sign: '火' },
  { key: 'earth', name: '흙', sign: '土' },
  { key: 'metal', name: '쇠', sign: '金' },
  { key: 'water', name: '물', sign: '水' },
];

const SMALLEST = 44;
const PER_CHARACTER = 9;

/** How many characters of each element: a disc's size is its count, the one that balances the chart is outlined. */
export function ElementBalance({ block }: { block: Elements }) {
  return (
    <figure className="beat">
      <ul className="element-row">
        {ORDER.map(({ key, name, sign }) => {
          const count = block.counts[key] ?? 0;
          const size = SMALLEST + Math.min(count, 4) * PER_CHARACTER;
          return (
            <li key={key}>
              <span
                className="element-disc hanja"
                data-element={key}
                data-useful={block.useful === key || undefined}
                data-none={count === 0 || undefined}
                style={{ width: size, height: size }}
                aria-hidden="true"
              >
                {sign}
              </span>
              <span className="element-name">
                {name} {count}
                {block.useful === key && <span className="element-useful">도움</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <figcaption className="beat-caption">{block.caption}</figcaption>
    </figure>
  );
}
