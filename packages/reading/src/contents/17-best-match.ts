import { checklist, daySigns, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, months } from '#compose/times.ts';
import fill from '#corpus/c17/fill.ts';
import mate from '#corpus/c17/mate.ts';
import more from '#corpus/c17/more.ts';
import rub from '#corpus/c17/rub.ts';
import spark from '#corpus/c17/spark.ts';
import basisGwimun from '#corpus/basis/gwimun.ts';
import basisHapchung from '#corpus/basis/hapchung.ts';
import basisOhaeng from '#corpus/basis/ohaeng.ts';
import basisWonjin from '#corpus/basis/wonjin.ts';
import basisYongsin from '#corpus/basis/yongsin.ts';
import charmPillars from '#corpus/charm/pillars.ts';
import charmStars from '#corpus/charm/stars.ts';
import crushFirst from '#corpus/crush/first.ts';
import iljuLove from '#corpus/ilju/love.ts';
import iljuWith from '#corpus/ilju/with.ts';
import seatChair from '#corpus/seat/chair.ts';
import seatLife from '#corpus/seat/life.ts';

/** 나와 잘 맞는 사람의 사주 */
export default {
  id: 17,
  topics: [
    mate,
    spark,
    rub,
    fill,
    more,
    iljuWith,
    iljuLove,
    seatChair,
    seatLife,
    crushFirst,
    charmPillars,
    charmStars,
    basisHapchung,
    basisWonjin,
    basisGwimun,
    basisOhaeng,
    basisYongsin,
  ],
  plan: [
    {
      answer: 'c17.mate#answer',
      parts: [
        paragraph('c17.mate#mate', 'c17.mate#seat'),
        daySigns('c17.mate#caption'),
        paragraph('ilju.with#want', 'c17.mate#draw'),
        paragraph('c17.more#role', 'c17.mate#holiday'),
        paragraph('c17.more#late', 'self.seat#hidden'),
        signals(
          { tone: 'BRIGHT', label: '짝의 표시', move: 'c17.mate#markItem' },
          { tone: 'BRIGHT', label: '또 하나', move: 'c17.mate#markItem' },
        ),
        paragraph('c17.mate#draw', 'self.around#month'),
        spare('self.pillars#hour', 'c17.mate#holiday'),
        spare('seat.life#shade', 'c17.mate#mate'),
        spare('seat.chair#role', 'self.lead#lead'),
        spare('seat.chair#inner', 'ilju.love#near'),
        spare('c17.mate#draw', 'basis.hapchung#fact'),
        spare('seat.chair#ease'),
      ],
    },
    {
      answer: 'c17.mate#easeAnswer',
      parts: [
        paragraph('c17.mate#partner', 'c17.mate#ease'),
        paragraph('c17.mate#care', 'c17.mate#comfort'),
        quote('ilju.love#stageLine'),
        paragraph('c17.mate#ease', 'self.season#nature'),
        paragraph('c17.more#soothe', 'ilju.with#rhythm'),
        paragraph('self.pillars#month'),
        spare('c17.mate#partner', 'self.around#night'),
        spare('c17.mate#ease', 'self.pillars#year'),
        spare('self.lead#thin'),
        spare('seat.life#space', 'seat.chair#home'),
        quote('c17.mate#caption'),
        spare('c17.mate#care', 'charm.pillars#work'),
        spare('seat.chair#pair', 'charm.pillars#face'),
        spare('self.around#mask', 'charm.stars#instead'),
      ],
    },
    {
      answer: 'c17.spark#answer',
      parts: [
        paragraph('c17.spark#bold', 'c17.spark#look'),
        paragraph('c17.spark#heart', 'c17.spark#peach'),
        checklist('끌린 다음에 볼 것', 'c17.spark#heartItem', 'c17.spark#heartItem'),
        paragraph('c17.more#starSpot', 'c17.more#stage'),
        paragraph('c17.spark#look', 'c17.spark#bold'),
        paragraph('self.seat#star', 'self.around#mask'),
        spare('c17.more#starSpot', 'love.verdicts#expression'),
        spare('c17.spark#look', 'love.verdicts#age'),
        spare('crush.first#root', 'love.verdicts#initiative'),
        spare('charm.stars#stage'),
        quote('ilju.love#stageLine'),
        spare('crush.first#who', 'self.pillars#year'),
        spare('basis.hapchung#when', 'c17.spark#peach'),
        spare('charm.stars#noble'),
        paragraph('c17.spark#last'),
      ],
    },
    {
      answer: 'c17.spark#zodiacAnswer',
      parts: [
        paragraph('c17.spark#zodiac', 'c17.spark#pair'),
        paragraph('c17.spark#table', 'c17.spark#own'),
        checklist('띠보다 먼저 볼 것', 'c17.spark#careItem', 'c17.spark#careItem'),
        paragraph('c17.more#office', 'c17.spark#table'),
        paragraph('c17.spark#zodiac', 'ilju.with#match'),
        paragraph('self.around#animal', 'c17.spark#pair'),
        spare('c17.spark#table', 'seat.life#talk'),
        spare('c17.more#office', 'c17.spark#own'),
        quote('seat.chair#starLine'),
        spare('charm.pillars#yearly', 'seat.chair#what'),
        spare('charm.pillars#hourly', 'seat.chair#chair'),
        spare('seat.chair#living'),
        paragraph('c17.spark#found'),
      ],
    },
    {
      answer: 'c17.rub#answer',
      parts: [
        paragraph('c17.rub#strike', 'c17.rub#lesson'),
        paragraph('c17.rub#stemStrike', 'c17.rub#friction'),
        quote('ilju.love#stageLine'),
        paragraph('c17.more#neighbour', 'c17.more#climate'),
        paragraph('c17.rub#manner', 'self.pillars#heavy'),
        paragraph('c17.rub#friction', 'c17.rub#strike'),
        checklist('부딪힌 다음 날', 'c17.rub#learnItem', 'c17.rub#learnItem'),
        spare('ilju.love#resent', 'c17.rub#friction'),
        spare('love.verdicts#pattern', 'c17.rub#lesson'),
        spare('self.lead#thin', 'c17.rub#stemStrike'),
        spare('basis.hapchung#scene', 'ilju.love#habit'),
        spare('seat.chair#living'),
        spare('c17.rub#manner', 'charm.stars#habit'),
        spare('self.pillars#year', 'charm.stars#noble'),
        spare('self.around#mask', 'c17.rub#friction'),
      ],
    },
    {
      answer: 'c17.rub#tireAnswer',
      parts: [
        paragraph('c17.rub#lag', 'c17.rub#worn'),
        paragraph('c17.rub#nerve', 'c17.rub#own'),
        quote('ilju.love#stageLine'),
        paragraph('c17.more#wear', 'c17.more#pull'),
        paragraph('c17.rub#rest', 'love.verdicts#hurt'),
        paragraph('c17.rub#worn', 'c17.rub#lag'),
        checklist('거리를 둘 때', 'c17.rub#restItem', 'c17.rub#restItem'),
        spare('self.around#night', 'c17.rub#nerve'),
        spare('c17.rub#worn', 'ilju.love#habit'),
        spare('self.pillars#lack', 'ilju.love#wonjin'),
        spare('basis.wonjin#scene', 'basis.gwimun#scene'),
        spare('charm.pillars#veil', 'basis.gwimun#meaning'),
        spare('c17.more#wear', 'basis.wonjin#meaning'),
      ],
    },
    {
      answer: 'c17.fill#answer',
      parts: [
        paragraph('c17.fill#need', 'c17.fill#lack'),
        elementRing('c17.fill#ring'),
        paragraph('c17.fill#life', 'self.pillars#useful'),
        signals(
          { tone: 'BRIGHT', label: '알아보는 표시', move: 'c17.fill#signItem' },
          { tone: 'BRIGHT', label: '생활의 표시', move: 'c17.fill#signItem' },
          { tone: 'BRIGHT', label: '말의 표시', move: 'c17.fill#signItem' },
        ),
        paragraph('c17.more#season', 'c17.fill#life'),
        quote('c17.fill#ring'),
        paragraph('seat.life#money', 'self.seat#strength'),
        spare('c17.fill#life', 'c17.fill#lack'),
        spare('seat.chair#ease', 'self.pillars#month'),
        spare('self.pillars#heavy', 'seat.life#element'),
        spare('basis.yongsin#scene', 'basis.ohaeng#scene'),
        spare('self.pillars#year', 'self.around#night'),
        spare('basis.ohaeng#meaning', 'c17.fill#lack'),
        spare('c17.fill#life', 'self.around#animal'),
      ],
    },
    {
      answer: 'c17.fill#whenAnswer',
      parts: [
        paragraph('c17.fill#year', 'c17.fill#where'),
        paragraph('c17.fill#now', 'c17.fill#nowTie', 'c17.fill#nowGround'),
        monthCalendar('c17.fill#calendar'),
        months(brightMonths(3), 'c17.fill#month', 'c17.fill#monthGuest'),
        paragraph('c17.fill#nowTie', 'c17.fill#where'),
        spare('love.verdicts#channel', 'c17.fill#nowGround'),
        spare('love.verdicts#pace', 'c17.fill#where'),
        spare('c17.fill#nowTie', 'self.around#month'),
        checklist('달력에 적어 둘 것', 'c17.fill#whenItem', 'c17.fill#whenItem'),
      ],
    },
    {
      answer: 'c17.fill#lastAnswer',
      parts: [
        paragraph('c17.fill#secret', 'c17.fill#glue'),
        paragraph('c17.fill#turn', 'c17.more#way'),
        paragraph('c17.more#root', 'c17.fill#glue'),
        checklist('이번 주에 해 볼 것', 'c17.fill#lastItem', 'c17.fill#lastItem'),
        spare('c17.fill#secret', 'c17.fill#glue'),
        spare('c17.more#root', 'self.seat#strength'),
        spare('basis.yongsin#meaning'),
        letter(['c17.fill#letter'], ['c17.fill#farewell']),
      ],
    },
  ],
} satisfies WrittenContent;
