import { checklist, daySigns, elementRing, monthCalendar } from '#compose/beats.ts';
import { paragraph, spare, type ContentPlan, type WrittenContent } from '#compose/plan.ts';
import { monthAt, months, yearAt, years } from '#compose/times.ts';
import color from '#corpus/c11/color.ts';
import hundred from '#corpus/c11/hundred.ts';
import month from '#corpus/c11/month.ts';
import more from '#corpus/c11/more.ts';
import night from '#corpus/c11/night.ts';
import pain from '#corpus/c11/pain.ts';
import people from '#corpus/c11/people.ts';
import rest from '#corpus/c11/rest.ts';
import ten from '#corpus/c11/ten.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';
import iljuWith from '#corpus/ilju/with.ts';
import { PooledTopic } from '#corpus/pooled.ts';
import { partingSpares, type SpareGroup } from './parting-spares.ts';

const topics = [pain, ten, month, night, color, people, hundred, more, rest, ...GENERAL_TOPICS, iljuWith];
const pool = new PooledTopic(topics);
const told = (...groups: readonly SpareGroup[]) => partingSpares(pool, ...groups);

const plan: ContentPlan = [
  {
    answer: 'c11.pain#answer',
    parts: [
      paragraph('c11.pain#nature', 'c11.pain#frame'),
      paragraph('c11.pain#place'),
      daySigns('general.captions#signs'),
      paragraph('c11.pain#order', 'c11.pain#year'),
      paragraph('c11.more#misread'),
      paragraph('recovery.speed#way', 'recovery.speed#season'),
      ...told('element', 'stage', 'lead', 'month', 'stem', 'hidden', 'year', 'hour', 'season'),
      checklist('오늘부터 적을 것', 'c11.pain#markAct', 'c11.ten#careAct', 'c11.pain#markAct'),
      paragraph('c11.pain#tie', 'c11.pain#frame'),
      paragraph('c11.more#nextMorning'),
    ],
  },
  {
    answer: 'c11.ten#answer',
    parts: [
      paragraph('c11.ten#hold', 'c11.ten#stage'),
      paragraph('c11.more#dayPlan', 'c11.ten#days'),
      paragraph('c11.ten#fall'),
      checklist('열흘의 허락', 'c11.ten#tenAct', 'c11.ten#careAct', 'c11.ten#tenAct'),
      paragraph('c11.ten#work', 'c11.more#keepsake'),
      paragraph('c11.ten#night'),
      ...told('resource', 'season', 'hour', 'seat', 'stage', 'month', 'stem', 'lead', 'year', 'element'),
      paragraph('c11.ten#door', 'c11.ten#meal'),
      paragraph('recovery.speed#climate'),
      spare('c11.ten#days'),
      spare('c11.ten#meal'),
    ],
  },
  {
    answer: 'c11.month#answer',
    parts: [
      paragraph('c11.month#now', 'c11.month#nowGod'),
      monthCalendar('general.captions#months'),
      months(monthAt(1), 'c11.month#ahead', 'months.rest#god', 'months.rest#ground', 'months.rest#act'),
      months(monthAt(2), 'c11.month#ahead', 'months.rest#god', 'months.rest#ground'),
      paragraph('c11.more#trigger'),
      paragraph('c11.month#resent'),
      checklist('고비에 할 일', 'c11.month#passAct', 'c11.month#nowAct'),
      paragraph('c11.month#shape', 'c11.month#now'),
      paragraph('recovery.speed#moon', 'recovery.speed#care'),
      paragraph('c11.more#workLow'),
      ...told('resent', 'year', 'tie', 'stem', 'hour', 'lead'),
    ],
  },
  {
    answer: 'c11.night#answer',
    parts: [
      paragraph('c11.night#flow'),
      paragraph('c11.night#ghost', 'c11.night#clock'),
      paragraph('c11.more#urge'),
      ...told(
        'output',
        'ghost',
        'lead',
        'hour',
        'month',
        'stem',
        'seat',
        'resource',
        'stage',
        'year',
        'officer',
        'element',
        'peers',
      ),
      checklist('그 밤에 할 일', 'c11.night#nightAct', 'c11.night#handAct', 'c11.night#nightAct'),
      paragraph('c11.night#script'),
      paragraph('c11.more#why'),
      paragraph('c11.rest#animal', 'c11.night#morning'),
    ],
  },
  {
    answer: 'c11.color#answer',
    parts: [
      paragraph('c11.color#why'),
      elementRing('c11.color#ring'),
      paragraph('c11.color#frame', 'c11.color#hours'),
      paragraph('c11.color#home', 'c11.more#sound'),
      paragraph('c11.color#lackPlace', 'recovery.speed#rise'),
      ...told(
        'useful',
        'element',
        'season',
        'stage',
        'seat',
        'year',
        'stem',
        'month',
        'hour',
        'wealth',
        'output',
        'hidden',
      ),
      checklist('방과 옷과 시각', 'c11.color#colorAct', 'c11.color#roomAct', 'c11.color#colorAct'),
      paragraph('c11.color#avoid', 'c11.color#frame'),
      paragraph('c11.rest#resort'),
      paragraph('c11.color#avoid'),
      paragraph('c11.more#nightRoom'),
    ],
  },
  {
    answer: 'c11.people#answer',
    parts: [
      paragraph('c11.people#scale'),
      paragraph('c11.people#noble', 'c11.people#who'),
      paragraph('recovery.speed#help', 'recovery.speed#nobleHelp'),
      ...told(
        'peers',
        'year',
        'seat',
        'lead',
        'month',
        'stem',
        'officer',
        'stage',
        'hour',
        'resource',
        'element',
        'wealth',
      ),
      checklist('이번 주에 부탁할 것', 'c11.people#askAct', 'c11.people#thankAct'),
      paragraph('c11.people#ask', 'c11.people#friend'),
      paragraph('c11.more#comfort'),
      paragraph('c11.people#limit', 'c11.more#colleague'),
      paragraph('c11.rest#lean'),
      spare('c11.people#limit'),
    ],
  },
  {
    answer: 'c11.hundred#answer',
    parts: [
      months(monthAt(3), 'c11.hundred#month', 'c11.hundred#monthTie', 'months.rest#stage', 'months.rest#god'),
      years(yearAt(0), 'c11.hundred#year', 'years.love#god', 'years.love#ground', 'years.love#tie'),
      ...told(
        'stage',
        'month',
        'stem',
        'hour',
        'useful',
        'lead',
        'seat',
        'year',
        'wealth',
        'season',
        'output',
      ),
      checklist('백 일째 되는 날', 'c11.hundred#dayAct', 'c11.month#nowAct'),
      paragraph('c11.hundred#change', 'c11.more#mark'),
      paragraph('c11.more#bodyBack', 'c11.more#fixed'),
      paragraph('c11.rest#after'),
    ],
  },
  {
    answer: 'c11.more#readyAnswer',
    parts: [
      paragraph('c11.hundred#seat', 'c11.hundred#peach'),
      paragraph('c11.hundred#ready', 'c11.more#nextStar'),
      paragraph('c11.hundred#ready'),
      ...told('charm', 'coming', 'seat', 'stage', 'hidden', 'coming', 'month', 'stem'),
      checklist('설렐 준비', 'c11.hundred#signAct', 'c11.hundred#newAct'),
      paragraph('c11.hundred#close'),
    ],
  },
];

/** 이별 뒤 100일 처방전 */
export default { id: 11, topics: [...topics, pool.topic()], plan } satisfies WrittenContent;
