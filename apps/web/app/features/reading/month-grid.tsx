import type { ReadingBlock } from '@wolha/contract';

type Months = Extract<ReadingBlock, { kind: 'months' }>;
type Tone = Months['months'][number]['tone'];

const TONE_WORDS: Record<Tone, string> = { BRIGHT: '밝은 달', SLOW: '늦출 달', PLAIN: '평온' };

/** Full for a bright month, dark for one to take slowly, half for the others: the shape says it with the word. */
function MoonShape({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="month-moon">
      <circle cx="12" cy="12" r="9" className="month-moon-disc" />
      {tone === 'PLAIN' && <path d="M12 3a9 9 0 0 1 0 18z" className="month-moon-lit" />}
      {tone === 'BRIGHT' && <circle cx="12" cy="12" r="9" className="month-moon-lit" />}
    </svg>
  );
}

/** Twelve months as moons, with the days on which each begins and ends. */
export function MonthGrid({ block }: { block: Months }) {
  return (
    <figure className="beat">
      <ol className="month-grid">
        {block.months.map((month) => (
          <li key={`${month.name}${month.range}`} data-tone={month.tone}>
            <span className="month-name">{month.name}</span>
            <MoonShape tone={month.tone} />
            <span className="month-tone">{TONE_WORDS[month.tone]}</span>
            <span className="month-range">{month.range}</span>
            {month.text !== '' && <span className="sr-only">{month.text}</span>}
          </li>
        ))}
      </ol>
      <figcaption className="beat-caption">{block.caption}</figcaption>
    </figure>
  );
}
