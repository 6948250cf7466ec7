import { understand, type Understanding } from './understand/understand.ts';
import type { Intent } from './understand/intents.ts';
import type { Topic } from './understand/topics.ts';
import { folded } from './understand/fold.ts';
import { hash, turned } from '#choice.ts';
import type { Happening } from './told.ts';

/** Questions that lead on from a topic, the catalogue's own among them. */
export const NEXT: Readonly<Record<Topic, readonly string[]>> = {
  'new-love': [
    '다음 연애는 언제쯤 시작될까요?',
    '저는 어떤 사람과 잘 맞나요?',
    '새로운 사람은 어디서 만나게 될까요?',
    '연애할 때 제가 조심할 점은 뭔가요?',
    '저는 왜 연애를 오래 쉬고 있을까요?',
    '소개팅을 나가 봐도 될까요?',
    '올해 안에 새로운 사람을 만날 수 있을까요?',
    '연애할 때 제 장점은 무엇인가요?',
  ],
  ssum: [
    '이 썸은 연애로 이어질까요?',
    '우리 사이를 분명히 하기 좋은 때는 언제인가요?',
    '먼저 만나자고 해도 될까요?',
    '그 사람이 속도를 늦추는 이유가 뭘까요?',
    '썸에서 저는 어떻게 다가가면 좋을까요?',
    '썸 타는 그 사람의 마음은 어떨까요?',
  ],
  contact: [
    '먼저 연락해도 괜찮은 시기는 언제인가요?',
    '연락을 줄이는 게 나을까요, 늘리는 게 나을까요?',
    '그 사람에게서 연락이 올까요?',
    '연락할 때 뭐라고 보내면 좋을까요?',
    '답장이 늦는 이유가 뭘까요?',
    '먼저 만나자고 해도 될까요?',
  ],
  crush: [
    '제 마음을 전하기 좋은 때는 언제인가요?',
    '그 사람은 저에게 관심이 있을까요?',
    '어떻게 다가가면 좋을까요?',
    '그 사람에게 고백해도 될까요?',
    '이제 마음을 접는 게 나을까요?',
    '저는 왜 늘 먼저 좋아하게 될까요?',
  ],
  couple: [
    '오래 만나려면 무엇을 조심해야 하나요?',
    '지금 만나는 사람과 결혼까지 갈 수 있을까요?',
    '저희가 자주 부딪히는 이유가 뭘까요?',
    '지금 만나는 사람의 마음은 어떨까요?',
    '두 사람에게 좋은 시기는 언제인가요?',
    '요즘 저희 연애는 어떤가요?',
  ],
  fight: [
    '화해하기 좋은 날은 언제인가요?',
    '먼저 사과해도 될까요?',
    '다투지 않으려면 어떻게 해야 하나요?',
    '저희가 자주 부딪히는 이유가 뭘까요?',
    '오래 만나려면 무엇을 조심해야 하나요?',
  ],
  weary: [
    '권태기를 넘기려면 어떻게 해야 하나요?',
    '이 권태기는 언제쯤 지나갈까요?',
    '저희는 왜 권태기가 왔을까요?',
    '이 관계를 놓아도 될까요?',
    '오래 만나려면 무엇을 조심해야 하나요?',
  ],
  trust: [
    '의심을 줄이려면 어떻게 해야 하나요?',
    '이 사람을 믿어도 될까요?',
    '이야기를 꺼내기 좋은 날은 언제인가요?',
    '이 관계를 놓아도 될까요?',
    '상대에게 휘둘리지 않으려면 어떻게 해야 하나요?',
  ],
  parting: [
    '저는 왜 늘 비슷하게 헤어질까요?',
    '이별을 정하기 좋은 때는 언제인가요?',
    '이별의 아픔은 언제쯤 가벼워질까요?',
    '헤어지자는 말은 어떻게 하면 좋을까요?',
    '지금은 움직일 때인가요, 기다릴 때인가요?',
  ],
  reunion: [
    '헤어진 사람과 다시 이어질 수 있을까요?',
    '헤어진 사람에게 먼저 연락해도 괜찮은 시기는 언제인가요?',
    '그 사람과 저는 어떤 인연이었나요?',
    '이별의 아픔은 언제쯤 가벼워질까요?',
    '헤어진 그 사람의 마음은 어떨까요?',
    '다시 만나려면 무엇을 바꿔야 하나요?',
    '다음 연애는 언제쯤 시작될까요?',
  ],
  heal: [
    '이별의 아픔은 언제쯤 가벼워질까요?',
    '마음을 정리하려면 어떻게 해야 하나요?',
    '다음 연애는 언제쯤 시작될까요?',
    '저는 왜 늘 비슷하게 헤어질까요?',
    '혼자 있는 시간을 어떻게 보내면 좋을까요?',
  ],
  marriage: [
    '결혼운은 언제 들어오나요?',
    '제 배우자는 어떤 사람인가요?',
    '일찍 결혼하는 게 나을까요, 늦게 하는 게 나을까요?',
    '결혼하면 제 생활은 어떻게 달라지나요?',
    '배우자와 잘 지내려면 무엇을 기억해야 하나요?',
    '결혼이 늦어지는 이유가 뭘까요?',
  ],
  spouse: [
    '배우자는 어디서 만나게 될까요?',
    '결혼운은 언제 들어오나요?',
    '배우자와 잘 지내려면 무엇을 기억해야 하나요?',
    '결혼하면 제 생활은 어떻게 달라지나요?',
    '저는 어떤 사람과 잘 맞나요?',
  ],
  pair: [
    '저희 두 사람은 어떤 점이 잘 맞나요?',
    '저희가 자주 부딪히는 이유가 뭘까요?',
    '오래 만나려면 무엇을 조심해야 하나요?',
    '두 사람에게 좋은 시기는 언제인가요?',
    '함께 살면 어떤 모습일까요?',
    '지금 만나는 사람과 결혼까지 갈 수 있을까요?',
  ],
  self: [
    '연애할 때 제 장점은 무엇인가요?',
    '상대에게 휘둘리지 않으려면 어떻게 해야 하나요?',
    '혼자 있는 시간을 어떻게 보내면 좋을까요?',
    '저는 왜 사랑 앞에서 작아질까요?',
    '저는 어떤 사람과 잘 맞나요?',
  ],
  timing: [
    '이번 달 연애에서 중요한 날은 언제인가요?',
    '올해 남은 동안 제 연애는 어떻게 될까요?',
    '내년 연애운은 올해와 어떻게 다른가요?',
    '지금은 움직일 때인가요, 기다릴 때인가요?',
    '다음 달 연애운은 어떤가요?',
  ],
  work: [
    '일과 사랑을 함께 하려면 어떻게 해야 하나요?',
    '일 때문에 멀어진 사이는 언제쯤 풀릴까요?',
    '지금은 움직일 때인가요, 기다릴 때인가요?',
    '연애할 때 제가 조심할 점은 뭔가요?',
  ],
  career: [
    '이직하기 좋은 때는 언제인가요?',
    '저에게 맞는 일은 어떤 일인가요?',
    '직장 사람들과 잘 지내려면 어떻게 해야 하나요?',
    '일과 사랑을 함께 하려면 어떻게 해야 하나요?',
    '지금은 움직일 때인가요, 기다릴 때인가요?',
  ],
  people: [
    '가족과 덜 부딪히려면 어떻게 해야 하나요?',
    '친구에게 먼저 연락해도 될까요?',
    '가족과 이야기하기 좋은 때는 언제인가요?',
    '상대에게 휘둘리지 않으려면 어떻게 해야 하나요?',
    '혼자 있는 시간을 어떻게 보내면 좋을까요?',
  ],
  matter: [
    '그 사람은 저에게 관심이 있을까요?',
    '올해 안에 새로운 사람을 만날 수 있을까요?',
    '지금은 움직일 때인가요, 기다릴 때인가요?',
    '연애할 때 제가 조심할 점은 뭔가요?',
    '저는 어떤 사람과 잘 맞나요?',
    '이번 달 연애에서 중요한 날은 언제인가요?',
    '상대에게 휘둘리지 않으려면 어떻게 해야 하나요?',
  ],
};

