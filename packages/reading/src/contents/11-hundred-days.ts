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
import aid from '#corpus/c11/aid.ts';
import dusk from '#corpus/c11/dusk.ts';
import dawn from '#corpus/c11/dawn.ts';
import { sharedFill } from './shared-fill.ts';

/** What a chapter that is still short may take from the families many contents share. */
const BESIDE = [
  'recovery.speed#way',
  'recovery.speed#season',
  'recovery.speed#climate',
  'recovery.speed#moon',
  'recovery.speed#care',
  'recovery.speed#help',
  'self.around#animal',
  'self.around#night',
  'self.around#month',
  'self.around#mask',
  'self.pillars#year',
  'self.pillars#hour',
  'self.pillars#month',
  'basis.nyeonju#meaning',
  'basis.nyeonju#scene',
  'ilju.picture#picture',
  'self.season#nature',
  'ilju.love#habit',
  'ilju.love#stage',
  'self.lead#lead',
  'basis.unseong12#meaning',
  'basis.ilgan#scene',
  'seat.life#space',
  'seat.life#talk',
  'basis.jijanggan#meaning',
  'love.verdicts#hurt',
  'ilju.with#rhythm',
  'basis.wolju#scene',
  'self.seat#hidden',
  'basis.siju#scene',
  'ilju.love#near',
  'basis.ilji#scene',
  'love.verdicts#pattern',
  'love.verdicts#expression',
  'ilju.love#seat',
];

const shared = sharedFill(dawn, pain, ten, month, night, color, people, hundred, more, rest, aid, dusk);

