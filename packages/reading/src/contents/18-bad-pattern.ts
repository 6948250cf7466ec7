import { checklist, decadeLine, elementRing, quote, signals } from '#compose/beats.ts';
import { paragraph, type ContentPlan, type WrittenContent } from '#compose/plan.ts';
import { decade, monthAt, months, yearAt, years } from '#compose/times.ts';
import bear from '#corpus/c18/bear.ts';
import loop from '#corpus/c18/loop.ts';
import loosen from '#corpus/c18/loosen.ts';
import more from '#corpus/c18/more.ts';
import rule from '#corpus/c18/rule.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';
import iljuWith from '#corpus/ilju/with.ts';
import { PooledTopic } from '#corpus/pooled.ts';
import { partingSpares, type SpareGroup } from './parting-spares.ts';

const topics = [loop, bear, loosen, rule, more, ...GENERAL_TOPICS, iljuWith];
const pool = new PooledTopic(topics);
const told = (...groups: readonly SpareGroup[]) => partingSpares(pool, ...groups);

const plan: ContentPlan = [
  {
    answer: 'c18.loop#answer',
    parts: [
      paragraph('c18.loop#stem'),
      paragraph('c18.loop#star', 'c18.loop#frame'),
      ...told(
        'stem',
        'wealth',
        'officer',
        'lead',
        'year',
        'month',
        'hidden',
        'seat',
        'season',
        'stage',
        'hour',
        'element',
      ),
      paragraph(pool.of('crush.first#root', 'crush.first#who'), 'love.verdicts#pattern'),
      checklist('첫 장을 다시 펴기', 'c18.loop#firstAct', 'c18.loop#signAct'),
      paragraph('c18.loop#beat', 'c18.loop#frame'),
      paragraph('c18.more#friendTold'),
    ],
  },
  {
    answer: 'c18.loop#pullAnswer',
    parts: [
      paragraph('c18.loop#ghost'),
      paragraph('c18.loop#resent', 'c18.loop#blade'),
      ...told(
        'ghost',
        'resent',
        'charm',
        'hour',
        'stage',
        'element',
        'seat',
        'stem',
        'month',
        'lead',
        'year',
        'tie',
      ),
      paragraph(pool.of('seat.chair#role', 'seat.chair#chair'), 'crush.first#ache'),
      checklist('끌릴 때 할 것', 'c18.loop#signAct', 'c18.loop#firstAct'),
      paragraph('c18.loop#seatPull', 'c18.loop#frame'),
      paragraph('c18.more#after'),
    ],
  },
  {
    answer: 'c18.bear#answer',
    parts: [
      paragraph('c18.bear#scale'),
      paragraph('c18.bear#seat'),
      ...told(
        'resource',
        'officer',
        'month',
        'hour',
        'year',
        'lead',
        'seat',
        'stage',
        'stem',
        'season',
        'element',
        'output',
        'hidden',
      ),
      paragraph('love.verdicts#hurt', pool.of('seat.chair#living')),
      checklist('이번 주에 참지 않을 것', 'c18.bear#holdAct', 'c18.bear#takeAct', 'c18.bear#holdAct'),
      paragraph('c18.bear#learned', 'c18.more#limit'),
    ],
  },
  {
    answer: 'c18.bear#leadAnswer',
    parts: [
      paragraph('c18.bear#power', 'c18.bear#moment'),
      ...told(
        'peers',
        'hour',
        'month',
        'output',
        'season',
        'stem',
        'year',
        'seat',
        'stage',
        'lead',
        'wealth',
        'officer',
        'peers',
      ),
      paragraph('love.verdicts#initiative', pool.of('seat.chair#home')),
      paragraph('love.verdicts#expression', 'self.seat#strength'),
      checklist('되찾는 연습', 'c18.bear#takeAct', 'c18.bear#holdAct'),
      paragraph('c18.bear#take', 'c18.more#small'),
    ],
  },
  {
    answer: 'c18.bear#tieAnswer',
    parts: [
      paragraph('c18.bear#care'),
      paragraph('c18.bear#tie', 'c18.bear#seatHold'),
      ...told(
        'tie',
        'seat',
        'hidden',
        'element',
        'stage',
        'month',
        'year',
        'hour',
        'stem',
        'resent',
        'season',
        'wealth',
      ),
      paragraph(
        pool.of('recovery.speed#season', 'recovery.speed#climate'),
        pool.of('ilju.love#resent', 'ilju.love#habit'),
      ),
      paragraph('recovery.speed#way'),
      checklist('끊기 전에', 'c18.bear#cutAct', 'c18.loop#signAct'),
      paragraph('c18.bear#grip', 'c18.more#loss'),
    ],
  },
  {
    answer: 'c18.loosen#answer',
    parts: [
      years(yearAt(0), 'c18.loosen#year', 'c18.loosen#yearGod', 'years.love#ground', 'years.love#star'),
      decadeLine('general.captions#decades'),
      decade(0, 'c18.loosen#decade', 'decades.love#stage'),
      years(yearAt(1), 'c18.loosen#year', 'c18.loosen#yearGod', 'years.love#ground'),
      ...told('tie', 'season', 'month', 'stage', 'stem', 'year', 'seat', 'lead'),
      checklist('느슨해질 때 할 것', 'c18.bear#cutAct', 'c18.rule#ruleAct'),
      years(yearAt(2), 'c18.loosen#year', 'c18.loosen#yearGod'),
      paragraph('c18.more#sign'),
    ],
  },
  {
    answer: 'c18.rule#answer',
    parts: [
      paragraph('c18.rule#line'),
      elementRing('c18.rule#ring'),
      paragraph('c18.rule#test'),
      quote('c18.rule#quoteItem'),
      ...told(
        'useful',
        'officer',
        'element',
        'peers',
        'lead',
        'output',
        'month',
        'stem',
        'hour',
        'useful',
        'resource',
        'seat',
        'stage',
      ),
      paragraph('self.pillars#useful', pool.of('seat.chair#ease', 'self.pillars#lack')),
      paragraph('recovery.speed#rise', 'love.verdicts#pace'),
      paragraph('recovery.speed#help', 'seat.chair#starLine'),
      checklist('기준을 세우는 일', 'c18.rule#ruleAct', 'c18.rule#standAct', 'c18.rule#ruleAct'),
      paragraph('c18.rule#guard', 'c18.more#plain'),
    ],
  },
  {
    answer: 'c18.rule#faceAnswer',
    parts: [
      paragraph('c18.rule#face'),
      signals(
        { tone: 'BRIGHT', label: '가까이할 사람', move: 'c18.rule#goodItem' },
        { tone: 'BRIGHT', label: '가까이할 사람', move: 'c18.rule#goodItem' },
        { tone: 'SLOW', label: '멀리할 사람', move: 'c18.rule#badItem' },
      ),
      paragraph('c18.rule#give'),
      ...told(
        'coming',
        'seat',
        'useful',
        'hidden',
        'charm',
        'stage',
        'wealth',
        'coming',
        'year',
        'hour',
        'month',
        'stem',
        'output',
      ),
      paragraph(pool.of('seat.chair#inner', 'seat.chair#ease'), pool.of('ilju.with#match', 'ilju.with#want')),
      paragraph('ilju.with#rhythm', 'love.verdicts#channel'),
      checklist('만나면 해 볼 것', 'c18.rule#standAct', 'c18.loop#signAct'),
      paragraph('c18.rule#day', 'c18.more#meet'),
    ],
  },
  {
    answer: 'c18.loosen#todayAnswer',
    parts: [
      paragraph('c18.loosen#now', 'c18.loosen#nowGod'),
      signals(
        { tone: 'SLOW', label: '지울 것', move: 'c18.loosen#eraseItem' },
        { tone: 'SLOW', label: '지울 것', move: 'c18.loosen#eraseItem' },
        { tone: 'BRIGHT', label: '남길 것', move: 'c18.loosen#keepItem' },
        { tone: 'BRIGHT', label: '남길 것', move: 'c18.loosen#keepItem' },
      ),
      ...told('month', 'stem', 'seat', 'hour', 'year', 'stage'),
      months(monthAt(0), 'months.rest#god', 'months.rest#ground', 'months.rest#stage', 'months.rest#tie'),
      months(monthAt(1), 'months.rest#head', 'months.rest#god', 'months.rest#ground', 'months.rest#tie'),
      checklist('오늘 할 것', 'c18.loosen#eraseAct', 'c18.loosen#keepAct', 'c18.bear#takeAct'),
      paragraph('c18.more#list', 'c18.loosen#close'),
    ],
  },
];

/** 나쁜 연애를 끊는 법 */
export default { id: 18, topics: [...topics, pool.topic()], plan } satisfies WrittenContent;
