import { checklist, decadeLine, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type ContentPlan, type WrittenContent } from '#compose/plan.ts';
import { brightYear, decade, inYears, monthsTowards, slowYear, yearAt, years } from '#compose/times.ts';
import alone from '#corpus/c06/alone.ts';
import delay from '#corpus/c06/delay.ts';
import door from '#corpus/c06/door.ts';
import habit from '#corpus/c06/habit.ts';
import farewell from '#corpus/c06/letter.ts';
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
import { sharedFill } from './shared-fill.ts';

const shared = sharedFill();

const plan: ContentPlan = [
  {
    answer: 'c06.vessel#answer',
    parts: [
      paragraph('c06.vessel#bowl', 'c06.vessel#shape'),
      paragraph('c06.vessel#star', 'c06.vessel#lid'),
      quote('c06.vessel#lineItem'),
      paragraph('c06.vessel#want', 'c06.vessel#glaze'),
      paragraph('c06.more#elder'),
      paragraph('c06.bowl#holds', 'c06.bowl#rim'),
      paragraph('c06.bowl#weekday'),
      quote('c06.say#bowlItem'),
      paragraph('c06.bowl#rim', 'c06.bowl#holds'),
      spare('c06.bowl#rim', 'c06.bowl#rim'),
      paragraph('c06.bowl#weekday'),
      ...shared.fill(
        10,
        'c06.vessel#lineItem',
        'self.seat#hidden',
        'self.lead#lead',
        'seat.chair#role',
        'ilju.with#want',
      ),
      checklist('그릇을 닦는 법', 'c06.vessel#act', 'basis.ilji#act', 'c06.vessel#act'),
    ],
  },
  {
    answer: 'c06.pacing#answer',
    parts: [
      paragraph('c06.pacing#stars', 'c06.pacing#climate'),
      paragraph('c06.pacing#pair', 'c06.pacing#stage'),
      quote('c06.pacing#lineItem'),
      paragraph('c06.pacing#good', 'c06.more#grip'),
      paragraph('c06.bowl#age'),
      quote('c06.say#paceItem'),
      paragraph('c06.bowl#late'),
      paragraph('c06.heart#card', 'c06.bowl#age'),
      paragraph('c06.heart#hint', 'c06.bowl#late'),
      spare('c06.heart#hint'),
      spare('c06.heart#card', 'c06.heart#hint'),
      ...shared.fill(
        12,
        'c06.pacing#lineItem',
        'basis.johu#scene',
        'self.season#nature',
        'charm.stars#season',
        'basis.ilji#scene',
      ),
      checklist('내 속도를 지키는 법', 'c06.pacing#act', 'basis.unseong12#act', 'c06.pacing#act'),
    ],
  },
  {
    answer: 'c06.ten#answer',
    parts: [
      decade(0, 'c06.ten#sky', 'c06.ten#earth'),
      decadeLine('c06.ten#caption'),
      decade(0, 'c06.ten#house', 'c06.ten#half', 'decades.love#god'),
      quote('c06.ten#lineItem'),
      paragraph('c06.ten#prior', 'c06.more#halfway', 'c06.ten#coming'),
      decade(0, 'c06.ten#sky', 'decades.love#stage', 'decades.love#ground', 'decades.love#tie'),
      quote('c06.alone#lineItem'),
      decade(1, 'decades.love#god', 'decades.love#ground', 'decades.love#stage'),
      paragraph('c06.road#grow', 'c06.road#drop'),
      paragraph('c06.road#face'),
      quote('c06.say#roadItem'),
      paragraph('c06.road#drop', 'c06.road#grow'),
      spare('c06.road#face'),
      ...shared.fill(8, 'c06.ten#lineItem', 'basis.daeun#god', 'love.verdicts#pattern'),
      checklist('이 10년에 해 둘 것', 'c06.ten#act', 'basis.ilju#act', 'c06.ten#act'),
    ],
  },
  {
    answer: 'c06.door#fiveAnswer',
    answerIn: inYears(brightYear),
    parts: [
      years(yearAt(0, 1), 'c06.door#yearHead', 'c06.door#yearUse', 'years.love#god'),
      quote('c06.door#lineItem'),
      years(yearAt(2, 3), 'c06.door#yearHead', 'c06.door#yearUse', 'years.love#god'),
      quote('c06.ten#lineItem'),
      years(yearAt(4), 'c06.door#yearHead', 'c06.door#yearUse', 'years.love#god'),
      paragraph('c06.road#first', 'c06.road#path'),
      quote('c06.door#lineItem'),
      paragraph('c06.road#path'),
      spare('c06.road#first'),
      ...shared.fill(
        10,
        'c06.pacing#lineItem',
        'love.verdicts#channel',
        'love.verdicts#initiative',
        'charm.pillars#yearly',
      ),
      checklist('다섯 해를 쓰는 법', 'c06.door#act', 'basis.ilgan#act'),
    ],
  },
  {
    answer: 'c06.door#bestAnswer',
    answerIn: inYears(brightYear),
    parts: [
      years(brightYear, 'c06.door#why', 'c06.door#visitor', 'c06.door#force'),
      quote('c06.door#lineItem'),
      years(brightYear, 'c06.door#yearUse', 'years.love#god', 'years.love#tie'),
      quote('c06.delay#lineItem'),
      paragraph('c06.door#slip', 'c06.more#crowd'),
      years(brightYear, 'years.love#star', 'years.love#ground'),
      paragraph('self.seat#star'),
      years(brightYear, 'c06.road#comes', 'c06.road#day'),
      quote('c06.say#bestItem'),
      years(brightYear, 'c06.road#day', 'c06.heart#poise'),
      years(brightYear, 'c06.road#comes', 'c06.heart#poise'),
      ...shared.fill(
        10,
        'c06.vessel#lineItem',
        'basis.hapchung#meaning',
        'charm.stars#instead',
        'seat.chair#pair',
        'love.verdicts#initiative',
      ),
      checklist('그해가 오기 전에', 'c06.door#act', 'basis.hapchung#act', 'c06.door#act'),
    ],
  },
  {
    answer: 'c06.month#answer',
    parts: [
      paragraph('c06.month#now', 'c06.month#nowUse'),
      monthCalendar('c06.month#caption'),
      ...monthsTowards(brightYear, 3, {
        within: ['c06.month#inYear', 'c06.month#tie', 'c06.month#god', 'months.deepen#god'],
        before: ['c06.month#before', 'c06.month#tie', 'c06.month#god', 'months.deepen#god'],
      }),
      quote('c06.month#lineItem'),
      ...monthsTowards(brightYear, 2, {
        within: ['months.deepen#ground', 'months.deepen#stage', 'months.deepen#tie'],
        before: ['months.deepen#ground', 'months.deepen#stage', 'months.deepen#tie'],
      }),
      paragraph('c06.hurdle#month'),
      spare('c06.hurdle#month'),
      ...shared.fill(
        10,
        'c06.month#lineItem',
        'charm.pillars#face',
        'love.verdicts#initiative',
        'charm.stars#stage',
      ),
      checklist('이번 달에 시작할 것', 'c06.month#act', 'c06.month#act'),
    ],
  },
  {
    answer: 'c06.delay#answer',
    parts: [
      paragraph('c06.delay#peers', 'c06.delay#output'),
      paragraph('c06.delay#inner', 'c06.delay#resent'),
      quote('c06.delay#lineItem'),
      paragraph('c06.delay#month', 'c06.delay#tie'),
      quote('general.keep#day'),
      paragraph('c06.delay#open', 'c06.more#bell'),
      paragraph('c06.hurdle#excuse', 'c06.hurdle#hidden'),
      paragraph('c06.hurdle#ring'),
      quote('c06.say#hurdleItem'),
      paragraph('c06.hurdle#excuse'),
      paragraph('c06.hurdle#hidden', 'c06.hurdle#ring'),
      ...shared.fill(
        10,
        'c06.delay#lineItem',
        'love.verdicts#hurt',
        'basis.wonjin#meaning',
        'basis.siksang#meaning',
        'self.lead#lead',
        'self.around#mask',
      ),
      checklist('미루지 않는 연습', 'c06.delay#act', 'c06.delay#act', 'basis.wonjin#act'),
    ],
  },
  {
    answer: 'c06.prepare#answer',
    parts: [
      paragraph('c06.prepare#elders', 'c06.prepare#first'),
      paragraph('c06.prepare#root', 'c06.prepare#season'),
      signals(
        { tone: 'BRIGHT', label: '통하는 것', move: 'c06.prepare#goodItem' },
        { tone: 'SLOW', label: '피할 것', move: 'c06.prepare#waitItem' },
      ),
      paragraph('c06.prepare#quarrel', 'c06.prepare#money'),
      paragraph('c06.prepare#speech', 'c06.more#threshold'),
      paragraph('c06.hurdle#parley', 'c06.hurdle#takes'),
      quote('c06.say#readyItem'),
      paragraph('c06.heart#first', 'c06.hurdle#takes'),
      paragraph('c06.hurdle#parley'),
      spare('c06.heart#first', 'c06.hurdle#takes'),
      ...shared.fill(
        14,
        'c06.prepare#lineItem',
        'charm.pillars#work',
        'self.around#mask',
        'love.verdicts#expression',
        'basis.ilji#meaning',
      ),
      checklist('준비 수첩 첫 장', 'c06.prepare#act', 'basis.wolju#act', 'c06.prepare#act'),
    ],
  },
  {
    answer: 'c06.habit#answer',
    parts: [
      paragraph('c06.habit#power', 'c06.habit#frame'),
      elementRing('general.captions#elements'),
      paragraph('c06.habit#ring', 'c06.habit#people'),
      paragraph('c06.habit#talk', 'c06.more#thrift'),
      paragraph('c06.routine#dose', 'c06.routine#swap'),
      quote('c06.say#routineItem'),
      paragraph('c06.routine#home'),
      paragraph('c06.heart#phrase', 'c06.routine#dose'),
      paragraph('c06.routine#swap', 'c06.routine#home'),
      spare('c06.heart#phrase'),
      ...shared.fill(
        12,
        'c06.habit#lineItem',
        'charm.pillars#colour',
        'charm.pillars#hourly',
        'self.around#month',
        'seat.life#element',
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
      paragraph('c06.alone#ten', 'c06.alone#room'),
      quote('c06.alone#lineItem'),
      paragraph('c06.alone#worry', 'c06.alone#sign'),
      paragraph('basis.gongmang#fact', 'c06.more#proof'),
      paragraph('c06.routine#evening', 'c06.routine#lonely'),
      quote('c06.say#soloItem'),
      paragraph('c06.routine#skill'),
      paragraph('c06.heart#feast', 'c06.routine#lonely'),
      paragraph('c06.routine#skill', 'c06.heart#feast'),
      spare('c06.routine#evening'),
      ...shared.fill(
        12,
        'c06.alone#lineItem',
        'charm.pillars#veil',
        'self.around#night',
        'love.verdicts#pace',
        'self.season#nature',
        'self.pillars#useful',
      ),
      checklist('혼자의 해에 해 볼 것', 'c06.alone#act', 'c06.alone#act', 'basis.ilgan#act'),
    ],
  },
  {
    answer: 'c06.letter#answer',
    parts: [
      letter(
        ['c06.letter#open', 'c06.letter#month'],
        ['general.letter#turn', 'c06.letter#star'],
        ['general.letter#hold', 'c06.letter#last'],
      ),
      quote('c06.letter#lineItem'),
      paragraph('c06.heart#farewell', 'c06.vessel#shape'),
      spare('c06.ten#prior', 'c06.heart#farewell'),
      ...shared.fill(
        10,
        'c06.letter#lineItem',
        'basis.ilju#scene',
        'basis.ilju#meaning',
        'self.season#nature',
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
    delay,
    door,
    farewell,
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
  ],
} satisfies WrittenContent;
