import { checklist, decadeLine, elementRing, letter, monthCalendar, quote } from '#compose/beats.ts';
import { crosshead, paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, months, pastYears, slowMonths } from '#compose/times.ts';
import basisBigyeop from '#corpus/basis/bigyeop.ts';
import basisInseong from '#corpus/basis/inseong.ts';
import basisJohu from '#corpus/basis/johu.ts';
import basisSeun from '#corpus/basis/seun.ts';
import approach from '#corpus/c04/approach.ts';
import arrival from '#corpus/c04/arrival.ts';
import fence from '#corpus/c04/fence.ts';
import further from '#corpus/c04/further.ts';
import gap from '#corpus/c04/gap.ts';
import hours from '#corpus/c04/hours.ts';
import last from '#corpus/c04/last.ts';
import low from '#corpus/c04/low.ts';
import more from '#corpus/c04/more.ts';
import own from '#corpus/c04/own.ts';
import passage from '#corpus/c04/passage.ts';
import past from '#corpus/c04/past.ts';
import signs from '#corpus/c04/signs.ts';
import time from '#corpus/c04/time.ts';
import wall from '#corpus/c04/wall.ts';
import charmPillars from '#corpus/charm/pillars.ts';
import charmStars from '#corpus/charm/stars.ts';
import crushFirst from '#corpus/crush/first.ts';
import iljuLove from '#corpus/ilju/love.ts';
import iljuWith from '#corpus/ilju/with.ts';
import seatChair from '#corpus/seat/chair.ts';
import seatLife from '#corpus/seat/life.ts';
import ssumType from '#corpus/ssum/type.ts';