/** What one asks next after something that happened, before what leads on from the subject. */
const AFTER: Partial<Record<Happening, readonly string[]>> = {
  unanswered: ['그 사람에게서 연락이 올까요?', '연락할 때 뭐라고 보내면 좋을까요?', '답장이 늦는 이유가 뭘까요?'],
  slow: ['그 사람이 속도를 늦추는 이유가 뭘까요?', '연락을 줄이는 게 나을까요, 늘리는 게 나을까요?'],
  sent: ['그 사람에게서 연락이 올까요?', '먼저 만나자고 해도 될까요?'],
  called: ['헤어진 그 사람의 마음은 어떨까요?', '연락할 때 뭐라고 보내면 좋을까요?', '먼저 만나자고 해도 될까요?'],
  drunk: ['헤어진 그 사람의 마음은 어떨까요?', '그 사람은 저에게 관심이 있을까요?', '우리 사이를 분명히 하기 좋은 때는 언제인가요?'],
  taken: ['이제 마음을 접는 게 나을까요?', '새로운 사람은 어디서 만나게 될까요?'],
  freed: ['그 사람에게 고백해도 될까요?', '어떻게 다가가면 좋을까요?'],
  hearsay: ['그 사람은 저에게 관심이 있을까요?', '이제 마음을 접는 게 나을까요?'],
  confessed: ['그 사람은 저에게 관심이 있을까요?', '그 사람에게서 연락이 올까요?'],
  rejected: ['이제 마음을 접는 게 나을까요?', '마음을 정리하려면 어떻게 해야 하나요?'],
  ending: ['지금 만나는 사람의 마음은 어떨까요?', '이 관계를 놓아도 될까요?', '이야기를 꺼내기 좋은 날은 언제인가요?'],
  silent: ['먼저 사과해도 될까요?', '화해하기 좋은 날은 언제인가요?'],
  fought: ['먼저 사과해도 될까요?', '화해하기 좋은 날은 언제인가요?', '다투지 않으려면 어떻게 해야 하나요?'],
  talk: ['지금 만나는 사람의 마음은 어떨까요?', '다투지 않으려면 어떻게 해야 하나요?'],
  unready: ['지금 만나는 사람과 결혼까지 갈 수 있을까요?', '이야기를 꺼내기 좋은 날은 언제인가요?'],
  suspected: ['이 사람을 믿어도 될까요?', '의심을 줄이려면 어떻게 해야 하나요?'],
  lingering: ['마음을 정리하려면 어떻게 해야 하나요?', '이별의 아픔은 언제쯤 가벼워질까요?'],
  watching: ['마음을 정리하려면 어떻게 해야 하나요?', '헤어진 그 사람의 마음은 어떨까요?'],
  erased: ['마음을 정리하려면 어떻게 해야 하나요?', '이별의 아픔은 언제쯤 가벼워질까요?'],
  blocked: ['이별의 아픔은 언제쯤 가벼워질까요?', '마음을 정리하려면 어떻게 해야 하나요?'],
  introduced: ['연애할 때 제 장점은 무엇인가요?', '저는 어떤 사람과 잘 맞나요?', '연애할 때 제가 조심할 점은 뭔가요?'],
  kind: ['그 사람은 저에게 관심이 있을까요?', '먼저 만나자고 해도 될까요?'],
  glance: ['그 사람은 저에게 관심이 있을까요?', '어떻게 다가가면 좋을까요?'],
  met: ['먼저 만나자고 해도 될까요?', '그 사람은 저에게 관심이 있을까요?'],
  cold: ['그 사람이 속도를 늦추는 이유가 뭘까요?', '지금 만나는 사람의 마음은 어떨까요?'],
  game: ['우리 사이를 분명히 하기 좋은 때는 언제인가요?', '그 사람이 속도를 늦추는 이유가 뭘까요?'],
  moving: ['함께 살면 어떤 모습일까요?', '지금 만나는 사람과 결혼까지 갈 수 있을까요?'],
  opposed: ['가족과 이야기하기 좋은 때는 언제인가요?', '지금 만나는 사람과 결혼까지 갈 수 있을까요?'],
  inlaws: ['가족과 덜 부딪히려면 어떻게 해야 하나요?', '다투지 않으려면 어떻게 해야 하나요?'],
  parted: ['헤어진 사람과 다시 이어질 수 있을까요?', '이별의 아픔은 언제쯤 가벼워질까요?'],
  lonely: ['다음 연애는 언제쯤 시작될까요?', '새로운 사람은 어디서 만나게 될까요?'],
  crushing: ['그 사람은 저에게 관심이 있을까요?', '제 마음을 전하기 좋은 때는 언제인가요?'],
  pressed: ['결혼운은 언제 들어오나요?', '일찍 결혼하는 게 나을까요, 늦게 하는 게 나을까요?'],
  lied: ['이 사람을 믿어도 될까요?', '이 관계를 놓아도 될까요?'],
  oldflame: ['그 사람은 저에게 관심이 있을까요?', '이제 마음을 접는 게 나을까요?'],
  stopped: ['마음을 정리하려면 어떻게 해야 하나요?', '이별의 아픔은 언제쯤 가벼워질까요?'],
  better: ['새로운 사람은 어디서 만나게 될까요?', '혼자 있는 시간을 어떻게 보내면 좋을까요?'],
  sleepless: ['혼자 있는 시간을 어떻게 보내면 좋을까요?', '이별의 아픔은 언제쯤 가벼워질까요?'],
  crying: ['혼자 있는 시간을 어떻게 보내면 좋을까요?', '이별의 아픔은 언제쯤 가벼워질까요?'],
  number: ['연락할 때 뭐라고 보내면 좋을까요?', '먼저 만나자고 해도 될까요?'],
  passing: ['어떻게 다가가면 좋을까요?', '그 사람은 저에게 관심이 있을까요?'],
  unlike: ['저희가 자주 부딪히는 이유가 뭘까요?', '오래 만나려면 무엇을 조심해야 하나요?'],
  divorced: ['새로운 사람은 어디서 만나게 될까요?', '다음 연애는 언제쯤 시작될까요?'],
  years: ['결혼운은 언제 들어오나요?', '제 배우자는 어떤 사람인가요?'],
}; // prettier-ignore

