import { checklist, decadeLine, elementRing, monthCalendar, quote, signals } from '#compose/beats.ts';
import { crosshead, paragraph, spare, type ContentPlan, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, brightYear, decade, inYears, months, years } from '#compose/times.ts';
import ask from '#corpus/c07/ask.ts';
import bottom from '#corpus/c07/bottom.ts';
import clock from '#corpus/c07/clock.ts';
import course from '#corpus/c07/course.ts';
import depth from '#corpus/c07/depth.ts';
import ease from '#corpus/c07/ease.ts';
import fight from '#corpus/c07/fight.ts';
import hold from '#corpus/c07/hold.ts';
import further from '#corpus/c07/further.ts';
import home from '#corpus/c07/home.ts';
import kin from '#corpus/c07/kin.ts';
import line from '#corpus/c07/line.ts';
import living from '#corpus/c07/living.ts';
import money from '#corpus/c07/money.ts';
import more from '#corpus/c07/more.ts';
import near from '#corpus/c07/near.ts';
import porch from '#corpus/c07/porch.ts';
import purse from '#corpus/c07/purse.ts';
import say from '#corpus/c07/say.ts';
import season from '#corpus/c07/season.ts';
import shade from '#corpus/c07/shade.ts';
import spark from '#corpus/c07/spark.ts';
import table from '#corpus/c07/table.ts';
import timing from '#corpus/c07/timing.ts';
import vow from '#corpus/c07/vow.ts';
import weigh from '#corpus/c07/weigh.ts';
import { sharedFill } from './shared-fill.ts';

const shared = sharedFill();

