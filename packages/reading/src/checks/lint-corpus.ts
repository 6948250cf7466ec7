import { analyzeChart } from '@wolha/saju';
import { sentencesOf } from '#compose/sentences.ts';
import { slotsUsed } from '#compose/template.ts';
import { DIMENSION_VALUES, type Dimension, type Dimensions } from '#corpus/dimensions.ts';
import type { Fragment, Topic } from '#corpus/format.ts';
import { ENDINGS } from '#korean/predicate.ts';
import { portraitOf } from '#saju/portrait.ts';
import { decadeSlots, monthSlots, slotsOf, yearSlots } from '#saju/slots.ts';
import { decadeTraits, monthTraits, yearTraits } from '#saju/visitors.ts';
import { randomBirths } from './random-births.ts';
import { jaccard, shinglesOf } from './text-measures.ts';
import { BANNED, POLITE } from './words.ts';

/** A fault of a fragment, or something to look at. */
export interface CorpusFinding {
  severity: 'fault' | 'look';
  where: string;
  message: string;
}

/** How a place in the corpus serves people. */
export interface Coverage {
  move: string;
  fragments: number;
  characters: number;
  /** Share of people for whom nothing fits. */
  unserved: number;
  /** Fewest fragments anyone may choose from. */
  fewest: number;
  /** As many equally likely texts as two strangers would share equally rarely. */
  alternatives: number;
}

/** What people a corpus is tried on look like at one place: traits and the names of the slots they have. */
export interface Person {
  traits: Partial<Dimensions>;
  slots: ReadonlySet<string>;
}

const PEOPLE = 300;
const SEED = 77;
const DAYS = ['20260215', '20260701', '20261121', '20270409'] as const;

/** Random people on a few days, each with a month, a year and a decade to speak of. */
export function samplePeople(): Person[] {
  return randomBirths(SEED, PEOPLE).map((birth, index) => {
    const chart = analyzeChart(birth);
    const portrait = portraitOf(chart, DAYS[index % DAYS.length] ?? DAYS[0]);
    const month = portrait.verdicts.months[index % 24];
    const year = portrait.verdicts.years[index % 5];
    const decade = portrait.luck.decade;
    return {
      traits: {
        ...portrait.traits,
        ...(month ? monthTraits(chart, month) : {}),
        ...(year ? yearTraits(chart, year) : {}),
        ...(decade ? decadeTraits(chart, decade) : {}),
      },
      slots: new Set([
        ...slotsOf(portrait).keys(),
        ...(month ? monthSlots(month, index % 24).keys() : []),
        ...(year ? yearSlots(year).keys() : []),
        ...(decade ? decadeSlots(decade).keys() : []),
      ]),
    };
  });
}

const RAW_PARTICLE =
  /\}(은|는|이|가|을|를|과|와|으로|로|이라|라|이에요|예요|이고|이며|이지|이나|나|이든|아|야)(?![가-힣]{2,})/u;
const SENTENCE_MAX = 100;
const BOLD_MAX = 20;
const ALIKE = 0.5;
const ANSWER_MAX = 60;
/** Moves whose texts are not sentences: items of lists, labels, questions to tick. */
const NOT_PROSE = /(act|item|list|label|remedy|phrase|check|crosshead)/iu;

function lintFragment(
  topic: Topic,
  move: string,
  fragment: Fragment,
  known: ReadonlySet<string>,
): CorpusFinding[] {
  const findings: CorpusFinding[] = [];
  const { id, text } = fragment;
  const fault = (message: string) => findings.push({ severity: 'fault', where: id, message });
  const look = (message: string) => findings.push({ severity: 'look', where: id, message });
  const raw = RAW_PARTICLE.exec(text);
  if (raw)
    fault(`a particle by hand after a slot: …${text.slice(Math.max(0, raw.index - 10), raw.index + 4)}`);
  for (const { name, join } of slotsUsed(text)) {
    const phrases = topic.phrases[name];
    if (!phrases && !known.has(name)) fault(`no slot {${name}}`);
    if (join?.kind === 'ending' && !(ENDINGS as readonly string[]).includes(join.form))
      fault(`no ending ${join.form}`);
    if (join?.kind === 'particle' && !join.form.includes('/')) fault(`not a pair of particles: ${join.form}`);
  }
  if (/\{[^}]*$|^[^{]*\}/u.test(text)) fault('braces do not close');
  if (/\}\{|\} \{/u.test(text) && !/\}\s*\{/u.test(text.replace(/:[^}]*\}/gu, '}')))
    look('two slots side by side');
  for (const name of fragment.cites) if (!known.has(name)) fault(`cites no slot {${name}}`);
  for (const claim of fragment.claims) {
    const [name = '', value = ''] = claim.split('=');
    const values = DIMENSION_VALUES[name as Dimension] as readonly string[] | undefined;
    if (values && !values.includes(value)) fault(`no value ${claim}`);
  }
  const plain = text
    .replace(/\{[a-zA-Z0-9]+\|(?:습니다|어요|지요)\}/gu, '합니다')
    .replace(/\{[a-zA-Z0-9]+:([^/{}]*)\/[^{}]*\}/gu, '무엇$1')
    .replace(/\{[a-zA-Z0-9]+(?:[:|][^}]*)?\}/gu, '무엇');
  for (const { pattern, why } of BANNED) {
    const found = pattern.exec(plain);
    if (found) fault(`${why}: “${found[0]}”`);
  }
  if ((text.match(/\*\*/gu)?.length ?? 0) % 2 !== 0) fault('an unclosed **');
  for (const [, bold = ''] of text.matchAll(/\*\*(.+?)\*\*/gu)) {
    if (bold.length > BOLD_MAX) fault(`bold over ${BOLD_MAX}: ${bold}`);
  }
  if (/answer/iu.test(move)) {
    if (plain.length > ANSWER_MAX) fault(`answer of ${plain.length} characters`);
    if (text.startsWith('{')) look('an answer that begins with a slot');
  }
  if (NOT_PROSE.test(move)) return findings;
  for (const sentence of sentencesOf(plain)) {
    if (sentence.length > SENTENCE_MAX) fault(`sentence of ${sentence.length} characters: ${sentence}`);
    if (!POLITE.test(sentence)) fault(`not polite: ${sentence}`);
  }
  return findings;
}

