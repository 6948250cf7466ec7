import { checklist, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { crosshead, paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, monthAt, months, slowMonths, type MonthChoice } from '#compose/times.ts';
import asides from '#corpus/c14/asides.ts';
import running from '#corpus/c14/running.ts';
import between from '#corpus/c14/between.ts';
import chair from '#corpus/c14/chair.ts';
import crossheads from '#corpus/c14/crossheads.ts';
import course from '#corpus/c14/course.ts';
import drive from '#corpus/c14/drive.ts';
import flutter from '#corpus/c14/flutter.ts';
import haste from '#corpus/c14/haste.ts';
import lines from '#corpus/c14/lines.ts';
import moment from '#corpus/c14/moment.ts';
import name from '#corpus/c14/name.ts';
import needle from '#corpus/c14/needle.ts';
import pace from '#corpus/c14/pace.ts';
import place from '#corpus/c14/place.ts';
import reply from '#corpus/c14/reply.ts';
import road from '#corpus/c14/road.ts';
import roots from '#corpus/c14/roots.ts';
import rush from '#corpus/c14/rush.ts';
import scenery from '#corpus/c14/scenery.ts';
import { PooledTopic } from '#corpus/pooled.ts';
import shift from '#corpus/c14/shift.ts';
import spark from '#corpus/c14/spark.ts';
import spot from '#corpus/c14/spot.ts';
import tasks from '#corpus/c14/tasks.ts';
import text from '#corpus/c14/text.ts';
import today from '#corpus/c14/today.ts';
import threads from '#corpus/c14/threads.ts';
import turn from '#corpus/c14/turn.ts';
import under from '#corpus/c14/under.ts';
import weather from '#corpus/c14/weather.ts';

/** One of the chosen months; the running one has a paragraph of its own. */
const only =
  (choice: MonthChoice, at: number): MonthChoice =>
  (all) =>
    choice(all)
      .filter((month) => month !== all[0])
      .slice(at, at + 1);

const TURNING = ['c14.turn#head', 'c14.turn#god', 'c14.turn#seat'] as const;
const RESTING = ['c14.shift#backHead', 'c14.turn#back', 'c14.shift#backGod', 'c14.turn#use'] as const;

const OWN = [
  pace,
  needle,
  course,
  drive,
  spark,
  flutter,
  haste,
  rush,
  road,
  between,
  asides,
  roots,
  chair,
  threads,
  under,
  text,
  reply,
  place,
  spot,
  scenery,
  turn,
  shift,
  today,
  name,
  moment,
  lines,
  tasks,
  weather,
  crossheads,
];

const pooled = new PooledTopic(OWN);
/** Things to do, each from any of these: neighbours in birth are not given the same three. */
const ACTS = {
  pace: pooled.of('c14.needle#needleAct', 'c14.needle#evenAct', 'c14.needle#weekAct', 'c14.tasks#paceAct'),
  spark: pooled.of(
    'c14.spark#sparkAct',
    'c14.flutter#flutterAct',
    'c14.flutter#keepAct',
    'c14.tasks#sparkAct',
  ),
  haste: pooled.of(
    'c14.haste#hasteAct',
    'c14.rush#calmAct',
    'c14.rush#handAct',
    'c14.lines#rushAct',
    'c14.tasks#hasteAct',
  ),
  text: pooled.of(
    'c14.text#textAct',
    'c14.reply#sendAct',
    'c14.reply#callAct',
    'c14.lines#mailAct',
    'c14.tasks#textAct',
  ),
  place: pooled.of(
    'c14.place#placeAct',
    'c14.spot#tripAct',
    'c14.spot#homeAct',
    'c14.lines#spotAct',
    'c14.tasks#placeAct',
  ),
  turn: pooled.of('c14.turn#goAct', 'c14.today#listAct', 'c14.lines#nameAct', 'c14.tasks#turnAct'),
  rest: pooled.of(
    'c14.turn#backAct',
    'c14.turn#backMoreAct',
    'c14.shift#restAct',
    'c14.lines#moreRestAct',
    'c14.tasks#restAct',
  ),
};

/** The long paragraphs, each from either of two characters of the chart. */
const LONG = {
  settled: pooled.of('c14.course#settled', 'c14.weather#settled'),
  drawn: pooled.of('c14.course#drawn', 'c14.weather#drawn'),
  evening: pooled.of('c14.course#evening', 'c14.weather#evening'),
  outing: pooled.of('c14.course#outing', 'c14.weather#outing'),
  mood: pooled.of('c14.course#mood', 'c14.weather#mood'),
  apart: pooled.of('c14.course#apart', 'c14.weather#apart'),
};

/** What moves the two in a bright month. */
const DOES = pooled.of('c14.shift#does', 'c14.tasks#does');

/** How the pace is misread, or what it takes to decide: one of the two. */
const READ_WRONG = pooled.of('c14.needle#misread', 'c14.asides#decide');

/** 썸의 속도 맞추기 */
export default {
  id: 14,
  topics: [running, ...OWN, pooled.topic()],
  plan: [
    {
      answer: 'c14.pace#answer',
      parts: [
        paragraph('c14.needle#why', 'c14.pace#meter'),
        crosshead('c14.crossheads#crossheadMeets'),
        paragraph('c14.needle#meet'),
        paragraph(LONG.settled),
        paragraph('c14.drive#goodbye'),
        paragraph('c14.between#month'),
        quote('c14.lines#pace'),
        crosshead('c14.crossheads#crossheadOutside'),
        paragraph('c14.pace#month'),
        paragraph('c14.drive#office', 'c14.road#channel'),
        paragraph(READ_WRONG),
        quote('c14.lines#pace'),
        crosshead('c14.crossheads#crossheadGap'),
        paragraph('c14.pace#gap'),
        paragraph('c14.needle#match'),
        paragraph('c14.roots#waiting'),
        paragraph('c14.course#origin'),
        paragraph('c14.drive#surplus'),
        paragraph('c14.road#missing'),
        paragraph('c14.needle#tune'),
        spare('c14.pace#gap'),
        spare('c14.needle#match'),
        checklist('이번 주에 해 볼 것', ACTS.pace, ACTS.pace, ACTS.pace),
      ],
    },
    {
      answer: 'c14.spark#answer',
      parts: [
        paragraph('c14.spark#fire'),
        crosshead('c14.crossheads#crossheadWho'),
        paragraph('c14.flutter#who'),
        paragraph('c14.road#age', 'c14.spark#seat'),
        paragraph(LONG.drawn),
        paragraph('c14.drive#sense'),
        crosshead('c14.crossheads#crossheadShown'),
        paragraph('c14.flutter#shown'),
        paragraph('c14.threads#tell', 'c14.asides#echo'),
        crosshead('c14.crossheads#crossheadSeason'),
        paragraph('c14.flutter#climate'),
        paragraph('c14.drive#hourly'),
        signals(
          { tone: 'BRIGHT', label: '키우는 것', move: 'c14.spark#warmItem' },
          { tone: 'BRIGHT', label: '키우는 것', move: 'c14.spark#warmItem' },
          { tone: 'SLOW', label: '식히는 것', move: 'c14.spark#coldItem' },
        ),
        paragraph('c14.flutter#after'),
        paragraph('c14.roots#afterglow'),
        crosshead('c14.crossheads#crossheadTrust'),
        paragraph('c14.threads#mixed', 'c14.between#trust'),
        quote('c14.lines#turn'),
        crosshead('c14.crossheads#crossheadCool'),
        paragraph('c14.drive#fuel', 'c14.spark#grow'),
        checklist('이번 주에 해 볼 것', ACTS.spark, ACTS.spark, ACTS.spark),
      ],
    },
    {
      answer: 'c14.haste#answer',
      parts: [
        paragraph('c14.haste#peer'),
        crosshead('c14.crossheads#crossheadTrigger'),
        paragraph('c14.rush#origin', 'c14.roots#stirred'),
        signals(
          { tone: 'SLOW', label: '급해지는 때', move: 'c14.haste#swiftItem' },
          { tone: 'SLOW', label: '급해지는 때', move: 'c14.haste#swiftItem' },
          { tone: 'BRIGHT', label: '가라앉히는 것', move: 'c14.haste#slowItem' },
        ),
        crosshead('c14.crossheads#crossheadNight'),
        paragraph(LONG.mood),
        paragraph('c14.haste#ghost', 'c14.haste#night'),
        quote('c14.lines#rush'),
        crosshead('c14.crossheads#crossheadSeen'),
        paragraph('c14.under#face', 'c14.rush#seen'),
        crosshead('c14.crossheads#crossheadCalm'),
        paragraph('c14.road#tick'),
        paragraph('c14.rush#wait'),
        paragraph('c14.chair#calmed'),
        paragraph('c14.haste#rest'),
        paragraph(LONG.evening),
        quote('c14.lines#rush'),
        paragraph('c14.asides#relief', 'c14.under#say'),
        paragraph('c14.between#manual'),
        checklist('급해진 날에', ACTS.haste, ACTS.haste, ACTS.haste),
      ],
    },
    {
      answer: 'c14.text#answer',
      parts: [
        paragraph('c14.text#pen', 'c14.under#mouth'),
        quote('c14.text#goodItem'),
        crosshead('c14.crossheads#crossheadRhythm'),
        paragraph('c14.reply#weeks'),
        paragraph('c14.threads#closing'),
        paragraph('c14.road#sender', 'c14.text#clock'),
        paragraph('c14.roots#weather', 'c14.reply#voice'),
        paragraph('c14.road#instead'),
        paragraph('c14.threads#longMail'),
        quote('c14.text#goodItem'),
        crosshead('c14.crossheads#crossheadTheirs'),
        paragraph('c14.under#habit', 'c14.between#reading'),
        paragraph('c14.course#letters'),
        paragraph('c14.course#hand'),
        crosshead('c14.crossheads#crossheadLate'),
        paragraph('c14.text#wrong'),
        signals(
          { tone: 'SLOW', label: '지울 말', move: 'c14.text#badItem' },
          { tone: 'SLOW', label: '지울 말', move: 'c14.text#badItem' },
        ),
        paragraph('c14.reply#late'),
        paragraph('c14.asides#nextDay', 'c14.under#offer'),
        checklist('보내기 전에', ACTS.text, ACTS.text, ACTS.text),
      ],
    },
    {
      answer: 'c14.place#answer',
      parts: [
        elementRing('c14.spot#ring'),
        crosshead('c14.crossheads#crossheadWhere'),
        paragraph('c14.place#why', 'c14.scenery#view'),
        paragraph('c14.asides#avoid', 'c14.place#lack'),
        signals(
          { tone: 'BRIGHT', label: '갈 데', move: 'c14.place#comeItem' },
          { tone: 'BRIGHT', label: '갈 데', move: 'c14.place#comeItem' },
          { tone: 'SLOW', label: '피할 데', move: 'c14.place#notItem' },
        ),
        crosshead('c14.crossheads#crossheadSpan'),
        paragraph('c14.road#clock', 'c14.place#hour'),
        paragraph('c14.spot#span', 'c14.place#chair'),
        quote('c14.lines#place'),
        crosshead('c14.crossheads#crossheadTogether'),
        paragraph(LONG.outing),
        paragraph('c14.scenery#topic', 'c14.road#both'),
        paragraph('c14.roots#taste'),
        paragraph('c14.scenery#money'),
        paragraph('c14.spot#second'),
        paragraph('c14.spot#ease'),
        paragraph('c14.between#ours', 'c14.scenery#home'),
        paragraph('c14.place#map'),
        spare('c14.place#hour'),
        checklist('다음 약속 전에', ACTS.place, ACTS.place, ACTS.place),
      ],
    },
    {
      answer: 'c14.turn#answer',
      parts: [
        paragraph('c14.turn#hinge', 'c14.turn#plain'),
        monthCalendar('c14.turn#caption'),
        crosshead('c14.crossheads#crossheadSign'),
        paragraph('c14.road#gate', 'c14.shift#eve'),
        crosshead('c14.crossheads#crossheadNow'),
        months(
          monthAt(0),
          'c14.turn#now',
          'c14.turn#god',
          'c14.turn#seat',
          'c14.turn#stage',
          'c14.today#hand',
        ),
        crosshead('c14.crossheads#crossheadBright'),
        paragraph('c14.scenery#notch', 'c14.between#sight'),
        months(only(brightMonths(3), 0), ...TURNING, 'c14.turn#stage', DOES),
        quote('c14.lines#turn'),
        months(only(brightMonths(3), 1), ...TURNING, 'c14.turn#stage', DOES),
        months(only(brightMonths(3), 2), ...TURNING, 'c14.turn#stage', DOES),
        quote('c14.lines#turn'),
        paragraph('c14.roots#sayAt'),
        paragraph('c14.course#threshold'),
        paragraph('c14.asides#slowMate'),
        crosshead('c14.crossheads#crossheadAfter'),
        paragraph('c14.shift#keep', 'c14.scenery#decade'),
        checklist('달력에 적어 둘 것', ACTS.turn, ACTS.turn, ACTS.turn),
      ],
    },
    {
      answer: 'c14.turn#backAnswer',
      parts: [
        paragraph('c14.turn#resent', 'c14.road#yearly'),
        paragraph('c14.scenery#hardest'),
        crosshead('c14.crossheads#crossheadNow'),
        months(monthAt(0), 'c14.course#distance'),
        paragraph('c14.running#back'),
        paragraph('c14.today#ebb'),
        quote('c14.lines#rest'),
        crosshead('c14.crossheads#crossheadEbb'),
        months(only(slowMonths(2), 0), ...RESTING),
        months(only(slowMonths(2), 1), ...RESTING),
        crosshead('c14.crossheads#crossheadLeave'),
        paragraph('c14.shift#leave', 'c14.road#meetAgain'),
        crosshead('c14.crossheads#crossheadAlone'),
        paragraph('c14.roots#strengthen'),
        paragraph('c14.chair#resting'),
        paragraph(LONG.apart),
        quote('c14.lines#rest'),
        crosshead('c14.crossheads#crossheadReturn'),
        paragraph('c14.between#worked', 'c14.shift#back'),
        checklist('물러선 동안', ACTS.rest, ACTS.rest, ACTS.rest),
      ],
    },
    {
      answer: 'c14.name#answer',
      parts: [
        paragraph('c14.name#post', 'c14.scenery#meaning'),
        crosshead('c14.crossheads#crossheadName'),
        paragraph('c14.moment#where'),
        paragraph('c14.name#tongue'),
        quote('c14.name#lineItem'),
        paragraph('c14.road#calling'),
        crosshead('c14.crossheads#crossheadReply'),
        paragraph('c14.name#ear'),
        paragraph('c14.moment#reply'),
        paragraph('c14.between#promise'),
        paragraph('c14.course#firstMonth'),
        spare('c14.name#ear'),

        letter(
          ['c14.name#hello', 'c14.asides#seen'],
          ['c14.name#know', 'c14.name#turn', 'c14.name#turn'],
          ['c14.name#close'],
        ),
      ],
    },
  ],
} satisfies WrittenContent;
