import type { Concern } from './concerns/concern.ts';
import { decide, type Decision } from './decide.ts';
import { houseTraits, stepOf, TIMES_TOLD, WORK, type Desk } from './desk.ts';
import { opener } from './opener.ts';
import {
  actField,
  actsOnNamedDay,
  answerMoves,
  fieldOf,
  grounds,
  isOfTwo,
  isOnNamedDay,
  luckMoves,
  meets,
  pairReasons,
  voiceField,
  type ToldGround,
} from './parts.ts';
import { pointed, yearName } from './pointed.ts';
import type { Parts } from './shape.ts';
import type { Intent } from './understand/intents.ts';
import type { Understanding } from './understand/understand.ts';
import { MANNERS } from './voices.ts';

/** A second thing asked is answered in a line of its own, decided for itself. */
function alsoAnswer({ quill, voice, asked, occasion, times, pair }: Desk): string | null {
  if (!asked.also) return null;
  const other: Understanding = { ...asked, ...asked.also, also: null, concern: null };
  const decision = decide(times, other, pair);
  const line = pointed(quill, occasion, decision).pick(...answerMoves(other, decision, pair));
  if (line === null) return null;
  const bridge = quill.pick(`voice.${voice}#also`);
  return bridge === null ? line : `${bridge} ${line}`;
}

/** Words a gentle voice explains where they stand, the rarest first. */
const GLOSSED = [
  '원진', '도화', '홍염', '용신', '대운', '배우자 별', '정면으로', '편관', '정관', '편인', '정인', '겁재', '비견', '상관', '식신', '편재', '정재',
  '손을', '일진', '일주', '배우자 자리',
] as const; // prettier-ignore

/** The texts with the rarest of their words explained right where it stands, once. */
function glossed({ quill, voice }: Desk, texts: readonly string[]): readonly string[] {
  for (const word of GLOSSED) {
    const at = texts.findIndex((text) => text.includes(word));
    const gloss = at < 0 ? null : quill.pick(`voice.${voice}#gloss.${word}`);
    if (gloss !== null) return texts.map((text, index) => (index === at ? `${text} ${gloss}` : text));
  }
  return texts;
}

/** A voice's own token: what it would not say to somebody told to wait is said otherwise. */
function signMoves({ voice, asked, decision }: Desk): string[] {
  const home = `voice.${voice}`;
  const subject = `${home}#sign.${voiceField(asked)}`;
  const own = WORK.has(asked.topic) || voiceField(asked) === 'back' ? [subject] : [subject, `${home}#sign`];
  return stepOf(asked, decision) === 'hold' && isOfTwo(asked.topic)
    ? [`${home}#hold`, ...(voice === 'ideun' ? [] : own)]
    : own;
}

/** How much of the two charts an answer tells. */
const PAIR_TOLD = 2;
/** Intents whose answer does not turn with the time. */
const STANDING: ReadonlySet<Intent> = new Set(['why', 'like', 'who']);
/** Intents that are answered by what somebody is like: two traits of the chart carry them. */
const OF_NATURE: ReadonlySet<Intent> = new Set(['why', 'like', 'who', 'how']);

/** The month or the year the answer points to, where the answer or its ground named it. */
function pointedAt({ quill, asked, decision, occasion }: Desk, named: string): string | null {
  if (WORK.has(asked.topic) || asked.topic === 'heal') return null;
  if (asked.topic === 'marriage' || asked.topic === 'spouse')
    return named.includes(yearName(occasion, decision)) ? quill.pick('luck.year#ahead') : null;
  if (!named.includes(`${decision.month.month}월`)) return null;
  // A month whose pillar was told is gone on with.
  return named.includes(`${decision.month.pillar.korean}월`)
    ? quill.pick('luck.month#aheadTie')
    : quill.pick('luck.month#ahead', 'luck.month#aheadTie');
}

/** The first trait of an answer: the voice's own words and the house's go first in turn. */
function traitMoves(desk: Desk): string[] {
  const { voice, asked, pair } = desk;
  const own = `manner.${voice}#trait.${fieldOf(asked, pair)}`;
  const house = houseTraits(desk);
  return asked.turn % 2 === 0 ? [own, ...house] : [...house.slice(0, 2), own, ...house.slice(2)];
}

/** Where the line of a concern stands that answers. */
const linesOf = ({ texts }: Concern, { stance }: Decision): string[] =>
  ['own', `answer.${stance}`, 'answer'].map((move) => `${texts.id}#${move}`);

/** The line that answers the very thing that was asked. What turns with the time is answered for the day that is asked about. */
function concernMoves({ asked, decision }: Desk): string[] {
  const { concern, inHand } = asked;
  if (concern === null || (concern.turns && asked.asks && (isOnNamedDay(asked) || meets(asked)))) return [];
  // One thing more of nothing in hand is answered at large.
  return concern.goesOn === 'further' && inHand === null ? [] : linesOf(concern, decision);
}

