import type { Occasion } from './occasion.ts';
import type { PairView } from './pair-view.ts';
import type { Decision } from './decide.ts';
import type { Quill } from './quill.ts';
import type { Intent } from './understand/intents.ts';
import type { Topic } from './understand/topics.ts';
import type { Understanding } from './understand/understand.ts';

/** What the reasons of a topic are drawn from. */
export type Field = 'meet' | 'near' | 'back' | 'stay' | 'self' | 'work';

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
  work: 'work',
  career: 'work',
  people: 'self',
  matter: 'self',
};

/** What a voice's own words are written for: where nothing is, it speaks in general. */
export function voiceField(asked: Understanding): string {
  const { topic } = asked;
  if (topic === 'marriage' || topic === 'spouse') return 'wed';
  if (topic === 'timing' || topic === 'work' || topic === 'career') return 'time';
  if (topic === 'parting') return 'stay';
  return fieldOf(asked, null);
}

/** Subjects that have things to do of their own: who thinks of leaving is not told what to do after it. */
const ACTS: Partial<Record<Topic, string>> = {
  parting: 'leave',
  trust: 'trust',
  heal: 'heal',
  work: 'work',
  career: 'work',
  people: 'people',
};

/** What there is to do; of a wedding, what can be done whether or not there is somebody. */
export const actField = (asked: Understanding, pair: PairView | null): string =>
  ACTS[asked.topic] ??
  (asked.topic === 'marriage' && !asked.together && !pair ? 'wed' : fieldOf(asked, pair));

/** Topics that another person belongs to. */
const OF_TWO: ReadonlySet<Topic> = new Set([
  'ssum', 'contact', 'crush', 'couple', 'fight', 'weary', 'trust', 'parting', 'reunion', 'marriage', 'pair',
]); // prettier-ignore

export function fieldOf({ topic, broken, together, intent }: Understanding, pair: PairView | null): Field {
  if (topic === 'contact' && broken) return 'back';
  // Who has somebody, or asks how to live with one, has nobody left to meet.
  if (topic === 'spouse' && (together || pair || intent === 'how')) return 'stay';
  // Who asks whether and when they will wed and names nobody has somebody yet to meet.
  if (topic === 'marriage' && !together && !pair && UNMET.has(intent)) return 'meet';
  return FIELD[topic];
}

/** What is asked of a wedding before there is anybody to wed. */
const UNMET: ReadonlySet<Intent> = new Set(['will', 'when', 'state', 'why', 'who']);

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

const DAY_INTENTS: ReadonlySet<Intent> = new Set(['should', 'state', 'will']);

/** Whether it will be, asked of a day to come: how that meeting goes. */
const ON_A_DAY: ReadonlySet<Understanding['scope']['kind']> = new Set(['day', 'date', 'weekday', 'week']);
export const meets = ({ topic, intent, scope }: Understanding): boolean =>
  topic === 'new-love' && intent === 'will' && ON_A_DAY.has(scope.kind);

/** A day is named for something between two: whether to do it then, or how it will go. */
const A_DAY: ReadonlySet<Understanding['scope']['kind']> = new Set(['day', 'date', 'weekday']);
/** Whether to do it on the day that is named; else only how that day will go. */
export const actsOnNamedDay = (asked: Understanding): boolean =>
  isOnNamedDay(asked) && (asked.intent === 'should' || asked.topic === 'contact');

export const isOnNamedDay = ({ topic, intent, scope }: Understanding): boolean =>
  OF_TWO.has(topic) && DAY_INTENTS.has(intent) && A_DAY.has(scope.kind);

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
    // What made two fall silent who are no couple yet is not told by how the reader quarrels.
    ...(topic === 'contact' && intent === 'why' && !asked.broken && !asked.together
      ? [`answer.contact#quiet.${stance}`]
      : []),
    ...(asked.wantsFault && intent === 'like' ? ['answer.self#fault'] : []),
    ...(isOnNamedDay(asked)
      ? topic === 'contact' && intent === 'will'
        ? [`answer.contact#onThatDay.${stance}`]
        : [`answer.day#${intent === 'will' ? 'will' : 'should'}.${stance}`]
      : []),
    ...(meets(asked) ? [`answer.new-love#meeting.${stance}`] : []),
    ...(asked.wantsDay && intent === 'when' ? ['answer.timing#when'] : []),
    ...(intent === 'feel' ? feelMoves(asked, decision, pair) : []),
    ...(topic === 'pair' && !pair && NEEDS_BOTH.has(intent) ? ['answer.pair#alone'] : []),
    ...(asked.weighs && !NAMED_CHOICE.has(topic) ? [`answer.matter#which.${stance}`] : []),
    ...moves(intent),
    ...INSTEAD[intent].flatMap(moves),
    `answer.any#${stance}`,
  ];
}

