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
import { paragraph, type ContentPlan, type WrittenContent } from '#compose/plan.ts';
import {
  brightMonths,
  brightYear,
  decade,
  monthAt,
  months,
  pastYears,
  slowMonths,
  yearAt,
  years,
  type MonthChoice,
} from '#compose/times.ts';
import again from '#corpus/c09/again.ts';
import deep from '#corpus/c09/deep.ts';
import deeper from '#corpus/c09/deeper.ts';
import left from '#corpus/c09/left.ts';
import letterTopic from '#corpus/c09/letter.ts';
import line from '#corpus/c09/line.ts';
import missed from '#corpus/c09/missed.ts';
import more from '#corpus/c09/more.ts';
import other from '#corpus/c09/other.ts';
import parting from '#corpus/c09/parting.ts';
import past from '#corpus/c09/past.ts';
import pull from '#corpus/c09/pull.ts';
import reach from '#corpus/c09/reach.ts';
import still from '#corpus/c09/still.ts';
import tidy from '#corpus/c09/tidy.ts';
import twine from '#corpus/c09/twine.ts';
import { sharedFill } from './shared-fill.ts';

/** What a chapter that is still short may take from the families many contents share. */
const BESIDE = [
  'seat.chair#role',
  'seat.chair#inner',
  'seat.chair#chair',
  'seat.chair#pair',
  'basis.siju#meaning',
  'basis.siju#scene',
  'basis.ilji#meaning',
  'basis.ilji#scene',
  'basis.jijanggan#meaning',
  'basis.jijanggan#scene',
  'self.seat#hidden',
  'ilju.love#seat',
  'ilju.love#near',
  'ilju.love#resent',
  'self.lead#lead',
  'love.verdicts#hurt',
  'love.verdicts#expression',
  'love.verdicts#channel',
  'ilju.with#match',
  'self.pillars#year',
  'self.pillars#month',
  'self.pillars#hour',
  'recovery.speed#season',
  'basis.nyeonju#scene',
  'basis.nyeonju#meaning',
  'ilju.picture#picture',
  'basis.ilgan#scene',
  'self.around#animal',
  'self.around#night',
  'basis.wolju#scene',
  'ilju.love#stage',
  'ilju.love#habit',
  'self.season#nature',
  'basis.unseong12#meaning',
];

const shared = sharedFill(
  past,
  missed,
  left,
  line,
  pull,
  reach,
  still,
  again,
  other,
  tidy,
  letterTopic,
  more,
  deep,
  deeper,
  parting,
  twine,
);

const REACH = [
  'c09.reach#head',
  shared.any('c09.reach#god', 'months.reach#god'),
  shared.any('c09.reach#tie', 'months.reach#tie'),
  shared.any('c09.reach#ground', 'months.reach#ground'),
  'months.reach#stage',
  'months.reach#act',
];
/** Of the months of a choice those from one place to before another. */
const nth =
  (choice: MonthChoice, from: number, until: number): MonthChoice =>
  (all) =>
    choice(all).slice(from, until);

