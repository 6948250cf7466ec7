import { checklist, decadeLine, elementRing, monthCalendar, quote } from '#compose/beats.ts';
import {
  crosshead,
  paragraph,
  spare,
  titled,
  type Move,
  type Part,
  type WrittenContent,
} from '#compose/plan.ts';
import { decade, monthAt, months, yearAt, years, type MonthChoice } from '#compose/times.ts';
import air from '#corpus/c19/air.ts';
import course from '#corpus/c19/course.ts';
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

/** Months that stand at these places of their twelve, of the first year (0) or the second (1), in calendar order. */
const ranked =
  (year: 0 | 1, ...ranks: readonly number[]): MonthChoice =>
  (all) =>
    all.slice(year * 12, year * 12 + 12).filter(({ rank }) => ranks.includes(rank));

/** Six months from the n-th on, each under its name, with a line to keep in the middle. */
const halfYear = (from: number, line: Move, first: readonly Move[], second: readonly Move[]): Part[] => {
  const month = (at: number, moves: readonly Move[]) =>
    titled('c19.course#crossheadMonth', months(monthAt(from + at), ...moves));
  return [
    month(0, first),
    month(1, second),
    month(2, first),
    quote(line),
    month(3, second),
    month(4, first),
    month(5, second),
  ];
};

