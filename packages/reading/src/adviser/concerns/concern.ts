import { always, topic, type Pool, type Topic } from '#corpus/format.ts';
import type { Stance } from '../decide.ts';
import type { Intent } from '../understand/intents.ts';
import type { Topic as Subject } from '../understand/topics.ts';

/** Texts in 합니다 with the slots of the answers (`{actDay}`, `{when}`, `{monthWord}` …); a voice gives them its endings. */
type Lines = readonly string[];

/** How what is told is answered: `further` with what more there is to say of what is in hand, `alone` by itself. */
type GoesOn = 'further' | 'alone';

/** One thing that readers come with, finer than a subject: 헤어진 사람이 결혼한다, 둘 가운데 누구를. */
export interface ConcernSource {
  /** What it is at large: the outlook it is decided by, and the facts of the chart it is reasoned from. */
  of: `${Subject}.${Intent}`;
  /** How it is typed, a line each; ` > ` parts it from the question before where it leans on that. */
  asks: string;
  /** A word for what was told, before the answer. */
  heard?: Lines;
  /** The line that answers: one for each stance, or the same whatever the time brings. */
  answer: Lines | Readonly<Record<Stance, Lines>>;
  /** The line where the chart itself answers, by what it holds: said before the others. */
  own?: Pool;
  /** What no month outweighs: who may not be reached for is never told to go. */
  stance?: Stance;
  /** It meets with care by itself what is else met with care before anything is read. */
  careful?: true;
  /** Told of whatever is in hand, and decided as that is. */
  goesOn?: GoesOn;
  /** One thing to do. */
  act: Lines;
  /** What one asks next. */
  next: readonly [string, string, ...string[]];
}

/** A way it is typed. */
export interface Wording {
  readonly text: string;
  readonly after?: string;
}

export interface Concern {
  readonly id: string;
  readonly subject: Subject;
  readonly intent: Intent;
  readonly asks: readonly Wording[];
  readonly stance: Stance | null;
  readonly careful: boolean;
  readonly goesOn: GoesOn | null;
  /** Whether the answer turns with the time. */
  readonly turns: boolean;
  /** Its texts: `heard`, `act`, `answer` or `answer.go` and so on. */
  readonly texts: Topic;
  readonly next: readonly string[];
}

const isTurning = (answer: ConcernSource['answer']): answer is Readonly<Record<Stance, Lines>> =>
  !Array.isArray(answer);

/** `(걔|그 사람)한테 (연락|톡)`: words that stand for one another. */
const ALTERNATIVES = /\(([^()]*\|[^()]*)\)/u;
/** More ways than these are not all tried. */
const MOST_VARIANTS = 12;

/** The ways a line with alternatives may be said: all of them, or where they are many each word beside different others. */
function variantsOf(line: string): readonly string[] {
  const parts = line.split(ALTERNATIVES);
  const choices = parts.map((part, at) => (at % 2 === 0 ? [part] : part.split('|')));
  const ways = choices.reduce((product, { length }) => product * length, 1);
  const widest = Math.max(...choices.map(({ length }) => length));
  const all = ways <= MOST_VARIANTS;
  return Array.from({ length: all ? ways : Math.max(widest, MOST_VARIANTS) }, (_, variant) => {
    let left = variant;
    return choices
      .map((words, at) => {
        const turn = all ? left : variant + at * Math.floor(variant / words.length);
        left = Math.floor(left / words.length);
        return words[turn % words.length] ?? '';
      })
      .join('')
      .replace(/\s+/gu, ' ')
      .trim();
  });
}

/** The lines of a text of wordings. */
export const wordings = (lines: string): readonly Wording[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', second] = line.split(' > ').map((part) => part.trim());
      return second === undefined
        ? [...new Set(variantsOf(first))].map((text) => ({ text }))
        : [...new Set(variantsOf(second))].map((text) => ({ text, after: first }));
    });

function concern([id, source]: [string, ConcernSource]): Concern {
  const {
    of,
    asks,
    heard = [],
    answer,
    own = [],
    stance = null,
    careful = false,
    goesOn = null,
    act,
    next,
  } = source;
  const [subject, intent] = of.split('.') as [Subject, Intent];
  const answers: Record<string, Pool> = isTurning(answer)
    ? Object.fromEntries(Object.entries(answer).map(([name, lines]) => [`answer.${name}`, always(...lines)]))
    : { answer: always(...answer) };
  const moves = { heard: always(...heard), act: always(...act), own, ...answers };
  return {
    id,
    subject,
    intent,
    asks: wordings(asks),
    stance,
    careful,
    goesOn,
    turns: isTurning(answer),
    texts: topic(`concern.${id}`, { moves }),
    next,
  };
}

export const concerns = (sources: Readonly<Record<string, ConcernSource>>): readonly Concern[] =>
  Object.entries(sources).map(concern);
