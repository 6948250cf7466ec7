import {
  checklist,
  daySigns,
  decadeLine,
  elementRing,
  letter,
  monthCalendar,
  monthChecklist,
  quote,
  signals,
} from '#compose/beats.ts';
import {
  crosshead,
  paragraph,
  spare,
  titled,
  type Move,
  type Part,
  type WrittenContent,
} from '#compose/plan.ts';
import {
  AUTUMN,
  SPRING,
  SUMMER,
  WINTER,
  brightMonths,
  calendarMonths,
  monthAt,
  months,
  slowMonths,
  yearAt,
  years,
  type MonthChoice,
} from '#compose/times.ts';
import autumn from '#corpus/c02/autumn.ts';
import bright from '#corpus/c02/bright.ts';
import close from '#corpus/c02/close.ts';
import course from '#corpus/c02/course.ts';
import extra from '#corpus/c02/extra.ts';
import frames from '#corpus/c02/frames.ts';
import heads from '#corpus/c02/heads.ts';
import inner from '#corpus/c02/inner.ts';
import lines from '#corpus/c02/lines.ts';
import long from '#corpus/c02/long.ts';
import byMonth from '#corpus/c02/months.ts';
import more from '#corpus/c02/more.ts';
import now from '#corpus/c02/now.ts';
import place from '#corpus/c02/place.ts';
import promise from '#corpus/c02/promise.ts';
import side from '#corpus/c02/side.ts';
import slow from '#corpus/c02/slow.ts';
import spring from '#corpus/c02/spring.ts';
import steps from '#corpus/c02/steps.ts';
import summer from '#corpus/c02/summer.ts';
import water from '#corpus/c02/water.ts';
import welcome from '#corpus/c02/welcome.ts';
import winter from '#corpus/c02/winter.ts';
import type { Topic } from '#corpus/format.ts';
import meet from '#corpus/months/meet.ts';
import rest from '#corpus/months/rest.ts';
import { PooledTopic } from '#corpus/pooled.ts';

const OWN: readonly Topic[] = [
  course, water, side, welcome, heads, spring, summer, autumn, winter, bright, slow, place, promise, close, lines, more, frames, extra, now, byMonth, long, steps, inner, meet, rest,
]; // prettier-ignore
const pooled = new PooledTopic(OWN);

/** What each month tells, from either of two books. */
const told = {
  head: pooled.of('c02.heads#head', 'c02.steps#head'),
  tie: pooled.of('c02.months#tie', 'c02.steps#tie'),
  ground: pooled.of('c02.months#ground', 'c02.steps#ground'),
  meetGround: pooled.of('months.meet#ground', 'c02.steps#ground'),
  stage: pooled.of('months.meet#stage', 'c02.steps#stage'),
};

/** Of the months a choice makes, those from one place up to another. */
const part =
  (choice: MonthChoice, from: number, until: number): MonthChoice =>
  (all) =>
    choice(all).slice(from, until);

/** Each month of a season under its name, with a line to keep after the first. */
const season = (names: readonly number[], line: Move, ...moves: readonly Move[]): Part[] => [
  titled('c02.course#crossheadMonth', months(part(calendarMonths(...names), 0, 1), ...moves)),
  quote(line),
  titled('c02.course#crossheadMonth', months(part(calendarMonths(...names), 1, 3), ...moves)),
];

const BRIGHT = [
  told.head,
  'c02.bright#why',
  'c02.bright#meet',
  'c02.frames#day',
  'months.meet#god',
  'c02.months#go',
] as const;

const SLOW = [told.head, 'c02.slow#tell', 'c02.slow#use', 'c02.months#quiet', 'months.rest#stage'] as const;

