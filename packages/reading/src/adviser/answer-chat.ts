import type { Chart } from '@wolha/saju';
import { ADVISER_TOPICS } from '#corpus/adviser/all.ts';
import { STORE_TOPICS } from '#corpus/adviser/store.ts';
import type { Dimensions } from '#corpus/dimensions.ts';
import type { Topic } from '#corpus/format.ts';
import { lengthOf, sentencesOf } from '#compose/sentences.ts';
import { dayOf } from '#saju/luck-months.ts';
import { monthSlots, yearSlots, type Slot } from '#saju/slots.ts';
import { monthTraits, yearTraits } from '#saju/visitors.ts';
import type { ChatAnswer, ChatAsk } from './ask.ts';
import { careAnswer } from './care-answer.ts';
import { timesOf, type Times } from './asked-time.ts';
import { decide, type Decision, type Stance } from './decide.ts';
import { factTold, heeding, type Fact as DecidingFact } from './facts-told.ts';
import { followUpsFor } from './follow-ups.ts';
import { minorsConcern } from './minors.ts';
import { asLettingGo } from './letting-go.ts';
import type { Occasion } from './occasion.ts';
import { otherReading } from './other-reading.ts';
import { pairView, type PairView } from './pair-view.ts';
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
  OWN_STORE,
  pairReasons,
  voiceField,
  type Field,
  type ToldGround,
} from './parts.ts';
import { piecesOf } from './pieces.ts';
import { Quill, type Library } from './quill.ts';
import { shaped, type Parts } from './shape.ts';
import { smallAnswer } from './small-answer.ts';
import { toldIn, type Told } from './told.ts';
import { CARE_CODE } from './understand/care.ts';
import type { Intent } from './understand/intents.ts';
import type { Topic as Subject } from './understand/topics.ts';
import { understand, type Understanding } from './understand/understand.ts';
import { MANNERS, voiceOf, type VoiceName } from './voices.ts';
import { ADVISER } from './writer.ts';

/** Texts of the readings without their highlights; for a voice that keeps to 합니다, those that do. */
function storeOf(keeps: (text: string) => boolean): Topic[] {
  return STORE_TOPICS.map((topic) => ({
    ...topic,
    moves: Object.fromEntries(
      Object.entries(topic.moves).map(([name, fragments]) => [
        name,
        fragments
          .filter(({ text }) => keeps(text))
          .map((fragment) => ({ ...fragment, text: fragment.text.replaceAll('**', '') })),
      ]),
    ),
  }));
}

const libraryWith = (store: readonly Topic[]): Library =>
  new Map([...ADVISER_TOPICS, ...store].map((topic) => [topic.id, topic]));
const FORMAL_ENDING = /(니다|세요)[.]?[”’]?$/u;
const LIBRARY = libraryWith(storeOf(() => true));
const FORMAL_LIBRARY = libraryWith(
  storeOf((text) =>
    sentencesOf(text.replace(/\{[^}]*\}/gu, '')).every((sentence) => FORMAL_ENDING.test(sentence)),
  ),
);

const chartKey = ({ pillars, sexType }: Chart): string =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.hanja ?? '--').join('') +
  sexType;

/** `3월`, with its year where that is another; the month that runs is told from the day asked about on. */
function whenWords(
  { ahead, today: asked, slots: words }: Occasion,
  { month }: Decision,
): Iterable<readonly [string, Slot]> {
  const slots = monthSlots(month);
  const pillar = slots.get('mPillar')?.fact ?? null;
  const { on } = ahead.luck;
  const here = dayOf(asked).year;
  const runs = month.year === ahead.luck.month.year && month.month === ahead.luck.month.month;
  const year = month.year === here ? '' : month.year === here + 1 ? '내년 ' : `${month.year}년 `;
  const name = runs ? (words.get('monthWord')?.text ?? '') : `${year}${month.month}월`;
  const { from, until } = month.pillar;
  const today = dayOf(on);
  const begun = runs && (today.month !== from.month || today.day > from.day);
  const start = begun ? today : from;
  const span = `${year}${start.month}월 ${start.day}일~${until.month}월 ${until.day}일`;
  return [
    ...slots,
    ['when', { text: name, fact: pillar && { ...pillar, evidence: `${name} ${pillar.evidence}` } }],
    ['whenSpan', { text: span, fact: pillar && { ...pillar, id: `${pillar.id}.span`, evidence: span } }],
  ];
}