const WANTED = 2;

/** What each question offered asks: worked out when it is first looked at. */
const meanings = new Map<string, Pick<Understanding, 'topic' | 'intent'>>();
function meaningOf(question: string): Pick<Understanding, 'topic' | 'intent'> {
  const known = meanings.get(question) ?? understand(question, []);
  meanings.set(question, known);
  return known;
}

/** Where a talk goes on once everything of a topic was offered. */
const NEAR: Readonly<Record<Topic, readonly Topic[]>> = {
  'new-love': ['self', 'spouse', 'marriage'],
  ssum: ['contact', 'crush', 'self'],
  contact: ['ssum', 'self'],
  crush: ['contact', 'self', 'new-love'],
  couple: ['pair', 'fight', 'marriage'],
  fight: ['couple', 'pair', 'self'],
  weary: ['couple', 'self', 'parting'],
  trust: ['couple', 'self', 'parting'],
  parting: ['heal', 'self', 'new-love'],
  reunion: ['heal', 'self', 'new-love'],
  heal: ['self', 'new-love'],
  marriage: ['spouse', 'couple', 'self'],
  spouse: ['marriage', 'new-love', 'self'],
  pair: ['couple', 'fight', 'marriage'],
  self: ['new-love', 'spouse'],
  timing: ['new-love', 'self', 'spouse'],
  work: ['couple', 'self', 'new-love'],
  career: ['work', 'self', 'new-love'],
  people: ['self', 'new-love'],
  matter: ['self', 'new-love'],
};