/** 나는 왜 늘 혼자일까 */
export default {
  id: 4,
  topics: [
    gap, fence, approach, arrival, past, low, passage, signs,
    further, hours, wall, more, last, time, own, basisBigyeop, basisInseong, basisJohu, basisSeun, charmPillars, charmStars, crushFirst, iljuLove, iljuWith, seatChair, seatLife, ssumType,
  ], // prettier-ignore
  plan: [
    {
      answer: 'c04.wall#answer',
      parts: [
        paragraph('c04.wall#reason'),
        crosshead('c04.gap#crossheadHeight'),
        paragraph('c04.gap#height'),
        paragraph('c04.wall#gap'),
        quote('c04.own#lineItem'),
        crosshead('c04.gap#crossheadDays'),
        paragraph('c04.gap#week'),
        paragraph('c04.own#evening'),
        paragraph('c04.signs#toll'),
        spare('c04.signs#toll'),
        spare('c04.own#evening'),
        crosshead('c04.gap#crossheadHome'),
        paragraph('c04.gap#childhood'),
        paragraph('c04.gap#alone'),
        paragraph('c04.further#decade'),
        quote('c04.own#stageItem'),
        crosshead('c04.gap#crossheadKnot'),
        paragraph('c04.gap#knot'),
        spare('c04.wall#gap'),
        spare('c04.wall#gap'),
        spare('ilju.love#near', 'ilju.love#seat'),
        spare('self.season#nature', 'self.pillars#hour'),
        spare('seat.chair#inner', 'self.around#mask'),
      ],
    },
    {
      answer: 'c04.fence#answer',
      parts: [
        paragraph('c04.wall#wall'),
        crosshead('c04.fence#crossheadWords'),
        paragraph('c04.fence#words'),
        paragraph('c04.wall#stone'),
        paragraph('c04.signs#brickwork'),
        crosshead('c04.fence#crossheadInside'),
        paragraph('c04.fence#inside'),
        spare('c04.wall#guard'),
        quote('c04.own#stageItem'),
        crosshead('c04.fence#crossheadBuilt'),
        paragraph('c04.fence#built'),
        paragraph('c04.further#weather'),
        crosshead('c04.fence#crossheadGuest'),
        paragraph('c04.fence#guest'),
        spare('c04.signs#brickwork'),
        paragraph('c04.more#neighbour'),
        crosshead('c04.fence#crossheadLower'),
        paragraph('c04.fence#lower'),
        spare('c04.wall#stone'),
        spare('ilju.love#habit', 'ilju.love#resent'),
        spare('self.pillars#heavy', 'basis.inseong#scene'),
        spare('basis.bigyeop#scene', 'self.pillars#month'),
        spare('self.around#mask', 'seat.life#shade'),
        checklist('벽을 한 장 낮추는 일', 'c04.fence#lowerAct', 'c04.fence#lowerAct'),
      ],
    },
    {
      answer: 'c04.wall#stopAnswer',
      parts: [
        paragraph('c04.approach#look'),
        crosshead('c04.approach#crossheadFace'),
        paragraph('c04.approach#face'),
        paragraph('c04.approach#air'),
        paragraph('c04.hours#best'),
        paragraph('c04.further#friends'),
        quote('c04.own#lineItem'),
        crosshead('c04.approach#crossheadThird'),
        paragraph('c04.approach#third'),
        paragraph('c04.signs#halt'),
        spare('c04.own#step'),
        crosshead('c04.approach#crossheadReply'),
        paragraph('c04.approach#reply'),
        spare('c04.signs#halt'),
        spare('c04.own#step'),
        quote('c04.own#stageItem'),
        crosshead('c04.approach#crossheadCall'),
        paragraph('c04.approach#call'),
        spare('c04.own#step'),
        spare('c04.more#glance'),
        spare('charm.pillars#work', 'charm.stars#stage'),
        spare('ssum.type#seen', 'charm.stars#season'),
        spare('charm.pillars#yearly', 'charm.pillars#hourly'),
        spare('self.seat#strength'),
        checklist('멈춘 발을 부르는 일', 'c04.approach#callAct', 'c04.approach#callAct'),
      ],
    },
    {
      answer: 'c04.wall#lateAnswer',
      parts: [
        paragraph('c04.arrival#ground'),
        crosshead('c04.arrival#crossheadClimate'),
        paragraph('c04.arrival#climate'),
        paragraph('c04.own#arrive'),
        spare('c04.wall#temper'),
        crosshead('c04.arrival#crossheadBody'),
        paragraph('c04.arrival#body'),
        paragraph('c04.wall#sign'),
        paragraph('c04.signs#arrive'),
        quote('c04.own#stageItem'),
        crosshead('c04.arrival#crossheadWhy'),
        paragraph('c04.arrival#why'),
        paragraph('c04.further#taught'),
        paragraph('c04.hours#slow'),
        spare('c04.more#stage'),
        quote('c04.own#lineItem'),
        crosshead('c04.arrival#crossheadOther'),
        paragraph('c04.arrival#other'),
        spare('c04.signs#arrive'),
        spare('c04.wall#sign'),
        crosshead('c04.arrival#crossheadSet'),
        paragraph('c04.arrival#set'),
        spare('c04.more#stage'),
        spare('ilju.love#output', 'crush.first#show'),
        spare('self.around#night', 'self.seat#hidden'),
        spare('crush.first#sign'),
        checklist('마음이 늦는 날에', 'c04.wall#lateItem', 'c04.wall#lateItem', 'c04.wall#lateItem'),
      ],
    },
    {
      answer: 'c04.time#pastAnswer',
      parts: [
        paragraph('c04.time#decade'),
        decadeLine('c04.past#caption'),
        crosshead('c04.past#crossheadYears'),
        pastYears('c04.past#year'),
        quote('c04.past#line'),
        crosshead('c04.past#crossheadWho'),
        paragraph('c04.past#who'),
        paragraph('c04.time#pass'),
        paragraph('c04.hours#place'),
        paragraph('c04.signs#drawer'),
        spare('c04.more#starPlace'),
        quote('c04.past#line'),
        crosshead('c04.past#crossheadBlind'),
        paragraph('c04.past#blind'),
        paragraph('c04.further#left'),
        paragraph('c04.last#left'),
        spare('c04.signs#drawer'),
        spare('c04.time#pass'),
        crosshead('c04.past#crossheadAgain'),
        paragraph('c04.past#again'),
        spare('c04.more#starPlace'),
        spare('ilju.love#stage', 'self.pillars#year'),
        spare('crush.first#ache', 'self.around#month'),
        spare('crush.first#who', 'self.pillars#month'),
        spare('self.around#mask'),
        checklist('다시 스치지 않으려면', 'c04.past#againItem', 'c04.past#againItem'),
      ],
    },
    {
      answer: 'c04.time#lowAnswer',
      parts: [
        paragraph('c04.time#year'),
        crosshead('c04.low#crossheadYear'),
        paragraph('c04.low#why'),
        paragraph('c04.hours#decade'),
        crosshead('c04.low#crossheadNow'),
        paragraph('c04.time#now', 'c04.time#sky'),
        paragraph('c04.own#nowGate'),
        paragraph('c04.signs#gate'),
        spare('c04.time#now'),
        monthCalendar('c04.time#calendar'),
        crosshead('c04.low#crossheadBright'),
        months(brightMonths(3), 'c04.time#month', 'c04.low#plan'),
        checklist('벽이 낮은 달에', 'c04.low#lowItem', 'c04.low#lowItem'),
        crosshead('c04.low#crossheadSlow'),
        months(slowMonths(1), 'c04.low#slow'),
        paragraph('c04.further#ready'),
        spare('c04.signs#gate'),
        spare('c04.own#nowGate'),
        spare('basis.seun#god', 'basis.seun#tie'),
        spare('ssum.type#base', 'self.around#animal'),
        spare('basis.johu#scene', 'self.lead#thin'),
        spare('self.pillars#hour', 'self.around#month'),
        spare('charm.stars#noble'),
      ],
    },
    {
      answer: 'c04.time#wayAnswer',
      parts: [
        paragraph('c04.passage#ground'),
        elementRing('c04.time#ring'),
        crosshead('c04.passage#crossheadFirst'),
        paragraph('c04.passage#first'),
        paragraph('c04.own#path', 'c04.time#way'),
        paragraph('c04.time#route'),
        paragraph('c04.signs#lane'),
        spare('c04.signs#lane'),
        quote('c04.passage#line'),
        crosshead('c04.passage#crossheadSay'),
        paragraph('c04.passage#say'),
        paragraph('c04.hours#companion'),
        spare('c04.last#hour'),
        quote('c04.own#lineItem'),
        crosshead('c04.passage#crossheadWrong'),
        paragraph('c04.passage#wrong'),
        spare('c04.last#wrong'),
        paragraph('c04.passage#daily'),
        paragraph('c04.further#when'),
        spare('c04.time#route'),
        spare('c04.more#passage'),
        spare('ilju.with#match', 'self.pillars#useful'),
        spare('charm.stars#noble', 'self.pillars#lack'),
        spare('self.pillars#heavy', 'self.season#nature'),
        checklist('이 길로 갈 때', 'c04.time#wayItem', 'c04.time#wayItem', 'c04.time#wayItem'),
      ],
    },
    {
      answer: 'c04.time#todoAnswer',
      parts: [
        paragraph('c04.time#todo'),
        paragraph('c04.passage#start'),
        checklist(
          '이번 달 바로 해 볼 일',
          'c04.passage#startAct',
          'c04.time#groundAct',
          'c04.time#usefulAct',
        ),
        crosshead('c04.passage#crossheadWeeks'),
        paragraph('c04.passage#weeks'),
        paragraph('c04.passage#last'),
        paragraph('c04.hours#vow'),
        paragraph('c04.signs#gate'),
        spare('c04.last#opener'),
        spare('c04.more#root2'),
        spare('self.lead#lead'),
        spare('ilju.with#rhythm', 'ilju.with#want'),
        spare('self.around#night', 'self.around#animal'),
        letter(['c04.time#letter'], ['c04.time#close']),
      ],
    },
  ],
} satisfies WrittenContent;