/** 올해, 내년, or the year by its number. */
function yearName({ today }: Occasion, { year }: Decision): string {
  const here = dayOf(today).year;
  return year.year === here ? '올해' : year.year === here + 1 ? '내년' : `${year.year}년`;
}

function yearWords(occasion: Occasion, decision: Decision): Iterable<readonly [string, Slot]> {
  const slots = yearSlots(decision.year);
  const fact = slots.get('yPillar')?.fact ?? null;
  return [...slots, ['y', { text: yearName(occasion, decision), fact }]];
}

/** The quill with the month and the year the answer points to. */
const pointed = (quill: Quill, occasion: Occasion, decision: Decision): Quill =>
  quill.within({
    traits: {
      ...monthTraits(occasion.portrait.chart, decision.month),
      ...yearTraits(occasion.portrait.chart, decision.year),
    },
    slots: [...whenWords(occasion, decision), ...yearWords(occasion, decision)],
  });

/** Characters without spaces an answer should have; a spare voice says less. */
const SHORTEST = 285;
/** Once the chart is known in the room, an answer need not lay it out again. */
const SHORTEST_LATER = 195;
/** Exchanges after which a room knows the chart. */
const ACQUAINTED = 3;
/** What was said long ago is said again only where an answer would be left bare. */
const BARE = 180;

interface Desk {
  quill: Quill;
  /** The same quill without what would contradict how the reader is told to love. */
  traits: Quill;
  told: Told;
  /** What was told that the time does not outweigh. */
  fact: DecidingFact | null;
  /** What may have been asked about instead. */
  other: Subject | null;
  voice: VoiceName;
  asked: Understanding;
  decision: Decision;
  occasion: Occasion;
  times: Times;
  pair: PairView | null;
}

/** A word for what the reader told, before anything is read from the chart. */
function heardOut({ quill, voice, told: { what, span } }: Desk): string | null {
  const words = span === null ? [] : [['span', { text: span, fact: null }] as const];
  const moves = [
    ...(what === null ? [] : [`told.${what}.span`, `told.${what}`]),
    ...(span === null ? [] : ['told.span']),
  ];
  return quill.within({ slots: words }).pick(...moves.map((move) => `manner.${voice}#${move}`));
}

/** What a question that may mean two things was taken to be about. */
const SUBJECT: Readonly<Record<Field, string>> = {
  meet: '새로 만날 사람',
  near: '마음에 둔 사람',
  back: '헤어진 사람',
  stay: '곁에 있는 사람',
  self: '당신 자신',
  work: '일',
};

function heardAs({ quill, voice, asked, pair }: Desk): string | null {
  const heard = asked.topic === 'people' ? '가까운 사람들' : SUBJECT[fieldOf(asked, pair)];
  return quill
    .within({ slots: [['heard', { text: heard, fact: null }]] })
    .pick(`voice.${voice}#unsure`, `voice.${voice}#open`);
}

function opener(desk: Desk): string | null {
  const { quill, voice, asked, occasion } = desk;
  const home = `voice.${voice}`;
  if (occasion.beyond) return quill.pick(`${home}#beyond`);
  if (asked.complains) return quill.pick(`${home}#sorry`, `${home}#again`);
  const heard = heardOut(desk);
  if (heard !== null) return heard;
  if (desk.other !== null) return heardAs(desk);
  if (asked.guessed) return quill.pick(`${home}#guess`, `${home}#open`);
  if (asked.again) return quill.pick(`${home}#again`, `${home}#open`);
  if (asked.story) return quill.pick(`${home}#story`, `${home}#open`);
  if (asked.follows || asked.more) return quill.pick(`${home}#follow`, `${home}#open`);
  return quill.pick(`${home}#open.${asked.intent}`, `${home}#open.${voiceField(asked)}`, `${home}#open`);
}

