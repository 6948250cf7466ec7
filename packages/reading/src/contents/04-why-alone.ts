import { checklist, decadeLine, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, decade, months, pastYears } from '#compose/times.ts';
import basisBigyeop from '#corpus/basis/bigyeop.ts';
import basisDohwa from '#corpus/basis/dohwa.ts';
import basisIlgan from '#corpus/basis/ilgan.ts';
import basisInseong from '#corpus/basis/inseong.ts';
import basisJohu from '#corpus/basis/johu.ts';
import basisOhaeng from '#corpus/basis/ohaeng.ts';
import basisSeun from '#corpus/basis/seun.ts';
import basisSiksang from '#corpus/basis/siksang.ts';
import basisStrength from '#corpus/basis/strength.ts';
import basisWolju from '#corpus/basis/wolju.ts';
import basisYongsin from '#corpus/basis/yongsin.ts';
import last from '#corpus/c04/last.ts';
import more from '#corpus/c04/more.ts';
import own from '#corpus/c04/own.ts';
import time from '#corpus/c04/time.ts';
import wall from '#corpus/c04/wall.ts';
import charmPillars from '#corpus/charm/pillars.ts';
import charmStars from '#corpus/charm/stars.ts';
import crushFirst from '#corpus/crush/first.ts';
import decadesLove from '#corpus/decades/love.ts';
import generalCaptions from '#corpus/general/captions.ts';
import iljuLove from '#corpus/ilju/love.ts';
import iljuWith from '#corpus/ilju/with.ts';
import seatChair from '#corpus/seat/chair.ts';
import seatLife from '#corpus/seat/life.ts';
import ssumType from '#corpus/ssum/type.ts';
import yearsLove from '#corpus/years/love.ts';

