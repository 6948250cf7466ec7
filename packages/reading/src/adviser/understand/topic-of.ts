import { countOf, folded, hasAny, roots } from './fold.ts';
import { likeTopics } from './likeness.ts';
import { BROKEN } from './relation.ts';
import { CONSENT, IN_LAWS, LOVE, PEOPLE, TOPIC_SAYINGS } from './sayings.ts';
import { TOPIC_ROOTS, TOPICS, type Topic } from './topics.ts';

/** A subject that weighs less may lean on what was said before. */
export const CERTAIN = 4;
/** What nothing else in a text outweighs. */
const SURE = 20;
const WEIGHT = { strong: 3, weak: 1, said: 4, asked: 2 } as const;

/** What is set aside is not asked about: 프로포즈 말고. */
const SET_ASIDE = /[가-힣]+\s?말고(?!\s?도)/gu;

/** 해 보고 싶다 is a wish to try, and no longing for anybody. */
const TRYING = /(?<=[해가나여아어려])\s?보고\s?싶/gu;

interface Found {
  topic: Topic;
  weight: number;
}

export interface Weighed extends Found {
  /** How much is said of love, by its words. */
  love: number;
  /** No word names it: it is only like what is said of it. */
  likely: boolean;
}

/** What a topic gains by being said in several words. */
function saidOf(topic: Topic, whole: string, asked: string): number {
  const saying = TOPIC_SAYINGS.find(([of]) => of === topic)?.[1];
  if (!saying) return 0;
  return (saying.test(whole) ? WEIGHT.said : 0) + (saying.test(asked) ? WEIGHT.said * WEIGHT.asked : 0);
}

/** How much the text speaks of each topic; what is in the question itself counts more. */
function weighed(text: string, question: string): Found[] {
  const flat = folded(text.replace(SET_ASIDE, ' ').replace(TRYING, ' '));
  const asked = folded(question.replace(SET_ASIDE, ' ').replace(TRYING, ' '));
  return TOPICS.map((topic) => {
    const { strong, weak } = TOPIC_ROOTS[topic];
    const whole = countOf(flat, strong) * WEIGHT.strong + countOf(flat, weak) * WEIGHT.weak;
    const inQuestion = countOf(asked, strong) * WEIGHT.strong + countOf(asked, weak) * WEIGHT.weak;
    const weight = whole + inQuestion * WEIGHT.asked + saidOf(topic, flat, asked);
    return { topic, weight };
  }).toSorted((a, b) => b.weight - a.weight);
}

/** Where two topics are spoken of at once, which of them the question is about. */
const ABOVE: readonly (readonly [winner: Topic, loser: Topic])[] = [
  ['reunion', 'contact'],
  ['reunion', 'couple'],
  ['reunion', 'crush'],
  ['reunion', 'parting'],
  ['spouse', 'marriage'],
  ['marriage', 'couple'],
  ['pair', 'couple'],
  ['fight', 'couple'],
  ['weary', 'couple'],
  ['trust', 'couple'],
  ['parting', 'couple'],
  ['contact', 'couple'],
  ['contact', 'ssum'],
  ['contact', 'crush'],
  ['ssum', 'parting'],
  ['weary', 'parting'],
  ['fight', 'contact'],
  ['spouse', 'couple'],
  ['spouse', 'new-love'],
  ['career', 'fight'],
  ['parting', 'self'],
  ['self', 'pair'],
  ['ssum', 'new-love'],
  ['trust', 'contact'],
  ['trust', 'reunion'],
  ['pair', 'crush'],
  ['pair', 'ssum'],
  ['crush', 'trust'],
  ['parting', 'self'],
  ['reunion', 'ssum'],
  ['new-love', 'parting'],
  ['heal', 'new-love'],
  ['ssum', 'new-love'],
  ['crush', 'new-love'],
  ['work', 'couple'],
  ['contact', 'work'],
  ['fight', 'work'],
  ['weary', 'work'],
];
/** What is said of more than it names: the winner needs no more than to be spoken of. */
const ALWAYS_ABOVE: readonly (readonly [winner: Topic, loser: Topic])[] = [
  ['trust', 'contact'],
  ['trust', 'new-love'],
  ['fight', 'couple'],
  ['weary', 'couple'],
  ['trust', 'couple'],
  ['marriage', 'couple'],
  ['contact', 'couple'],
];
const SPOKEN_OF = 9;
const CLOSE = 6;