/** What the other's chart adds: how the stems meet, how the seats meet, what each is to the other. Each is told once. */
export function pairReasons(quill: Quill, voice: string, pair: PairView, asked: Understanding): string[] {
  const own = quill.within({ slots: pair.slots });
  const { report, stems, branches } = pair;
  const [stem, seats] = [`stems.${stems}`, `branches.${branches}`];
  const [toMe, toThem] = [`toMe.${report.toA.tenGod.korean}`, `toThem.${report.toB.tenGod.korean}`];
  const lead =
    asked.intent === 'feel'
      ? [toThem, seats]
      : asked.intent === 'why' || asked.topic === 'fight'
        ? [seats, toMe]
        : [stem, seats];
  const rest = [...lead, 'gives', 'completed', toMe, seats, 'given', stem, 'lacks'];
  const texts: string[] = [];
  for (const name of new Set(rest)) {
    if (texts.length === 2) break;
    const text = own.pick(`manner.${voice}#pair.${name}`, `pair.reasons#${name}`);
    if (text !== null) texts.push(text);
  }
  return texts;
}

/** Subjects that are not of two: their grounds are told in words of their own. */
const OF_LIFE: ReadonlySet<Topic> = new Set(['work', 'career', 'people', 'matter', 'self', 'timing']);

/** A ground that was told, and what it speaks of. */
export interface ToldGround {
  of: 'chart' | 'pair' | 'day' | 'month' | 'year';
  text: string;
}
const SPEAKS_OF: Readonly<Record<string, ToldGround['of']>> = {
  day: 'day',
  month: 'month',
  near: 'month',
  within: 'month',
  year: 'year',
  wedding: 'year',
  pair: 'pair',
};

/** What tipped the answer: one ground, or one of each side. */
export function grounds(
  quill: Quill,
  voice: string,
  { because }: Decision,
  { topic }: Understanding,
): ToldGround[] {
  const realm = OF_LIFE.has(topic) ? 'life' : 'love';
  const moves = (name: string) => [
    ...(realm === 'love' ? [`manner.${voice}#ground.${name}`] : []),
    `ground#${realm}.${name}`,
  ];
  return because.flatMap((names) => {
    for (const name of names) {
      const text = quill.pick(...moves(name));
      if (text !== null) return [{ of: SPEAKS_OF[name.split('.')[0] ?? ''] ?? 'chart', text }];
    }
    return [];
  });
}

/** Texts of the readings that a long room goes on with when the adviser's own have all been said. */
const LUCK_STORE = {
  day: ['luck.more#day', 'today.contact#tie', 'today.day#god', 'today.day#ground', 'today.day#lead'],
  month: ['luck.more#month'],
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
  work: ['reason.work#more'],
};

/** What the days, months and years asked about bring, the nearest to the question first, no one twice. */
export function luckMoves(kind: Decision['luck'][number], { portrait }: Occasion, work: boolean): string[] {
  if (work && kind !== 'day') return [`luck.work#${kind}`];
  const calm = portrait.traits.todayTie === '없음';
  const moves = {
    day: calm
      ? ['luck.day#god', 'luck.day#tie', 'luck.day#ground']
      : ['luck.day#tie', 'luck.day#god', 'luck.day#ground'],
    month: ['luck.joined#month', 'luck.month#god', 'luck.month#tie'],
    year: ['luck.year#god', 'luck.year#tie', 'luck.year#decade'],
  };
  return [...moves[kind], ...LUCK_STORE[kind]];
}
