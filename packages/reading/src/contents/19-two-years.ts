import { checklist, decadeLine, elementRing, monthCalendar, quote } from '#compose/beats.ts';
import { paragraph, spare, type Move, type Part, type WrittenContent } from '#compose/plan.ts';
import { decade, monthAt, months, yearAt, years, type MonthChoice } from '#compose/times.ts';
import air from '#corpus/c19/air.ts';
import half from '#corpus/c19/half.ts';
import more from '#corpus/c19/more.ts';
import rule from '#corpus/c19/rule.ts';
import thread from '#corpus/c19/thread.ts';
import turns from '#corpus/c19/turns.ts';
import decadesLove from '#corpus/decades/love.ts';
import deepen from '#corpus/months/deepen.ts';
import meet from '#corpus/months/meet.ts';
import reach from '#corpus/months/reach.ts';
import rest from '#corpus/months/rest.ts';

/** Months of either year that stand at these places of their twelve, in calendar order. */
const ranked =
  (...ranks: readonly number[]): MonthChoice =>
  (all) =>
    all.filter(({ rank }) => ranks.includes(rank));

/** Six months from the n-th on, told by twos, with a line to keep in the middle. */
const halfYear = (from: number, line: Move, first: readonly Move[], second: readonly Move[]): Part[] => [
  months(monthAt(from), ...first),
  months(monthAt(from + 1), ...second),
  months(monthAt(from + 2), ...first),
  quote(line),
  months(monthAt(from + 3), ...second),
  months(monthAt(from + 4), ...first),
  months(monthAt(from + 5), ...second),
];