/** The topic that weighs most, unless one close to it stands above it. */
function chosen(order: readonly Found[], broken: boolean): Found {
  const [first = { topic: 'new-love', weight: 0 } as const, ...rest] = order;
  if (first.weight === 0) return first;
  const close = rest.filter(({ weight }) => weight * 2 >= first.weight && first.weight - weight <= CLOSE);
  const above = (winner: Topic, loser: Topic) =>
    ABOVE.some(([high, low]) => high === winner && low === loser);
  const named = rest.find(
    ({ topic, weight }) =>
      weight >= SPOKEN_OF && ALWAYS_ABOVE.some(([high, low]) => high === topic && low === first.topic),
  );
  if (
    (first.topic === 'contact' || first.topic === 'couple' || first.topic === 'fight') &&
    broken &&
    !named
  ) {
    const parted = rest.find(({ topic, weight }) => topic === 'reunion' && weight >= SPOKEN_OF);
    if (parted) return parted;
  }
  if (first.topic === 'reunion' && !broken) {
    const other = rest.find(({ topic, weight }) => topic !== 'new-love' && weight >= SPOKEN_OF);
    if (other) return other;
  }
  const best = close.reduce((held, rival) => (above(rival.topic, held.topic) ? rival : held), named ?? first);
  return { ...best, weight: first.weight };
}

/** Subjects that take something for granted: a love that ended, a wedding, a doubt. They are not presumed lightly. */
const PRESUMING: ReadonlySet<Topic> = new Set([
  'reunion', 'heal', 'parting', 'marriage', 'spouse', 'trust', 'fight', 'weary', 'pair', 'career', 'people', 'work',
]); // prettier-ignore

/** What is found, unless the text is far more like another subject. */
function liked(text: string, { topic: found, weight }: Found, order: readonly Found[]): Weighed {
  const love = found === 'timing' ? Math.min(weight, 1) : weight;
  const wordsOf = (topic: Topic): number =>
    topic === found ? weight : Math.min(weight, order.find((each) => each.topic === topic)?.weight ?? 0);
  const [[first, most] = [found, 0], [, next] = [found, 0]] = likeTopics(text)
    .map(([topic, score]) => {
      const words = wordsOf(topic);
      const presumed = topic === 'matter' ? RARE : words === 0 && PRESUMING.has(topic) ? PRESUMED : 0;
      return [topic, score + Math.min(words, SURE) * FOUND - presumed] as const;
    })
    .toSorted(([, one], [, other]) => other - one);
  if (first === 'matter' && weight < CERTAIN) return { topic: found, weight: 0, love: 0, likely: false };
  if (weight > 0 ? first === found || first === 'matter' : most - next <= CLEAR)
    return { topic: found, weight, love, likely: false };
  return { topic: first, weight: weight === 0 ? LIKED : weight, love, likely: true };
}

/** How much liker such a subject has to be where no word of it is said. */
const PRESUMED = 4;
/** Who comes to talk of love seldom asks about something else: it has to be liker by so much. */
const RARE = 5;
/** What a point of weight is worth against a likeness. */
const FOUND = 0.7;
/** How far the likest subject has to lead where nothing is found. */
const CLEAR = 2;
/** A subject that is only likely leans on what was said before. */
const LIKED = 3;

/** Family and friends, where no love is spoken of. */
function isOfPeople(text: string): boolean {
  const flat = folded(text);
  return PEOPLE.test(flat) && !LOVE.test(flat);
}

const sure = (topic: Topic): Weighed => ({ topic, weight: SURE, love: SURE, likely: false });

/** How far another subject has to lead where family is named: a friend may carry a note to somebody. */
const FAR = 20;

function isFarFrom(text: string, topic: Topic): boolean {
  const like = likeTopics(text);
  return (like[0]?.[1] ?? 0) - (like.find(([one]) => one === topic)?.[1] ?? 0) > FAR;
}

/** What a segment of a text is about. */
export function topicIn(text: string, segment: string): Weighed {
  const flat = folded(text);
  const kin = isOfPeople(text)
    ? CONSENT.test(flat)
      ? 'marriage'
      : 'people'
    : IN_LAWS.test(flat)
      ? 'marriage'
      : null;
  if (kin !== null && !isFarFrom(text, kin)) return sure(kin);
  const order = weighed(text, segment);
  const best = liked(text, chosen(order, hasAny(flat, BROKEN)), order);
  if (best.weight === 0) return { ...best, topic: 'matter', weight: hasAny(flat, OF_US) ? 1 : 0 };
  return best.topic === 'career' && LOVE.test(flat) ? { ...best, topic: 'work' } : best;
}

/** Words that the two, or the other, are called by. */
export const OF_US = roots(
  '그사람 그애 그분 그남자 그여자 그오빠 그녀 이사람 이남자 이여자 상대 걔는 걔가 걔도 걔랑 걔한테 걘 선배 오빠 누나 우리 우린 저희 둘이 둘사이',
);
