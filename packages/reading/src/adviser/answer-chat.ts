import type { Chart } from '@wolha/saju';
import type { Dimensions } from '#corpus/dimensions.ts';
import type { Slot } from '#saju/slots.ts';
import type { ChatAnswer, ChatAsk } from './ask.ts';
import { timesOf, type Times } from './asked-time.ts';
import { careAnswer } from './care-answer.ts';
import { chosenTime } from './chosen-time.ts';
import { dangerAnswer, nextInDanger } from './danger-answer.ts';
import { decide } from './decide.ts';
import type { Desk } from './desk.ts';
import { factTold, heeding } from './facts-told.ts';
import { filled } from './fill.ts';
import { followUpsFor } from './follow-ups.ts';
import { keepingMonth } from './kept-month.ts';
import { libraryFor } from './library.ts';
import { minorsConcern } from './minors.ts';
import { heardOut } from './opener.ts';
import { pairView } from './pair-view.ts';
import { piecesOf } from './pieces.ts';
import { partsOf } from './plan.ts';
import { pointed } from './pointed.ts';
import { Quill } from './quill.ts';
import { shaped } from './shape.ts';
import { smallAnswer } from './small-answer.ts';
import { isSupposed, toldIn } from './told.ts';
import { CARE_CODE } from './understand/care.ts';
import { scopeOf, type Scope } from './understand/scope.ts';
import { understand, type Understanding } from './understand/understand.ts';
import { MANNERS, voiceOf } from './voices.ts';
import { ADVISER } from './writer.ts';

const chartKey = ({ pillars, sexType }: Chart): string =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.hanja ?? '--').join('') +
  sexType;

/** A pace that reads as the opposite of how the same chart behaves before a couple is one. */
const UNLIKE: Partial<Record<Dimensions['ssum'], Dimensions['pace']>> = {
  straight: 'slow',
  watch: 'fast',
  simmer: 'fast',
  wave: 'steady',
};
const isPaceUnlike = ({ ssum, pace }: Pick<Dimensions, 'ssum' | 'pace'>): boolean => UNLIKE[ssum] === pace;

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

/** A telling asks about no time of its own: what was asked before it stands. */
const scopeAsked = ({ concern, asks, scope }: Understanding, before: string | undefined): Scope =>
  concern?.goesOn && !asks && before !== undefined ? scopeOf(before) : scope;

/** What the partner answers: the same for the same ask. */
export function answerChat(ask: ChatAsk): ChatAnswer {
  const { own, counterpart, on, partner, question, history } = ask;
  const readerSaid = history.filter(({ role }) => role === 'READER').map(({ text }) => text);
  const understood = understand(question, history);
  const pair = counterpart ? pairView(own, counterpart) : null;
  const chosen = understood.choice && chosenTime(ask, understood, understood.choice, pair);
  const scope = chosen?.scope ?? scopeAsked(understood, readerSaid.at(-1));
  const asked = { ...understood, scope };
  const alarm = asked.care ?? minorsConcern(ask);
  const danger = alarm ? null : asked.danger;
  const care = alarm ?? danger?.care ?? null;
  const voice = voiceOf(partner);
  const times = chosen?.times ?? timesOf(ask, asked.scope);
  const occasion = times.there;
  const fact = factTold(question, readerSaid, asked);
  const answers = history.filter(({ role }) => role === 'PARTNER').map(({ text }) => text);
  const decision = keepingMonth(heeding(decide(times, asked, pair), fact, asked), answers, times, asked);
  const quill = pointed(
    Quill.at(
      libraryFor(MANNERS[voice]),
      { room: `${chartKey(own)}${partner.id}`, question: `${question}${on}${answers.at(-1) ?? ''}` },
      { traits: occasion.portrait.traits, slots: new Map([...slotsAt(times), ...(chosen?.slots ?? [])]) },
      answers,
    ),
    occasion,
    decision,
  );
  const { traits } = occasion.portrait;
  const offered = history.flatMap((turn) => turn.offered ?? []);
  const desk: Desk = {
    quill,
    traits: isPaceUnlike(traits) ? quill.within({ traits: { pace: undefined } }) : quill,
    told: toldIn(question),
    supposed: isSupposed(question),
    fact,
    voice,
    asked,
    decision,
    occasion,
    times,
    chosen,
    pair,
  };
  const markdown = danger
    ? dangerAnswer(quill, danger)
    : care
      ? careAnswer(quill, care)
      : asked.small
        ? smallAnswer(quill, voice, asked.small, heardOut(desk))
        : shaped(voice, filled(desk, partsOf(desk)), asked.turn);
  return {
    markdown,
    pieces: piecesOf(markdown),
    followUps: danger
      ? nextInDanger(danger, [...readerSaid, question, ...offered])
      : (care && care !== 'money') || asked.small === 'bye'
        ? []
        : followUpsFor(fact === 'taken' ? { ...asked, together: false } : asked, {
            asked: [...readerSaid, question],
            offered,
            told: desk.told.what,
            first: [...(asked.inHand?.next ?? []), ...(asked.concern?.next ?? [])],
            other: asked.doubt,
          }),
    intent: asked.small ?? asked.intent,
    topic: asked.topic,
    care: care ? CARE_CODE[care] : 'NONE',
    facts: care ? [] : quill.facts,
    writer: ADVISER,
  };
}
