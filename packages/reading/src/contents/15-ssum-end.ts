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
import { crosshead, paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, decade, monthAt, months, pastYears, type MonthChoice } from '#compose/times.ts';
import again from '#corpus/c15/again.ts';
import charm from '#corpus/c15/charm.ts';
import corners from '#corpus/c15/corners.ts';
import course from '#corpus/c15/course.ts';
import crossheads from '#corpus/c15/crossheads.ts';
import day from '#corpus/c15/day.ts';
import deeper from '#corpus/c15/deeper.ts';
import edges from '#corpus/c15/edges.ts';
import end from '#corpus/c15/end.ts';
import far from '#corpus/c15/far.ts';
import gap from '#corpus/c15/gap.ts';
import lines from '#corpus/c15/lines.ts';
import lost from '#corpus/c15/lost.ts';
import month from '#corpus/c15/month.ts';
import open from '#corpus/c15/open.ts';
import past from '#corpus/c15/past.ts';
import quiz from '#corpus/c15/quiz.ts';
import rest from '#corpus/c15/rest.ts';
import test from '#corpus/c15/test.ts';
import third from '#corpus/c15/third.ts';
import weekday from '#corpus/c15/weekday.ts';
import whole from '#corpus/c15/whole.ts';
import words from '#corpus/c15/words.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';
import iljuWith from '#corpus/ilju/with.ts';
import { PooledTopic } from '#corpus/pooled.ts';
import seatLife from '#corpus/seat/life.ts';

/** One of the chosen months; the running one has a paragraph of its own. */
const only =
  (choice: MonthChoice, at: number): MonthChoice =>
  (all) =>
    choice(all)
      .filter((month) => month !== all[0])
      .slice(at, at + 1);

const TURNING = ['c15.month#head', 'c15.month#god', 'c15.month#seat', 'c15.month#stage'] as const;

const OWN = [
  edges,
  rest,
  corners,
  deeper, charm, open, third, day, test, quiz, gap, far, past, lost, month, again, words, end, lines, crossheads,
  whole, course, weekday,
]; // prettier-ignore

const pooled = new PooledTopic(OWN);
/** Things to do, each from any of these: neighbours in birth are not given the same three. */
const ACTS = {
  charm: pooled.of('c15.charm#charmAct', 'c15.open#startAct', 'c15.open#restAct', 'c15.lines#warmAct'),
  third: pooled.of('c15.third#thirdAct', 'c15.day#fourthAct', 'c15.day#nightAct'),
  test: pooled.of('c15.test#testAct', 'c15.quiz#askAct', 'c15.quiz#scoreAct'),
  gap: pooled.of('c15.gap#gapAct', 'c15.far#nearAct', 'c15.far#bodyAct'),
  past: pooled.of('c15.past#pastAct', 'c15.lost#lookAct', 'c15.lost#signAct'),
  month: pooled.of('c15.month#monthAct', 'c15.month#nowAct', 'c15.again#planAct'),
  words: pooled.of('c15.words#wordAct', 'c15.again#sayAct', 'c15.lines#earAct'),
};

/** What is done on the evening of the first day, or what is left undone after it: one of the two. */
const HOME_AGAIN = pooled.of('c15.open#evening', 'c15.charm#first');

/** Places that several texts of the chapter could take: one stands there, the others only where the chapter is short. */
const EITHER = {
  beyond: pooled.of('c15.edges#firstSeat', 'c15.open#beyond', 'c15.deeper#key'),
  root: pooled.of('c15.day#rooted', 'c15.edges#thirdRoot'),
  over: pooled.of('c15.day#place', 'c15.deeper#parting'),
  seen: pooled.of('c15.test#peer', 'c15.deeper#seen'),
  cost: pooled.of('c15.quiz#cost', 'c15.quiz#right'),
  wall: pooled.of('c15.deeper#built', 'c15.rest#pulse'),
  tone: pooled.of('c15.far#tone', 'c15.far#seat'),
  low: pooled.of('c15.gap#low', 'c15.gap#near'),
  leaving: pooled.of('c15.rest#leaving', 'c15.deeper#wherelost', 'c15.corners#letgo'),
  before: pooled.of('c15.again#before', 'c15.deeper#change', 'c15.again#room'),
  oldWords: pooled.of('c15.edges#oldWords', 'c15.deeper#tongueRoot'),
  voice: pooled.of('c15.words#near', 'c15.again#voice'),
  trial: pooled.of('c15.rest#trial', 'c15.again#practice'),
};

