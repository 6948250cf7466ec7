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
    wall, more, last, time, charmPillars, charmStars, crushFirst, decadesLove, yearsLove, generalCaptions, iljuLove, iljuWith, seatLife, seatChair,
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
        quote('crush.first#keep'),
        paragraph('c04.more#root', 'self.pillars#year'),
        paragraph('c04.wall#gap'),
        spare('seat.chair#role', 'love.verdicts#pattern'),
        quote('ilju.love#stageLine'),
        spare('self.pillars#month', 'seat.chair#chair'),
        spare('self.pillars#hour', 'crush.first#root'),
        spare('self.around#animal', 'c04.more#root'),
        spare('charm.pillars#yearly', 'self.lead#thin'),
        spare('seat.chair#inner', 'ilju.love#near'),
        spare('self.seat#hidden', 'basis.wolju#scene'),
        spare('ilju.with#want'),
      ],
    },
    {
      answer: 'c04.wall#wallAnswer',
      parts: [
        paragraph('c04.wall#wall', 'c04.wall#stone'),
        quote('ilju.love#stageLine'),
        paragraph('c04.more#fence', 'c04.wall#guard'),
        paragraph('c04.wall#stone', 'charm.pillars#veil'),
        signals(
          { tone: 'BRIGHT', label: '벽이 낮을 때', move: 'seat.chair#goodItem' },
          { tone: 'SLOW', label: '벽이 높을 때', move: 'seat.chair#waitItem' },
        ),
        paragraph('c04.more#neighbour', 'c04.wall#wall'),
        paragraph('c04.more#neighbour'),
        spare('love.verdicts#hurt'),
        paragraph('self.around#mask', 'c04.wall#stone'),
        spare('basis.inseong#scene', 'basis.bigyeop#scene'),
        quote('seat.chair#starLine'),
        spare('self.pillars#heavy', 'ilju.love#resent'),
        spare('ilju.love#habit', 'self.pillars#month'),
        spare('basis.inseong#meaning', 'basis.bigyeop#meaning'),
        spare('self.around#night', 'basis.siksang#scene'),
        spare('ilju.love#wonjin', 'seat.life#space'),
        spare('self.seat#strength'),
      ],
    },
    {
      answer: 'c04.wall#stopAnswer',
      parts: [
        paragraph('c04.wall#halt', 'c04.wall#aura'),
        quote('ilju.love#stageLine'),
        paragraph('c04.wall#peach', 'self.seat#strength'),
        paragraph('c04.wall#halt', 'charm.pillars#face'),
        checklist('멈춘 발을 부르려면', 'charm.stars#charmAct', 'charm.stars#listAct'),
        paragraph('c04.more#glance', 'charm.pillars#work'),
        paragraph('charm.stars#instead', 'c04.more#glance'),
        spare('ssum.type#seen', 'self.around#month'),
        quote('crush.first#keep'),
        spare('charm.stars#red', 'charm.pillars#hourly'),
        spare('basis.strength#scene', 'basis.dohwa#scene'),
        spare('charm.stars#stage', 'love.verdicts#initiative'),
        paragraph('c04.wall#peach'),
        spare('basis.strength#meaning'),
        spare('basis.dohwa#meaning', 'self.pillars#year'),
        spare('seat.life#shade', 'charm.stars#season'),
        spare('self.seat#hidden'),
      ],
    },
    {
      answer: 'c04.wall#lateAnswer',
      parts: [
        paragraph('c04.wall#clock', 'c04.wall#sign'),
        quote('ilju.love#stageLine'),
        paragraph('c04.more#stage', 'love.verdicts#pace'),
        paragraph('c04.wall#temper'),
        paragraph('c04.wall#sign', 'crush.first#show'),
        checklist('마음이 늦는 날에', 'c04.wall#lateItem', 'c04.wall#lateItem', 'c04.wall#lateItem'),
        paragraph('self.season#nature', 'ilju.love#output'),
        paragraph('c04.wall#sign', 'basis.johu#scene'),
        spare('crush.first#sign', 'self.around#night'),
        quote('seat.chair#starLine'),
        spare('self.pillars#hour', 'love.verdicts#expression'),
        spare('basis.ilgan#scene', 'basis.johu#meaning'),
        spare('ssum.type#base', 'self.around#month'),
        paragraph('c04.more#stage'),
        spare('basis.ilgan#meaning'),
        spare('basis.siksang#meaning', 'ilju.love#habit'),
        spare('seat.life#talk'),
      ],
    },
    {
      answer: 'c04.time#pastAnswer',
      parts: [
        paragraph('c04.time#pass', 'c04.time#decade'),
        decadeLine('general.captions#decades'),
        pastYears('years.love#past'),
        decade(0, 'decades.love#god', 'decades.love#tie'),
        quote('crush.first#keep'),
        paragraph('c04.more#starPlace', 'c04.time#pass'),
        checklist('다시 스치지 않으려면', 'c04.wall#lateItem', 'seat.chair#stageAct'),
        paragraph('c04.last#left', 'crush.first#who'),
        paragraph('self.pillars#year', 'love.verdicts#channel'),
        decade(0, 'decades.love#ground', 'decades.love#stage'),
        quote('ilju.love#stageLine'),
        spare('c04.more#starPlace', 'charm.pillars#yearly'),
        spare('crush.first#ache', 'basis.wolju#scene'),
        spare('love.verdicts#pattern', 'self.around#mask'),
        spare('ilju.love#stage', 'basis.wolju#meaning'),
        spare('seat.life#shade'),
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
        spare('c04.last#opener'),
        checklist('벽이 낮은 달에', 'c04.time#groundAct'),
        spare('self.pillars#hour', 'charm.stars#noble'),
        spare('love.verdicts#pace', 'self.season#nature'),
        spare('basis.seun#tie', 'self.lead#thin'),
        spare('seat.life#talk', 'self.around#night'),
        spare('basis.wolju#scene'),
        spare('self.around#mask', 'charm.pillars#work'),
        spare('basis.johu#scene', 'self.seat#hidden'),
        spare('charm.pillars#hourly', 'self.pillars#month'),
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
        spare('c04.time#route', 'charm.pillars#yearly'),
        spare('basis.yongsin#scene', 'ssum.type#output'),
        spare('basis.ohaeng#meaning', 'self.around#month'),
        spare('basis.siksang#scene', 'charm.pillars#work'),
        spare('basis.yongsin#meaning', 'seat.life#element'),
        spare('self.season#nature', 'charm.stars#noble'),
        spare('ilju.with#match', 'self.pillars#month'),
        quote('crush.first#keep'),
        spare('charm.pillars#hourly', 'self.around#animal'),
        spare('charm.stars#season', 'self.pillars#hour'),
        paragraph('c04.last#wrong'),
        spare('self.pillars#year'),
        spare('ilju.with#rhythm', 'seat.life#space'),
        spare('self.around#mask', 'basis.wolju#meaning'),
        spare('basis.johu#meaning', 'self.seat#hidden'),
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
        spare('seat.chair#home', 'self.lead#lead'),
        spare('ilju.with#rhythm', 'love.verdicts#expression'),
        spare('self.around#night', 'seat.life#space'),
        spare('basis.wolju#meaning', 'self.around#mask'),
        spare('ilju.love#output', 'ilju.love#habit'),
        letter(['c04.time#letter'], ['c04.time#close']),
      ],
    },
  ],
} satisfies WrittenContent;
