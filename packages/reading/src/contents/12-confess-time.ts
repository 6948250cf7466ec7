import { checklist, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { crosshead, paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, monthAt, months, slowMonths, type MonthChoice } from '#compose/times.ts';
import after from '#corpus/c12/after.ts';
import running from '#corpus/c12/running.ts';
import course from '#corpus/c12/course.ts';
import eyes from '#corpus/c12/eyes.ts';
import hide from '#corpus/c12/hide.ts';
import like from '#corpus/c12/like.ts';
import lines from '#corpus/c12/lines.ts';
import month from '#corpus/c12/month.ts';
import more from '#corpus/c12/more.ts';
import pairs from '#corpus/c12/pairs.ts';
import said from '#corpus/c12/said.ts';
import scenes from '#corpus/c12/scenes.ts';
import spareAfter from '#corpus/c12/spare-after.ts';
import spareEyes from '#corpus/c12/spare-eyes.ts';
import spareHide from '#corpus/c12/spare-hide.ts';
import spareLike from '#corpus/c12/spare-like.ts';
import spareMonth from '#corpus/c12/spare-month.ts';
import spareStill from '#corpus/c12/spare-still.ts';
import spareWait from '#corpus/c12/spare-wait.ts';
import spareWords from '#corpus/c12/spare-words.ts';
import still from '#corpus/c12/still.ts';
import through from '#corpus/c12/through.ts';
import tides from '#corpus/c12/tides.ts';
import today from '#corpus/c12/today.ts';
import wait from '#corpus/c12/wait.ts';
import words from '#corpus/c12/words.ts';
import type { Topic } from '#corpus/format.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';
import { PooledTopic } from '#corpus/pooled.ts';

const only =
  (choice: MonthChoice, at: number): MonthChoice =>
  (all) =>
    choice(all).slice(at, at + 1);

const OWN: readonly Topic[] = [
  ...GENERAL_TOPICS,
  like,
  hide,
  eyes,
  month,
  still,
  words,
  wait,
  after,
  course,
  scenes,
  pairs,
  more,
  today,
  through,
  said,
  spareLike,
  spareHide,
  spareEyes,
  spareMonth,
  spareStill,
  spareWords,
  spareWait,
  spareAfter,
  lines,
  tides,
];
const pooled = new PooledTopic(OWN);

/** Lines and tasks, each from either of two characters of the chart. */
const line = {
  lineItem: pooled.of('c12.words#lineItem', 'c12.lines#lineItem'),
  keepItem: pooled.of('c12.like#keepItem', 'c12.lines#keepItem'),
  quietItem: pooled.of('c12.hide#quietItem', 'c12.lines#quietItem'),
  silentItem: pooled.of('c12.wait#silentItem', 'c12.lines#silentItem'),
  seenItem: pooled.of('c12.eyes#seenItem', 'c12.lines#seenItem'),
  saveItem: pooled.of('c12.still#saveItem', 'c12.lines#saveItem'),
  likeAct: pooled.of('c12.like#likeAct', 'c12.lines#likeAct'),
  openAct: pooled.of('c12.hide#openAct', 'c12.lines#openAct'),
  stillAct: pooled.of('c12.still#stillAct', 'c12.lines#stillAct'),
  waitAct: pooled.of('c12.wait#waitAct', 'c12.lines#waitAct'),
  sayAct: pooled.of('c12.words#sayAct', 'c12.lines#sayAct'),
  mindAct: pooled.of('c12.wait#mindAct', 'c12.lines#mindAct'),
};

/** 고백, 지금일까 나중일까 */
export default {
  id: 12,
  topics: [running, ...OWN, pooled.topic()],
  plan: [
    {
      answer: 'c12.like#answer',
      parts: [
        paragraph('c12.like#root'),
        paragraph('c12.like#turn'),
        crosshead('c12.course#crossheadFirst'),
        paragraph('c12.through#liking'),
        paragraph('c12.scenes#day', 'c12.like#order'),
        spare('c12.spare-like#first'),
        paragraph('c12.tides#likeDay'),
        spare('c12.spare-like#step'),
        quote(line.keepItem),
        crosshead('c12.course#crossheadWish'),
        paragraph('c12.pairs#wish'),
        paragraph('c12.like#star'),
        paragraph('c12.like#school'),
        spare('c12.spare-like#cross'),
        spare('c12.pairs#wish'),
        crosshead('c12.course#crossheadGrow'),
        paragraph('c12.more#ripen'),
        paragraph('c12.spare-like#swell'),
        spare('c12.spare-like#midnight'),
        spare('c12.spare-like#hollow'),
        quote(line.keepItem),
        checklist('이번 주에 해 볼 것', line.likeAct, line.likeAct, 'crush.first#crushAct'),
      ],
    },
    {
      answer: 'c12.hide#answer',
      parts: [
        paragraph('c12.hide#lock'),
        paragraph('c12.hide#press'),
        crosshead('c12.course#crossheadMask'),
        paragraph('c12.through#hiding'),
        paragraph('c12.hide#mask', 'c12.scenes#cover'),
        paragraph('c12.tides#hideScene'),
        spare('c12.spare-hide#frost'),
        quote(line.quietItem),
        crosshead('c12.course#crossheadFear'),
        paragraph('c12.course#turnFear', 'c12.hide#price'),
        paragraph('c12.hide#fold'),
        paragraph('c12.spare-hide#chair'),
        spare('c12.spare-hide#gate'),
        spare('c12.spare-hide#taste'),
        quote(line.quietItem),
        crosshead('c12.course#crossheadHouse'),
        paragraph('c12.tides#hideRoot'),
        paragraph('c12.more#house'),
        spare('c12.spare-hide#load'),
        spare('c12.spare-hide#dusk'),
        spare('c12.spare-hide#tie'),
        spare('c12.hide#mask'),
        checklist('이번 주에 해 볼 것', line.openAct, line.openAct, 'basis.gwanseong#act'),
      ],
    },
    {
      answer: 'c12.eyes#answer',
      parts: [
        paragraph('c12.eyes#peach'),
        paragraph('c12.eyes#red'),
        crosshead('c12.course#crossheadFront'),
        paragraph('c12.through#seen'),
        paragraph('c12.eyes#crowd', 'c12.scenes#glance'),
        spare('c12.spare-eyes#front'),
        spare('c12.spare-eyes#weeks'),
        signals(
          { tone: 'BRIGHT', label: '끌리는 데', move: line.seenItem },
          { tone: 'BRIGHT', label: '또 하나', move: line.seenItem },
          { tone: 'SLOW', label: '흐려지는 데', move: 'c12.eyes#blurItem' },
        ),
        crosshead('c12.course#crossheadMiss'),
        paragraph('c12.eyes#seat'),
        paragraph('c12.eyes#wrong'),
        paragraph('c12.spare-eyes#reply'),
        spare('c12.spare-eyes#gap'),
        quote('crush.first#keep'),
        crosshead('c12.course#crossheadRemain'),
        paragraph('c12.more#again'),
        paragraph('c12.tides#seenOutside'),
        paragraph('c12.eyes#late'),
        spare('c12.spare-eyes#closeup'),
        spare('c12.spare-eyes#stance'),
        checklist('이번 주에 해 볼 것', 'charm.stars#charmAct', 'charm.stars#listAct', line.likeAct),
      ],
    },
    {
      answer: 'c12.month#answer',
      parts: [
        paragraph('c12.month#voice'),
        monthCalendar('c12.month#caption'),
        crosshead('c12.course#crossheadThisMonth'),
        months(monthAt(0), 'c12.month#now', 'c12.today#voice'),
        months(monthAt(0), 'c12.today#hand', 'c12.month#seat', 'months.reach#act'),
        crosshead('c12.course#crossheadThree'),
        months(only(brightMonths(3), 0), 'months.reach#head', 'c12.month#speak', 'c12.month#seat'),
        months(only(brightMonths(3), 1), 'months.reach#head', 'c12.month#speak', 'c12.month#seat'),
        quote(line.keepItem),
        months(
          only(brightMonths(3), 2),
          'months.reach#head',
          'c12.month#speak',
          'c12.month#seat',
          'months.reach#act',
        ),
        crosshead('c12.course#crossheadReady'),
        paragraph('c12.month#hour'),
        paragraph('c12.tides#eve'),
        spare('c12.spare-month#ripe'),
        spare('c12.spare-month#lever'),
        spare('c12.spare-month#weather'),
        spare('c12.spare-month#road'),
        spare('c12.spare-month#tell'),
        quote(line.keepItem),
        checklist('달력에 적어 둘 것', 'c12.month#dayAct', 'c12.month#restAct', 'c12.month#dayAct'),
      ],
    },
    {
      answer: 'c12.still#answer',
      parts: [
        paragraph('c12.still#bond'),
        paragraph('c12.still#slip', 'c12.still#miss'),
        signals(
          { tone: 'SLOW', label: '담아 둘 말', move: line.saveItem },
          { tone: 'SLOW', label: '담아 둘 말', move: line.saveItem },
          { tone: 'BRIGHT', label: '해도 되는 말', move: 'c12.still#fineItem' },
        ),
        crosshead('c12.course#crossheadSlow'),
        months(
          only(slowMonths(2), 0),
          'months.rest#head',
          'c12.still#hold',
          'months.rest#god',
          'c12.still#use',
        ),
        months(
          only(slowMonths(2), 1),
          'months.rest#head',
          'c12.still#hold',
          'months.rest#god',
          'c12.still#use',
        ),
        quote(line.quietItem),
        crosshead('c12.course#crossheadHush'),
        paragraph('c12.running#hush'),
        paragraph('c12.said#holding'),
        paragraph('c12.today#hush'),
        paragraph('c12.today#guard', 'c12.today#tongue'),
        spare('c12.spare-still#habit'),
        spare('c12.spare-still#stubborn'),
        crosshead('c12.course#crossheadRest'),
        paragraph('c12.tides#lull'),
        paragraph('c12.more#ember'),
        spare('c12.pairs#rest'),
        spare('c12.spare-still#gait'),
        spare('c12.spare-still#trap'),
        spare('c12.spare-still#ballast'),
        spare('c12.spare-still#lamp'),
        quote(line.quietItem),
        checklist('이때 할 일', line.stillAct, line.stillAct, 'basis.wonjin#act'),
      ],
    },
    {
      answer: 'c12.words#answer',
      parts: [
        paragraph('c12.words#heat'),
        paragraph('c12.words#ear'),
        quote(line.lineItem),
        crosshead('c12.course#crossheadPlace'),
        paragraph('c12.said#moment'),
        paragraph('c12.words#scene'),
        spare('c12.spare-words#clock'),
        spare('c12.spare-words#listener'),
        spare('c12.words#scene'),
        crosshead('c12.course#crossheadOpen'),
        paragraph('c12.words#open'),
        paragraph('c12.words#avoid'),
        paragraph('c12.spare-words#near'),
        spare('c12.spare-words#breath'),
        quote(line.lineItem),
        crosshead('c12.course#crossheadVoice'),
        paragraph('c12.more#voice'),
        paragraph('c12.words#how'),
        paragraph('c12.tides#voice'),
        spare('c12.spare-words#charm'),
        spare('c12.spare-words#root'),
        quote(line.lineItem),
        checklist('말하기 전에', line.sayAct, line.sayAct, 'basis.johu#act'),
      ],
    },
    {
      answer: 'c12.wait#answer',
      parts: [
        paragraph('c12.wait#force'),
        paragraph('c12.wait#meaning'),
        crosshead('c12.course#crossheadNight'),
        paragraph('c12.said#waiting'),
        paragraph('c12.wait#night', 'c12.wait#frame'),
        spare('c12.spare-wait#urge'),
        quote(line.silentItem),
        crosshead('c12.course#crossheadDays'),
        paragraph('c12.tides#noon'),
        paragraph('c12.more#meal'),
        paragraph('c12.spare-wait#face'),
        spare('c12.spare-wait#season'),
        quote(line.silentItem),
        crosshead('c12.course#crossheadTime'),
        paragraph('c12.wait#rule'),
        paragraph('c12.wait#sky'),
        paragraph('c12.tides#midnight'),
        spare('c12.spare-wait#knot'),
        spare('c12.spare-wait#animal'),
        spare('c12.spare-wait#need'),
        spare('c12.wait#meaning'),
        checklist('답이 올 때까지', line.waitAct, line.waitAct, line.mindAct),
      ],
    },
    {
      answer: 'c12.after#answer',
      parts: [
        elementRing('general.captions#elements'),
        paragraph('c12.said#going'),
        paragraph('c12.after#cure'),
        paragraph('c12.after#bow'),
        paragraph('c12.after#season'),
        quote('c12.after#healItem'),
        spare('c12.spare-after#mend'),
        spare('c12.spare-after#outside'),
        spare('c12.spare-after#thread'),
        spare('c12.after#cure'),
        letter(
          ['c12.after#hello', 'c12.after#know'],
          ['c12.after#turn', 'c12.after#turn'],
          ['c12.after#close'],
        ),
      ],
    },
  ],
} satisfies WrittenContent;