const plan: ContentPlan = [
  {
    answer: 'c07.bottom#answer',
    parts: [
      paragraph('c07.bottom#officer'),
      paragraph('c07.bottom#seat'),
      crosshead('c07.course#crossheadTrial'),
      paragraph('c07.line#trial'),
      paragraph('c07.bottom#frame'),
      paragraph('c07.more#root'),
      quote('c07.bottom#lineItem'),
      crosshead('c07.course#crossheadTrade'),
      paragraph('c07.line#trade'),
      paragraph('c07.bottom#resource'),
      paragraph('c07.bottom#month'),
      paragraph('c07.vow#over'),
      paragraph('c07.further#first'),
      quote('c07.say#lineItem'),
      crosshead('c07.course#crossheadTell'),
      paragraph('c07.course#turnTell', 'c07.line#telling'),
      paragraph('c07.bottom#stage'),
      paragraph('c07.bottom#tell'),
      spare('c07.depth#lost'),
      spare('c07.line#trial'),
      spare('c07.line#trade'),
      ...shared.fill(
        6,
        'c07.bottom#lineItem',
        'basis.gwanseong#scene',
        'basis.gwanseong#meaning',
        'self.lead#thin',
      ),
      checklist('선을 말하는 연습', 'c07.bottom#act', 'c07.bottom#act'),
    ],
  },
  {
    answer: 'c07.living#answer',
    parts: [
      paragraph('c07.living#seat'),
      paragraph('c07.living#output'),
      crosshead('c07.course#crossheadHours'),
      paragraph('c07.home#hours'),
      paragraph('c07.living#day', 'c07.living#morning'),
      paragraph('c07.depth#sound'),
      quote('c07.living#lineItem'),
      crosshead('c07.course#crossheadTable'),
      paragraph('c07.home#table'),
      paragraph('c07.living#night'),
      crosshead('c07.course#crossheadThings'),
      paragraph('c07.home#things'),
      paragraph('c07.living#bath'),
      quote('c07.say#homeItem'),
      crosshead('c07.course#crossheadSunday'),
      paragraph('c07.vow#sunday'),
      paragraph('c07.more#weekend'),
      paragraph('c07.further#alone'),
      paragraph('c07.living#sick'),
      spare('c07.home#hours'),
      ...shared.fill(
        6,
        'general.keep#day',
        'seat.chair#home',
        'basis.jijanggan#meaning',
        'basis.siksang#scene',
      ),
      checklist('한집에 살기 전에', 'c07.living#act', 'c07.living#act', 'c07.living#act'),
    ],
  },
  {
    answer: 'c07.money#answer',
    parts: [
      paragraph('c07.money#wealth'),
      paragraph('c07.money#lead'),
      crosshead('c07.course#crossheadRoots'),
      paragraph('c07.money#early'),
      paragraph('c07.vow#ledger'),
      crosshead('c07.course#crossheadPurse'),
      paragraph('c07.purse#leak'),
      paragraph('c07.money#month'),
      paragraph('c07.money#stage'),
      quote('c07.money#lineItem'),
      crosshead('c07.course#crossheadUnsaid'),
      paragraph('c07.purse#unsaid'),
      paragraph('c07.money#frame'),
      paragraph('c07.money#peers'),
      quote('c07.say#purseItem'),
      crosshead('c07.course#crossheadGoal'),
      paragraph('c07.purse#goal'),
      paragraph('c07.more#bigmoney'),
      paragraph('c07.further#big'),
      paragraph('c07.near#gift'),
      paragraph('c07.money#when'),
      spare('c07.purse#leak'),
      ...shared.fill(
        8,
        'c07.money#lineItem',
        'basis.jaeseong#scene',
        'basis.bigyeop#scene',
        'basis.jaeseong#meaning',
        'basis.bigyeop#meaning',
      ),
      checklist('돈 이야기 첫 장', 'c07.money#act', 'c07.money#act', 'c07.money#act'),
    ],
  },
  {
    answer: 'c07.kin#answer',
    parts: [
      paragraph('c07.kin#root'),
      paragraph('c07.kin#frame'),
      crosshead('c07.course#crossheadVisit'),
      paragraph('c07.porch#visit'),
      paragraph('c07.kin#side'),
      paragraph('c07.near#rescue'),
      quote('c07.kin#lineItem'),
      crosshead('c07.course#crossheadElder'),
      paragraph('c07.porch#elder'),
      paragraph('c07.kin#month'),
      paragraph('c07.kin#resource'),
      paragraph('c07.more#voice'),
      quote('c07.say#porchItem'),
      crosshead('c07.course#crossheadDistance'),
      paragraph('c07.kin#feast'),
      paragraph('c07.further#ask'),
      paragraph('c07.porch#feast'),
      paragraph('c07.kin#far'),
      paragraph('c07.vow#child'),
      spare('c07.porch#elder'),
      ...shared.fill(
        8,
        'c07.kin#lineItem',
        'basis.nyeonju#meaning',
        'basis.nyeonju#scene',
        'basis.inseong#scene',
        'basis.inseong#meaning',
      ),
      checklist('거리를 정하는 한 줄', 'c07.kin#act', 'c07.kin#act'),
    ],
  },
  {
    answer: 'c07.fight#answer',
    parts: [
      paragraph('c07.fight#tie'),
      paragraph('c07.fight#frame'),
      crosshead('c07.course#crossheadSeed'),
      paragraph('c07.spark#seed'),
      paragraph('c07.fight#month'),
      paragraph('c07.weigh#weather'),
      quote('c07.fight#lineItem'),
      crosshead('c07.course#crossheadPeak'),
      paragraph('c07.fight#scene'),
      paragraph('c07.spark#peak'),
      paragraph('c07.fight#strength'),
      paragraph('c07.fight#resent'),
      quote('c07.say#sparkItem'),
      crosshead('c07.course#crossheadPeace'),
      paragraph('c07.course#turnPeace', 'c07.spark#peace'),
      paragraph('c07.fight#stop'),
      paragraph('c07.near#sorry'),
      paragraph('c07.further#over'),
      paragraph('c07.more#night'),
      spare('c07.depth#residue'),
      spare('c07.spark#peak'),
      ...shared.fill(6, 'c07.fight#lineItem', 'basis.wonjin#scene', 'basis.wonjin#meaning'),
      checklist('다투기 전의 약속', 'c07.fight#act', 'c07.fight#act', 'c07.fight#act'),
    ],
  },
  {
    answer: 'c07.ease#answer',
    parts: [
      paragraph('c07.ease#why'),
      paragraph('c07.ease#frame'),
      elementRing('c07.ease#caption'),
      crosshead('c07.course#crossheadManner'),
      paragraph('c07.shade#manner'),
      paragraph('c07.ease#ring'),
      paragraph('c07.ease#seat'),
      paragraph('c07.weigh#balm'),
      signals(
        { tone: 'BRIGHT', label: '편한 사람', move: 'c07.ease#goodItem' },
        { tone: 'SLOW', label: '지치는 사람', move: 'c07.ease#waitItem' },
      ),
      crosshead('c07.course#crossheadTiring'),
      paragraph('c07.shade#tiring'),
      paragraph('c07.ease#listen'),
      paragraph('c07.ease#month'),
      quote('c07.say#shadeItem'),
      crosshead('c07.course#crossheadProof'),
      paragraph('c07.shade#proof'),
      paragraph('c07.ease#test'),
      paragraph('c07.more#hush'),
      paragraph('c07.further#quiet'),
      paragraph('c07.near#early'),
      spare('c07.depth#breath'),
      ...shared.fill(
        6,
        'c07.ease#lineItem',
        'basis.johu#meaning',
        'basis.ohaeng#scene',
        'basis.ohaeng#meaning',
      ),
      checklist('편한지 보는 법', 'c07.ease#act', 'c07.ease#act'),
    ],
  },
  {
    answer: 'c07.timing#answer',
    parts: [
      paragraph('c07.timing#year', 'c07.timing#yearTie'),
      crosshead('c07.course#crossheadStir'),
      paragraph('c07.season#stir'),
      decade(0, 'c07.timing#ten', 'c07.timing#tenTie'),
      decadeLine('c07.timing#tenCaption'),
      decade(0, 'decades.love#ground', 'decades.love#tie'),
      paragraph('c07.further#decade'),
      crosshead('c07.course#crossheadFog'),
      paragraph('c07.timing#test'),
      paragraph('c07.timing#cause'),
      paragraph('c07.season#fog'),
      paragraph('c07.more#pause'),
      quote('c07.timing#lineItem'),
      crosshead('c07.course#crossheadHow'),
      paragraph('c07.season#how'),
      paragraph('c07.weigh#push'),
      paragraph('c07.clock#match'),
      quote('c07.say#seasonItem'),
      ...shared.fill(
        8,
        'c07.timing#lineItem',
        'basis.seun#god',
        'basis.daeun#god',
        'basis.seun#tie',
        'basis.daeun#tie',
        'basis.unseong12#meaning',
      ),
      checklist('결정하기 전에', 'c07.timing#act', 'c07.timing#act', 'basis.unseong12#act'),
    ],
  },
  {
    answer: 'c07.timing#waitAnswer',
    answerIn: inYears(brightYear),
    parts: [
      years(brightYear, 'c07.timing#until', 'c07.timing#untilTie'),
      crosshead('c07.course#crossheadNow'),
      paragraph('c07.timing#nowHead', 'c07.timing#nowGod'),
      paragraph('c07.hold#now'),
      paragraph('c07.clock#month'),
      crosshead('c07.course#crossheadBright'),
      monthCalendar('c07.timing#caption'),
      months(brightMonths(3), 'c07.timing#month', 'c07.timing#monthTie'),
      quote('c07.say#holdItem'),
      crosshead('c07.course#crossheadLimit'),
      paragraph('c07.timing#cost'),
      paragraph('c07.hold#wait'),
      paragraph('c07.hold#limit'),
      paragraph('c07.further#wait'),
      paragraph('c07.weigh#asker'),
      paragraph('c07.near#hurry'),
      ...shared.fill(6, 'general.keep#night', 'ilju.love#stage', 'love.verdicts#initiative'),
      checklist('이번 달에 할 것', 'c07.timing#nowAct', 'c07.timing#nowAct'),
    ],
  },
  {
    answer: 'c07.ask#answer',
    parts: [
      paragraph('c07.ask#open'),
      checklist(
        '마주 앉아 물어볼 것',
        'c07.ask#qOneItem',
        'c07.ask#qTwoItem',
        'c07.ask#qThreeItem',
        'c07.ask#qFourItem',
        'c07.ask#qFiveItem',
      ),
      crosshead('c07.course#crossheadSpot'),
      paragraph('c07.table#spot'),
      paragraph('c07.ask#mirror'),
      quote('c07.say#tableItem'),
      crosshead('c07.course#crossheadListen'),
      paragraph('c07.ask#listen'),
      paragraph('c07.table#after'),
      paragraph('c07.further#night'),
      spare('c07.near#fear', 'c07.table#after'),
      spare('c07.depth#answer'),
      spare('c07.near#fear'),
      ...shared.fill(6, 'general.keep#day', 'basis.ilgan#scene', 'basis.ilgan#meaning'),
      paragraph('c07.ask#decide', 'c07.ask#close'),
    ],
  },
];

/** 이 결혼, 해도 될까 */
export default {
  id: 7,
  plan,
  topics: [
    ...shared.topics(),
    ask, bottom, clock, course, depth, ease, fight, further, hold, home, kin, line, living, money, more, near, porch, purse, say, season, shade,
    spark, table, timing, vow, weigh,
  ], // prettier-ignore
} satisfies WrittenContent;
