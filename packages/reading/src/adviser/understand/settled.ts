import { AGE_WORDS } from './details.ts';
import { folded, hasAny, roots } from './fold.ts';
import type { Intent } from './intents.ts';
import { anyOf } from './pattern.ts';
import { BROKEN, isTogether } from './relation.ts';
import { TAKEN } from './sayings.ts';
import type { Scope } from './scope.ts';
import { CERTAIN, OF_US, type Weighed } from './topic-of.ts';
import type { Topic } from './topics.ts';

/** The two of them, asked about with a time. */
const US = /(우리|저희)(는|은|둘|\s|$)/u;
const FORGETTING = roots(
  '잊을까 잊지 없어져 사라져 떨쳐 후유증 못잊 안잊 잊어 잊는 잊을수 잊고싶 극복 괜찮아질 눈물 무뎌',
);
const HURTING = roots('괜찮아지 괜찮아져 힘들어 아프 아파 무너');
const THEIR_PAIN = roots('힘들까 아플까 슬플까 울까 힘들어할');
/** Whoever is drawn to the reader again and again is nobody yet. */
const DRAWN = roots('꼬이 꼬여 꼬일 꼬인');
const DATING = roots('사귀');
const MEETING = roots('만나');
const FORGETTING_ONE = roots('접는데 접으려 접기까지 접을수');
const THEIR_IDEAL = roots(
  '걔이상형 그사람이상형 그애이상형 썸남이상형 썸녀이상형 짝남이상형 짝녀이상형 상대이상형 그분이상형 선배이상형 남친이상형 여친이상형 오빠이상형',
);
/** A worry is all that is said; what is asked after it is asked. */
const WORRY = anyOf('까봐(?!~16(될|갈|올|질)까)');
const REACHING: ReadonlySet<Topic> = new Set(['crush', 'ssum', 'contact']);
const SOMEBODY_CAME = roots('여자생겼 남자생겼 여친생겼 남친생겼 여자가생겼 남자가생겼');
const CHEATING = roots(
  '바람일까 바람이겠 바람인가 바람이야 바람각 다른여자있을 여자있을까 여자일까 남자일까 외도일까',
);
const NEWS = folded('소식');
const LIVING = roots('함께살 같이살 합쳐살 합쳐서살 동거 한집');
const HEALING_INTENTS: ReadonlySet<Intent> = new Set(['when', 'how', 'why', 'will', 'letgo']);

const isDay = ({ kind }: Scope): boolean => kind === 'day' || kind === 'date' || kind === 'weekday';

/** Meanings that topic and intent only have together. */
export function settled(
  { topic, weight }: Weighed,
  intent: Intent,
  question: string,
  scope: Scope,
): { topic: Topic; intent: Intent } {
  const flat = folded(question);
  if ((topic === 'crush' || topic === 'trust') && TAKEN.test(flat) && intent !== 'feel' && intent !== 'why')
    return { topic: 'crush', intent: 'letgo' };
  if (topic === 'reunion' && !hasAny(flat, BROKEN) && hasAny(flat, SOMEBODY_CAME) && !flat.includes(NEWS))
    return { topic: 'crush', intent: intent === 'like' || intent === 'how' ? 'letgo' : intent };
  if (topic === 'self' && intent === 'state' && scope.kind !== 'none') return { topic: 'timing', intent };
  if (topic === 'timing' && intent === 'state' && US.test(question)) return { topic: 'couple', intent };
  if (topic === 'spouse' && intent === 'state') return { topic, intent: 'like' };
  if (topic === 'timing' && intent === 'like') return { topic, intent: 'state' };
  if (topic === 'marriage' && intent !== 'should' && intent !== 'will' && hasAny(flat, AGE_WORDS))
    return { topic: 'spouse', intent: 'who' };
  if (topic === 'pair' && intent === 'which') return { topic: 'ssum', intent };
  if (topic === 'timing' && intent === 'when' && isDay(scope)) return { topic, intent: 'state' };
  if (topic === 'new-love' && intent === 'feel' && hasAny(flat, OF_US)) return { topic: 'ssum', intent };
  if (topic === 'trust' && intent === 'who') return { topic, intent: 'feel' };
  if (topic === 'trust' && intent === 'will' && hasAny(flat, CHEATING)) return { topic, intent: 'feel' };
  if (topic === 'career' && intent === 'who') return { topic, intent: 'like' };
  if (topic === 'matter' && intent === 'feel' && hasAny(flat, THEIR_PAIN))
    return { topic: 'reunion', intent };
  if (topic === 'parting' && (intent === 'which' || intent === 'should')) return { topic, intent: 'letgo' };
  if (topic === 'timing' && intent === 'should') return { topic, intent: 'state' };
  if (topic === 'ssum' && isTogether(question, []) && !hasAny(flat, DATING))
    return { topic: 'couple', intent };
  if (topic === 'new-love' && intent === 'which' && hasAny(flat, MEETING)) return { topic, intent: 'who' };
  if (topic === 'couple' && intent === 'letgo') return { topic: 'parting', intent };
  if (topic === 'trust' && hasAny(flat, DRAWN)) return { topic: 'new-love', intent };
  if (topic === 'crush' && intent === 'how' && hasAny(flat, SOMEBODY_CAME)) return { topic, intent: 'letgo' };
  if (topic === 'matter' && intent === 'feel') return { topic: 'crush', intent };
  if (topic === 'new-love' && intent === 'feel' && weight < CERTAIN * 2) return { topic: 'crush', intent };
  if (topic === 'heal' && !HEALING_INTENTS.has(intent))
    return { topic: intent === 'state' ? 'heal' : 'reunion', intent };
  if (topic === 'reunion' && HEALING_INTENTS.has(intent) && hasAny(flat, FORGETTING))
    return { topic: 'heal', intent };
  if (topic === 'reunion' && intent === 'when' && hasAny(flat, HURTING)) return { topic: 'heal', intent };
  if (topic === 'crush' && intent === 'when' && hasAny(flat, FORGETTING_ONE))
    return { topic: 'heal', intent };
  if (hasAny(flat, THEIR_IDEAL)) return { topic: 'pair', intent: 'like' };
  if (intent === 'will' && REACHING.has(topic) && WORRY.test(flat)) return { topic, intent: 'should' };
  if (topic === 'reunion' && intent === 'like' && hasAny(flat, SOMEBODY_CAME))
    return { topic, intent: 'letgo' };
  if (topic === 'self' && intent === 'feel') return { topic, intent: 'how' };
  if (topic === 'pair' && hasAny(flat, LIVING) && (intent === 'like' || intent === 'state'))
    return { topic, intent: 'state' };
  if (topic === 'pair' && intent === 'state') return { topic, intent: 'like' };
  return { topic, intent };
}
