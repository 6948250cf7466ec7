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
import { brightMonths, decade, months } from '#compose/times.ts';
import basisBigyeop from '#corpus/basis/bigyeop.ts';
import basisJaeseong from '#corpus/basis/jaeseong.ts';
import basisGwanseong from '#corpus/basis/gwanseong.ts';
import basisIlji from '#corpus/basis/ilji.ts';
import basisJijanggan from '#corpus/basis/jijanggan.ts';
import basisUnseong12 from '#corpus/basis/unseong12.ts';
import basisWolju from '#corpus/basis/wolju.ts';
import basisNyeonju from '#corpus/basis/nyeonju.ts';
import basisSiju from '#corpus/basis/siju.ts';
import basisDaeun from '#corpus/basis/daeun.ts';
import basisIlgan from '#corpus/basis/ilgan.ts';
import basisInseong from '#corpus/basis/inseong.ts';
import basisHapchung from '#corpus/basis/hapchung.ts';
import basisOhaeng from '#corpus/basis/ohaeng.ts';
import basisYongsin from '#corpus/basis/yongsin.ts';
import generalCaptions from '#corpus/general/captions.ts';
import more from '#corpus/c03/more.ts';
import way from '#corpus/c03/way.ts';
import when from '#corpus/c03/when.ts';
import who from '#corpus/c03/who.ts';
import charmPillars from '#corpus/charm/pillars.ts';
import charmStars from '#corpus/charm/stars.ts';
import crushFirst from '#corpus/crush/first.ts';
import decadesLove from '#corpus/decades/love.ts';
import iljuLove from '#corpus/ilju/love.ts';
import iljuWith from '#corpus/ilju/with.ts';
import seatChair from '#corpus/seat/chair.ts';
import seatLife from '#corpus/seat/life.ts';
import ssumType from '#corpus/ssum/type.ts';

