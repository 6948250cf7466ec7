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
import inner from '#corpus/c19/inner.ts';
import long from '#corpus/c19/long.ts';
import byMonth from '#corpus/c19/months.ts';
import more from '#corpus/c19/more.ts';
import rule from '#corpus/c19/rule.ts';
import tide from '#corpus/c19/tide.ts';
import thread from '#corpus/c19/thread.ts';
import turns from '#corpus/c19/turns.ts';
import meet from '#corpus/months/meet.ts';
import reach from '#corpus/months/reach.ts';

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
  topics: [course, thread, tide, air, half, turns, rule, more, byMonth, long, inner, meet, reach],
  plan: [
    {
      answer: 'c19.thread#answer',
      parts: [
        paragraph('c19.thread#thread'),
        paragraph('c19.inner#burden'),
        crosshead('c19.course#crossheadYearOne'),
        years(yearAt(0), 'c19.thread#first', 'c19.thread#seat'),
        years(yearAt(0), 'c19.long#yearStage'),
        paragraph('c19.more#seat'),
        crosshead('c19.course#crossheadYearTwo'),
        years(yearAt(1), 'c19.thread#first', 'c19.thread#seat'),
        years(yearAt(1), 'c19.long#yearStage'),
        paragraph('c19.more#root'),
        checklist('두 해를 시작하며', 'c19.thread#threadAct', 'c19.thread#threadAct'),
        crosshead('c19.course#crossheadGround'),
        decadeLine('c19.thread#line'),
        paragraph('c19.thread#decade'),
        decade(0, 'c19.long#ten'),
        decade(1, 'c19.long#nextTen'),
        spare('c19.more#face'),
      ],
    },
    {
      answer: 'c19.air#answerOne',
      parts: [
        paragraph('c19.air#openOne', 'c19.air#selfOne'),
        ...halfYear(
          0,
          'c19.air#lineOneItem',
          ['c19.half#head', 'c19.half#one', 'c19.months#tie', 'c19.tide#stage'],
          ['c19.half#head', 'c19.half#one', 'c19.months#ground', 'c19.tide#stage'],
        ),
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
          ['c19.half#head', 'c19.half#two', 'months.meet#god', 'c19.tide#stage'],
          ['c19.half#head', 'c19.half#two', 'c19.months#sky', 'c19.tide#stage'],
        ),
        crosshead('c19.course#crossheadShift'),
        paragraph('c19.inner#shift'),
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
          ['c19.half#head', 'c19.half#three', 'months.reach#god', 'c19.tide#stage'],
          ['c19.half#head', 'c19.half#three', 'c19.months#tie', 'c19.tide#stage'],
        ),
        spare('c19.more#root'),
        checklist('여섯 달 안에', 'c19.air#halfAct', 'c19.rule#ruleCheck'),
      ],
    },
    {
      answer: 'c19.air#answerFour',
      parts: [
        paragraph('c19.air#selfFour'),
        ...halfYear(
          18,
          'c19.air#lineFourItem',
          ['c19.half#head', 'c19.half#four', 'c19.tide#scene'],
          ['c19.half#head', 'c19.half#four', 'c19.months#ground', 'months.reach#tie'],
        ),
        crosshead('c19.course#crossheadElder'),
        paragraph('c19.inner#elder'),
        spare('c19.more#seat'),
        checklist('여섯 달 안에', 'c19.air#halfAct', 'c19.thread#threadAct'),
      ],
    },
    {
      answer: 'c19.turns#newAnswer',
      parts: [
        paragraph('c19.turns#door'),
        crosshead('c19.course#crossheadWho'),
        paragraph('c19.turns#who'),
        paragraph('c19.long#arrive'),
        paragraph('c19.more#star'),
        paragraph('c19.inner#greet'),
        titled(
          'c19.course#crossheadTurn',
          months(ranked(0, 1, 2), 'c19.turns#when', 'c19.turns#come', 'c19.months#comer', 'c19.turns#meetBy'),
        ),
        checklist('표시한 달에', 'c19.turns#newAct', 'c19.turns#newAct'),
        titled(
          'c19.course#crossheadTurn',
          months(ranked(1, 1, 2), 'c19.turns#when', 'c19.turns#come', 'c19.months#comer', 'c19.turns#meetBy'),
        ),
        quote('c19.air#lineTwoItem'),
        spare('c19.turns#door'),
        spare('c19.more#star'),
      ],
    },
    {
      answer: 'c19.turns#deepAnswer',
      parts: [
        paragraph('c19.turns#bond'),
        crosshead('c19.course#crossheadHome'),
        paragraph('c19.long#settle'),
        paragraph('c19.more#home'),
        paragraph('c19.inner#mend'),
        titled(
          'c19.course#crossheadTurn',
          months(ranked(0, 3, 4), 'c19.turns#when', 'c19.turns#deep', 'c19.months#nest', 'c19.turns#deepBy'),
        ),
        checklist('표시한 달에', 'c19.turns#deepAct', 'c19.turns#deepAct'),
        titled(
          'c19.course#crossheadTurn',
          months(ranked(1, 3, 4), 'c19.turns#when', 'c19.turns#deep', 'c19.months#nest', 'c19.turns#deepBy'),
        ),
        quote('c19.air#lineThreeItem'),
        spare('c19.turns#bond'),
        spare('c19.more#home'),
      ],
    },
    {
      answer: 'c19.turns#shakeAnswer',
      parts: [
        paragraph('c19.turns#why'),
        crosshead('c19.course#crossheadWhy'),
        paragraph('c19.long#waver'),
        paragraph('c19.inner#fear'),
        paragraph('c19.inner#storm'),
        checklist('흔들리는 달에', 'c19.turns#shakeAct', 'c19.turns#shakeAct'),
        titled(
          'c19.course#crossheadTurn',
          months(ranked(0, 11, 12), 'c19.turns#when', 'c19.turns#shake', 'c19.months#calm', 'c19.turns#hold'),
        ),
        quote('c19.air#lineThreeItem'),
        titled(
          'c19.course#crossheadTurn',
          months(ranked(1, 11, 12), 'c19.turns#when', 'c19.turns#shake', 'c19.months#calm', 'c19.turns#hold'),
        ),
      ],
    },
    {
      answer: 'c19.rule#answer',
      parts: [
        paragraph('c19.rule#power'),
        elementRing('c19.rule#ring'),
        crosshead('c19.course#crossheadStem'),
        paragraph('c19.rule#stem'),
        paragraph('c19.long#vow'),
        quote('c19.air#lineOneItem'),
        crosshead('c19.course#crossheadDont'),
        paragraph('c19.rule#dont', 'c19.more#habit'),
        paragraph('c19.inner#stop'),
        checklist(
          '두 해 동안 지킬 것',
          'c19.rule#ruleItem',
          'c19.rule#ruleCheck',
          'c19.rule#ruleItem',
          'c19.rule#ruleCheck',
        ),
        crosshead('c19.course#crossheadKeep'),
        paragraph('c19.more#keep'),
        paragraph('c19.long#lapse'),
        paragraph('c19.long#both'),
        paragraph('c19.inner#lean'),
        spare('c19.more#keep'),
        spare('c19.more#root'),
        spare('c19.rule#dont'),
      ],
    },
    {
      answer: 'c19.rule#overAnswer',
      parts: [
        monthCalendar('c19.rule#capOne'),
        monthCalendar('c19.rule#capTwo', 12),
        crosshead('c19.course#crossheadRead'),
        paragraph('c19.rule#read', 'c19.rule#fold'),
        paragraph('c19.long#look'),
        crosshead('c19.course#crossheadAfter'),
        years(yearAt(2), 'c19.thread#first', 'c19.thread#seat'),
        years(yearAt(2), 'c19.long#yearStage'),
        paragraph('c19.more#end', 'c19.rule#bye'),
        spare('c19.more#habit'),
        spare('c19.more#face'),
        spare('c19.more#seat'),
        spare('c19.more#now'),
        spare('c19.rule#fold'),
      ],
    },
  ],
} satisfies WrittenContent;
