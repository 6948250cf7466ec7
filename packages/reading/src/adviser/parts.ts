import type { Occasion } from './occasion.ts';
import type { PairView } from './pair-view.ts';
import type { Decision } from './decide.ts';
import type { Quill } from './quill.ts';
import type { Intent } from './understand/intents.ts';
import type { Topic } from './understand/topics.ts';
import type { Understanding } from './understand/understand.ts';

/** What the reasons of a topic are drawn from. */
export type Field = 'meet' | 'near' | 'back' | 'stay' | 'self';

const FIELD: Readonly<Record<Topic, Field>> = {
  'new-love': 'meet',
  spouse: 'meet',
  ssum: 'near',
  contact: 'near',
  crush: 'near',
  reunion: 'back',
  heal: 'back',
  parting: 'back',
  couple: 'stay',
  fight: 'stay',
  weary: 'stay',
  trust: 'stay',
  marriage: 'stay',
  pair: 'stay',
  self: 'self',
  timing: 'self',
  work: 'self',
  career: 'self',
  people: 'self',
  matter: 'self',
};

/** What a voice's own words are written for: where nothing is, it speaks in general. */
export function voiceField(asked: Understanding): string {
  const { topic } = asked;
  if (topic === 'marriage' || topic === 'spouse') return 'wed';
  if (topic === 'timing' || topic === 'work' || topic === 'career') return 'time';
  if (topic === 'parting') return 'stay';
  return fieldOf(asked);
}

/** What there is to do: who thinks of leaving is not told what to do after it. */
export const actField = (asked: Understanding): string =>
  asked.topic === 'parting' ? 'leave' : fieldOf(asked);

/** Topics that another person belongs to. */
const OF_TWO: ReadonlySet<Topic> = new Set([
  'ssum', 'contact', 'crush', 'couple', 'fight', 'weary', 'trust', 'parting', 'reunion', 'marriage', 'pair',
]); // prettier-ignore

export const fieldOf = ({ topic, broken }: Understanding): Field =>
  topic === 'contact' && broken ? 'back' : FIELD[topic];

export const isOfTwo = (topic: Topic): boolean => OF_TWO.has(topic);

/** What takes the place of an intent a topic has no answers for. */
const INSTEAD: Readonly<Record<Intent, readonly Intent[]>> = {
  will: ['state', 'how'],
  when: ['will', 'state'],
  feel: ['will', 'like'],
  why: ['how', 'state'],
  how: ['should', 'will'],
  should: ['how', 'will'],
  letgo: ['should', 'will'],
  like: ['state', 'how'],
  who: ['like', 'will'],
  which: ['should', 'will', 'state', 'how'],
  state: ['will', 'like', 'how'],
};

function feelMoves(
  { topic, broken, together }: Understanding,
  { stance }: Decision,
  pair: PairView | null,
): string[] {
  if (topic === 'trust') return [`answer.trust#will.${stance}`];
  if (topic === 'new-love') return ['answer.feel#coming.go', `answer.feel#ssum.${stance}`];
  if (pair && !together && !broken) return [`answer.feel#pair.${pair.tone}`];
  const relation = broken
    ? 'broken'
    : together || topic === 'couple' || topic === 'fight' || topic === 'weary' || topic === 'marriage'
      ? 'couple'
      : 'ssum';
  return [`answer.feel#${relation}.${stance}`];
}

/** Topics whose other is still to come: what the spouse's star says of them is all there is. */
const OF_NOBODY_YET: ReadonlySet<Topic> = new Set(['spouse', 'marriage', 'new-love']);

/** What one chart alone cannot tell of two. */
const NEEDS_BOTH: ReadonlySet<Intent> = new Set(['like', 'will', 'state', 'which', 'feel']);
/** Topics that have a choice of their own besides sooner and later. */
const NAMED_CHOICE: ReadonlySet<Topic> = new Set(['contact', 'timing']);