const plan: ContentPlan = [
  {
    answer: 'c11.pain#answer',
    parts: [
      paragraph('c11.pain#nature', 'c11.pain#frame'),
      paragraph('c11.pain#place'),
      daySigns('general.captions#signs'),
      paragraph('c11.pain#order', 'c11.pain#year'),
      paragraph('c11.aid#ache', 'c11.aid#face'),
      paragraph('c11.more#misread'),
      paragraph('c11.dawn#room'),
      paragraph('recovery.speed#way', 'recovery.speed#season'),
      ...shared.fill(12, 'c11.dawn#lineItem', ...BESIDE),
      spare('c11.aid#ache', 'c11.aid#face'),
      checklist('오늘부터 적을 것', 'c11.pain#markAct', 'c11.ten#careAct', 'c11.pain#markAct'),
      paragraph('c11.pain#tie', 'c11.pain#frame'),
      paragraph('c11.more#nextMorning', 'c11.dawn#room'),
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
      paragraph('c11.aid#allow', 'c11.aid#bit'),
      paragraph('c11.ten#night', 'c11.dawn#shape'),
      ...shared.fill(12, 'c11.dawn#lineItem', ...BESIDE),
      paragraph('c11.ten#door', 'c11.ten#meal'),
      paragraph('c11.dawn#shape'),
      spare('c11.aid#allow', 'c11.aid#bit'),
    ],
  },
  {
    answer: 'c11.month#answer',
    parts: [
      paragraph('c11.month#now', 'c11.month#nowGod'),
      monthCalendar('c11.aid#months'),
      months(monthAt(1), 'c11.month#ahead', 'months.rest#god', 'months.rest#ground', 'months.rest#act'),
      months(monthAt(2), 'c11.month#ahead', 'months.rest#god', 'months.rest#ground'),
      paragraph('c11.more#trigger', 'c11.dawn#date'),
      paragraph('c11.aid#trigger', 'c11.aid#mood'),
      paragraph('c11.month#resent', 'c11.aid#trigger'),
      checklist('고비에 할 일', 'c11.month#passAct', 'c11.month#nowAct'),
      paragraph('c11.month#shape', 'c11.month#now'),
      spare('c11.aid#mood'),
      paragraph('c11.more#workLow', 'c11.dawn#date'),
      ...shared.fill(8, 'c11.dawn#lineItem', ...BESIDE),
    ],
  },
  {
    answer: 'c11.night#answer',
    parts: [
      paragraph('c11.night#flow'),
      paragraph('c11.night#ghost', 'c11.night#clock'),
      paragraph('c11.more#urge', 'c11.dusk#night'),
      paragraph('c11.dusk#words', 'c11.dusk#night'),
      ...shared.fill(16, 'c11.dawn#lineItem', ...BESIDE),
      checklist('그 밤에 할 일', 'c11.night#nightAct', 'c11.night#handAct', 'c11.night#nightAct'),
      paragraph('c11.night#script', 'c11.dawn#night'),
      paragraph('c11.more#why', 'c11.dawn#night'),
      paragraph('c11.rest#animal', 'c11.night#morning'),
      spare('c11.dusk#words'),
    ],
  },
  {
    answer: 'c11.color#answer',
    parts: [
      paragraph('c11.color#why'),
      elementRing('c11.color#ring'),
      paragraph('c11.color#frame', 'c11.color#hours'),
      paragraph('c11.color#home', 'c11.more#sound'),
      paragraph('c11.dusk#spot'),
      paragraph('c11.color#lackPlace', 'recovery.speed#rise'),
      ...shared.fill(14, 'c11.dawn#lineItem', ...BESIDE),
      checklist('방과 옷과 시각', 'c11.color#colorAct', 'c11.color#roomAct', 'c11.color#colorAct'),
      paragraph('c11.color#avoid', 'c11.color#frame'),
      paragraph('c11.rest#resort', 'c11.dusk#spot'),
      paragraph('c11.more#nightRoom'),
    ],
  },
  {
    answer: 'c11.people#answer',
    parts: [
      paragraph('c11.people#scale'),
      paragraph('c11.people#noble', 'c11.people#who'),
      paragraph('c11.dusk#lean'),
      ...shared.fill(14, 'c11.dawn#lineItem', ...BESIDE),
      checklist('이번 주에 부탁할 것', 'c11.people#askAct', 'c11.people#thankAct'),
      paragraph('c11.people#ask', 'c11.people#friend'),
      paragraph('c11.more#comfort', 'c11.dawn#ear'),
      paragraph('c11.people#limit', 'c11.more#colleague'),
      paragraph('c11.dawn#ear'),
      paragraph('c11.rest#lean', 'c11.dusk#lean'),
    ],
  },
  {
    answer: 'c11.hundred#answer',
    parts: [
      months(monthAt(3), 'c11.hundred#month', 'c11.hundred#monthTie', 'months.rest#stage', 'months.rest#god'),
      years(yearAt(0), 'c11.hundred#year', 'years.love#god', 'years.love#ground', 'years.love#tie'),
      ...shared.fill(14, 'c11.dawn#lineItem', ...BESIDE),
      checklist('백 일째 되는 날', 'c11.hundred#dayAct', 'c11.month#nowAct'),
      paragraph('c11.hundred#change', 'c11.more#mark'),
      paragraph('c11.dusk#mark'),
      paragraph('c11.more#bodyBack', 'c11.more#fixed'),
      paragraph('c11.dawn#day'),
      spare('c11.dawn#day'),
      paragraph('c11.rest#after', 'c11.dusk#mark'),
    ],
  },
  {
    answer: 'c11.more#readyAnswer',
    parts: [
      paragraph('c11.hundred#seat', 'c11.hundred#peach'),
      paragraph('c11.hundred#ready', 'c11.more#nextStar'),
      paragraph('c11.dusk#next'),
      spare('c11.dusk#next'),
      ...shared.fill(
        10,
        'c11.dawn#lineItem',
        'ilju.with#match',
        'ilju.with#want',
        'seat.chair#role',
        'seat.chair#inner',
        'love.verdicts#channel',
        'crush.first#root',
      ),
      checklist('설렐 준비', 'c11.hundred#signAct', 'c11.hundred#newAct'),
      paragraph('c11.hundred#close'),
    ],
  },
];

/** 이별 뒤 100일 처방전 */
export default { id: 11, topics: shared.topics(), plan } satisfies WrittenContent;