/** A second thing asked is answered in a line of its own, decided for itself. */
function alsoAnswer({ quill, voice, asked, occasion, times, pair }: Desk): string | null {
  if (!asked.also) return null;
  const other: Understanding = { ...asked, ...asked.also, also: null };
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

/** Subjects that what is said of love does not fit. */
const WORK: ReadonlySet<Understanding['topic']> = new Set(['work', 'career', 'people']);

/** A voice's own token: what it would not say to somebody told to wait is said otherwise. */
function signMoves({ voice, asked, decision }: Desk): string[] {
  const home = `voice.${voice}`;
  const subject = `${home}#sign.${voiceField(asked)}`;
  const own = WORK.has(asked.topic) || voiceField(asked) === 'back' ? [subject] : [subject, `${home}#sign`];
  return stepOf(asked, decision) === 'hold' && isOfTwo(asked.topic)
    ? [`${home}#hold`, ...(voice === 'ideun' ? [] : own)]
    : own;
}

/** What follows from the answer: leave to let go is no leave to reach out, and who is told to hold on need not hide. */
function stepOf({ intent }: Understanding, { stance }: Decision): Stance {
  // Who asks how is told how: only not to hurry.
  if (intent === 'how' && stance === 'hold') return 'mid';
  if (intent !== 'letgo') return stance;
  return stance === 'go' ? 'hold' : 'mid';
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

/** Where the traits of an answer come from in the house's words. */
function houseTraits({ asked, pair }: Desk): string[] {
  const field = fieldOf(asked, pair);
  return [`reason.joined#${field}`, `reason.${field}#own`, ...OWN_STORE[field]];
}

/** The first trait of an answer: the voice's own words and the house's go first in turn. */
function traitMoves(desk: Desk): string[] {
  const { voice, asked, pair } = desk;
  const own = `manner.${voice}#trait.${fieldOf(asked, pair)}`;
  const house = houseTraits(desk);
  return asked.turn % 2 === 0 ? [own, ...house] : [...house.slice(0, 2), own, ...house.slice(2)];
}

/** One thing to do: for the day that is named, else in the voice's own words. */
function actMoves({ voice, asked, decision, pair, told }: Desk): string[] {
  const step = stepOf(asked, decision);
  const field = actField(asked, pair);
  return [
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

/** How much of an answer is of the time. */
const TIMES_TOLD = 2;

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

function partsOf(desk: Desk): Parts {
  const { quill, voice, asked, decision, pair } = desk;
  const step = stepOf(asked, decision);
  const first = opener(desk);
  const before = quill.spokenOf();
  const answer = quill.must(...factMoves(desk), ...answerMoves(asked, decision, pair));
  const about = quill.spokenOf().filter((dimension) => !before.includes(dimension));
  const also = alsoAnswer(desk);
  const natural = OF_NATURE.has(asked.intent);
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

/** Characters without spaces, before a voice lays the parts out. */
const sizeOf = (parts: Parts): number => lengthOf(Object.values(parts).flat().join(''));

/** Whose texts may stand in where a field has told all of its own: a married reader is not told how to meet. */
const NEIGHBOURS: Readonly<Record<Field, readonly Field[]>> = {
  meet: ['near', 'self'],
  near: ['meet', 'self'],
  back: ['self'],
  stay: ['self'],
  self: [],
  work: ['self'],
};

/** No more traits than its own number and no second thing to do, once an answer says enough. */
const ENOUGH = 240;
/** So many facts of the chart, the two or the time an answer rests on. */
const FACTS = 2;

/** A pace that reads as the opposite of how the same chart behaves before a couple is one. */
const UNLIKE: Partial<Record<Dimensions['ssum'], Dimensions['pace']>> = {
  straight: 'slow',
  watch: 'fast',
  simmer: 'fast',
  wave: 'steady',
};
const isPaceUnlike = ({ ssum, pace }: Pick<Dimensions, 'ssum' | 'pace'>): boolean => UNLIKE[ssum] === pace;

/** What is added, one after another, while an answer is shorter than it should be: first what the question is about. */
function filled(desk: Desk, parts: Parts): Parts {
  const { quill, asked, voice, decision, occasion, pair } = desk;
  const field = fieldOf(asked, pair);
  const traits = houseTraits(desk);
  const near = NEIGHBOURS[field].flatMap((other) => [`reason.${other}#own`, ...OWN_STORE[other]]);
  const luck = decision.luck.flatMap((kind) => luckMoves(kind, occasion, field === 'work'));
  const more: readonly (readonly ['own' | 'luck' | 'act', readonly string[]])[] = [
    ['own', traits],
    ['own', [...traits, ...near]],
    ['luck', luck],
    ['act', ['act#element', 'act#after']],
    ['own', [...traits, ...near]],
    ['luck', luck],
    ['own', near],
  ];
  const manner = MANNERS[voice];
  const wanted = (asked.turn < ACQUAINTED ? SHORTEST : SHORTEST_LATER) * manner.length;
  const until = (size: number, start: Parts, tell: (moves: readonly string[]) => string | null): Parts => {
    let full = start;
    for (const [part, moves] of more) {
      if (sizeOf(full) >= size && quill.facts.length >= FACTS) break;
      const extra = part === 'act' || (part === 'own' && full.own.length >= manner.traits);
      if (extra && sizeOf(full) >= ENOUGH * manner.length) continue;
      if (part === 'luck' && full.because.length + full.ahead.length + full.luck.length >= TIMES_TOLD)
        continue;
      const text = tell(moves);
      if (text !== null) full = { ...full, [part]: [...full[part], text] };
    }
    return full;
  };
  const fresh = until(wanted, parts, (moves) => desk.traits.apart(...moves) ?? desk.traits.pick(...moves));
  return until(BARE * manner.length, fresh, (moves) => quill.again(...moves));
}

/** A year has no day to act on: that stays near the reference date. */
const NEAR_DAY_SLOTS = ['actDay', 'otherDay', 'quietDay', 'actDayPillar', 'otherDayPillar', 'quietDayPillar'];
/** A month or a year that is asked about has no day of its own. */
const DAY_SLOT = /^(?:dayWord|today)/u;

function slotsAt({ base, there, scope }: Times): ReadonlyMap<string, Slot> {
  if (base === there || (scope.kind !== 'year' && scope.kind !== 'month')) return there.slots;
  const near = NEAR_DAY_SLOTS.flatMap((name) => {
    const slot = scope.kind === 'year' ? base.slots.get(name) : undefined;
    return slot ? [[name, slot] as const] : [];
  });
  return new Map([...[...there.slots].filter(([name]) => !DAY_SLOT.test(name)), ...near]);
}

/** What the partner answers: the same for the same ask. */
export function answerChat(ask: ChatAsk): ChatAnswer {
  const { own, counterpart, on, partner, question, history } = ask;
  const asked = asLettingGo(question, understand(question, history));
  const readerSaid = history.filter(({ role }) => role === 'READER').map(({ text }) => text);
  const care = asked.care ?? minorsConcern(ask);
  const voice = voiceOf(partner);
  const times = timesOf(ask, asked.scope);
  const occasion = times.there;
  const pair = counterpart ? pairView(own, counterpart) : null;
  const fact = factTold(question, readerSaid, asked);
  const decision = heeding(decide(times, asked, pair), fact, asked);
  const answers = history.filter(({ role }) => role === 'PARTNER').map(({ text }) => text);
  const quill = pointed(
    Quill.at(
      MANNERS[voice].commands === 'formal' ? FORMAL_LIBRARY : LIBRARY,
      { room: `${chartKey(own)}${partner.id}`, question: `${question}${on}${answers.at(-1) ?? ''}` },
      { traits: occasion.portrait.traits, slots: slotsAt(times) },
      answers,
    ),
    occasion,
    decision,
  );
  const { traits } = occasion.portrait;
  const desk: Desk = {
    quill,
    traits: isPaceUnlike(traits) ? quill.within({ traits: { pace: undefined } }) : quill,
    told: toldIn(question),
    fact,
    other: otherReading(question, asked),
    voice,
    asked,
    decision,
    occasion,
    times,
    pair,
  };
  const markdown = care
    ? careAnswer(quill, care)
    : asked.small
      ? smallAnswer(quill, voice, asked.small, heardOut(desk))
      : shaped(voice, filled(desk, partsOf(desk)), asked.turn);
  return {
    markdown,
    pieces: piecesOf(markdown),
    followUps:
      (care && care !== 'money') || asked.small === 'bye'
        ? []
        : followUpsFor(fact === 'taken' ? { ...asked, together: false } : asked, {
            asked: [...readerSaid, question],
            offered: history.flatMap(({ offered }) => offered ?? []),
            told: desk.told.what,
            other: desk.other,
          }),
    intent: asked.small ?? asked.intent,
    topic: asked.topic,
    care: care ? CARE_CODE[care] : 'NONE',
    facts: care ? [] : quill.facts,
    writer: ADVISER,
  };
}
