import { checklist, daySigns, decadeLine, elementRing, letter } from '#compose/beats.ts';
import { paragraph, type ContentPlan, type WrittenContent } from '#compose/plan.ts';
import { decade, pastYears, yearAt, years } from '#compose/times.ts';
import avoid from '#corpus/c10/avoid.ts';
import burst from '#corpus/c10/burst.ts';
import cool from '#corpus/c10/cool.ts';
import mistake from '#corpus/c10/mistake.ts';
import more from '#corpus/c10/more.ts';
import next from '#corpus/c10/next.ts';
import plea from '#corpus/c10/plea.ts';
import pull from '#corpus/c10/pull.ts';
import when from '#corpus/c10/when.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';
import iljuWith from '#corpus/ilju/with.ts';
import { PooledTopic } from '#corpus/pooled.ts';
import { partingSpares, type SpareGroup } from './parting-spares.ts';

const topics = [pull, cool, mistake, burst, when, plea, avoid, next, more, ...GENERAL_TOPICS, iljuWith];
const pool = new PooledTopic(topics);
const told = (...groups: readonly SpareGroup[]) => partingSpares(pool, ...groups);

const plan: ContentPlan = [
  {
    answer: 'c10.pull#answer',
    parts: [
      paragraph('c10.pull#seat', 'c10.pull#star'),
      daySigns('general.captions#signs'),
      paragraph('c10.pull#lens', 'c10.pull#frame'),
      paragraph('c10.pull#scene', 'c10.more#mirrorSeen'),
      paragraph('c10.more#first'),
      paragraph('c10.pull#turned'),
      paragraph('c10.pull#frame'),
      ...told(
        'coming',
        'seat',
        'officer',
        'wealth',
        'month',
        'hidden',
        'year',
        'charm',
        'stem',
        'coming',
        'charm',
        'lead',
        'stage',
      ),
      checklist('오늘 적어 볼 것', 'c10.pull#seeAct', 'c10.pull#keepAct'),
    ],
  },
  {
    answer: 'c10.cool#answer',
    parts: [
      paragraph('c10.cool#stage'),
      paragraph('c10.cool#climate', 'c10.cool#corner'),
      paragraph('c10.cool#hand', 'c10.more#trace'),
      ...told(
        'stage',
        'season',
        'lead',
        'hour',
        'year',
        'element',
        'month',
        'stem',
        'seat',
        'stage',
        'moon',
        'output',
        'stem',
        'month',
      ),
      checklist('온도를 적어 보기', 'c10.cool#tempAct', 'c10.cool#coldAct'),
      paragraph('c10.cool#evening'),
      years(yearAt(0), 'c10.cool#year', 'c10.cool#yearGod'),
    ],
  },
  {
    answer: 'c10.mistake#answer',
    parts: [
      paragraph('c10.mistake#scale'),
      paragraph('c10.mistake#again', 'c10.mistake#frame'),
      paragraph('c10.mistake#stage'),
      paragraph('c10.mistake#move', 'c10.mistake#frame'),
      ...told(
        'output',
        'peers',
        'month',
        'stem',
        'lead',
        'tie',
        'resource',
        'year',
        'seat',
        'stem',
        'hour',
        'stage',
      ),
      checklist('이번 주에 고쳐 볼 것', 'c10.mistake#mendAct', 'c10.mistake#cutAct', 'c10.mistake#mendAct'),
      paragraph('c10.mistake#mend', 'c10.more#cost'),
      paragraph('c10.more#heard'),
    ],
  },
  {
    answer: 'c10.burst#answer',
    parts: [
      paragraph('c10.burst#resent'),
      paragraph('c10.burst#ghost'),
      paragraph('c10.burst#climate', 'c10.burst#leak'),
      ...told(
        'resent',
        'ghost',
        'season',
        'hour',
        'seat',
        'resource',
        'moon',
        'officer',
        'useful',
        'stem',
        'stage',
        'element',
        'seat',
        'year',
      ),
      checklist('다음에 먼저 꺼낼 것', 'c10.burst#slowAct', 'c10.burst#heatAct', 'c10.burst#slowAct'),
      paragraph('c10.burst#hour'),
      paragraph('c10.burst#under', 'c10.more#order'),
    ],
  },
  {
    answer: 'c10.when#answer',
    parts: [
      pastYears('c10.when#year', 'c10.when#yearGround', 'years.love#past'),
      decadeLine('general.captions#decades'),
      decade(0, 'c10.when#decade', 'c10.when#ground'),
      paragraph('c10.when#seat'),
      paragraph('c10.when#share', 'c10.when#body'),
      ...told(
        'tie',
        'year',
        'month',
        'stage',
        'element',
        'season',
        'wealth',
        'seat',
        'hour',
        'hidden',
        'stem',
      ),
      checklist('때의 몫을 나눠 적기', 'c10.when#dateAct', 'c10.when#lightAct'),
      paragraph('c10.more#end'),
      decade(0, 'decades.love#stage'),
    ],
  },
  {
    answer: 'c10.plea#answer',
    parts: [
      paragraph('c10.plea#scale'),
      paragraph('c10.plea#load'),
      paragraph('c10.plea#learned', 'c10.plea#comfort'),
      ...told(
        'resource',
        'peers',
        'hour',
        'year',
        'stem',
        'hidden',
        'lead',
        'month',
        'season',
        'seat',
        'element',
        'stage',
        'seat',
      ),
      checklist('그때의 나에게', 'c10.plea#tellAct', 'c10.plea#closeAct', 'c10.plea#closeAct'),
      paragraph('c10.plea#nightPlea'),
      paragraph('c10.plea#mirror'),
      paragraph('c10.more#witness', 'c10.more#sentence'),
    ],
  },
  {
    answer: 'c10.avoid#answer',
    parts: [
      paragraph('c10.avoid#way'),
      elementRing('c10.avoid#ring'),
      paragraph('c10.avoid#frame', 'c10.avoid#hours'),
      paragraph('c10.avoid#home', 'c10.avoid#frame'),
      ...told(
        'useful',
        'element',
        'officer',
        'lead',
        'seat',
        'month',
        'output',
        'useful',
        'stage',
        'stem',
        'peers',
        'year',
        'hour',
      ),
      checklist('세 가지 규칙', 'c10.avoid#walkAct', 'c10.avoid#ruleAct', 'c10.avoid#stopAct'),
      paragraph('c10.avoid#signal'),
      paragraph('c10.avoid#heavy', 'c10.more#road'),
      paragraph('c10.more#promise'),
    ],
  },
  {
    answer: 'c10.next#answer',
    parts: [
      years(yearAt(1), 'c10.next#year', 'years.love#tie', 'years.love#ground'),
      letter(
        ['c10.next#open'],
        ['c10.next#know', 'c10.next#pace'],
        ['c10.next#hold', 'general.letter#know'],
        ['general.letter#turn', 'general.letter#hold'],
        ['c10.next#pace', 'general.letter#close'],
        ['c10.next#close'],
      ),
    ],
  },
];

/** 우리가 멀어진 진짜 이유 */
export default { id: 10, topics: [...topics, pool.topic()], plan } satisfies WrittenContent;