const fits = (
  { when, text, claims, cites }: Fragment,
  { traits, slots }: Person,
  phrases: Topic['phrases'],
): boolean =>
  (Object.entries(when) as [Dimension, unknown][]).every(([dimension, wanted]) => {
    const value = traits[dimension];
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  }) &&
  claims.every((claim) => {
    const [name = '', value = ''] = claim.split('=');
    const verdict = traits[name as Dimension];
    return verdict === undefined || verdict === value;
  }) &&
  cites.every((name) => slots.has(name)) &&
  slotsUsed(text).every(({ name }) => slots.has(name) || phrases[name] !== undefined);

function coverageOf(
  topic: Topic,
  move: string,
  fragments: readonly Fragment[],
  people: readonly Person[],
): Coverage {
  const chance = new Map<string, number>();
  let unserved = 0;
  let fewest = Infinity;
  for (const person of people) {
    const fitting = fragments.filter((fragment) => fits(fragment, person, topic.phrases));
    fewest = Math.min(fewest, fitting.length);
    if (fitting.length === 0) unserved += 1;
    for (const { id } of fitting) chance.set(id, (chance.get(id) ?? 0) + 1 / fitting.length / people.length);
  }
  const sumOfSquares = [...chance.values()].reduce((sum, p) => sum + p * p, 0);
  return {
    move: `${topic.id}#${move}`,
    fragments: fragments.length,
    characters: fragments.reduce((sum, { text }) => sum + text.length, 0),
    unserved: unserved / people.length,
    fewest,
    alternatives: sumOfSquares === 0 ? 0 : 1 / sumOfSquares,
  };
}

/** Texts of one move that could be merged without loss. */
function alike(fragments: readonly Fragment[]): CorpusFinding[] {
  const prints = fragments.map(({ id, text }) => ({
    id,
    text,
    shingles: shinglesOf(text.replace(/\{[^}]*\}/gu, '')),
  }));
  return prints.flatMap((a, i) =>
    prints
      .slice(i + 1)
      .filter((b) => jaccard(a.shingles, b.shingles) > ALIKE)
      .map((b): CorpusFinding => ({
        severity: 'look',
        where: a.id,
        message: `much like ${b.id}: ${b.text}`,
      })),
  );
}

/** Whether a third of a move's texts begin with one word. */
function sameOpening(fragments: readonly Fragment[]): CorpusFinding[] {
  if (fragments.length < 6) return [];
  const counts = new Map<string, number>();
  for (const { text } of fragments) {
    const word = text.split(/\s/u)[0] ?? '';
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].flatMap(([word, count]): CorpusFinding[] =>
    count > fragments.length / 3 && !word.startsWith('{')
      ? [
          {
            severity: 'look',
            where: fragments[0]?.id ?? '',
            message: `${count} of ${fragments.length} begin with “${word}”`,
          },
        ]
      : [],
  );
}

export interface CorpusReport {
  findings: CorpusFinding[];
  coverage: Coverage[];
}

/** Everything that can be said of a topic by itself. */
export function lintTopic(topic: Topic, people: readonly Person[]): CorpusReport {
  const known = new Set(people.flatMap(({ slots }) => [...slots]));
  const places = [...Object.entries(topic.moves), ...Object.entries(topic.phrases)];
  const shadowed = Object.keys(topic.phrases).filter((name) => known.has(name));
  return {
    findings: [
      ...shadowed.map((name): CorpusFinding => ({
        severity: 'fault',
        where: `${topic.id}/phrase ${name}`,
        message: `a fact has that name, and comes before the phrase: {${name}}`,
      })),
      ...Object.entries(topic.moves).flatMap(([move, fragments]) => [
        ...fragments.flatMap((fragment) => lintFragment(topic, move, fragment, known)),
        ...alike(fragments),
        ...sameOpening(fragments),
      ]),
      ...Object.entries(topic.phrases).flatMap(([name, fragments]) =>
        fragments.flatMap((fragment) => lintFragment(topic, `phrase ${name}`, fragment, known)),
      ),
    ],
    coverage: places.map(([move, fragments]) => coverageOf(topic, move, fragments, people)),
  };
}