const plan: ContentPlan = [
  {
    answer: 'c09.past#answer',
    parts: [
      paragraph('c09.past#snap', 'c09.past#crack'),
      paragraph('c09.deep#verdict'),
      paragraph('c09.more#ending'),
      decadeLine('c09.twine#caption'),
      pastYears('c09.past#yearTie', 'c09.past#yearGod'),
      paragraph('c09.more#roots'),
      quote('c09.missed#lineItem'),
      decade(0, 'c09.past#decade', 'decades.love#stage'),
      paragraph('c09.past#room', 'c09.twine#past'),
      paragraph('c09.deep#rewrite', 'c09.twine#past'),
      ...shared.fill(12, 'c09.twine#lineItem', ...BESIDE),
      checklist('오늘 적어 볼 것', 'c09.past#dateAct', 'c09.past#turnAct', 'c09.past#dateAct'),
    ],
  },
  {
    answer: 'c09.missed#answer',
    parts: [
      paragraph('c09.missed#scale', 'c09.missed#both'),
      paragraph('c09.missed#blind', 'c09.missed#sceneMissed'),
      paragraph('c09.deep#their', 'c09.twine#missed'),
      paragraph('c09.deeper#reason'),
      quote('c09.missed#lineItem'),
      paragraph('c09.missed#spouseLost', 'c09.more#public'),
      paragraph('c09.more#nightMissed', 'c09.missed#both'),
      paragraph('c09.deep#nightVoice', 'c09.twine#missed'),
      paragraph('c09.deeper#threeLetters'),
      ...shared.fill(12, 'c09.twine#lineItem', ...BESIDE),
      checklist('늦게라도 해 둘 것', 'c09.missed#sayAct', 'c09.past#dateAct'),
    ],
  },
  {
    answer: 'c09.left#answer',
    parts: [
      paragraph('c09.left#seat', 'c09.left#inherit'),
      daySigns('general.captions#signs'),
      paragraph('c09.left#stage', 'c09.left#habit'),
      paragraph('c09.more#scar'),
      signals(
        { tone: 'BRIGHT', label: '남길 것', move: 'c09.left#keepItem' },
        { tone: 'BRIGHT', label: '남길 것', move: 'c09.left#keepItem' },
        { tone: 'SLOW', label: '돌려줄 것', move: 'c09.left#returnItem' },
      ),
      paragraph('c09.left#inherit', 'c09.left#seat'),
      paragraph('c09.deep#workLeft', 'c09.twine#left'),
      paragraph('c09.deeper#dayLeft', 'c09.twine#left'),
      paragraph('c09.parting#useOf'),
      ...shared.fill(14, 'c09.twine#lineItem', ...BESIDE),
      checklist('이번 주에 할 정리', 'c09.left#boxAct', 'c09.tidy#dropAct'),
    ],
  },
  {
    answer: 'c09.line#answer',
    parts: [
      paragraph('c09.line#resent', 'c09.line#ghost'),
      paragraph('c09.line#gauge', 'c09.more#distance'),
      ...shared.fill(12, 'c09.twine#lineItem', ...BESIDE),
      paragraph('c09.twine#line'),
      checklist('스스로에게 묻는 네 가지', 'c09.line#askCheck', 'c09.line#askMoreCheck', 'c09.line#askCheck'),
      paragraph('c09.line#when', 'c09.line#ghost'),
      paragraph('c09.line#star', 'c09.more#hourMissing'),
      paragraph('c09.deep#weight', 'c09.twine#line'),
      paragraph('c09.deeper#mask', 'c09.deeper#body'),
      quote('c09.missed#lineItem'),
    ],
  },
  {
    answer: 'c09.pull#answer',
    parts: [
      paragraph('c09.pull#refusal'),
      paragraph('c09.pull#seat', 'c09.pull#knot'),
      monthCalendar('c09.pull#calendar'),
      years(yearAt(0), 'c09.pull#year', 'c09.pull#yearGod'),
      years(yearAt(1), 'c09.pull#year', 'c09.pull#yearGod'),
      paragraph('c09.more#tug', 'c09.twine#thread'),
      paragraph('c09.deep#call', 'c09.twine#thread'),
      signals(
        { tone: 'BRIGHT', label: '남길 것', move: 'c09.left#keepItem' },
        { tone: 'SLOW', label: '아낄 것', move: 'c09.left#returnItem' },
      ),
      paragraph('c09.pull#now', 'c09.pull#nowGod'),
      months(monthAt(1, 2), 'months.reach#head', 'months.reach#tie', 'months.reach#god'),
      ...shared.fill(14, 'c09.twine#lineItem', ...BESIDE),
      checklist('이번 달에 할 것', 'c09.pull#waitAct', 'c09.line#askMoreCheck'),
    ],
  },
  {
    answer: 'c09.reach#answer',
    parts: [
      months(nth(brightMonths(3), 0, 2), ...REACH),
      ...shared.fill(8, 'c09.twine#lineItem', ...BESIDE),
      checklist('달력에 적어 둘 것', 'c09.reach#lineAct', 'c09.pull#waitAct'),
      months(nth(brightMonths(3), 2, 3), ...REACH),
      paragraph('c09.twine#opening', 'c09.twine#silence'),
      paragraph('c09.reach#letter', 'c09.reach#tone'),
      paragraph('c09.reach#now'),
      paragraph('c09.more#after', 'c09.twine#opening', 'c09.twine#silence'),
      paragraph('c09.reach#now'),
    ],
  },
  {
    answer: 'c09.still#answer',
    parts: [
      months(
        slowMonths(2),
        'c09.still#head',
        shared.any('c09.still#tie', 'months.rest#tie'),
        shared.any('c09.still#god', 'months.rest#god'),
        shared.any('c09.still#use', 'months.rest#ground'),
        'months.rest#stage',
        'months.rest#slow',
      ),
      ...shared.fill(12, 'c09.twine#lineItem', ...BESIDE),
      checklist('그 두 달에 할 것', 'c09.still#restAct', 'c09.still#doAct', 'c09.still#restAct'),
      paragraph('c09.still#itch', 'c09.still#clash'),
      paragraph('c09.twine#calm', 'c09.twine#itch'),
      paragraph('c09.more#hush', 'c09.pull#nowGod'),
      paragraph('c09.deep#whyStill', 'c09.twine#itch'),
      paragraph('c09.twine#calm'),
      paragraph('c09.pull#now'),
      quote('c09.missed#lineItem'),
    ],
  },
  {
    answer: 'c09.again#answer',
    parts: [
      paragraph('c09.again#scale', 'c09.again#swap'),
      paragraph('c09.again#topic', 'c09.more#peace'),
      paragraph('c09.deep#newSeat', 'c09.twine#pact'),
      paragraph('c09.deeper#firstWeek'),
      ...shared.fill(14, 'c09.twine#lineItem', ...BESIDE),
      checklist('두 번째의 규칙', 'c09.again#ruleAct', 'c09.again#firstAct', 'c09.again#ruleAct'),
      paragraph('c09.again#work', 'c09.again#swap'),
      paragraph('c09.deep#trust', 'c09.twine#pact'),
      paragraph('c09.deeper#proof'),
      paragraph('c09.more#glance'),
      quote('c09.missed#lineItem'),
    ],
  },
  {
    answer: 'c09.other#answer',
    parts: [
      paragraph('c09.other#peach', 'c09.other#chair'),
      paragraph('c09.other#person', 'c09.more#opening'),
      paragraph('c09.deep#place', 'c09.twine#door'),
      ...shared.fill(14, 'c09.twine#lineItem', ...BESIDE),
      checklist('문을 여는 일', 'c09.other#goAct', 'c09.other#seeAct'),
      years(brightYear, 'c09.other#year', 'c09.other#yearGod', 'years.love#ground', 'years.love#star'),
      paragraph('c09.other#space', 'c09.other#frame'),
      paragraph('c09.parting#nextWalk'),
      paragraph('c09.deep#welcome', 'c09.twine#door'),
      signals(
        { tone: 'BRIGHT', label: '다가갈 때', move: 'seat.chair#goodItem' },
        { tone: 'SLOW', label: '아낄 것', move: 'seat.chair#waitItem' },
      ),
    ],
  },
  {
    answer: 'c09.tidy#answer',
    parts: [
      paragraph('c09.tidy#why', 'c09.tidy#frame'),
      elementRing('c09.tidy#ring'),
      paragraph('c09.tidy#week1', 'c09.more#power'),
      paragraph('c09.tidy#week2', 'c09.twine#week'),
      paragraph('c09.tidy#week3'),
      paragraph('c09.tidy#week4', 'c09.twine#week'),
      ...shared.fill(14, 'c09.twine#lineItem', ...BESIDE),
      checklist(
        '네 주 동안 한 줄씩',
        'c09.tidy#oneAct',
        'c09.tidy#dropAct',
        'c09.tidy#weekAct',
        'c09.tidy#oneAct',
      ),
      paragraph('c09.more#excess', 'c09.tidy#frame'),
      paragraph('c09.deep#bed', 'c09.deep#officeMonth'),
      paragraph('c09.deeper#slip', 'c09.deeper#dusk'),
      paragraph('c09.deeper#spring'),
      paragraph('c09.tidy#sunday'),
      quote('c09.missed#lineItem'),
    ],
  },
  {
    answer: 'c09.letter#answer',
    parts: [
      letter(
        ['c09.letter#before'],
        ['c09.letter#open', 'c09.letter#know'],
        ['c09.parting#thank', 'c09.letter#turn'],
        ['c09.more#dear', 'c09.letter#hold'],
        ['c09.parting#ask', 'c09.more#lamp'],
        ['general.letter#know', 'c09.parting#road', 'c09.parting#road'],
        ['general.letter#turn', 'general.letter#hold'],
        ['c09.letter#close'],
      ),
    ],
  },
];

/** 다시 이어질 인연, 여기까지인 인연 */
export default {
  id: 9,
  topics: shared.topics(),
  plan,
} satisfies WrittenContent;