/** What somebody who is with somebody is not led on to. */
const FOR_ONE: ReadonlySet<Topic> = new Set(['new-love', 'ssum', 'crush', 'contact', 'spouse']);
/** What only two who are together are asked about. */
const FOR_TWO: ReadonlySet<Topic> = new Set(['couple', 'fight', 'weary', 'trust', 'parting', 'pair']);
/** What needs somebody in mind. */
const OF_SOMEBODY: ReadonlySet<Topic> = new Set(['ssum', 'crush', 'contact']);
const SOMEBODY = /썸|짝사랑|고백|좋아하|답장|연락|톡|그 사람/u;

/** What one wants to know next, the likeliest first. */
const THEN: Readonly<Record<Intent, readonly Intent[]>> = {
  will: ['when', 'how', 'should', 'why'],
  when: ['how', 'should', 'will'],
  feel: ['should', 'how', 'when'],
  why: ['how', 'when', 'will'],
  how: ['when', 'should', 'will'],
  should: ['when', 'how', 'feel'],
  letgo: ['why', 'when', 'how'],
  like: ['who', 'how', 'when'],
  who: ['when', 'like', 'how'],
  which: ['when', 'how', 'will'],
  state: ['when', 'how', 'should'],
};

export type Stand = Pick<Understanding, 'topic' | 'intent' | 'taken' | 'together' | 'broken' | 'small'>;