/** 앞으로 두 해, 내 연애운 */
export default {
  id: 19,
  topics: [thread, air, half, turns, rule, more, meet, reach, deepen, rest, decadesLove],
  plan: [
    {
      answer: 'c19.thread#answer',
      parts: [
        paragraph('c19.thread#thread'),
        years(yearAt(0), 'c19.thread#first', 'c19.thread#seat'),
        decadeLine('c19.thread#line'),
        years(yearAt(1), 'c19.thread#first', 'c19.thread#seat'),
        paragraph('c19.thread#decade'),
        checklist('두 해를 시작하며', 'c19.thread#threadAct', 'c19.thread#threadAct'),
        years(yearAt(0), 'c19.thread#seat'),
        paragraph('c19.thread#decade'),
        years(yearAt(1), 'c19.thread#first'),
        paragraph('c19.more#seat', 'c19.more#root'),
        quote('c19.air#lineFourItem'),
        decade(0, 'decades.love#tie', 'decades.love#ground'),
        paragraph('c19.more#seat', 'c19.more#root'),
        paragraph('c19.more#face'),
        decade(1, 'decades.love#next', 'decades.love#tie'),
        spare('self.pillars#year'),
        spare('self.season#nature'),
      ],
    },
    {
      answer: 'c19.air#answerOne',
      parts: [
        paragraph('c19.air#openOne', 'c19.air#selfOne'),
        ...halfYear(
          0,
          'c19.air#lineOneItem',
          ['c19.half#head', 'c19.half#one', 'months.reach#tie', 'c19.more#act'],
          ['c19.half#head', 'c19.half#one', 'months.meet#ground', 'months.reach#stage'],
        ),
        checklist('여섯 달 안에', 'c19.air#halfAct', 'c19.thread#threadAct'),
        paragraph('c19.air#openOne'),
        spare('c19.more#face'),
      ],
    },
    {
      answer: 'c19.air#answerTwo',
      parts: [
        paragraph('c19.air#windTwo', 'c19.air#selfTwo'),
        ...halfYear(
          6,
          'c19.air#lineTwoItem',
          ['c19.half#head', 'c19.half#two', 'months.meet#god', 'c19.more#act'],
          ['c19.half#head', 'c19.half#two', 'months.deepen#god', 'months.deepen#stage'],
        ),
        checklist('여섯 달 안에', 'c19.air#halfAct', 'c19.rule#ruleItem'),
        paragraph('c19.more#face'),
        spare('c19.air#selfTwo'),
        spare('c19.more#seat'),
      ],
    },
    {
      answer: 'c19.air#answerThree',
      parts: [
        paragraph('c19.air#selfThree'),
        years(yearAt(1), 'c19.thread#seat'),
        ...halfYear(
          12,
          'c19.air#lineThreeItem',
          ['c19.half#head', 'c19.half#three', 'months.reach#god', 'c19.more#act'],
          ['c19.half#head', 'c19.half#three', 'months.rest#tie', 'months.meet#stage'],
        ),
        checklist('여섯 달 안에', 'c19.air#halfAct', 'c19.rule#ruleCheck'),
        paragraph('c19.air#selfThree'),
        spare('c19.more#root', 'love.verdicts#hurt'),
      ],
    },
    {
      answer: 'c19.air#answerFour',
      parts: [
        paragraph('c19.air#selfFour'),
        ...halfYear(
          18,
          'c19.air#lineFourItem',
          ['c19.half#head', 'c19.half#four', 'months.deepen#tie', 'c19.more#act'],
          ['c19.half#head', 'c19.half#four', 'months.reach#god', 'months.rest#stage'],
        ),
        checklist('여섯 달 안에', 'c19.air#halfAct', 'c19.thread#threadAct'),
        paragraph('c19.air#selfFour'),
        paragraph('c19.more#seat'),
        spare('self.pillars#hour', 'love.verdicts#expression'),
      ],
    },
    {
      answer: 'c19.turns#newAnswer',
      parts: [
        paragraph('c19.turns#door', 'c19.turns#who'),
        months(ranked(1), 'c19.turns#when', 'c19.turns#come', 'c19.turns#meetBy', 'months.meet#god'),
        checklist('표시한 달에', 'c19.turns#newAct', 'c19.turns#newAct'),
        months(ranked(2), 'c19.turns#when', 'c19.turns#come', 'c19.turns#meetBy', 'months.meet#ground'),
        quote('c19.air#lineTwoItem'),
        paragraph('c19.more#star', 'c19.turns#door'),
        spare('love.verdicts#channel', 'c19.more#star'),
        spare('love.verdicts#age'),
        spare('self.seat#star'),
        spare('self.around#mask', 'self.around#animal'),
      ],
    },
    {
      answer: 'c19.turns#deepAnswer',
      parts: [
        paragraph('c19.turns#bond'),
        months(ranked(3), 'c19.turns#when', 'c19.turns#deep', 'c19.turns#deepBy', 'months.deepen#ground'),
        checklist('표시한 달에', 'c19.turns#deepAct', 'c19.turns#deepAct'),
        months(ranked(4), 'c19.turns#when', 'c19.turns#deep', 'c19.turns#deepBy', 'months.deepen#god'),
        quote('c19.air#lineThreeItem'),
        paragraph('c19.more#home', 'c19.turns#bond'),
        paragraph('c19.more#home'),
        spare('love.verdicts#expression'),
        spare('self.seat#hidden'),
        spare('love.verdicts#pace'),
        spare('self.lead#lead', 'self.around#mask'),
      ],
    },
    {
      answer: 'c19.turns#shakeAnswer',
      parts: [
        paragraph('c19.turns#why'),
        months(
          ranked(12),
          'c19.turns#when',
          'c19.turns#shake',
          'c19.turns#hold',
          'months.rest#ground',
          'months.rest#stage',
        ),
        checklist('흔들리는 달에', 'c19.turns#shakeAct', 'c19.turns#shakeAct'),
        months(
          ranked(11),
          'c19.turns#when',
          'c19.turns#shake',
          'c19.turns#hold',
          'months.rest#god',
          'months.rest#stage',
        ),
        quote('c19.air#lineThreeItem'),
        paragraph('c19.more#root', 'c19.turns#why'),
        spare('c19.more#seat', 'love.verdicts#hurt'),
        spare('self.pillars#heavy'),
        spare('self.seat#strength'),
        spare('self.lead#thin', 'self.around#night'),
      ],
    },
    {
      answer: 'c19.rule#answer',
      parts: [
        paragraph('c19.rule#stem', 'c19.rule#power'),
        elementRing('c19.rule#ring'),
        paragraph('c19.rule#dont', 'c19.rule#stem'),
        checklist(
          '두 해 동안 지킬 것',
          'c19.rule#ruleItem',
          'c19.rule#ruleCheck',
          'c19.rule#ruleItem',
          'c19.rule#ruleCheck',
        ),
        paragraph('c19.rule#stem', 'c19.rule#dont'),
        paragraph('c19.more#keep', 'c19.rule#dont'),
        quote('c19.air#lineOneItem'),
        paragraph('c19.more#keep', 'love.verdicts#pace'),
        paragraph('c19.more#keep', 'c19.more#habit'),
        decade(0, 'decades.love#god', 'decades.love#stage'),
        spare('c19.more#habit'),
        spare('c19.more#root', 'self.seat#strength'),
        spare('self.pillars#heavy', 'self.pillars#lack'),
        spare('self.season#nature'),
        spare('self.pillars#year'),
      ],
    },
    {
      answer: 'c19.rule#overAnswer',
      parts: [
        monthCalendar('c19.rule#capOne'),
        paragraph('c19.rule#read', 'c19.rule#fold'),
        monthCalendar('c19.rule#capTwo', 12),
        paragraph('c19.more#now', 'c19.rule#read'),
        paragraph('c19.more#end', 'c19.rule#bye'),
        paragraph('c19.rule#bye', 'c19.more#habit'),
        years(yearAt(2), 'c19.thread#first', 'c19.thread#seat'),
        paragraph('c19.more#face', 'self.around#night'),
        paragraph('self.around#animal', 'self.around#mask'),
        paragraph('self.pillars#hour'),
        spare('self.season#nature', 'self.lead#lead'),
        spare('love.verdicts#pattern'),
      ],
    },
  ],
} satisfies WrittenContent;