/** Where the line that answers a question may be found, best first. */
export function answerMoves(asked: Understanding, decision: Decision, pair: PairView | null): string[] {
  const { topic, intent } = asked;
  const { stance } = decision;
  const home = topic === 'contact' && asked.broken && intent !== 'why' ? 'reunion' : topic;
  const moves = (wanted: Intent) => [`answer.${home}#${wanted}.${stance}`, `answer.${home}#${wanted}`];
  return [
    ...(asked.wantsAge && (intent === 'who' || intent === 'like')
      ? ['answer.spouse#which', 'answer.marriage#who']
      : []),
    ...(asked.wantsTrait !== null && (intent === 'who' || intent === 'like') && OF_NOBODY_YET.has(topic)
      ? [`answer.spouse#${asked.wantsTrait}`]
      : []),
    ...(asked.waits ? [`answer.contact#waiting.${stance}`] : []),
    ...(asked.wantsFault && intent === 'like' ? ['answer.self#fault'] : []),
    ...(asked.wantsDay && intent === 'when' ? ['answer.timing#when'] : []),
    ...(intent === 'feel' ? feelMoves(asked, decision, pair) : []),
    ...(topic === 'pair' && !pair && NEEDS_BOTH.has(intent) ? ['answer.pair#alone'] : []),
    ...(asked.weighs && !NAMED_CHOICE.has(topic) ? [`answer.matter#which.${stance}`] : []),
    ...moves(intent),
    ...INSTEAD[intent].flatMap(moves),
    `answer.any#${stance}`,
  ];
}

/** What the other's chart adds: how the stems meet, how the seats meet, what each is to the other. */
export function pairReasons(quill: Quill, pair: PairView, asked: Understanding): string[] {
  const own = quill.within({ slots: pair.slots });
  const { report, stems, branches } = pair;
  const order =
    asked.intent === 'feel'
      ? [`toThem.${report.toB.tenGod.korean}`, `stems.${stems}`]
      : asked.intent === 'why' || asked.topic === 'fight'
        ? [`branches.${branches}`, `toMe.${report.toA.tenGod.korean}`]
        : [`stems.${stems}`, `branches.${branches}`];
  const spare = [
    'completed',
    'gives',
    'given',
    `toMe.${report.toA.tenGod.korean}`,
    'lacks',
    `branches.${branches}`,
  ];
  const moves = (names: readonly string[]) => names.map((name) => `pair.reasons#${name}`);
  const [first = '', second = ''] = moves(order);
  return [own.pick(first, ...moves(spare)), own.pick(second, ...moves(spare))].flatMap((text) => text ?? []);
}

/** Texts of the readings that a long room goes on with when the adviser's own have all been said. */
const LUCK_STORE = {
  day: ['luck.more#day', 'today.contact#tie', 'today.day#god', 'today.day#ground', 'today.day#lead'],
  month: ['luck.more#month', 'luck.month#ahead', 'luck.month#aheadTie'],
  year: ['luck.more#year', 'luck.year#decade', 'years.love#tie'],
} as const;
export const OWN_STORE: Readonly<Record<Field, readonly string[]>> = {
  meet: [
    'reason.room#meet',
    'reason.more#near',
    'love.verdicts#channel',
    'love.verdicts#pattern',
    'self.season#nature',
    'seat.chair#chair',
  ],
  near: [
    'reason.room#near',
    'reason.more#near',
    'ssum.type#rhythm',
    'crush.first#root',
    'love.verdicts#pace',
    'love.verdicts#expression',
    'love.verdicts#initiative',
  ],
  back: [
    'reason.room#back',
    'reason.more#self',
    'recovery.speed#way',
    'recovery.speed#rise',
    'recovery.speed#season',
    'love.verdicts#hurt',
  ],
  stay: [
    'reason.room#stay',
    'reason.more#stay',
    'seat.chair#role',
    'seat.life#talk',
    'seat.life#space',
    'love.verdicts#hurt',
    'love.verdicts#expression',
    'seat.chair#ease',
  ],
  self: [
    'reason.room#self',
    'reason.more#self',
    'self.season#nature',
    'self.lead#lead',
    'self.lead#thin',
    'self.seat#strength',
    'self.seat#hidden',
  ],
};
const MONTHS: Readonly<Record<Field, string>> = {
  meet: 'months.meet',
  near: 'months.reach',
  back: 'months.rest',
  stay: 'months.deepen',
  self: 'months.rest',
};
/** What a month ahead brings, when it was told before. */
export const aheadStore = (field: Field): string[] =>
  ['god', 'ground', 'tie'].map((move) => `${MONTHS[field]}#${move}`);

/** What the day, the month and the year asked about bring: two of them, the nearest to the question first. */
export function luckReasons(quill: Quill, { luck }: Decision, { portrait }: Occasion): string[] {
  const calm = portrait.traits.todayTie === '없음';
  const moves = {
    day: calm
      ? ['luck.day#god', 'luck.day#tie', 'luck.day#ground']
      : ['luck.day#tie', 'luck.day#god', 'luck.day#ground'],
    month: ['luck.month#god', 'luck.month#tie'],
    year: ['luck.year#god', 'luck.year#tie', 'luck.year#decade'],
  };
  const texts = luck.slice(0, 2).map((kind) => quill.pick(...moves[kind], ...LUCK_STORE[kind]));
  return texts.flatMap((text) => text ?? []);
}