/** What more there is to say and to do of what is in hand, where one thing more is told. */
function wentOn({ quill, asked: { concern, inHand }, decision }: Desk): string | null {
  return concern?.goesOn === 'further' && inHand !== null
    ? quill.pick(...linesOf(inHand, decision), `${inHand.texts.id}#act`)
    : null;
}

/** That the other is bound, told just now, goes before what is asked beside it, unless that is settled by itself. */
function answerFirst(desk: Desk): string[] {
  if (desk.chosen) return [desk.decision.stance, 'mid', 'go'].map((stance) => `answer.choice#${stance}`);
  const { concern } = desk.asked;
  const bound = desk.fact === 'taken' && (concern === null || concern.stance === null);
  return bound ? [...factMoves(desk), ...concernMoves(desk)] : [...concernMoves(desk), ...factMoves(desk)];
}

/** One thing to do: for the day that is named, else in the voice's own words. */
function actMoves({ voice, asked, decision, pair, told }: Desk): string[] {
  const step = stepOf(asked, decision);
  const field = actField(asked, pair);
  return [
    ...[asked.inHand, asked.concern].flatMap((concern) => (concern ? [`${concern.texts.id}#act`] : [])),
    ...(told.what === null ? [] : [`act#told.${told.what}`]),
    ...(meets(asked) ? ['act#meeting'] : []),
    ...(actsOnNamedDay(asked) ? [`act#day.${step}`] : isOnNamedDay(asked) ? ['act#thatDay'] : []),
    `manner.${voice}#act.${field}.${step}`,
    `act#${field}.${step}`,
    'act#element',
    `act#self.${step}`,
  ];
}

/** Whether, what and how is answered by the fact itself where it was told just now. */
function factMoves({ fact, told, asked }: Desk): string[] {
  return fact !== null && told.what === fact && !UNMOVED.has(asked.intent) ? [`answer.told#${fact}`] : [];
}
const UNMOVED: ReadonlySet<Intent> = new Set(['why', 'like', 'who', 'when']);

/** What the time asked about brings besides what was told; a day that was named or chosen is never passed over. */
function luckTold(
  { quill, asked, pair, decision, occasion }: Desk,
  told: readonly ToldGround['of'][],
  most: number,
): string[] {
  const left = decision.luck.filter((kind) => !told.includes(kind));
  const wanted = Math.max(most, left[0] === 'day' ? 1 : 0);
  const texts: string[] = [];
  for (const kind of left) {
    if (texts.length >= wanted) break;
    const text = quill.apart(...luckMoves(kind, occasion, fieldOf(asked, pair) === 'work'));
    if (text !== null) texts.push(text);
  }
  return texts;
}

export function partsOf(desk: Desk): Parts {
  const { quill, voice, asked, decision, pair } = desk;
  const step = stepOf(asked, decision);
  const first = opener(desk);
  const before = quill.spokenOf();
  const line = quill.must(...answerFirst(desk), ...answerMoves(asked, decision, pair));
  const more = wentOn(desk);
  const answer = more === null ? line : `${line} ${more}`;
  const about = quill.spokenOf().filter((dimension) => !before.includes(dimension));
  const also = alsoAnswer(desk);
  const natural = OF_NATURE.has(asked.intent) || decision.because.length === 0;
  const traits = traitMoves(desk);
  const own = [
    desk.traits.touching(about, ...traits) ?? desk.traits.apart(...traits, 'reason.self#own'),
    natural ? desk.traits.apart(...houseTraits(desk)) : null,
  ].flatMap((text) => text ?? []);
  // Whoever chose a counterpart and names no subject asks about the two.
  const two =
    pair && (isOfTwo(asked.topic) || asked.topic === 'matter') ? pairReasons(quill, voice, pair, asked) : [];
  const told = natural ? [] : grounds(quill, voice, decision, asked);
  const because = told.filter(({ of }) => of !== 'pair' && of !== 'chart').map(({ text }) => text);
  const toldOf = (of: 'pair' | 'chart') => told.filter((ground) => ground.of === of).map(({ text }) => text);
  const ahead =
    asked.intent === 'when' || asked.intent === 'will'
      ? pointedAt(desk, [answer, ...because].join(' '))
      : null;
  const luck = luckTold(
    desk,
    told.map(({ of }) => of),
    TIMES_TOLD - because.length - (ahead === null ? 0 : 1),
  );
  return {
    opener: first,
    answer,
    also,
    own: [...toldOf('chart'), ...own],
    pair: [...toldOf('pair'), ...two].slice(0, Math.min(PAIR_TOLD, MANNERS[voice].traits)),
    because,
    luck: voice === 'dalmuri' ? glossed(desk, luck) : luck,
    ahead: ahead === null ? [] : [ahead],
    act: [quill.pick(...actMoves(desk))].flatMap((text) => text ?? []),
    sign: quill.pick(...signMoves(desk)),
    // What somebody is like is no matter of going or waiting.
    closer: STANDING.has(asked.intent) ? null : quill.pick(`voice.${voice}#close.${step}`),
  };
}