/** 열두 달 인연 달력 */
export default {
  id: 2,
  topics: [...OWN, pooled.topic()],
  plan: [
    {
      answer: 'c02.water#answer',
      parts: [
        paragraph('c02.water#year', 'c02.water#seat'),
        crosshead('c02.course#crossheadSide'),
        paragraph('c02.side#side'),
        paragraph('c02.long#bank'),
        checklist('이번 주에 해 볼 것', 'c02.side#waterAct', 'c02.side#waterAct'),
        crosshead('c02.course#crossheadDam'),
        decadeLine('c02.side#map'),
        paragraph('c02.side#decade', 'c02.side#dam'),
        crosshead('c02.course#crossheadNext'),
        paragraph('c02.extra#next'),
        years(yearAt(1), 'c02.long#nextYear'),
        paragraph('c02.inner#spring'),
        paragraph('c02.more#root', 'c02.now#year'),
        spare('c02.water#seat'),
        spare('c02.more#root'),
        spare('c02.side#dam'),
      ],
    },
    {
      answer: 'c02.welcome#answer',
      parts: [
        paragraph('c02.welcome#pair'),
        daySigns('c02.welcome#neighbour'),
        crosshead('c02.course#crossheadGuest'),
        paragraph('c02.extra#guest'),
        paragraph('c02.welcome#pair'),
        paragraph('c02.inner#guest'),
        signals(
          { tone: 'BRIGHT', label: '반기는 것', move: 'c02.welcome#signItem' },
          { tone: 'BRIGHT', label: '알아볼 것', move: 'c02.welcome#signItem' },
          { tone: 'SLOW', label: '아낄 것', move: 'c02.welcome#waitItem' },
        ),
        crosshead('c02.course#crossheadWhy'),
        paragraph('c02.welcome#why', 'c02.welcome#neighbour'),
        paragraph('c02.welcome#star'),
        paragraph('c02.inner#shut'),
        spare('c02.welcome#why'),
        crosshead('c02.course#crossheadTest'),
        paragraph('c02.welcome#test'),
        paragraph('c02.long#door'),
        spare('c02.welcome#star'),
        spare('c02.extra#guest'),
      ],
    },
    {
      answer: 'c02.spring#answer',
      parts: [
        paragraph('c02.spring#mood'),
        crosshead('c02.course#crossheadBefore'),
        paragraph('c02.heads#springNow', 'c02.now#spring'),
        ...season(
          SPRING,
          'c02.lines#springItem',
          told.head,
          'c02.spring#say',
          told.tie,
          told.ground,
          told.stage,
        ),
        crosshead('c02.course#crossheadWord'),
        paragraph('c02.long#word'),
        checklist('봄에 해 볼 것', 'c02.spring#springAct', 'c02.spring#springAct'),
      ],
    },
    {
      answer: 'c02.summer#answer',
      parts: [
        paragraph('c02.summer#peach', 'c02.summer#way'),
        crosshead('c02.course#crossheadBefore'),
        paragraph('c02.heads#summerNow', 'c02.now#summer'),
        ...season(
          SUMMER,
          'c02.lines#summerItem',
          told.head,
          'c02.summer#spread',
          told.tie,
          told.meetGround,
          told.stage,
        ),
        crosshead('c02.course#crossheadSpread'),
        paragraph('c02.long#spread'),
        checklist('여름에 해 볼 것', 'c02.summer#summerAct', 'c02.summer#summerAct'),
      ],
    },
    {
      answer: 'c02.autumn#answer',
      parts: [
        paragraph('c02.autumn#officer', 'c02.autumn#wealth', 'c02.autumn#absent'),
        crosshead('c02.course#crossheadBefore'),
        paragraph('c02.heads#autumnNow', 'c02.now#autumn'),
        ...season(
          AUTUMN,
          'c02.lines#autumnItem',
          told.head,
          'c02.autumn#deep',
          told.tie,
          told.ground,
          told.stage,
        ),
        crosshead('c02.course#crossheadAsk'),
        paragraph('c02.long#ask'),
        checklist('가을에 해 볼 것', 'c02.autumn#autumnAct', 'c02.autumn#autumnAct'),
      ],
    },
    {
      answer: 'c02.winter#answer',
      parts: [
        paragraph('c02.winter#sieve', 'c02.winter#late'),
        crosshead('c02.course#crossheadBefore'),
        paragraph('c02.heads#winterNow', 'c02.now#winter'),
        ...season(
          WINTER,
          'c02.lines#winterItem',
          told.head,
          'c02.winter#sift',
          told.tie,
          'months.rest#ground',
          told.stage,
        ),
        crosshead('c02.course#crossheadKept'),
        paragraph('c02.long#keep'),
        checklist('겨울에 해 볼 것', 'c02.winter#winterAct', 'c02.winter#winterAct'),
      ],
    },
    {
      answer: 'c02.bright#answer',
      parts: [
        monthCalendar('c02.bright#caption'),
        titled('c02.course#crossheadMonth', months(part(brightMonths(3), 0, 2), ...BRIGHT)),
        checklist('밝은 달에 할 일', 'c02.bright#brightAct', 'c02.bright#brightAct'),
        titled('c02.course#crossheadMonth', months(part(brightMonths(3), 2, 3), ...BRIGHT)),
        crosshead('c02.course#crossheadBright'),
        paragraph('c02.bright#how'),
        paragraph('c02.long#ready'),
        paragraph('c02.now#bright'),
        spare('c02.bright#how'),
        spare('c02.now#year'),
      ],
    },
    {
      answer: 'c02.slow#answer',
      parts: [
        paragraph('c02.slow#habit', 'c02.slow#resent'),
        titled('c02.course#crossheadMonth', months(part(slowMonths(2), 0, 1), ...SLOW)),
        checklist('늦출 달에 할 일', 'c02.slow#slowAct', 'c02.slow#slowAct'),
        titled('c02.course#crossheadMonth', months(part(slowMonths(2), 1, 2), ...SLOW)),
        crosshead('c02.course#crossheadSlow'),
        paragraph('c02.inner#root'),
        paragraph('c02.long#pause'),
        paragraph('c02.now#slow'),
        paragraph('c02.inner#after'),
        spare('c02.now#slow'),
        spare('c02.now#year'),
      ],
    },
    {
      answer: 'c02.place#answer',
      parts: [
        paragraph('c02.place#where', 'c02.place#lack'),
        elementRing('c02.place#ring'),
        crosshead('c02.course#crossheadRoad'),
        paragraph('c02.long#walk'),
        paragraph('c02.extra#road', 'c02.place#time'),
        paragraph('c02.inner#climate'),
        signals(
          { tone: 'BRIGHT', label: '지나가 볼 곳', move: 'c02.place#roadItem' },
          { tone: 'BRIGHT', label: '앉아 볼 곳', move: 'c02.place#roadItem' },
        ),
        crosshead('c02.course#crossheadFace'),
        paragraph('c02.more#face', 'c02.extra#walk'),
        paragraph('c02.inner#manner'),
        paragraph('c02.inner#hour'),
        checklist('이번 주에 가 볼 길', 'c02.side#waterAct'),
        crosshead('c02.course#crossheadHome'),
        years(yearAt(0), 'c02.long#yearRoad'),
        paragraph('c02.now#year'),
        spare('c02.place#crowd'),
        spare('c02.more#face'),
        spare('c02.place#time'),
        spare('c02.place#where'),
        spare('c02.extra#road'),
      ],
    },
    {
      answer: 'c02.promise#answer',
      parts: [
        paragraph('c02.promise#why'),
        paragraph('c02.promise#keep'),
        crosshead('c02.course#crossheadNow'),
        paragraph('c02.promise#now'),
        months(monthAt(0, 1), 'c02.months#first', told.meetGround),
        monthChecklist(
          '열두 칸의 약속',
          monthAt(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
          'c02.promise#monthItem',
        ),
        crosshead('c02.course#crossheadKeep'),
        paragraph('c02.extra#who', 'c02.promise#reward'),
        paragraph('c02.inner#witness'),
        paragraph('c02.long#lapse'),
        paragraph('c02.more#miss', 'c02.promise#keep'),
        spare('c02.extra#who'),
        spare('c02.promise#why'),
        spare('c02.more#miss'),
      ],
    },
    {
      answer: 'c02.close#answer',
      parts: [
        letter(
          ['c02.close#known', 'c02.more#born'],
          ['c02.close#hold', 'c02.more#middle'],
          ['c02.close#turn', 'c02.close#known', 'c02.extra#wish'],
          ['c02.inner#wish'],
          ['c02.close#hold', 'c02.extra#wish'],
          ['c02.more#middle', 'c02.close#end'],
        ),
      ],
    },
  ],
} satisfies WrittenContent;
