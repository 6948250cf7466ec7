import { checklist, daySigns, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, monthAt, months, slowMonths, type MonthChoice } from '#compose/times.ts';
import ask from '#corpus/c13/ask.ts';
import come from '#corpus/c13/come.ts';
import gaze from '#corpus/c13/gaze.ts';
import known from '#corpus/c13/known.ts';
import lists from '#corpus/c13/lists.ts';
import misread from '#corpus/c13/misread.ts';
import pairs from '#corpus/c13/pairs.ts';
import person from '#corpus/c13/person.ts';
import show from '#corpus/c13/show.ts';
import think from '#corpus/c13/think.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';

const only =
  (choice: MonthChoice, at: number): MonthChoice =>
  (all) =>
    choice(all).slice(at, at + 1);

const COMING = ['months.meet#head', 'c13.come#god', 'c13.come#seat', 'c13.come#stage'] as const;

/** 나를 좋아하는 사람이 있다면 */
export default {
  id: 13,
  topics: [...GENERAL_TOPICS, gaze, person, known, show, misread, come, ask, think, pairs, lists],
  plan: [
    {
      answer: 'c13.gaze#answer',
      parts: [
        paragraph('c13.gaze#lamp', 'c13.gaze#sun'),
        paragraph('c13.gaze#look', 'c13.gaze#miss'),
        signals(
          { tone: 'BRIGHT', label: '눈여겨볼 사람', move: 'c13.gaze#seeItem' },
          { tone: 'BRIGHT', label: '눈여겨볼 사람', move: 'c13.gaze#seeItem' },
          { tone: 'SLOW', label: '놓치는 버릇', move: 'c13.gaze#missItem' },
        ),
        paragraph('c13.gaze#glow', 'c13.gaze#sun'),
        paragraph('c13.gaze#crowd', 'c13.gaze#look'),
        paragraph('c13.pairs#draw', 'c13.gaze#look'),
        paragraph('c13.gaze#miss', 'c13.pairs#draw'),
        quote('crush.first#keep'),
        spare('c13.gaze#glow', 'charm.stars#season'),
        spare('self.around#mask', 'charm.stars#habit'),
        spare('basis.dohwa#scene', 'charm.stars#noble'),
        spare('self.season#nature', 'basis.johu#scene'),
        spare('charm.stars#instead', 'basis.dohwa#meaning'),
        spare('ssum.type#seen', 'charm.stars#red'),
        checklist('이번 주에 해 볼 것', 'c13.lists#gazeAct', 'c13.lists#gazeMoreItem', 'c13.lists#gazeAct'),
      ],
    },
    {
      answer: 'c13.person#answer',
      parts: [
        paragraph('c13.person#sketch', 'c13.person#kind'),
        paragraph('c13.person#seat', 'c13.person#age'),
        quote('c13.person#lineItem'),
        paragraph('c13.person#drawn', 'c13.person#kind'),
        paragraph('c13.person#root', 'c13.person#seat'),
        quote('c13.person#lineItem'),
        paragraph('c13.person#kind', 'c13.person#age'),
        spare('self.seat#star', 'seat.chair#role'),
        spare('basis.gwanseong#scene', 'basis.jaeseong#scene'),
        quote('general.keep#day'),
        spare('seat.chair#what', 'basis.jaeseong#meaning'),
        spare('love.verdicts#age', 'seat.chair#starLine'),
        spare('basis.gwanseong#meaning', 'self.lead#lead'),
        spare('basis.hapchung#scene', 'self.pillars#heavy'),
        spare('seat.chair#easeAnswer', 'seat.chair#tieAnswer'),
        checklist('그 사람 앞에서', 'c13.lists#kindAct', 'c13.person#kindAct', 'basis.jaeseong#act'),
      ],
    },
    {
      answer: 'c13.known#answer',
      parts: [
        paragraph('c13.known#gate', 'c13.known#path'),
        paragraph('c13.known#room', 'c13.known#path'),
        signals(
          { tone: 'BRIGHT', label: '그 사람일 때', move: 'c13.known#tellItem' },
          { tone: 'BRIGHT', label: '또 하나', move: 'c13.lists#tellItem' },
          { tone: 'BRIGHT', label: '또 하나', move: 'c13.lists#tellItem' },
        ),
        paragraph('c13.known#gatekeeper'),
        paragraph('c13.known#horse', 'c13.known#path'),
        quote('crush.first#keep'),
        paragraph('c13.pairs#come', 'c13.known#gatekeeper'),
        spare('self.pillars#month', 'basis.bigyeop#scene'),
        spare('love.verdicts#channel', 'basis.wolju#scene'),
        spare('self.around#month', 'basis.wolju#meaning'),
        spare('basis.bigyeop#meaning', 'seat.chair#ease'),
        spare('self.pillars#year'),
        spare('basis.yeokma#scene', 'basis.unseong12#scene'),
        spare('ilju.love#signs', 'ilju.picture#picture'),
        spare('basis.gwimun#scene'),
        checklist('찾아볼 것', 'c13.known#knownAct', 'c13.lists#knownAct', 'basis.bigyeop#act'),
      ],
    },
    {
      answer: 'c13.show#answer',
      parts: [
        daySigns('general.captions#signs'),
        paragraph('c13.show#draw', 'c13.show#pair'),
        paragraph('c13.show#body', 'c13.show#pair'),
        signals(
          { tone: 'BRIGHT', label: '들킨 마음', move: 'c13.show#proofItem' },
          { tone: 'BRIGHT', label: '들킨 마음', move: 'c13.lists#proofItem' },
          { tone: 'BRIGHT', label: '들킨 마음', move: 'c13.lists#proofMoreItem' },
        ),
        paragraph('c13.show#bend', 'c13.show#pair'),
        quote('c13.person#lineItem'),
        paragraph('c13.pairs#come'),
        spare('seat.chair#inner', 'ilju.love#output'),
        spare('seat.chair#living', 'basis.siksang#scene'),
        quote('general.keep#day'),
        spare('self.seat#hidden', 'love.verdicts#expression'),
        spare('basis.ilji#scene', 'basis.siksang#meaning'),
        spare('seat.chair#home', 'ilju.love#near'),
        spare('ilju.love#stage', 'seat.chair#ease'),
        spare('basis.ilji#meaning', 'basis.ilji#fact'),
        checklist('확인해 볼 것', 'c13.show#showAct', 'c13.lists#showAct', 'basis.siksang#act'),
      ],
    },
    {
      answer: 'c13.misread#answer',
      parts: [
        paragraph('c13.misread#off', 'c13.misread#turnover'),
        paragraph('c13.misread#lens', 'c13.misread#way'),
        signals(
          { tone: 'SLOW', label: '오해', move: 'c13.misread#wrongItem' },
          { tone: 'SLOW', label: '오해', move: 'c13.misread#wrongItem' },
        ),
        paragraph('c13.misread#angle', 'c13.misread#turnover'),
        paragraph('c13.misread#night', 'c13.misread#way'),
        paragraph('c13.misread#turnover', 'c13.misread#way'),
        quote('c13.misread#askItem'),
        spare('self.lead#thin', 'basis.inseong#scene'),
        spare('love.verdicts#hurt', 'basis.wonjin#scene'),
        spare('self.around#night', 'basis.inseong#meaning'),
        spare('ilju.love#resent', 'ssum.type#mirror'),
        spare('basis.wonjin#meaning', 'crush.first#ache'),
        spare('basis.johu#meaning', 'basis.unseong12#meaning'),
        spare('ilju.love#habit', 'basis.wonjin#fact'),
        spare('ilju.love#hurtAnswer', 'crush.first#night'),
        checklist('다시 볼 것', 'c13.misread#clearAct', 'c13.lists#clearAct', 'basis.inseong#act'),
      ],
    },
    {
      answer: 'c13.come#answer',
      parts: [
        paragraph('c13.come#gait'),
        monthCalendar('c13.come#caption'),
        months(
          monthAt(0),
          'c13.come#tone',
          'c13.come#god',
          'c13.come#seat',
          'c13.come#stage',
          'months.meet#act',
        ),
        months(only(brightMonths(3), 0), ...COMING),
        quote('crush.first#keep'),
        months(only(brightMonths(3), 1), ...COMING),
        months(only(brightMonths(3), 2), ...COMING),
        months(only(slowMonths(1), 0), 'c13.come#slow'),
        quote('c13.misread#askItem'),
        spare('c13.pairs#come', 'love.verdicts#initiative'),
        spare('love.verdicts#pace', 'self.pillars#hour'),
        spare('seat.chair#pair', 'crush.first#stepMore'),
        spare('self.around#animal', 'crush.first#sign'),
        checklist('달력에 적어 둘 것', 'c13.come#meetAct', 'c13.lists#meetAct', 'c13.come#waitAct'),
      ],
    },
    {
      answer: 'c13.ask#answer',
      parts: [
        paragraph('c13.ask#tool', 'c13.ask#step'),
        quote('c13.ask#lineItem'),
        paragraph('c13.ask#lend', 'c13.ask#step'),
        elementRing('general.captions#elements'),
        paragraph('c13.ask#read', 'c13.ask#pause'),
        paragraph('c13.ask#step', 'c13.ask#read'),
        quote('c13.ask#lineItem'),
        spare('self.pillars#useful', 'ssum.type#output'),
        spare('basis.yongsin#scene', 'crush.first#step'),
        spare('basis.siksang#scene', 'basis.yongsin#meaning'),
        quote('general.keep#night'),
        spare('ssum.type#rhythm', 'self.pillars#lack'),
        spare('love.verdicts#expression', 'basis.siksang#fact'),
        spare('crush.first#show'),
        spare('basis.hapchung#meaning', 'ssum.type#base'),
        spare('crush.first#step', 'self.pillars#useful'),
        spare('seat.chair#ease'),
        checklist('물어보기 전에', 'c13.lists#askAct', 'c13.lists#askMoreAct', 'c13.ask#askAct'),
      ],
    },
    {
      answer: 'c13.think#answer',
      parts: [
        paragraph('c13.think#weigh'),
        paragraph('c13.think#knot', 'c13.think#ground'),
        checklist(
          '대답하기 전에 물어볼 것',
          'c13.lists#thinkItem',
          'c13.think#thinkItem',
          'c13.think#testItem',
        ),
        paragraph('c13.pairs#choose', 'c13.think#no'),
        spare('c13.pairs#choose', 'c13.think#ground'),
        spare('seat.chair#pair', 'self.seat#strength'),
        spare('basis.strength#scene', 'ilju.love#seat'),
        spare('basis.strength#meaning'),
        letter(['c13.think#hello'], ['c13.think#body'], ['c13.think#close']),
      ],
    },
  ],
} satisfies WrittenContent;