/** 나는 왜 늘 혼자일까 */
export default {
  id: 4,
  topics: [
    wall, more, last, time, own, charmPillars, charmStars, crushFirst, decadesLove, yearsLove, generalCaptions, iljuLove, iljuWith, seatLife, seatChair,
    ssumType, basisBigyeop, basisDohwa, basisIlgan, basisInseong, basisJohu, basisOhaeng, basisSeun,
    basisSiksang, basisStrength, basisWolju, basisYongsin,
  ], // prettier-ignore
  plan: [
    {
      answer: 'c04.wall#answer',
      parts: [
        paragraph('c04.wall#reason', 'c04.wall#gap'),
        quote('c04.time#close'),
        paragraph('c04.wall#base', 'self.seat#star'),
        paragraph('c04.wall#gap', 'self.lead#lead'),
        quote('c04.own#lineItem'),
        paragraph('c04.more#root', 'self.pillars#year'),
        paragraph('c04.wall#gap'),
        paragraph('c04.own#evening', 'c04.own#weekend'),
        paragraph('c04.own#weekend', 'c04.own#evening'),
        spare('seat.chair#role'),
        quote('c04.own#stageItem'),
        spare('seat.chair#chair'),
        spare('crush.first#root'),
        spare('c04.more#root'),
        spare('seat.chair#inner', 'ilju.love#near'),
        spare('basis.wolju#scene'),
        spare('ilju.with#want'),
        spare('love.verdicts#pattern', 'self.pillars#month'),
        spare('self.pillars#hour', 'self.around#animal'),
        spare('charm.pillars#yearly', 'self.lead#thin'),
        spare('self.seat#hidden'),
      ],
    },
    {
      answer: 'c04.wall#wallAnswer',
      parts: [
        paragraph('c04.wall#wall', 'c04.wall#stone'),
        quote('c04.own#stageItem'),
        paragraph('c04.more#fence', 'c04.wall#guard'),
        paragraph('c04.wall#stone', 'charm.pillars#veil'),
        signals(
          { tone: 'BRIGHT', label: '벽이 낮을 때', move: 'seat.chair#goodItem' },
          { tone: 'SLOW', label: '벽이 높을 때', move: 'seat.chair#waitItem' },
        ),
        paragraph('c04.more#neighbour', 'c04.wall#wall'),
        paragraph('c04.more#neighbour'),
        paragraph('self.around#mask', 'c04.wall#stone'),
        paragraph('c04.own#brickAge'),
        paragraph('c04.own#brickAge'),
        spare('basis.inseong#scene', 'basis.bigyeop#scene'),
        quote('seat.chair#starLine'),
        spare('ilju.love#resent'),
        spare('ilju.love#habit'),
        spare('basis.inseong#meaning', 'basis.bigyeop#meaning'),
        spare('basis.siksang#scene'),
        spare('ilju.love#wonjin', 'seat.life#space'),
        spare('love.verdicts#hurt', 'self.pillars#heavy'),
        spare('self.pillars#month', 'self.around#night'),
        spare('self.seat#strength'),
      ],
    },
    {
      answer: 'c04.wall#stopAnswer',
      parts: [
        paragraph('c04.wall#halt', 'c04.wall#aura'),
        quote('c04.own#stageItem'),
        paragraph('c04.wall#peach', 'self.seat#strength'),
        paragraph('c04.wall#halt', 'charm.pillars#face'),
        checklist('멈춘 발을 부르려면', 'charm.stars#charmAct', 'charm.stars#listAct'),
        paragraph('c04.more#glance', 'charm.pillars#work'),
        paragraph('charm.stars#instead', 'c04.more#glance'),
        paragraph('c04.own#front', 'c04.own#step'),
        paragraph('c04.own#front', 'c04.own#step'),
        spare('ssum.type#seen'),
        quote('c04.own#lineItem'),
        spare('basis.strength#scene', 'basis.dohwa#scene'),
        paragraph('c04.wall#peach'),
        spare('basis.strength#meaning'),
        spare('basis.dohwa#meaning'),
        spare('seat.life#shade'),
        spare('self.around#month', 'charm.stars#red'),
        spare('charm.pillars#hourly', 'charm.stars#stage'),
        spare('love.verdicts#initiative', 'self.pillars#year'),
        spare('charm.stars#season', 'self.seat#hidden'),
      ],
    },
    {
      answer: 'c04.wall#lateAnswer',
      parts: [
        paragraph('c04.wall#clock', 'c04.wall#sign'),
        quote('c04.own#stageItem'),
        paragraph('c04.more#stage', 'love.verdicts#pace'),
        paragraph('c04.wall#temper'),
        paragraph('c04.wall#sign', 'crush.first#show'),
        checklist('마음이 늦는 날에', 'c04.wall#lateItem', 'c04.wall#lateItem', 'c04.wall#lateItem'),
        paragraph('self.season#nature', 'ilju.love#output'),
        paragraph('c04.wall#sign', 'basis.johu#scene'),
        paragraph('c04.own#arrive'),
        spare('crush.first#sign'),
        quote('seat.chair#starLine'),
        spare('basis.ilgan#scene', 'basis.johu#meaning'),
        spare('ssum.type#base'),
        paragraph('c04.more#stage'),
        spare('basis.ilgan#meaning'),
        spare('basis.siksang#meaning', 'ilju.love#habit'),
        spare('seat.life#talk'),
        spare('self.around#night', 'self.pillars#hour'),
        spare('love.verdicts#expression', 'self.around#month'),
      ],
    },
    {
      answer: 'c04.time#pastAnswer',
      parts: [
        paragraph('c04.time#pass', 'c04.time#decade'),
        decadeLine('general.captions#decades'),
        pastYears('years.love#past'),
        decade(0, 'decades.love#god', 'decades.love#tie'),
        quote('c04.own#lineItem'),
        paragraph('c04.more#starPlace', 'c04.time#pass'),
        checklist('다시 스치지 않으려면', 'c04.wall#lateItem', 'seat.chair#stageAct'),
        paragraph('c04.last#left', 'crush.first#who'),
        paragraph('self.pillars#year', 'love.verdicts#channel'),
        decade(0, 'decades.love#ground', 'decades.love#stage'),
        quote('c04.own#stageItem'),
        spare('c04.more#starPlace'),
        spare('crush.first#ache', 'basis.wolju#scene'),
        spare('ilju.love#stage', 'basis.wolju#meaning'),
        spare('seat.life#shade'),
        spare('charm.pillars#yearly', 'love.verdicts#pattern'),
        spare('self.around#mask'),
      ],
    },
    {
      answer: 'c04.time#lowAnswer',
      parts: [
        paragraph('c04.time#year', 'c04.time#sky'),
        monthCalendar('c04.time#calendar'),
        paragraph('c04.time#now', 'love.verdicts#initiative'),
        months(brightMonths(3), 'c04.time#month', 'c04.time#visitor'),
        quote('c04.time#close'),
        paragraph('c04.time#now', 'c04.time#sky'),
        paragraph('basis.seun#god', 'self.around#animal'),
        paragraph('c04.time#now'),
        paragraph('c04.own#nowGate'),
        spare('c04.own#nowGate'),
        spare('c04.last#opener'),
        checklist('벽이 낮은 달에', 'c04.time#groundAct'),
        spare('basis.seun#tie'),
        spare('seat.life#talk'),
        spare('basis.wolju#scene'),
        spare('basis.johu#scene'),
        spare('self.pillars#hour', 'charm.stars#noble'),
        spare('love.verdicts#pace', 'self.season#nature'),
        spare('self.lead#thin', 'self.around#night'),
        spare('self.around#mask', 'charm.pillars#work'),
        spare('self.seat#hidden', 'charm.pillars#hourly'),
        spare('self.pillars#month'),
      ],
    },
    {
      answer: 'c04.time#wayAnswer',
      parts: [
        paragraph('c04.time#way', 'c04.time#route'),
        elementRing('c04.time#ring'),
        paragraph('self.pillars#useful', 'love.verdicts#channel'),
        paragraph('c04.more#passage', 'c04.time#route'),
        paragraph('c04.last#wrong', 'self.pillars#lack'),
        checklist('이 길로 갈 때', 'c04.time#wayItem', 'c04.time#wayItem', 'c04.time#wayItem'),
        paragraph('c04.last#hour', 'self.pillars#heavy'),
        paragraph('c04.time#route', 'basis.ohaeng#scene'),
        quote('c04.time#ring'),
        paragraph('c04.own#path'),
        spare('c04.time#route'),
        spare('basis.yongsin#scene', 'ssum.type#output'),
        spare('basis.ohaeng#meaning'),
        spare('basis.siksang#scene'),
        spare('basis.yongsin#meaning', 'seat.life#element'),
        spare('ilju.with#match'),
        quote('c04.own#lineItem'),
        paragraph('c04.last#wrong'),
        spare('ilju.with#rhythm', 'seat.life#space'),
        spare('basis.wolju#meaning'),
        spare('basis.johu#meaning'),
        spare('charm.pillars#yearly', 'self.around#month'),
        spare('charm.pillars#work', 'self.season#nature'),
        spare('charm.stars#noble', 'self.pillars#month'),
        spare('charm.pillars#hourly', 'self.around#animal'),
        spare('charm.stars#season', 'self.pillars#hour'),
        spare('self.pillars#year', 'self.around#mask'),
        spare('self.seat#hidden'),
      ],
    },
    {
      answer: 'c04.time#todoAnswer',
      parts: [
        paragraph('c04.time#todo', 'c04.last#opener'),
        checklist('이번 달 바로 해 볼 일', 'c04.time#groundAct', 'c04.time#usefulAct', 'c04.time#usefulAct'),
        paragraph('c04.more#root2', 'crush.first#step'),
        paragraph('c04.last#vow', 'seat.chair#living'),
        paragraph('c04.time#sky', 'c04.more#root2'),
        paragraph('c04.time#now'),
        spare('seat.chair#home'),
        spare('ilju.with#rhythm'),
        spare('seat.life#space'),
        spare('basis.wolju#meaning'),
        spare('ilju.love#output', 'ilju.love#habit'),
        spare('self.lead#lead', 'love.verdicts#expression'),
        spare('self.around#night', 'self.around#mask'),
        letter(['c04.time#letter'], ['c04.time#close']),
      ],
    },
  ],
} satisfies WrittenContent;