/** Whether a question of that topic can be asked by somebody who stands so. What small talk was about is a guess. */
function suits(topic: Topic, { topic: told, small, together, broken }: Stand, somebody: boolean): boolean {
  if (together && FOR_ONE.has(topic)) return false;
  if (broken && (topic === 'ssum' || topic === 'crush')) return false;
  if (topic === 'reunion') return broken;
  if (FOR_TWO.has(topic)) return !broken && (together || (FOR_TWO.has(told) && small === null));
  const open = OF_SOMEBODY.has(told) || told === 'matter';
  return !OF_SOMEBODY.has(topic) || (open && small === null) || somebody;
}

/**
 * Two questions that lead on from the answer to somebody who stands so: never one that was asked in the room, nor the one
 * just asked in other words; one that was offered before only when nothing else is left, the longest ago first.
 */
export function followUpsFor(
  stand: Stand,
  {
    asked,
    offered,
    told = null,
    other = null,
    first = [],
  }: {
    asked: readonly string[];
    offered: readonly string[];
    told?: Happening | null;
    other?: Topic | null;
    /** What one asks next about the very thing that was asked. */
    first?: readonly string[];
  },
): string[] {
  const { topic: about, intent, taken, together, broken } = stand;
  const known = new Set(asked.map(folded));
  const somebody = asked.some((question) => SOMEBODY.test(question));
  const lastOffered = (question: string): number => offered.lastIndexOf(question);
  const fits = (question: string): boolean => {
    if (known.has(folded(question))) return false;
    const other = meaningOf(question);
    return suits(other.topic, stand, somebody) && (other.topic !== about || other.intent !== intent);
  };
  const home: Topic = broken ? 'reunion' : together ? 'couple' : 'new-love';
  // Who is told to let go of somebody bound is not asked how to come closer.
  const topic: Topic = taken ? 'heal' : suits(about, stand, true) ? about : home;
  const fitting = NEXT[topic].filter(fits);
  const start = fitting.length === 0 ? 0 : hash(asked.at(-1) ?? '') % fitting.length;
  const rank = (question: string): number => {
    const at = THEN[intent].indexOf(meaningOf(question).intent);
    return at < 0 ? THEN[intent].length : at;
  };
  const own = turned(fitting, start).toSorted((one, other) => rank(one) - rank(other));
  const near = [...NEAR[topic], 'timing' as const].flatMap((other) => NEXT[other].filter(fits));
  const next = taken || told === null ? [] : (AFTER[told] ?? []).filter(fits);
  // The other reading comes first, asked for the same thing where it can be.
  const otherwise = other === null ? [] : NEXT[other].filter((question) => !known.has(folded(question)));
  const same = otherwise.find((question) => meaningOf(question).intent === intent) ?? otherwise[0];
  const wanted = first.filter((question) => !known.has(folded(question)));
  const ring = [
    ...new Set([
      ...(same === undefined ? [] : [same]),
      ...wanted.slice(0, next.length > 0 ? 1 : WANTED),
      ...next,
      ...wanted,
      ...own,
      ...near,
    ]),
  ];
  const fresh = ring.filter((question) => lastOffered(question) < 0);
  const stale = ring
    .filter((question) => lastOffered(question) >= 0)
    .toSorted((one, other) => lastOffered(one) - lastOffered(other));
  return [...fresh, ...stale].slice(0, WANTED);
}

/** Every question offered: what the understanding is tested with. */
export const OFFERED: readonly string[] = [...new Set(Object.values(NEXT).flat())];
