import { checklist, decadeLine, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import {
  crosshead,
  paragraph,
  spare,
  type ContentPlan,
  type Part,
  type WrittenContent,
} from '#compose/plan.ts';
import { brightYear, decade, inYears, monthsTowards, slowYear, yearAt, years } from '#compose/times.ts';
import alone from '#corpus/c06/alone.ts';
import course from '#corpus/c06/course.ts';
import delay from '#corpus/c06/delay.ts';
import door from '#corpus/c06/door.ts';
import habit from '#corpus/c06/habit.ts';
import lastLetter from '#corpus/c06/letter.ts';
import month from '#corpus/c06/month.ts';
import more from '#corpus/c06/more.ts';
import pacing from '#corpus/c06/pacing.ts';
import prepare from '#corpus/c06/prepare.ts';
import ten from '#corpus/c06/ten.ts';
import bowl from '#corpus/c06/bowl.ts';
import heart from '#corpus/c06/heart.ts';
import hurdle from '#corpus/c06/hurdle.ts';
import road from '#corpus/c06/road.ts';
import routine from '#corpus/c06/routine.ts';
import say from '#corpus/c06/say.ts';
import vessel from '#corpus/c06/vessel.ts';
import ordinary from '#corpus/c06/ordinary.ts';
import clock from '#corpus/c06/clock.ts';
import daily from '#corpus/c06/daily.ts';
import tenYears from '#corpus/c06/decade.ts';
import families from '#corpus/c06/families.ts';
import farewell from '#corpus/c06/farewell.ts';
import hearth from '#corpus/c06/hearth.ts';
import moon from '#corpus/c06/moon.ts';
import reasons from '#corpus/c06/reasons.ts';
import solo from '#corpus/c06/solo.ts';
import fiveYears from '#corpus/c06/years.ts';
import { sharedFill } from './shared-fill.ts';

const shared = sharedFill();

/** What each of these years is for: how the door stands, and what its ground does to life. */
const yearly = (...at: readonly number[]): Part[] =>
  at.flatMap((index) => [
    years(yearAt(index), 'c06.door#yearHead', 'c06.years#breath'),
    years(yearAt(index), 'c06.years#life'),
  ]);

const plan: ContentPlan = [
  {
    answer: 'c06.vessel#answer',
    parts: [
      paragraph('c06.vessel#bowl'),
      paragraph('c06.hearth#years'),
      crosshead('c06.course#crossheadHold'),
      paragraph('c06.vessel#star'),
      paragraph('c06.hearth#share'),
      paragraph('c06.vessel#want'),
      quote('c06.vessel#lineItem'),
      crosshead('c06.course#crossheadRim'),
      paragraph('c06.vessel#lid'),
      paragraph('c06.hearth#learn'),
      paragraph('c06.vessel#glaze', 'c06.more#elder'),
      paragraph('c06.hearth#kin'),
      paragraph('c06.hearth#hold'),
      crosshead('c06.course#crossheadWeekday'),
      paragraph('c06.hearth#supper'),
      spare('c06.bowl#weekday'),
      quote('c06.say#bowlItem'),
      ...shared.fill(8, 'c06.vessel#lineItem', 'ilju.with#want', 'seat.chair#role'),
      checklist('그릇을 닦는 법', 'c06.vessel#act', 'basis.ilji#act', 'c06.vessel#act'),
    ],
  },
  {
    answer: 'c06.pacing#answer',
    parts: [
      paragraph('c06.pacing#stars', 'c06.pacing#climate'),
      paragraph('c06.clock#step'),
      crosshead('c06.course#crossheadThen'),
      paragraph('c06.bowl#age'),
      paragraph('c06.pacing#pair', 'c06.pacing#good'),
      quote('c06.pacing#lineItem'),
      crosshead('c06.course#crossheadHint'),
      paragraph('c06.heart#hint'),
      paragraph('c06.clock#sign'),
      paragraph('c06.clock#ripe'),
      spare('c06.heart#card'),
      quote('c06.say#paceItem'),
      crosshead('c06.course#crossheadLate'),
      paragraph('c06.bowl#late'),
      paragraph('c06.clock#elders'),
      spare('c06.more#grip'),
      spare('c06.pacing#stage'),
      ...shared.fill(8, 'c06.pacing#lineItem', 'basis.johu#scene', 'basis.ilji#scene'),
      checklist('내 속도를 지키는 법', 'c06.pacing#act', 'basis.unseong12#act', 'c06.pacing#act'),
    ],
  },
  {
    answer: 'c06.ten#answer',
    parts: [
      decade(0, 'c06.ten#sky', 'c06.ten#earth'),
      crosshead('c06.course#crossheadSky'),
      decadeLine('c06.ten#caption'),
      decade(0, 'c06.decade#sky'),
      decade(0, 'c06.decade#force'),
      decade(0, 'c06.decade#ground'),
      quote('c06.ten#lineItem'),
      crosshead('c06.course#crossheadGrow'),
      paragraph('c06.course#turnGrow', 'c06.decade#both'),
      paragraph('c06.decade#seat'),
      paragraph('c06.decade#mine'),
      spare('c06.road#grow'),
      paragraph('c06.more#halfway'),
      spare('c06.ten#prior'),
      spare('c06.road#drop'),
      quote('c06.say#roadItem'),
      crosshead('c06.course#crossheadNext'),
      paragraph('c06.ten#coming'),
      decade(1, 'c06.decade#coming'),
      decade(1, 'c06.decade#ground'),
      ...shared.fill(8, 'c06.ten#lineItem', 'basis.daeun#god', 'basis.daeun#tie', 'self.season#nature'),
      checklist('이 10년에 해 둘 것', 'c06.ten#act', 'basis.ilju#act', 'c06.ten#act'),
    ],
  },
  {
    answer: 'c06.door#fiveAnswer',
    answerIn: inYears(brightYear),
    parts: [
      crosshead('c06.course#crossheadNear'),
      ...yearly(0, 1),
      quote('c06.door#lineItem'),
      crosshead('c06.course#crossheadMid'),
      ...yearly(2, 3),
      quote('c06.ten#lineItem'),
      crosshead('c06.course#crossheadFar'),
      ...yearly(4),
      paragraph('c06.years#walk'),
      paragraph('c06.years#pace'),
      spare('c06.road#first'),
      ...shared.fill(
        8,
        'c06.pacing#lineItem',
        'charm.pillars#yearly',
        'ilju.love#seat',
        'charm.stars#season',
      ),
      checklist('다섯 해를 쓰는 법', 'c06.door#act', 'basis.ilgan#act'),
    ],
  },
  {
    answer: 'c06.door#bestAnswer',
    answerIn: inYears(brightYear),
    parts: [
      years(brightYear, 'c06.door#why'),
      crosshead('c06.course#crossheadVisitor'),
      years(brightYear, 'c06.years#first'),
      years(brightYear, 'c06.years#either'),
      paragraph('c06.years#where'),
      years(brightYear, 'c06.years#star'),
      quote('c06.door#lineItem'),
      crosshead('c06.course#crossheadYearLong'),
      years(brightYear, 'c06.years#course'),
      years(brightYear, 'c06.years#seat'),
      years(brightYear, 'c06.door#force', 'c06.door#yearUse'),
      years(brightYear, 'c06.years#life'),
      years(brightYear, 'c06.years#season'),
      quote('c06.delay#lineItem'),
      crosshead('c06.course#crossheadSign'),
      years(brightYear, 'c06.course#turnSign', 'c06.road#day'),
      years(brightYear, 'c06.road#comes'),
      paragraph('c06.years#lack'),
      paragraph('c06.more#crowd'),
      spare('c06.door#slip'),
      quote('c06.say#bestItem'),
      ...shared.fill(8, 'c06.vessel#lineItem', 'ilju.love#stage', 'seat.chair#pair'),
      checklist('그해가 오기 전에', 'c06.door#act', 'basis.hapchung#act', 'c06.door#act'),
    ],
  },
  {
    answer: 'c06.month#answer',
    parts: [
      monthCalendar('c06.month#caption'),
      crosshead('c06.course#crossheadPick'),
      ...monthsTowards(brightYear, 3, {
        within: ['c06.month#inYear', 'c06.month#tie', 'c06.month#god'],
        before: ['c06.month#before', 'c06.month#tie', 'c06.month#god'],
      }),
      quote('c06.month#lineItem'),
      crosshead('c06.course#crossheadDeep'),
      ...monthsTowards(brightYear, 3, {
        within: ['c06.moon#house', 'c06.moon#tide'],
        before: ['c06.moon#house', 'c06.moon#tide'],
      }),
      paragraph('c06.moon#date'),
      crosshead('c06.course#crossheadThisMonth'),
      paragraph('c06.month#now', 'c06.month#nowUse'),
      paragraph('c06.moon#eve'),
      paragraph('c06.hurdle#month'),
      ...shared.fill(8, 'c06.month#lineItem', 'charm.pillars#face', 'charm.stars#stage'),
      checklist('이번 달에 시작할 것', 'c06.month#act', 'c06.month#act'),
    ],
  },
  {
    answer: 'c06.delay#answer',
    parts: [
      paragraph('c06.delay#peers', 'c06.delay#output'),
      crosshead('c06.course#crossheadExcuse'),
      paragraph('c06.hurdle#excuse'),
      paragraph('c06.reasons#day'),
      paragraph('c06.reasons#taught'),
      paragraph('c06.delay#month'),
      spare('c06.ordinary#asked'),
      quote('c06.delay#lineItem'),
      crosshead('c06.course#crossheadReason'),
      paragraph('c06.course#turnReason', 'c06.delay#inner'),
      paragraph('c06.reasons#wound'),
      paragraph('c06.reasons#price'),
      paragraph('c06.delay#resent'),
      paragraph('c06.delay#tie'),
      quote('c06.say#hurdleItem'),
      crosshead('c06.course#crossheadOpen'),
      paragraph('c06.delay#open'),
      paragraph('c06.reasons#loosen'),
      paragraph('c06.more#bell'),
      spare('c06.hurdle#ring'),
      ...shared.fill(8, 'c06.delay#lineItem', 'ilju.love#habit', 'self.around#mask'),
      checklist('미루지 않는 연습', 'c06.delay#act', 'c06.delay#act', 'basis.wonjin#act'),
    ],
  },
  {
    answer: 'c06.prepare#answer',
    parts: [
      paragraph('c06.prepare#elders'),
      paragraph('c06.families#table'),
      crosshead('c06.course#crossheadParley'),
      paragraph('c06.families#eve'),
      paragraph('c06.prepare#first'),
      paragraph('c06.hurdle#parley'),
      paragraph('c06.prepare#root', 'c06.prepare#speech'),
      signals(
        { tone: 'BRIGHT', label: '통하는 것', move: 'c06.prepare#goodItem' },
        { tone: 'SLOW', label: '피할 것', move: 'c06.prepare#waitItem' },
      ),
      crosshead('c06.course#crossheadShare'),
      paragraph('c06.families#hands'),
      paragraph('c06.prepare#season'),
      paragraph('c06.families#after'),
      paragraph('c06.families#tell'),
      spare('c06.hurdle#takes'),
      quote('c06.say#readyItem'),
      crosshead('c06.course#crossheadMoney'),
      paragraph('c06.prepare#money'),
      paragraph('c06.families#room'),
      paragraph('c06.more#threshold'),
      ...shared.fill(8, 'c06.prepare#lineItem', 'charm.pillars#work', 'ilju.picture#picture'),
      checklist('준비 수첩 첫 장', 'c06.prepare#act', 'basis.wolju#act', 'c06.prepare#act'),
    ],
  },
  {
    answer: 'c06.habit#answer',
    parts: [
      paragraph('c06.habit#power'),
      elementRing('general.captions#elements'),
      paragraph('c06.daily#dose'),
      crosshead('c06.course#crossheadDay'),
      paragraph('c06.habit#frame'),
      paragraph('c06.daily#hour'),
      paragraph('c06.habit#ring'),
      quote('c06.say#routineItem'),
      crosshead('c06.course#crossheadLess'),
      paragraph('c06.daily#weekend'),
      spare('c06.routine#swap'),
      paragraph('c06.habit#people'),
      crosshead('c06.course#crossheadHouse'),
      paragraph('c06.daily#corner'),
      paragraph('c06.daily#door'),
      paragraph('c06.daily#lamp'),
      paragraph('c06.ordinary#table'),
      quote('c06.habit#lineItem'),
      spare('c06.heart#phrase'),
      paragraph('c06.daily#word'),
      paragraph('c06.habit#talk'),
      paragraph('c06.daily#money'),
      paragraph('c06.more#thrift'),
      ...shared.fill(
        8,
        'c06.habit#lineItem',
        'charm.pillars#hourly',
        'charm.pillars#colour',
        'ilju.love#resent',
        'ilju.with#rhythm',
      ),
      checklist(
        '하루에 넣을 것',
        'c06.habit#useAct',
        'c06.habit#thinAct',
        'c06.habit#seatAct',
        'c06.habit#useAct',
      ),
    ],
  },
  {
    answer: 'c06.alone#answer',
    parts: [
      years(slowYear, 'c06.alone#slow', 'c06.alone#slowTie'),
      crosshead('c06.course#crossheadSoloYear'),
      paragraph('c06.solo#grow'),
      paragraph('c06.alone#room'),
      paragraph('basis.gongmang#fact'),
      paragraph('c06.ordinary#away'),
      spare('c06.routine#evening'),
      quote('c06.alone#lineItem'),
      crosshead('c06.course#crossheadLonely'),
      paragraph('c06.course#turnLonely', 'c06.solo#people'),
      paragraph('c06.solo#night'),
      paragraph('c06.alone#worry'),
      paragraph('c06.solo#road'),
      quote('c06.say#soloItem'),
      crosshead('c06.course#crossheadSkill'),
      paragraph('c06.solo#gain'),
      paragraph('c06.routine#skill'),
      paragraph('c06.solo#over'),
      paragraph('c06.alone#sign', 'c06.more#proof'),
      spare('c06.alone#ten'),
      ...shared.fill(
        8,
        'c06.alone#lineItem',
        'charm.pillars#veil',
        'self.around#night',
        'ilju.with#match',
        'ilju.love#near',
      ),
      checklist('혼자의 해에 해 볼 것', 'c06.alone#act', 'c06.alone#act', 'basis.ilgan#act'),
    ],
  },
  {
    answer: 'c06.letter#answer',
    parts: [
      paragraph('c06.farewell#evening'),
      paragraph('c06.farewell#bring'),
      years(brightYear, 'c06.farewell#year'),
      quote('c06.letter#lineItem'),
      paragraph('c06.farewell#later'),
      paragraph('c06.farewell#season'),
      paragraph('c06.farewell#seat'),
      letter(
        ['c06.letter#open', 'c06.letter#month'],
        ['c06.farewell#doubt'],
        ['c06.letter#star', 'c06.farewell#hand', 'c06.letter#last'],
      ),
    ],
  },
];

/** 결혼 문이 열리는 해 */
export default {
  id: 6,
  plan,
  topics: [
    ...shared.topics(),
    alone,
    course,
    ordinary,
    delay,
    door,
    lastLetter,
    habit,
    month,
    more,
    pacing,
    prepare,
    ten,
    bowl,
    heart,
    hurdle,
    road,
    routine,
    say,
    vessel,
    clock,
    daily,
    tenYears,
    families,
    farewell,
    hearth,
    moon,
    reasons,
    solo,
    fiveYears,
  ],
} satisfies WrittenContent;