/** 앞으로 두 해, 내 연애운 */
export default {
  id: 19,
  topics: [course, thread, air, half, turns, rule, more, meet, reach, deepen, rest, decadesLove],
  plan: [
    {
      answer: 'c19.thread#answer',
      parts: [
        paragraph('c19.thread#thread'),
        crosshead('c19.course#crossheadYearOne'),
        years(yearAt(0), 'c19.thread#first'),
        years(yearAt(0), 'c19.thread#seat'),
        paragraph('c19.more#seat'),
        years(yearAt(0), 'c19.thread#seat'),
        crosshead('c19.course#crossheadYearTwo'),
        years(yearAt(1), 'c19.thread#first'),
        years(yearAt(1), 'c19.thread#seat'),
        years(yearAt(1), 'c19.thread#first'),
        paragraph('c19.more#root'),
        checklist('두 해를 시작하며', 'c19.thread#threadAct', 'c19.thread#threadAct'),
        crosshead('c19.course#crossheadGround'),
        decadeLine('c19.thread#line'),
        paragraph('c19.thread#decade'),
        decade(0, 'decades.love#tie', 'decades.love#ground'),
        paragraph('c19.thread#decade'),
        quote('c19.air#lineFourItem'),
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
        spare('c19.air#openOne'),
        spare('c19.more#face'),
        checklist('여섯 달 안에', 'c19.air#halfAct', 'c19.thread#threadAct'),
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
        spare('c19.air#selfTwo'),
        spare('c19.more#face'),
        checklist('여섯 달 안에', 'c19.air#halfAct', 'c19.rule#ruleItem'),
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
        spare('c19.air#selfThree'),
        spare('c19.more#root'),
        spare('love.verdicts#hurt'),
        checklist('여섯 달 안에', 'c19.air#halfAct', 'c19.rule#ruleCheck'),
      ],
    },
    {
      answer: 'c19.air#answerFour',
      parts: [
        paragraph('c19.air#selfFour'),
        paragraph('c19.air#selfFour'),
        ...halfYear(
          18,
          'c19.air#lineFourItem',
          ['c19.half#head', 'c19.half#four', 'months.deepen#tie', 'c19.more#act'],
          ['c19.half#head', 'c19.half#four', 'months.reach#god', 'months.rest#stage'],
        ),
        spare('c19.more#seat'),
        spare('self.pillars#hour'),
        spare('love.verdicts#expression'),
        checklist('여섯 달 안에', 'c19.air#halfAct', 'c19.thread#threadAct'),
      ],
    },
    {
      answer: 'c19.turns#newAnswer',
      parts: [
        paragraph('c19.turns#door'),
        crosshead('c19.course#crossheadWho'),
        paragraph('c19.turns#who'),
        paragraph('c19.more#star'),
        paragraph('c19.turns#door'),
        spare('c19.more#star'),
        titled(
          'c19.course#crossheadTurn',
          months(ranked(0, 1, 2), 'c19.turns#when', 'c19.turns#come', 'c19.turns#meetBy', 'months.meet#god'),
        ),
        checklist('표시한 달에', 'c19.turns#newAct', 'c19.turns#newAct'),
        titled(
          'c19.course#crossheadTurn',
          months(
            ranked(1, 1, 2),
            'c19.turns#when',
            'c19.turns#come',
            'c19.turns#meetBy',
            'months.meet#ground',
          ),
        ),
        quote('c19.air#lineTwoItem'),
        spare('love.verdicts#channel'),
        spare('love.verdicts#age'),
        spare('self.seat#star'),
        spare('self.around#mask', 'self.around#animal'),
      ],
    },
    {
      answer: 'c19.turns#deepAnswer',
      parts: [
        paragraph('c19.turns#bond'),
        crosshead('c19.course#crossheadHome'),
        paragraph('c19.more#home'),
        paragraph('c19.turns#bond'),
        paragraph('c19.more#home'),
        titled(
          'c19.course#crossheadTurn',
          months(
            ranked(0, 3, 4),
            'c19.turns#when',
            'c19.turns#deep',
            'c19.turns#deepBy',
            'months.deepen#ground',
          ),
        ),
        checklist('표시한 달에', 'c19.turns#deepAct', 'c19.turns#deepAct'),
        titled(
          'c19.course#crossheadTurn',
          months(
            ranked(1, 3, 4),
            'c19.turns#when',
            'c19.turns#deep',
            'c19.turns#deepBy',
            'months.deepen#god',
          ),
        ),
        quote('c19.air#lineThreeItem'),
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
        crosshead('c19.course#crossheadWhy'),
        paragraph('c19.more#root'),
        paragraph('c19.turns#why'),
        spare('c19.more#seat'),
        titled(
          'c19.course#crossheadTurn',
          months(
            ranked(0, 11, 12),
            'c19.turns#when',
            'c19.turns#shake',
            'c19.turns#hold',
            'months.rest#ground',
            'months.rest#stage',
          ),
        ),
        checklist('흔들리는 달에', 'c19.turns#shakeAct', 'c19.turns#shakeAct'),
        titled(
          'c19.course#crossheadTurn',
          months(
            ranked(1, 11, 12),
            'c19.turns#when',
            'c19.turns#shake',
            'c19.turns#hold',
            'months.rest#god',
            'months.rest#stage',
          ),
        ),
        quote('c19.air#lineThreeItem'),
        spare('love.verdicts#hurt'),
        spare('self.pillars#heavy'),
        spare('self.seat#strength'),
        spare('self.lead#thin', 'self.around#night'),
      ],
    },
    {
      answer: 'c19.rule#answer',
      parts: [
        paragraph('c19.rule#power'),
        elementRing('c19.rule#ring'),
        crosshead('c19.course#crossheadStem'),
        paragraph('c19.rule#stem'),
        paragraph('c19.rule#stem'),
        paragraph('c19.rule#stem'),
        quote('c19.air#lineOneItem'),
        crosshead('c19.course#crossheadDont'),
        paragraph('c19.rule#dont'),
        paragraph('c19.rule#dont'),
        paragraph('c19.rule#dont'),
        checklist(
          '두 해 동안 지킬 것',
          'c19.rule#ruleItem',
          'c19.rule#ruleCheck',
          'c19.rule#ruleItem',
          'c19.rule#ruleCheck',
        ),
        crosshead('c19.course#crossheadKeep'),
        paragraph('c19.more#keep'),
        paragraph('c19.more#habit'),
        paragraph('c19.more#keep'),
        paragraph('c19.more#keep'),
        spare('c19.more#habit'),
        spare('c19.more#root'),
        decade(0, 'decades.love#god', 'decades.love#stage'),
        spare('love.verdicts#pace'),
        spare('self.seat#strength'),
        spare('self.pillars#heavy', 'self.pillars#lack'),
        spare('self.season#nature'),
        spare('self.pillars#year'),
      ],
    },
    {
      answer: 'c19.rule#overAnswer',
      parts: [
        monthCalendar('c19.rule#capOne'),
        monthCalendar('c19.rule#capTwo', 12),
        crosshead('c19.course#crossheadRead'),
        paragraph('c19.rule#read'),
        paragraph('c19.rule#fold'),
        paragraph('c19.more#now'),
        paragraph('c19.rule#read'),
        paragraph('c19.rule#bye', 'c19.more#habit'),
        crosshead('c19.course#crossheadAfter'),
        years(yearAt(2), 'c19.thread#first', 'c19.thread#seat'),
        paragraph('c19.more#end'),
        paragraph('c19.more#face'),
        paragraph('c19.rule#bye'),
        spare('self.around#night'),
        spare('self.around#animal', 'self.around#mask'),
        spare('self.pillars#hour'),
        spare('self.season#nature', 'self.lead#lead'),
        spare('love.verdicts#pattern'),
      ],
    },
  ],
} satisfies WrittenContent;
