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
import twain from '#corpus/c10/twain.ts';
import strand from '#corpus/c10/strand.ts';
import { sharedFill } from './shared-fill.ts';

/** What a chapter that is still short may take from the families many contents share. */
const BESIDE = [
  'ilju.with#rhythm',
  'ilju.with#match',
  'ilju.with#want',
  'seat.life#space',
  'seat.life#talk',
  'seat.life#shade',
  'basis.ilgan#meaning',
  'basis.ilgan#scene',
  'basis.wolju#meaning',
  'basis.wolju#scene',
  'basis.unseong12#meaning',
  'love.verdicts#pattern',
  'ilju.love#stage',
  'ilju.love#stageLine',
  'ilju.love#habit',
  'seat.chair#home',
  'seat.chair#living',
  'recovery.speed#way',
  'self.pillars#year',
  'self.pillars#month',
  'self.pillars#hour',
  'self.around#animal',
  'self.around#night',
  'self.around#mask',
  'basis.nyeonju#scene',
  'basis.siju#scene',
  'crush.first#root',
  'self.season#nature',
  'self.seat#hidden',
  'basis.jijanggan#scene',
  'ilju.picture#picture',
  'love.verdicts#expression',
  'ilju.love#near',
  'ilju.love#seat',
  'basis.ilji#scene',
  'basis.ilji#meaning',
  'self.lead#lead',
  'crush.first#who',
];

const shared = sharedFill(strand, pull, cool, mistake, burst, when, plea, avoid, next, more, twain);

const plan: ContentPlan = [
  {
    answer: 'c10.pull#answer',
    parts: [
      paragraph('c10.pull#seat', 'c10.pull#star'),
      daySigns('general.captions#signs'),
      paragraph('c10.pull#lens', 'c10.pull#frame'),
      paragraph('c10.strand#first'),
      paragraph('c10.pull#scene', 'c10.more#mirrorSeen'),
      paragraph('c10.more#first', 'c10.strand#first'),
      paragraph('c10.pull#turned', 'c10.twain#pull'),
      paragraph('c10.pull#frame', 'c10.twain#pull'),
      ...shared.fill(16, 'c10.strand#lineItem', ...BESIDE),
      checklist('오늘 적어 볼 것', 'c10.pull#seeAct', 'c10.pull#keepAct'),
    ],
  },
  {
    answer: 'c10.cool#answer',
    parts: [
      paragraph('c10.cool#stage'),
      paragraph('c10.cool#climate', 'c10.cool#corner'),
      paragraph('c10.strand#chill'),
      paragraph('c10.cool#hand', 'c10.more#trace'),
      paragraph('c10.twain#cool'),
      ...shared.fill(16, 'c10.strand#lineItem', ...BESIDE),
      checklist('온도를 적어 보기', 'c10.cool#tempAct', 'c10.cool#coldAct'),
      paragraph('c10.cool#evening', 'c10.twain#cool'),
      paragraph('c10.strand#chill'),
      years(yearAt(0), 'c10.cool#year', 'c10.cool#yearGod'),
    ],
  },
  {
    answer: 'c10.mistake#answer',
    parts: [
      paragraph('c10.mistake#scale'),
      paragraph('c10.mistake#again', 'c10.mistake#frame'),
      paragraph('c10.mistake#stage', 'c10.twain#mistake'),
      paragraph('c10.mistake#move', 'c10.mistake#frame'),
      paragraph('c10.strand#tic'),
      ...shared.fill(14, 'c10.strand#lineItem', ...BESIDE),
      checklist('이번 주에 고쳐 볼 것', 'c10.mistake#mendAct', 'c10.mistake#cutAct', 'c10.mistake#mendAct'),
      paragraph('c10.mistake#mend', 'c10.more#cost'),
      paragraph('c10.strand#tic'),
      paragraph('c10.more#heard', 'c10.twain#mistake'),
    ],
  },
  {
    answer: 'c10.burst#answer',
    parts: [
      paragraph('c10.burst#resent'),
      paragraph('c10.burst#ghost', 'c10.strand#body'),
      paragraph('c10.burst#climate', 'c10.burst#leak'),
      paragraph('c10.twain#burst'),
      ...shared.fill(16, 'c10.strand#lineItem', ...BESIDE),
      checklist('다음에 먼저 꺼낼 것', 'c10.burst#slowAct', 'c10.burst#heatAct', 'c10.burst#slowAct'),
      paragraph('c10.burst#hour', 'c10.twain#burst'),
      paragraph('c10.burst#under', 'c10.more#order'),
      paragraph('c10.strand#body'),
    ],
  },
  {
    answer: 'c10.when#answer',
    parts: [
      pastYears('c10.when#year', 'c10.when#yearGround', 'years.love#past'),
      decadeLine('c10.twain#caption'),
      decade(0, 'c10.when#decade', 'c10.when#ground'),
      paragraph('c10.when#seat', 'c10.twain#when'),
      paragraph('c10.when#share', 'c10.when#body'),
      paragraph('c10.strand#season'),
      ...shared.fill(14, 'c10.strand#lineItem', ...BESIDE),
      checklist('때의 몫을 나눠 적기', 'c10.when#dateAct', 'c10.when#lightAct'),
      paragraph('c10.more#end', 'c10.twain#when'),
      paragraph('c10.strand#season'),
      decade(0, 'decades.love#stage'),
    ],
  },
  {
    answer: 'c10.plea#answer',
    parts: [
      paragraph('c10.plea#scale'),
      paragraph('c10.plea#load', 'c10.strand#night'),
      paragraph('c10.plea#learned', 'c10.plea#comfort'),
      paragraph('c10.twain#plea'),
      ...shared.fill(16, 'c10.strand#lineItem', ...BESIDE),
      checklist('그때의 나에게', 'c10.plea#tellAct', 'c10.plea#closeAct', 'c10.plea#closeAct'),
      paragraph('c10.plea#nightPlea', 'c10.strand#night'),
      paragraph('c10.plea#mirror', 'c10.twain#plea'),
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
      paragraph('c10.twain#avoid'),
      ...shared.fill(16, 'c10.strand#lineItem', ...BESIDE),
      checklist('세 가지 규칙', 'c10.avoid#walkAct', 'c10.avoid#ruleAct', 'c10.avoid#stopAct'),
      paragraph('c10.avoid#signal'),
      paragraph('c10.avoid#heavy', 'c10.more#road'),
      paragraph('c10.more#promise', 'c10.twain#avoid'),
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
export default { id: 10, topics: shared.topics(), plan } satisfies WrittenContent;
