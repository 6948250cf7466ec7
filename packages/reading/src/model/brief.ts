import { cardFaceOf, DIRECTION_NAMES, loveKeywords } from '@wolha/tarot';
import { wantedLengths } from '#compose/compose.ts';
import type { Block, Chapter, ContentOutline, Fact, Reading } from '#reading.ts';
import { monthSpan } from '#saju/luck-months.ts';
import { portraitOf, type Portrait } from '#saju/portrait.ts';
import { slotsOf } from '#saju/slots.ts';
import { pillarsOf } from '#saju/ten-god-weights.ts';
import { writeSajuReading, type WriteSajuReading } from '#write-saju-reading.ts';
import { writeTarotReading, type WriteTarotReading } from '#write-tarot-reading.ts';
import { verdictWords } from './verdict-words.ts';

/** A month a chapter may speak of, with what has been decided about it. */
export interface MonthBrief {
  name: string;
  days: string;
  pillar: string;
  tone: '밝은 달' | '보통' | '늦출 달';
}

/**
 * Everything a model is told to write one chapter from: no name, no e-mail, no id, no birth date or time. The facts and
 * the drawn pieces are those the built-in writer allotted to the chapter, so that a model's chapter stands among
 * built-in ones without saying what they say.
 */
export interface ChapterBrief {
  title: string;
  basis: readonly string[];
  /** Floor in characters without spaces. */
  minChars: number;
  reader: { pillars: string[]; sex: string; age: string } | null;
  facts: readonly Fact[];
  verdicts: Readonly<Record<string, string>>;
  months: readonly MonthBrief[];
  cards: readonly { place: string; card: string; keywords: readonly string[] }[];
  /** What chapters before this one answer, so that nothing is said twice or otherwise. */
  earlier: readonly string[];
  closing: boolean;
}

/** A chapter to be written by a model, with the built-in chapter that stands in for it. */
export interface ChapterTask {
  brief: ChapterBrief;
  builtin: Chapter;
  /** Pieces drawn from the chart or the cards, which the model's prose is set around. */
  beats: readonly Block[];
  /** Null for cards. */
  portrait: Portrait | null;
}

const TONES = { BRIGHT: '밝은 달', PLAIN: '보통', SLOW: '늦출 달' } as const;
const DRAWN: ReadonlySet<Block['kind']> = new Set(['signPair', 'elements', 'months', 'decades', 'cards']);

const ageBand = (age: number): string => {
  const decade = Math.floor(age / 10) * 10;
  const third = age % 10 < 4 ? '초반' : age % 10 < 7 ? '중반' : '후반';
  return `${decade}대 ${third}`;
};

function monthsOf({ facts }: Chapter, { verdicts }: Portrait): MonthBrief[] {
  const named = new Set(facts.flatMap(({ id }) => /^month\.(\d+-\d+)/u.exec(id)?.[1] ?? []));
  return verdicts.months
    .filter(({ year, month }) => named.has(`${year}-${month}`))
    .map((month) => ({
      name: `${month.month}월`,
      days: monthSpan(month),
      pillar: month.pillar.korean,
      tone: TONES[month.tone],
    }));
}

const FACTS_ENOUGH = 6;

/** The facts the plan gave the chapter, filled up from those its basis asks for and the day pillar's own. */
function factsFor(planned: readonly Fact[], basis: readonly string[], store: readonly Fact[]): Fact[] {
  const asked = store.filter((fact) => fact.basis.some((word) => basis.includes(word)));
  const own = store.filter((fact) => fact.basis.includes('ilju'));
  const more = planned.length < FACTS_ENOUGH ? [...asked, ...own] : [];
  const facts = new Map([...planned, ...more].map((fact) => [fact.id, fact]));
  return [...facts.values()].slice(0, Math.max(FACTS_ENOUGH, planned.length));
}

function tasksOf(
  content: ContentOutline,
  reading: Reading,
  own: (chapter: Chapter) => Pick<ChapterBrief, 'reader' | 'verdicts' | 'months' | 'cards'>,
  portrait: Portrait | null,
): ChapterTask[] {
  const floors = wantedLengths(content);
  const store = portrait ? [...slotsOf(portrait).values()].flatMap(({ fact }) => fact ?? []) : reading.facts;
  return reading.chapters.map((builtin, index) => ({
    builtin,
    beats: builtin.blocks.filter(({ kind }) => DRAWN.has(kind)),
    portrait,
    brief: {
      title: builtin.title,
      basis: content.chapters[index]?.basis ?? [],
      minChars: Math.round(floors[index] ?? 0),
      facts: factsFor(builtin.facts, content.chapters[index]?.basis ?? [], store),
      earlier: reading.chapters.slice(0, index).map(({ answer }) => answer),
      closing: index === reading.chapters.length - 1 && index > 0,
      ...own(builtin),
    },
  }));
}

/** What a model is told of each chapter of a Saju content. */
export function sajuTasks(ask: WriteSajuReading): ChapterTask[] {
  const { content, chart, on } = ask;
  const portrait = portraitOf(chart, on);
  const reader = {
    pillars: pillarsOf(chart).map(({ korean }, index) => `${korean}${['년', '월', '일', '시'][index] ?? ''}`),
    sex: chart.sexType === 'FEMALE' ? '여성' : '남성',
    age: ageBand(portrait.luck.age),
  };
  return tasksOf(
    content,
    writeSajuReading(ask),
    (chapter) => ({
      reader,
      verdicts: verdictWords(portrait.verdicts),
      months: monthsOf(chapter, portrait),
      cards: [],
    }),
    portrait,
  );
}

/** What a model is told of each chapter of a tarot content. */
export function tarotTasks(ask: WriteTarotReading): ChapterTask[] {
  const cards = ask.cards.map(({ number, direction }, index) => ({
    place: ask.questions[index] ?? '',
    card: `${cardFaceOf(number).name} ${DIRECTION_NAMES[direction]}`,
    keywords: loveKeywords(number, direction),
  }));
  return tasksOf(
    ask.content,
    writeTarotReading(ask),
    () => ({ reader: null, verdicts: {}, months: [], cards }),
    null,
  );
}