/** 썸만 타다 끝나는 사람에게 */
export default {
  id: 15,
  topics: [...GENERAL_TOPICS, iljuWith, seatLife, ...OWN, pooled.topic()],
  plan: [
    {
      answer: 'c15.charm#answer',
      parts: [
        paragraph('c15.charm#lamp', 'c15.charm#gift'),
        crosshead('c15.crossheads#crossheadFirst'),
        paragraph('c15.open#scene', 'c15.charm#red'),
        paragraph('c15.weekday#door'),
        signals(
          { tone: 'BRIGHT', label: '시작하는 힘', move: 'c15.charm#shineItem' },
          { tone: 'BRIGHT', label: '시작하는 힘', move: 'c15.charm#shineItem' },
          { tone: 'SLOW', label: '풀리는 데', move: 'c15.charm#fadeItem' },
        ),
        crosshead('c15.crossheads#crossheadKept'),
        paragraph('c15.open#kept'),
        paragraph(HOME_AGAIN),
        paragraph('c15.open#second'),
        quote('c15.lines#start'),
        crosshead('c15.crossheads#crossheadSpent'),
        paragraph('c15.course#second'),
        paragraph('c15.open#spent', EITHER.beyond),
        spare(EITHER.beyond),
        checklist('이번 주에 해 볼 것', ACTS.charm, ACTS.charm, ACTS.charm),
      ],
    },
    {
      answer: 'c15.third#answer',
      parts: [
        paragraph('c15.third#law'),
        crosshead('c15.crossheads#crossheadDay'),
        paragraph('c15.day#way', 'c15.day#scene'),
        paragraph('c15.whole#third'),
        paragraph('c15.weekday#clock'),
        paragraph('c15.third#chair'),
        quote('c15.third#keepItem'),
        crosshead('c15.crossheads#crossheadRoot'),
        paragraph('c15.corners#differ'),
        paragraph('c15.course#thirdPace'),
        paragraph(EITHER.root, 'c15.day#night'),
        crosshead('c15.crossheads#crossheadTheirDay'),
        paragraph('c15.third#eye', 'c15.day#theirs'),
        quote('c15.third#keepItem'),
        crosshead('c15.crossheads#crossheadOver'),
        paragraph(EITHER.over),
        paragraph('c15.deeper#ember', 'c15.third#cure'),
        spare(EITHER.over),
        spare(EITHER.root),
        checklist('세 번째 만남 전에', ACTS.third, ACTS.third, ACTS.third),
      ],
    },
    {
      answer: 'c15.test#answer',
      parts: [
        paragraph('c15.test#root'),
        crosshead('c15.crossheads#crossheadWhen'),
        paragraph('c15.quiz#when', 'c15.edges#quizSeason'),
        paragraph('c15.whole#bred'),
        paragraph('c15.course#testing'),
        paragraph('c15.weekday#ledger'),
        paragraph(EITHER.seen),
        signals(
          { tone: 'SLOW', label: '시험 문제', move: 'c15.test#quizItem' },
          { tone: 'SLOW', label: '시험 문제', move: 'c15.test#quizItem' },
          { tone: 'BRIGHT', label: '맨말', move: 'c15.test#plainItem' },
        ),
        crosshead('c15.crossheads#crossheadUnder'),
        paragraph('c15.test#why', 'c15.quiz#truth'),
        paragraph('c15.corners#nightquiz'),
        crosshead('c15.crossheads#crossheadTaker'),
        paragraph('c15.quiz#theirs', EITHER.cost),
        quote('c15.lines#plain'),
        crosshead('c15.crossheads#crossheadInstead'),
        paragraph('c15.test#exit', 'c15.quiz#instead'),
        spare(EITHER.cost),
        spare(EITHER.seen),
        checklist('시험을 내고 싶은 날에', ACTS.test, ACTS.test, ACTS.test),
      ],
    },
    {
      answer: 'c15.gap#answer',
      parts: [
        daySigns('c15.lines#signs'),
        paragraph('c15.gap#base'),
        crosshead('c15.crossheads#crossheadWall'),
        paragraph('c15.course#distance'),
        paragraph('c15.gap#knot'),
        paragraph(EITHER.wall),
        crosshead('c15.crossheads#crossheadOutside'),
        paragraph('c15.far#outside'),
        paragraph('c15.weekday#message'),
        paragraph(EITHER.tone),
        signals(
          { tone: 'SLOW', label: '멀어지는 것', move: 'c15.gap#farItem' },
          { tone: 'BRIGHT', label: '가까워지는 것', move: 'c15.gap#nearItem' },
        ),
        crosshead('c15.crossheads#crossheadUnsaid'),
        paragraph('c15.far#unsaid'),
        paragraph('c15.far#once'),
        crosshead('c15.crossheads#crossheadDoor'),
        paragraph('c15.corners#clock'),
        paragraph(EITHER.low),
        paragraph('c15.far#door'),
        spare(EITHER.wall),
        spare(EITHER.tone),
        spare(EITHER.low),
        spare('ilju.with#want'),
        checklist('거리를 줄이는 일', ACTS.gap, ACTS.gap, ACTS.gap),
      ],
    },
    {
      answer: 'c15.past#answer',
      parts: [
        crosshead('c15.crossheads#crossheadYears'),
        pastYears('c15.past#past', 'c15.past#why', 'c15.past#lesson'),
        crosshead('c15.crossheads#crossheadShape'),
        paragraph('c15.lost#shape'),
        paragraph('c15.course#fading'),
        paragraph('c15.weekday#lastTalk'),
        paragraph(EITHER.leaving),
        paragraph('c15.lost#sign', 'c15.lost#theirs'),
        paragraph('c15.lost#left'),
        quote('c15.lines#past'),
        crosshead('c15.crossheads#crossheadDecade'),
        decade(0, 'c15.past#decade'),
        paragraph('c15.lost#tie'),
        decadeLine('c15.past#caption'),
        crosshead('c15.crossheads#crossheadThisYear'),
        paragraph('c15.past#now', 'c15.deeper#thisTie'),
        paragraph('c15.past#knot'),
        decade(1, 'c15.lost#next'),
        spare(EITHER.leaving),
        spare('years.love#turn'),
        spare('crush.first#root'),
        checklist('되짚어 볼 것', ACTS.past, ACTS.past, ACTS.past),
      ],
    },
    {
      answer: 'c15.month#answer',
      parts: [
        paragraph('c15.month#plan'),
        monthCalendar('c15.month#caption'),
        crosshead('c15.crossheads#crossheadPlan'),
        paragraph('c15.course#turn'),
        paragraph('c15.weekday#stride'),
        paragraph(EITHER.before),
        crosshead('c15.crossheads#crossheadNow'),
        months(
          monthAt(0),
          'c15.month#now',
          'c15.month#god',
          'c15.month#seat',
          'c15.month#stage',
          'c15.month#hand',
        ),
        months(monthAt(1), 'c15.month#breath'),
        quote('c15.lines#fourth'),
        crosshead('c15.crossheads#crossheadBright'),
        months(only(brightMonths(3), 0), ...TURNING, 'c15.month#hand'),
        months(only(brightMonths(3), 1), ...TURNING, 'c15.month#hand'),
        months(only(brightMonths(3), 2), ...TURNING, 'c15.month#hand'),
        quote('c15.lines#fourth'),
        crosshead('c15.crossheads#crossheadFourth'),
        paragraph('c15.again#fourth', 'c15.edges#fourthHour'),
        paragraph('c15.deeper#ally'),
        paragraph('c15.whole#after'),
        spare(EITHER.before),
        spare('ilju.love#habit'),
        checklist('달력에 적어 둘 것', ACTS.month, ACTS.month, ACTS.month),
      ],
    },
    {
      answer: 'c15.words#answer',
      parts: [
        paragraph('c15.words#tongue', 'c15.words#absent'),
        crosshead('c15.crossheads#crossheadMouth'),
        paragraph('c15.again#moment'),
        quote('c15.words#firstItem'),
        paragraph('c15.course#saying'),
        paragraph('c15.words#why', EITHER.oldWords),
        quote('c15.words#secondItem'),
        crosshead('c15.crossheads#crossheadEar'),
        paragraph('c15.words#ear'),
        paragraph('c15.weekday#tell'),
        paragraph('c15.corners#beside'),
        paragraph(EITHER.voice),
        quote('c15.words#thirdItem'),
        crosshead('c15.crossheads#crossheadPractice'),
        paragraph('c15.words#how', 'c15.deeper#nightTalk'),
        paragraph(EITHER.trial),
        paragraph('c15.words#pair'),
        spare(EITHER.trial),
        spare(EITHER.voice),
        spare(EITHER.oldWords),
        spare('ilju.with#rhythm'),
        spare('seat.life#talk'),
        checklist('말하기 전에', ACTS.words, ACTS.words, ACTS.words),
      ],
    },
    {
      answer: 'c15.end#answer',
      parts: [
        elementRing('c15.lines#ring'),
        paragraph('c15.end#rule', 'c15.end#sign'),
        paragraph('c15.deeper#proof'),
        crosshead('c15.crossheads#crossheadMistaken'),
        paragraph('c15.course#stayer'),
        paragraph('c15.weekday#pair'),
        paragraph('c15.again#mistaken'),
        paragraph('c15.corners#vow'),
        paragraph('c15.again#stay', 'c15.end#bridge'),
        paragraph('c15.edges#home'),
        checklist(
          '네 번째까지 왔을 때 볼 것',
          'c15.end#checkItem',
          'c15.end#checkMoreItem',
          'c15.end#checkLastItem',
        ),
        spare('ilju.love#near'),
        spare('seat.chair#ease'),
        letter(['c15.end#hello', 'c15.end#know'], ['c15.end#turn', 'c15.end#turn'], ['c15.end#close']),
      ],
    },
  ],
} satisfies WrittenContent;