/** 다음 사람은 이렇게 옵니다 */
export default {
  id: 3,
  topics: [
    who, more, way, when, seatChair, seatLife, charmPillars, charmStars, crushFirst, decadesLove, iljuLove, iljuWith,
    ssumType, generalCaptions, basisBigyeop, basisIlji, basisJijanggan, basisUnseong12, basisWolju, basisNyeonju, basisSiju, basisDaeun, basisIlgan, basisInseong, basisHapchung, basisOhaeng, basisYongsin, basisJaeseong, basisGwanseong,
  ], // prettier-ignore
  plan: [
    {
      answer: 'c03.who#answer',
      parts: [
        paragraph('c03.who#chair', 'c03.who#alone'),
        elementRing('c03.who#ring'),
        paragraph('c03.who#fill', 'c03.more#root'),
        paragraph('seat.chair#role'),
        paragraph('c03.who#alone', 'seat.life#shade'),
        quote('c03.who#ring'),
        paragraph('self.pillars#hour', 'self.around#animal'),
        paragraph('self.around#night', 'c03.who#chair'),
        spare('self.pillars#lack', 'self.lead#lead'),
        spare('seat.chair#ease', 'self.pillars#year'),
        spare('basis.ohaeng#scene', 'ilju.love#near'),
        spare('c03.who#alone', 'basis.ilji#scene'),
        spare('c03.more#root', 'self.around#month'),
      ],
    },
    {
      answer: 'c03.who#natureAnswer',
      parts: [
        paragraph('c03.who#nature', 'c03.who#temper'),
        signals(
          { tone: 'BRIGHT', label: '기질의 표시', move: 'c03.who#natureItem' },
          { tone: 'BRIGHT', label: '또 하나', move: 'c03.who#natureItem' },
          { tone: 'BRIGHT', label: '마지막 하나', move: 'c03.who#natureItem' },
        ),
        paragraph('c03.who#climate', 'self.seat#star'),
        paragraph('c03.more#force', 'c03.who#temper'),
        paragraph('seat.life#element'),
        quote('seat.chair#starLine'),
        spare('seat.chair#chair', 'self.around#mask'),
        spare('c03.who#temper', 'self.pillars#month'),
        spare('crush.first#root', 'love.verdicts#pattern'),
        spare('basis.gwanseong#meaning', 'basis.jaeseong#meaning'),
        spare('self.pillars#heavy', 'seat.life#element'),
        spare('c03.who#temper', 'basis.wolju#scene'),
        spare('charm.pillars#yearly', 'self.pillars#year'),
        spare('basis.wolju#meaning'),
      ],
    },
    {
      answer: 'c03.who#talkAnswer',
      parts: [
        paragraph('c03.who#voice', 'c03.who#inner'),
        daySigns('general.captions#signs'),
        paragraph('seat.life#talk', 'c03.who#voice'),
        paragraph('c03.more#answerTo', 'self.seat#hidden'),
        paragraph('ilju.with#want'),
        quote('ilju.love#stageLine'),
        paragraph('seat.chair#inner', 'self.around#month'),
        spare('charm.pillars#face', 'ilju.love#seat'),
        spare('seat.chair#pair', 'ilju.with#rhythm'),
        spare('seat.life#talk', 'love.verdicts#expression'),
        spare('seat.life#shade', 'charm.pillars#hourly'),
        spare('ilju.love#habit', 'basis.jijanggan#scene'),
        spare('basis.ilji#meaning', 'basis.jijanggan#meaning'),
        spare('basis.ilgan#meaning'),
        spare('self.pillars#hour'),
      ],
    },
    {
      answer: 'c03.way#ageAnswer',
      parts: [
        paragraph('c03.way#age', 'c03.way#life'),
        decadeLine('general.captions#decades'),
        paragraph('c03.way#decade', 'seat.life#money'),
        paragraph('c03.more#year', 'c03.way#life'),
        paragraph('seat.life#space'),
        quote('ilju.love#stageLine'),
        decade(0, 'decades.love#god', 'decades.love#ground'),
        spare('c03.more#year', 'love.verdicts#age'),
        spare('self.pillars#year', 'seat.chair#home'),
        spare('self.pillars#hour', 'self.lead#thin'),
        spare('basis.gwanseong#scene', 'basis.jaeseong#scene'),
        spare('c03.way#age', 'basis.siju#scene'),
        spare('basis.siju#meaning', 'basis.nyeonju#meaning'),
        spare('self.around#night'),
        spare('self.season#nature'),
        spare('self.around#month', 'basis.daeun#fact'),
      ],
    },
    {
      answer: 'c03.way#placeAnswer',
      parts: [
        paragraph('c03.way#place', 'c03.way#meet'),
        paragraph('c03.way#horse', 'love.verdicts#channel'),
        signals(
          { tone: 'BRIGHT', label: '가 볼 곳', move: 'seat.chair#usefulItem' },
          { tone: 'BRIGHT', label: '반길 사람', move: 'seat.chair#goodItem' },
        ),
        paragraph('c03.more#lane', 'c03.way#meet'),
        paragraph('self.pillars#useful'),
        paragraph('charm.pillars#work', 'self.around#month'),
        quote('seat.chair#starLine'),
        spare('c03.way#meet', 'charm.pillars#yearly'),
        spare('love.verdicts#channel', 'charm.stars#season'),
        spare('basis.yongsin#scene', 'self.around#animal'),
        spare('self.season#nature', 'charm.stars#stage'),
        spare('c03.more#lane', 'basis.nyeonju#scene'),
        spare('c03.way#horse', 'self.lead#lead'),
        spare('basis.wolju#meaning', 'ilju.with#match'),
        spare('charm.stars#noble'),
      ],
    },
    {
      answer: 'c03.way#speedAnswer',
      parts: [
        paragraph('c03.way#walk', 'c03.way#gear'),
        paragraph('c03.way#turnTaking', 'love.verdicts#pace'),
        quote('ilju.love#stageLine'),
        paragraph('c03.more#tempo', 'c03.way#walk'),
        paragraph('self.seat#strength'),
        paragraph('ssum.type#base', 'self.around#night'),
        checklist('속도를 맞출 때', 'c03.more#paceItem', 'c03.more#paceItem'),
        spare('c03.way#walk', 'love.verdicts#initiative'),
        spare('c03.way#gear', 'ilju.love#stage'),
        spare('self.pillars#month', 'ssum.type#output'),
        spare('ilju.love#output', 'self.lead#lead'),
        spare('basis.unseong12#scene'),
        spare('basis.unseong12#meaning', 'self.around#mask'),
        spare('crush.first#step', 'charm.pillars#colour'),
      ],
    },
    {
      answer: 'c03.way#missAnswer',
      parts: [
        paragraph('c03.way#miss', 'c03.way#signal'),
        paragraph('c03.way#lag', 'love.verdicts#hurt'),
        checklist('놓치지 않으려면', 'c03.way#missItem', 'c03.way#missItem', 'c03.way#missItem'),
        paragraph('c03.more#blind', 'c03.way#signal'),
        paragraph('self.lead#thin'),
        paragraph('self.around#mask', 'crush.first#show'),
        quote('seat.chair#starLine'),
        spare('c03.way#signal', 'love.verdicts#pattern'),
        spare('self.pillars#heavy', 'charm.pillars#veil'),
        spare('basis.bigyeop#scene', 'charm.stars#instead'),
        spare('ilju.love#resent', 'crush.first#sign'),
        spare('c03.way#lag', 'basis.bigyeop#meaning'),
        spare('self.around#mask', 'basis.hapchung#scene'),
        spare('basis.inseong#scene', 'self.pillars#month'),
        quote('crush.first#keep'),
        spare('crush.first#ache', 'basis.hapchung#when'),
        spare('charm.stars#stage'),
      ],
    },
    {
      answer: 'c03.when#answer',
      parts: [
        paragraph('c03.when#year', 'c03.when#now'),
        monthCalendar('c03.when#calendar'),
        paragraph('c03.more#near', 'c03.when#ground'),
        months(brightMonths(3), 'c03.when#month', 'c03.when#guest'),
        checklist('그 사람이 오는 달에', 'c03.when#whenItem', 'c03.when#whenItem'),
        paragraph('c03.when#now', 'c03.when#ground'),
        spare('c03.more#lane', 'love.verdicts#pace'),
        spare('love.verdicts#initiative', 'self.around#animal'),
        spare('self.seat#star', 'c03.when#year'),
        spare('self.season#nature', 'c03.when#now'),
        spare('basis.ilji#scene', 'self.pillars#hour'),
        spare('love.verdicts#channel'),
        spare('self.lead#thin', 'basis.unseong12#when'),
      ],
    },
    {
      answer: 'c03.when#vowAnswer',
      parts: [
        paragraph('c03.when#vow', 'c03.when#hold'),
        paragraph('c03.when#face', 'self.pillars#lack'),
        checklist('첫 만남부터 지킬 것', 'c03.when#vowItem', 'c03.when#vowItem'),
        paragraph('c03.when#hold', 'seat.chair#living'),
        spare('ilju.love#output', 'self.lead#lead'),
        spare('c03.when#hold', 'seat.chair#what'),
        spare('basis.ilgan#scene', 'love.verdicts#expression'),
        spare('self.around#night', 'charm.stars#instead'),
        spare('basis.ilgan#meaning', 'self.around#mask'),
        letter(['c03.when#open'], ['c03.when#close']),
      ],
    },
  ],
} satisfies WrittenContent;
