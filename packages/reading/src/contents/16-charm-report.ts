import { checklist, decadeLine, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, decade, monthPen, months, slowMonths, type MonthChoice } from '#compose/times.ts';
import age from '#corpus/c16/age.ts';
import colour from '#corpus/c16/colour.ts';
import core from '#corpus/c16/core.ts';
import daily from '#corpus/c16/daily.ts';
import misread from '#corpus/c16/misread.ts';
import month from '#corpus/c16/month.ts';
import more from '#corpus/c16/more.ts';
import notes from '#corpus/c16/notes.ts';
import seat from '#corpus/c16/seat.ts';
import side from '#corpus/c16/side.ts';
import star from '#corpus/c16/star.ts';
import voice from '#corpus/c16/voice.ts';

/** The brightest months from one place of their order up to another. */
const bright =
  (from: number, until: number): MonthChoice =>
  (all) =>
    brightMonths(3)(all).slice(from, until);

const SHINING = [
  'c16.month#head',
  'c16.month#god',
  'c16.month#star',
  'c16.month#tie',
  'c16.month#place',
  'c16.month#stage',
] as const;

/** 도화살·홍염살 매력 감정서 */
export default {
  id: 16,
  topics: [star, seat, voice, misread, age, month, colour, more, side, notes, core, daily],
  plan: [
    {
      answer: 'c16.star#answer',
      parts: [
        paragraph('c16.star#peach', 'c16.star#red'),
        elementRing('c16.star#ring'),
        paragraph('c16.star#weapon', 'c16.star#other'),
        paragraph('c16.star#force', 'c16.star#red'),
        quote('c16.star#lineItem'),
        paragraph('c16.star#peach', 'c16.star#other'),
        paragraph('c16.more#root', 'c16.seat#late'),
        paragraph('c16.side#hands', 'c16.side#hourly'),
        quote('c16.notes#keepItem'),
        paragraph('c16.notes#seatStar', 'c16.star#other'),
        spare('c16.daily#tenStar'),
        spare('c16.more#root', 'c16.age#youth'),
        spare('c16.star#other'),
        paragraph('c16.core#core', 'c16.core#thinStar'),
        spare('c16.star#force', 'c16.voice#face'),
        spare('c16.side#hourly'),
        spare('c16.daily#tenStar'),
        spare('c16.side#hands'),
        checklist('이번 주에 해 볼 것', 'c16.star#starAct', 'c16.star#peachAct', 'c16.notes#doAct'),
      ],
    },
    {
      answer: 'c16.seat#answer',
      parts: [
        paragraph('c16.seat#work', 'c16.seat#stage'),
        signals(
          { tone: 'BRIGHT', label: '켜지는 데', move: 'c16.seat#onItem' },
          { tone: 'BRIGHT', label: '켜지는 데', move: 'c16.seat#onItem' },
          { tone: 'SLOW', label: '흐려지는 데', move: 'c16.seat#offItem' },
        ),
        paragraph('c16.seat#near', 'c16.seat#late'),
        paragraph('c16.seat#early', 'c16.age#starAge'),
        quote('c16.notes#lineItem'),
        paragraph('c16.seat#work', 'c16.seat#early'),
        paragraph('c16.seat#near', 'c16.more#close'),
        paragraph('c16.seat#stage', 'c16.notes#who'),
        quote('c16.notes#keepItem'),
        paragraph('c16.side#nowTen', 'c16.side#hourly'),
        paragraph('c16.more#close', 'c16.star#other'),
        spare('c16.seat#early', 'c16.age#child'),
        spare('c16.seat#work', 'c16.colour#mood'),
        spare('c16.more#root'),
        paragraph('c16.core#outside', 'c16.more#rumor'),
        spare('c16.seat#near', 'c16.seat#stage'),
        paragraph('c16.daily#home', 'c16.daily#yearPlace'),
        spare('c16.daily#home'),
        spare('c16.seat#work'),
        paragraph('c16.core#door'),
        spare('c16.core#door'),
        checklist('자리를 고르는 법', 'c16.seat#seatAct', 'c16.seat#seatAct', 'c16.notes#tryAct'),
      ],
    },
    {
      answer: 'c16.voice#answer',
      parts: [
        paragraph('c16.voice#tongue', 'c16.voice#gesture'),
        quote('c16.notes#sayItem'),
        paragraph('c16.voice#face', 'c16.voice#smile'),
        paragraph('c16.voice#talk', 'c16.voice#listen'),
        quote('c16.voice#sayItem'),
        paragraph('c16.voice#gesture', 'c16.voice#talk'),
        paragraph('c16.voice#smile', 'c16.more#like'),
        paragraph('c16.more#write', 'c16.colour#mood'),
        paragraph('c16.voice#smile', 'c16.daily#tenVoice'),
        quote('c16.notes#sayItem'),
        paragraph('c16.voice#tongue', 'c16.side#voice'),
        paragraph('c16.side#nightTalk', 'c16.notes#ask'),
        paragraph('c16.side#voice', 'c16.notes#photo'),
        spare('c16.voice#gesture', 'c16.more#rumor'),
        spare('c16.side#nightTalk'),
        spare('c16.colour#mood'),
        spare('c16.side#voice'),
        paragraph('c16.core#pause', 'c16.voice#gesture'),
        spare('c16.colour#mood', 'c16.side#voice'),
        paragraph('c16.daily#topic', 'c16.daily#tenVoice'),
        paragraph('c16.daily#tenVoice', 'c16.daily#laugh'),
        spare('c16.daily#topic', 'c16.voice#smile'),
        spare('c16.notes#seatStar', 'c16.side#hands'),
        paragraph('c16.core#word'),
        spare('c16.core#word'),
        checklist('말하기 전에', 'c16.voice#voiceAct', 'c16.notes#doAct', 'c16.voice#voiceAct'),
      ],
    },
    {
      answer: 'c16.misread#answer',
      parts: [
        paragraph('c16.misread#wrong', 'c16.misread#knot'),
        quote('c16.misread#fixItem'),
        paragraph('c16.misread#nerve', 'c16.misread#jealous'),
        paragraph('c16.misread#spouse'),
        quote('c16.misread#fixItem'),
        paragraph('c16.misread#wrong', 'c16.misread#spouse'),
        paragraph('c16.misread#knot', 'c16.misread#nerve'),
        paragraph('c16.more#mend', 'c16.more#rumor'),
        quote('c16.notes#lineItem'),
        paragraph('c16.misread#jealous', 'c16.misread#spouse'),
        paragraph('c16.side#decadeMis', 'c16.notes#after'),
        paragraph('c16.notes#tieMis', 'c16.side#decadeMis'),
        spare('c16.notes#tieMis', 'c16.more#mend'),
        spare('c16.misread#nerve', 'c16.misread#knot'),
        spare('c16.notes#tieMis'),
        paragraph('c16.core#border'),
        spare('c16.side#decadeMis', 'c16.misread#spouse'),
        paragraph('c16.daily#reply', 'c16.daily#yearMis'),
        spare('c16.daily#reply', 'c16.daily#yearMis'),
        spare('c16.daily#reply'),
        checklist('오해를 줄이는 일', 'c16.misread#misAct', 'c16.misread#ruleAct', 'c16.notes#tryAct'),
      ],
    },
    {
      answer: 'c16.age#answer',
      parts: [
        paragraph('c16.age#stage', 'c16.age#starAge'),
        paragraph('c16.age#child', 'c16.age#youth'),
        decadeLine('c16.age#line'),
        decade(0, 'c16.age#head', 'c16.age#god', 'c16.age#tie', 'c16.age#decadeStage'),
        decade(1, 'c16.age#next', 'c16.age#tie', 'c16.age#decadeStage'),
        quote('c16.notes#keepItem'),
        paragraph('c16.age#later', 'c16.more#thisYear'),
        paragraph('c16.more#grow', 'c16.notes#mate'),
        decade(0, 'c16.age#god', 'c16.age#tie'),
        paragraph('c16.age#starAge', 'c16.side#yearSeat'),
        quote('c16.notes#lineItem'),
        paragraph('c16.notes#mate', 'c16.age#child'),
        spare('c16.side#hourly', 'c16.side#yearSeat'),
        spare('c16.more#thisYear', 'c16.age#stage'),
        spare('c16.side#nowTen', 'c16.age#stage'),
        paragraph('c16.core#wear'),
        decade(0, 'c16.core#ground'),
        spare('c16.age#youth', 'c16.age#stage'),
        decade(1, 'c16.core#ground'),
        checklist('올해 안에', 'c16.age#ageAct', 'c16.age#ageAct', 'c16.star#starAct'),
      ],
    },
    {
      answer: 'c16.month#answer',
      answerIn: (stage) =>
        stage.portrait.verdicts.months
          .slice(0, 12)
          .toSorted((a, b) => a.rank - b.rank)
          .slice(0, 1)
          .map((brightest) => monthPen(stage, brightest)),
      parts: [
        paragraph('c16.month#now', 'c16.month#nowSeat', 'c16.month#nowStage'),
        monthCalendar('c16.month#caption'),
        months(bright(0, 1), ...SHINING),
        quote('c16.core#keepItem'),
        months(bright(1, 2), ...SHINING),
        quote('c16.core#lineItem'),
        months(bright(2, 3), ...SHINING),
        quote('c16.core#keepItem'),
        months(slowMonths(2), 'c16.month#rest', 'c16.month#restUse'),
        paragraph('c16.notes#nowPlace', 'c16.month#now'),
        spare('c16.month#nowSeat', 'c16.notes#nowPlace'),
        checklist('이번 달 안에', 'c16.month#monthAct', 'c16.month#glowAct', 'c16.month#monthAct'),
      ],
    },
    {
      answer: 'c16.colour#answer',
      parts: [
        elementRing('c16.colour#ring'),
        paragraph('c16.colour#tone', 'c16.colour#mood'),
        paragraph('c16.colour#heavy', 'c16.colour#lack'),
        paragraph('c16.colour#tint', 'c16.colour#cloth'),
        checklist('거울 앞에서', 'c16.colour#colourAct', 'c16.colour#colourAct', 'c16.notes#tryAct'),
        paragraph('c16.notes#photo', 'c16.side#bag'),
        paragraph('c16.daily#tenColour', 'c16.colour#heavy'),
        spare('c16.colour#lack', 'c16.side#bag'),
        spare('c16.daily#tenColour'),
        spare('c16.colour#tone'),
        letter(
          ['c16.colour#open', 'c16.colour#year'],
          ['c16.colour#knot', 'c16.colour#cloth'],
          ['c16.daily#tenColour', 'c16.colour#close'],
        ),
      ],
    },
  ],
} satisfies WrittenContent;
