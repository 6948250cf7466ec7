import {
  checklist,
  daySigns,
  decadeLine,
  elementRing,
  letter,
  monthCalendar,
  quote,
  signals,
} from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, decade, monthAt, months, pastYears, type MonthChoice } from '#compose/times.ts';
import charm from '#corpus/c15/charm.ts';
import end from '#corpus/c15/end.ts';
import gap from '#corpus/c15/gap.ts';
import month from '#corpus/c15/month.ts';
import pairs from '#corpus/c15/pairs.ts';
import past from '#corpus/c15/past.ts';
import test from '#corpus/c15/test.ts';
import third from '#corpus/c15/third.ts';
import words from '#corpus/c15/words.ts';
import charmPillars from '#corpus/charm/pillars.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';
import iljuWith from '#corpus/ilju/with.ts';
import seatLife from '#corpus/seat/life.ts';

const only =
  (choice: MonthChoice, at: number): MonthChoice =>
  (all) =>
    choice(all).slice(at, at + 1);

const TURNING = ['c15.month#head', 'c15.month#god', 'c15.month#seat', 'c15.month#stage'] as const;

/** 썸만 타다 끝나는 사람에게 */
export default {
  id: 15,
  topics: [
    ...GENERAL_TOPICS,
    charmPillars,
    iljuWith,
    seatLife,
    charm,
    third,
    test,
    gap,
    past,
    month,
    words,
    end,
    pairs,
  ],
  plan: [
    {
      answer: 'c15.charm#answer',
      parts: [
        paragraph('c15.charm#lamp', 'c15.charm#frame'),
        paragraph('c15.charm#gift', 'c15.charm#frame'),
        signals(
          { tone: 'BRIGHT', label: '시작하는 힘', move: 'c15.charm#shineItem' },
          { tone: 'BRIGHT', label: '시작하는 힘', move: 'c15.charm#shineItem' },
          { tone: 'SLOW', label: '풀리는 데', move: 'c15.charm#fadeItem' },
        ),
        paragraph('c15.charm#first', 'c15.charm#frame'),
        paragraph('c15.charm#red', 'c15.pairs#face'),
        paragraph('c15.pairs#face'),
        spare('charm.pillars#work', 'charm.stars#stage'),
        spare('charm.pillars#face', 'charm.pillars#yearly'),
        quote('general.keep#day'),
        spare('basis.dohwa#scene', 'charm.pillars#veil'),
        spare('charm.pillars#colour', 'charm.pillars#hourly'),
        spare('basis.dohwa#meaning', 'basis.hongyeom#meaning'),
        spare('self.pillars#year', 'charm.stars#red'),
        spare('basis.siksang#scene', 'charm.stars#instead'),
        spare('ssum.type#output'),
        checklist('이번 주에 해 볼 것', 'c15.charm#charmAct', 'charm.stars#charmAct', 'basis.siksang#act'),
      ],
    },
    {
      answer: 'c15.third#answer',
      parts: [
        paragraph('c15.third#law', 'c15.third#scene'),
        paragraph('c15.third#chair', 'c15.third#scene'),
        quote('c15.third#keepItem'),
        paragraph('c15.third#eye', 'c15.third#cure'),
        paragraph('c15.third#scene', 'c15.third#eye'),
        quote('c15.third#keepItem'),
        spare('ilju.with#want', 'basis.jijanggan#scene'),
        spare('basis.gwanseong#scene', 'basis.jijanggan#meaning'),
        spare('seat.life#shade', 'basis.inseong#scene'),
        spare('basis.gwanseong#meaning', 'basis.ilju#scene'),
        spare('self.pillars#heavy', 'basis.inseong#meaning'),
        spare('love.verdicts#pattern', 'basis.ilju#meaning'),
        spare('c15.pairs#face', 'basis.inseong#fact'),
        spare('self.lead#lead', 'ilju.love#seat'),
        checklist('세 번째 만남 전에', 'c15.third#thirdAct', 'basis.inseong#act', 'basis.gwanseong#act'),
      ],
    },
    {
      answer: 'c15.test#answer',
      parts: [
        paragraph('c15.test#root', 'c15.test#frame'),
        paragraph('c15.test#peer', 'c15.test#frame'),
        signals(
          { tone: 'SLOW', label: '시험 문제', move: 'c15.test#quizItem' },
          { tone: 'SLOW', label: '시험 문제', move: 'c15.test#quizItem' },
          { tone: 'BRIGHT', label: '맨말', move: 'c15.test#plainItem' },
        ),
        paragraph('c15.test#why', 'c15.test#frame'),
        paragraph('c15.test#exit', 'c15.pairs#talk'),
        spare('basis.siju#scene', 'basis.wonjin#scene'),
        spare('ilju.love#resent', 'basis.bigyeop#scene'),
        quote('general.keep#night'),
        spare('basis.wonjin#fact', 'basis.siju#meaning'),
        spare('basis.bigyeop#meaning'),
        spare('basis.wonjin#meaning', 'ssum.type#mirror'),
        spare('self.lead#thin', 'love.verdicts#hurt'),
        spare('ilju.love#habit', 'self.around#night'),
        spare('crush.first#sign', 'self.around#month'),
        spare('crush.first#ache'),
        checklist('시험을 내고 싶은 날에', 'c15.test#testAct', 'basis.wonjin#act', 'basis.bigyeop#act'),
      ],
    },
    {
      answer: 'c15.gap#answer',
      parts: [
        daySigns('general.captions#signs'),
        paragraph('c15.gap#base', 'c15.gap#frame'),
        paragraph('c15.gap#knot', 'c15.gap#frame'),
        signals(
          { tone: 'SLOW', label: '멀어지는 것', move: 'c15.gap#farItem' },
          { tone: 'BRIGHT', label: '가까워지는 것', move: 'c15.gap#nearItem' },
        ),
        paragraph('c15.gap#low', 'c15.gap#near'),
        paragraph('c15.gap#frame', 'c15.gap#near'),
        paragraph('c15.pairs#talk', 'c15.gap#frame'),
        spare('seat.life#space', 'ilju.with#rhythm'),
        spare('seat.life#talk', 'basis.strength#scene'),
        quote('ilju.love#stageLine'),
        spare('ilju.with#match', 'seat.chair#chair'),
        spare('seat.life#element', 'basis.strength#meaning'),
        spare('ilju.with#want', 'basis.ilji#meaning'),
        spare('self.seat#hidden', 'basis.ilji#scene'),
        spare('seat.chair#home', 'seat.chair#inner'),
        spare('ilju.love#near'),
        checklist('거리를 줄이는 일', 'c15.gap#gapAct', 'basis.ilji#act', 'basis.strength#act'),
      ],
    },
    {
      answer: 'c15.past#answer',
      parts: [
        pastYears('c15.past#past', 'c15.past#why', 'c15.past#lesson'),
        paragraph('c15.past#knot'),
        decadeLine('c15.past#caption'),
        decade(0, 'c15.past#decade', 'decades.love#tie', 'decades.love#stage'),
        paragraph('c15.past#now'),
        quote('general.keep#day'),
        spare('basis.nyeonju#scene', 'self.season#nature'),
        spare('decades.love#god', 'basis.nyeonju#meaning'),
        spare('years.love#turn'),
        spare('self.pillars#lack', 'love.verdicts#pace'),
        spare('self.around#month'),
        spare('love.verdicts#channel', 'self.around#month'),
        spare('basis.gwiin#scene', 'self.pillars#month'),
        spare('ilju.love#stage', 'self.around#night'),
        spare('crush.first#root'),
        checklist('되짚어 볼 것', 'c15.past#pastAct', 'basis.unseong12#act', 'basis.nyeonju#act'),
      ],
    },
    {
      answer: 'c15.month#answer',
      parts: [
        paragraph('c15.month#plan'),
        monthCalendar('c15.month#caption'),
        months(
          monthAt(0),
          'c15.month#now',
          'c15.month#god',
          'c15.month#seat',
          'c15.month#stage',
          'c15.month#hand',
        ),
        months(only(brightMonths(3), 0), ...TURNING),
        quote('general.keep#night'),
        months(only(brightMonths(3), 1), ...TURNING),
        months(only(brightMonths(3), 2), ...TURNING),
        months(monthAt(1), 'c15.month#breath'),
        paragraph('c15.pairs#last'),
        quote('ilju.love#stageLine'),
        spare('basis.gwiin#meaning', 'ssum.type#rhythm'),
        spare('self.pillars#useful', 'crush.first#who'),
        spare('c15.pairs#last', 'self.seat#star'),
        spare('love.verdicts#age', 'love.verdicts#initiative'),
        spare('ilju.love#wonjin', 'self.season#nature'),
        checklist('달력에 적어 둘 것', 'c15.month#monthAct', 'c15.month#nowAct', 'ssum.type#listAct'),
      ],
    },
    {
      answer: 'c15.words#answer',
      parts: [
        paragraph('c15.words#tongue'),
        quote('c15.words#firstItem'),
        paragraph('c15.words#why', 'c15.words#pair'),
        quote('c15.words#secondItem'),
        paragraph('c15.words#ear', 'c15.words#pair'),
        quote('c15.words#thirdItem'),
        paragraph('c15.words#how', 'c15.words#ear'),
        paragraph('c15.pairs#talk'),
        spare('ilju.with#rhythm', 'basis.siksang#meaning'),
        spare('ilju.love#output', 'basis.yongsin#scene'),
        quote('general.keep#day'),
        spare('basis.hongyeom#scene', 'basis.yongsin#meaning'),
        spare('seat.life#talk', 'basis.match#spark'),
        spare('charm.stars#peach', 'basis.siksang#fact'),
        spare('basis.ilgan#scene', 'basis.ilgan#meaning'),
        spare('seat.chair#ease', 'self.around#mask'),
        spare('self.pillars#useful'),
        checklist('말하기 전에', 'c15.words#wordAct', 'basis.yongsin#act', 'basis.siksang#act'),
      ],
    },
    {
      answer: 'c15.end#answer',
      parts: [
        elementRing('general.captions#elements'),
        paragraph('c15.end#rule', 'c15.end#sign'),
        paragraph('c15.end#bridge', 'c15.end#sign'),
        checklist(
          '네 번째까지 왔을 때 볼 것',
          'c15.end#checkItem',
          'c15.end#checkMoreItem',
          'c15.end#checkLastItem',
        ),
        paragraph('c15.pairs#last', 'c15.end#bridge'),
        spare('seat.life#money', 'seat.life#element'),
        spare('basis.yongsin#meaning', 'ilju.love#near'),
        spare('basis.yongsin#scene', 'seat.chair#ease'),
        letter(['c15.end#hello', 'c15.end#know'], ['c15.end#turn', 'c15.end#turn'], ['c15.end#close']),
      ],
    },
  ],
} satisfies WrittenContent;
