import { checklist, decadeLine, elementRing, monthCalendar, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type ContentPlan, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, brightYear, decade, inYears, months, years } from '#compose/times.ts';
import ask from '#corpus/c07/ask.ts';
import bottom from '#corpus/c07/bottom.ts';
import clock from '#corpus/c07/clock.ts';
import depth from '#corpus/c07/depth.ts';
import ease from '#corpus/c07/ease.ts';
import fight from '#corpus/c07/fight.ts';
import hold from '#corpus/c07/hold.ts';
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
      paragraph('c07.bottom#officer', 'c07.bottom#seat'),
      paragraph('c07.line#trial'),
      paragraph('c07.bottom#frame', 'c07.bottom#resource'),
      quote('c07.bottom#lineItem'),
      paragraph('c07.bottom#month', 'c07.line#trade'),
      paragraph('c07.bottom#stage', 'c07.more#root'),
      paragraph('c07.vow#over'),
      quote('c07.say#lineItem'),
      paragraph('c07.bottom#tell', 'c07.line#telling'),
      paragraph('c07.line#trade', 'c07.vow#over'),
      paragraph('c07.line#trial', 'c07.line#telling'),
      spare('c07.depth#lost'),
      spare('c07.depth#lost'),
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
      paragraph('c07.living#seat', 'c07.living#output'),
      paragraph('c07.home#hours'),
      paragraph('c07.living#day', 'c07.living#morning'),
      quote('c07.living#lineItem'),
      paragraph('c07.home#table', 'c07.living#night'),
      paragraph('c07.home#things', 'c07.living#bath'),
      quote('c07.say#homeItem'),
      paragraph('c07.living#sick', 'c07.more#weekend'),
      paragraph('c07.vow#sunday', 'c07.home#table'),
      paragraph('c07.home#things', 'c07.vow#sunday'),
      paragraph('c07.depth#sound'),
      spare('c07.home#hours'),
      spare('c07.depth#sound'),
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
      paragraph('c07.money#wealth', 'c07.money#lead'),
      paragraph('c07.purse#leak', 'c07.money#frame'),
      quote('c07.money#lineItem'),
      paragraph('c07.money#peers', 'c07.purse#unsaid'),
      paragraph('c07.money#early', 'c07.money#month'),
      paragraph('c07.purse#goal', 'c07.more#bigmoney'),
      quote('c07.say#purseItem'),
      paragraph('c07.money#stage', 'c07.money#when'),
      paragraph('c07.vow#ledger', 'c07.purse#unsaid'),
      paragraph('c07.purse#leak', 'c07.purse#goal'),
      quote('c07.money#lineItem'),
      paragraph('c07.near#gift', 'c07.vow#ledger'),
      spare('c07.near#gift'),
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
      paragraph('c07.kin#root', 'c07.kin#frame'),
      paragraph('c07.porch#visit'),
      paragraph('c07.kin#month', 'c07.kin#resource'),
      quote('c07.kin#lineItem'),
      paragraph('c07.porch#elder', 'c07.more#voice'),
      paragraph('c07.kin#feast', 'c07.kin#side'),
      quote('c07.say#porchItem'),
      paragraph('c07.porch#feast', 'c07.kin#far'),
      paragraph('c07.vow#child', 'c07.porch#elder'),
      paragraph('c07.porch#visit', 'c07.vow#child'),
      quote('c07.kin#lineItem'),
      paragraph('c07.near#rescue', 'c07.porch#feast'),
      spare('c07.near#rescue'),
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
      paragraph('c07.fight#tie', 'c07.spark#seed'),
      paragraph('c07.fight#frame', 'c07.fight#month'),
      quote('c07.fight#lineItem'),
      paragraph('c07.spark#peak', 'c07.fight#scene'),
      paragraph('c07.fight#resent', 'c07.fight#strength'),
      paragraph('c07.spark#peace'),
      quote('c07.say#sparkItem'),
      paragraph('c07.fight#stop', 'c07.more#night'),
      paragraph('c07.weigh#weather', 'c07.spark#peace'),
      paragraph('c07.spark#seed', 'c07.weigh#weather'),
      quote('c07.fight#lineItem'),
      paragraph('c07.near#sorry', 'c07.spark#peak'),
      spare('c07.depth#residue'),
      spare('c07.weigh#weather'),
      spare('c07.near#sorry'),
      spare('c07.depth#residue'),
      ...shared.fill(6, 'c07.fight#lineItem', 'basis.wonjin#scene', 'basis.wonjin#meaning'),
      checklist('다투기 전의 약속', 'c07.fight#act', 'c07.fight#act', 'c07.fight#act'),
    ],
  },
  {
    answer: 'c07.ease#answer',
    parts: [
      paragraph('c07.ease#why', 'c07.ease#frame'),
      elementRing('c07.ease#caption'),
      paragraph('c07.ease#ring', 'c07.ease#seat'),
      paragraph('c07.shade#manner', 'c07.shade#tiring'),
      signals(
        { tone: 'BRIGHT', label: '편한 사람', move: 'c07.ease#goodItem' },
        { tone: 'SLOW', label: '지치는 사람', move: 'c07.ease#waitItem' },
      ),
      paragraph('c07.ease#listen', 'c07.ease#month'),
      paragraph('c07.shade#proof', 'c07.ease#test'),
      quote('c07.say#shadeItem'),
      paragraph('c07.more#hush', 'c07.shade#manner'),
      paragraph('c07.weigh#balm'),
      paragraph('c07.shade#tiring', 'c07.weigh#balm'),
      quote('c07.ease#lineItem'),
      paragraph('c07.near#early', 'c07.shade#proof'),
      spare('c07.depth#breath'),
      spare('c07.near#early'),
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
      paragraph('c07.season#stir'),
      decade(0, 'c07.timing#ten', 'c07.timing#tenTie'),
      decadeLine('c07.timing#tenCaption'),
      paragraph('c07.timing#test', 'c07.timing#cause'),
      paragraph('c07.season#fog', 'c07.more#pause'),
      quote('c07.timing#lineItem'),
      paragraph('c07.season#how', 'c07.clock#match'),
      decade(0, 'decades.love#ground', 'decades.love#tie'),
      paragraph('c07.weigh#push', 'c07.season#fog'),
      quote('c07.say#seasonItem'),
      paragraph('c07.season#stir', 'c07.clock#match'),
      paragraph('c07.weigh#push', 'c07.season#how'),
      spare('c07.clock#match'),
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
      paragraph('c07.timing#nowHead', 'c07.timing#nowGod'),
      paragraph('c07.hold#now', 'c07.clock#month'),
      monthCalendar('c07.timing#caption'),
      months(brightMonths(3), 'c07.timing#month', 'c07.timing#monthTie'),
      quote('c07.say#holdItem'),
      paragraph('c07.hold#wait', 'c07.timing#cost'),
      paragraph('c07.weigh#asker', 'c07.hold#limit'),
      paragraph('c07.clock#month'),
      paragraph('c07.near#hurry'),
      spare('c07.hold#wait'),
      spare('c07.near#hurry'),
      spare('c07.clock#month'),
      spare('c07.hold#limit'),
      spare('c07.hold#now'),
      spare('c07.weigh#asker'),
      ...shared.fill(6, 'general.keep#night', 'ilju.love#stage', 'love.verdicts#initiative'),
      checklist('이번 달에 할 것', 'c07.timing#nowAct', 'c07.timing#nowAct'),
    ],
  },
  {
    answer: 'c07.ask#answer',
    parts: [
      paragraph('c07.ask#open', 'c07.table#spot'),
      checklist(
        '마주 앉아 물어볼 것',
        'c07.ask#qOneItem',
        'c07.ask#qTwoItem',
        'c07.ask#qThreeItem',
        'c07.ask#qFourItem',
        'c07.ask#qFiveItem',
      ),
      paragraph('c07.ask#listen', 'c07.ask#mirror'),
      paragraph('c07.table#after'),
      quote('c07.say#tableItem'),
      paragraph('c07.table#spot'),
      spare('c07.near#fear', 'c07.table#after'),
      spare('c07.depth#answer'),
      spare('c07.near#fear'),
      spare('c07.depth#answer'),
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
    ask, bottom, clock, depth, ease, fight, hold, home, kin, line, living, money, more, near, porch, purse, say, season, shade,
    spark, table, timing, vow, weigh,
  ], // prettier-ignore
} satisfies WrittenContent;
