import { checklist, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, monthAt, months, slowMonths, type MonthChoice } from '#compose/times.ts';
import haste from '#corpus/c14/haste.ts';
import more from '#corpus/c14/more.ts';
import name from '#corpus/c14/name.ts';
import pace from '#corpus/c14/pace.ts';
import pairs from '#corpus/c14/pairs.ts';
import place from '#corpus/c14/place.ts';
import spark from '#corpus/c14/spark.ts';
import text from '#corpus/c14/text.ts';
import today from '#corpus/c14/today.ts';
import turn from '#corpus/c14/turn.ts';
import charmPillars from '#corpus/charm/pillars.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';
import iljuWith from '#corpus/ilju/with.ts';
import seatLife from '#corpus/seat/life.ts';

const only =
  (choice: MonthChoice, at: number): MonthChoice =>
  (all) =>
    choice(all).slice(at, at + 1);

const TURNING = ['c14.turn#head', 'c14.turn#god', 'c14.turn#seat', 'c14.turn#stage'] as const;
const RESTING = ['months.rest#head', 'c14.turn#back', 'c14.turn#use', 'months.rest#god'] as const;

/** 썸의 속도 맞추기 */
export default {
  id: 14,
  topics: [
    ...GENERAL_TOPICS,
    charmPillars,
    iljuWith,
    seatLife,
    pace,
    spark,
    haste,
    text,
    place,
    turn,
    name,
    pairs,
    more,
    today,
  ],
  plan: [
    {
      answer: 'c14.pace#answer',
      parts: [
        paragraph('c14.pace#meter', 'c14.pace#gear'),
        paragraph('c14.pace#month', 'c14.pace#root'),
        quote('general.keep#day'),
        paragraph('c14.pace#gap', 'c14.pairs#count'),
        paragraph('c14.pace#gear', 'c14.pairs#count'),
        paragraph('c14.pace#gap', 'c14.pairs#both'),
        spare('seat.life#space', 'basis.unseong12#scene'),
        quote('ilju.love#stageLine'),
        spare('basis.strength#scene', 'love.verdicts#pace'),
        spare('self.season#nature', 'basis.unseong12#meaning'),
        spare('basis.strength#meaning', 'self.lead#lead'),
        spare('ssum.type#base', 'self.pillars#hour'),
        spare('ilju.love#stage', 'ssum.type#seen'),
        spare('charm.pillars#yearly'),
        checklist('이번 주에 해 볼 것', 'c14.turn#goAct', 'basis.strength#act', 'basis.unseong12#act'),
      ],
    },
    {
      answer: 'c14.spark#answer',
      parts: [
        paragraph('c14.spark#fire', 'c14.spark#beat'),
        paragraph('c14.spark#seat', 'c14.spark#grow'),
        signals(
          { tone: 'BRIGHT', label: '키우는 것', move: 'c14.spark#warmItem' },
          { tone: 'BRIGHT', label: '키우는 것', move: 'c14.spark#warmItem' },
          { tone: 'SLOW', label: '식히는 것', move: 'c14.spark#coldItem' },
        ),
        paragraph('c14.spark#temp', 'c14.spark#beat'),
        paragraph('c14.spark#cool', 'c14.more#drawn'),
        paragraph('c14.more#drawn', 'c14.spark#beat'),
        spare('ilju.with#rhythm', 'basis.jijanggan#scene'),
        quote('general.keep#night'),
        spare('basis.johu#scene', 'basis.siksang#scene'),
        spare('ilju.with#want', 'basis.johu#meaning'),
        spare('basis.siksang#meaning', 'charm.pillars#work'),
        spare('seat.life#talk', 'basis.nyeonju#scene'),
        spare('crush.first#who', 'charm.pillars#face'),
        spare('charm.pillars#veil', 'ilju.love#near'),
        spare('crush.first#sign'),
        checklist('이번 주에 해 볼 것', 'c14.spark#sparkAct', 'basis.johu#act', 'basis.siksang#act'),
      ],
    },
    {
      answer: 'c14.haste#answer',
      parts: [
        paragraph('c14.haste#peer', 'c14.haste#loop'),
        paragraph('c14.haste#ghost', 'c14.haste#loop'),
        signals(
          { tone: 'SLOW', label: '급해지는 때', move: 'c14.haste#swiftItem' },
          { tone: 'SLOW', label: '급해지는 때', move: 'c14.haste#swiftItem' },
          { tone: 'BRIGHT', label: '가라앉히는 것', move: 'c14.haste#slowItem' },
        ),
        paragraph('c14.haste#night', 'c14.haste#loop'),
        paragraph('c14.haste#rest', 'c14.more#soothed'),
        paragraph('c14.more#soothed'),
        spare('love.verdicts#hurt', 'basis.bigyeop#scene'),
        spare('self.lead#thin', 'basis.gwimun#scene'),
        quote('ilju.love#stageLine'),
        spare('basis.bigyeop#meaning', 'self.around#night'),
        spare('basis.gwimun#meaning', 'crush.first#ache'),
        spare('ilju.love#habit', 'self.pillars#year'),
        spare('self.pillars#heavy', 'love.verdicts#pattern'),
        spare('ssum.type#mirror', 'self.around#month'),
        spare('basis.gwimun#fact', 'crush.first#night'),
        checklist('급해진 날에', 'c14.haste#hasteAct', 'basis.bigyeop#act', 'basis.gwimun#act'),
      ],
    },
    {
      answer: 'c14.text#answer',
      parts: [
        paragraph('c14.text#pen', 'c14.text#rhythm'),
        quote('c14.text#goodItem'),
        paragraph('c14.text#clock', 'c14.text#wrong'),
        signals(
          { tone: 'SLOW', label: '지울 말', move: 'c14.text#badItem' },
          { tone: 'SLOW', label: '지울 말', move: 'c14.text#badItem' },
        ),
        paragraph('c14.text#other', 'c14.text#rhythm'),
        paragraph('c14.text#other', 'c14.more#mail'),
        paragraph('c14.more#mail', 'c14.text#rhythm'),
        spare('ssum.type#rhythm', 'love.verdicts#expression'),
        quote('c14.text#goodItem'),
        spare('basis.ilju#scene', 'basis.siksang#scene'),
        spare('ssum.type#output', 'basis.ilju#meaning'),
        spare('ilju.love#output', 'basis.siksang#meaning'),
        spare('self.around#mask'),
        spare('basis.hongyeom#scene', 'basis.ilgan#fact'),
        spare('ilju.love#near', 'basis.siksang#fact'),
        spare('love.verdicts#age', 'self.pillars#useful'),
        checklist('보내기 전에', 'c14.text#textAct', 'basis.ilgan#act', 'basis.siksang#act'),
      ],
    },
    {
      answer: 'c14.place#answer',
      parts: [
        elementRing('general.captions#elements'),
        paragraph('c14.place#why', 'c14.place#go'),
        paragraph('c14.place#chair', 'c14.place#map'),
        signals(
          { tone: 'BRIGHT', label: '갈 데', move: 'c14.place#comeItem' },
          { tone: 'BRIGHT', label: '갈 데', move: 'c14.place#comeItem' },
          { tone: 'SLOW', label: '피할 데', move: 'c14.place#notItem' },
        ),
        paragraph('c14.place#lack', 'c14.place#hour'),
        paragraph('c14.place#go', 'c14.pairs#both'),
        spare('c14.place#hour', 'c14.place#go'),
        spare('self.pillars#useful', 'self.pillars#lack'),
        quote('general.keep#day'),
        spare('basis.ohaeng#scene', 'basis.yongsin#scene'),
        spare('seat.chair#ease', 'basis.yongsin#meaning'),
        spare('basis.ohaeng#meaning', 'love.verdicts#channel'),
        spare('basis.yongsin#fact', 'ilju.love#signs'),
        spare('crush.first#stepMore', 'charm.stars#placeAnswer'),
        spare('ilju.love#seat', 'self.around#night'),
        spare('ssum.type#seen', 'ilju.picture#picture'),
        spare('charm.stars#instead', 'basis.ilji#scene'),
        quote('general.keep#night'),
        spare('seat.chair#living'),
        checklist('다음 약속 전에', 'c14.place#placeAct', 'basis.yongsin#act', 'basis.ohaeng#act'),
      ],
    },
    {
      answer: 'c14.turn#answer',
      parts: [
        paragraph('c14.turn#hinge', 'c14.turn#plain'),
        monthCalendar('c14.turn#caption'),
        months(
          monthAt(0),
          'c14.turn#now',
          'c14.turn#god',
          'c14.turn#seat',
          'c14.turn#stage',
          'c14.today#hand',
          'months.reach#act',
        ),
        months(only(brightMonths(3), 0), ...TURNING),
        quote('general.keep#night'),
        months(only(brightMonths(3), 1), ...TURNING),
        months(only(brightMonths(3), 2), ...TURNING),
        quote('c14.name#lineItem'),
        paragraph('c14.pairs#both'),
        spare('love.verdicts#initiative', 'seat.chair#pair'),
        spare('basis.ilji#scene'),
        spare('seat.chair#living', 'basis.ilji#meaning'),
        spare('seat.chair#role', 'seat.chair#inner'),
        spare('basis.ilji#fact', 'seat.chair#home'),
        checklist('달력에 적어 둘 것', 'c14.turn#goAct', 'c14.today#listAct', 'basis.ilji#act'),
      ],
    },
    {
      answer: 'c14.turn#backAnswer',
      parts: [
        paragraph('c14.turn#resent', 'c14.today#ebb'),
        paragraph('c14.today#tie', 'c14.today#god'),
        months(only(slowMonths(2), 0), ...RESTING),
        quote('general.keep#day'),
        months(only(slowMonths(2), 1), ...RESTING),
        paragraph('c14.haste#loop', 'c14.more#soothed'),
        spare('basis.wonjin#scene', 'ilju.love#resent'),
        quote('general.keep#night'),
        spare('basis.wonjin#meaning', 'ssum.type#mirror'),
        spare('self.around#month', 'crush.first#night'),
        spare('basis.siju#scene', 'basis.hapchung#scene'),
        spare('self.seat#hidden', 'basis.wonjin#fact'),
        spare('love.verdicts#hurt', 'seat.chair#what'),
        spare('basis.hapchung#meaning', 'crush.first#ache'),
        spare('ilju.love#wonjin', 'basis.hapchung#fact'),
        spare('self.season#nature'),
        checklist('물러선 동안', 'c14.turn#backAct', 'c14.turn#backMoreAct', 'basis.wonjin#act'),
      ],
    },
    {
      answer: 'c14.name#answer',
      parts: [
        paragraph('c14.name#post'),
        paragraph('c14.name#tongue', 'c14.name#ear'),
        quote('c14.name#lineItem'),
        spare('c14.name#ear', 'basis.gwanseong#scene'),
        spare('basis.gwanseong#meaning', 'self.seat#star'),
        spare('seat.chair#starLine', 'basis.ilgan#scene'),
        spare('seat.chair#role', 'basis.gwanseong#fact'),
        spare('crush.first#stepMore'),
        letter(['c14.name#hello', 'c14.name#know'], ['c14.name#turn', 'c14.name#turn'], ['c14.name#close']),
      ],
    },
  ],
} satisfies WrittenContent;
