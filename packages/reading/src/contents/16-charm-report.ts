import { checklist, decadeLine, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { crosshead, paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, decade, monthPen, months, slowMonths, type MonthChoice } from '#compose/times.ts';
import age from '#corpus/c16/age.ts';
import born from '#corpus/c16/born.ts';
import colour from '#corpus/c16/colour.ts';
import core from '#corpus/c16/core.ts';
import course from '#corpus/c16/course.ts';
import daily from '#corpus/c16/daily.ts';
import deeper from '#corpus/c16/deeper.ts';
import misread from '#corpus/c16/misread.ts';
import month from '#corpus/c16/month.ts';
import more from '#corpus/c16/more.ts';
import notes from '#corpus/c16/notes.ts';
import scene from '#corpus/c16/scene.ts';
import seat from '#corpus/c16/seat.ts';
import side from '#corpus/c16/side.ts';
import star from '#corpus/c16/star.ts';
import whole from '#corpus/c16/whole.ts';
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
  topics: [
    star,
    seat,
    voice,
    misread,
    age,
    month,
    colour,
    more,
    side,
    notes,
    core,
    daily,
    course,
    scene,
    deeper,
    born,
    whole,
  ],
  plan: [
    {
      answer: 'c16.star#answer',
      parts: [
        paragraph('c16.scene#rule'),
        paragraph('c16.star#peach', 'c16.star#red'),
        elementRing('c16.star#ring'),
        crosshead('c16.course#crossheadForce'),
        paragraph('c16.course#leadForce', 'c16.star#weapon'),
        paragraph('c16.whole#arc'),
        paragraph('c16.star#force', 'c16.core#thinStar'),
        paragraph('c16.scene#power', 'c16.notes#seatStar'),
        quote('c16.star#lineItem'),
        crosshead('c16.course#crossheadRoot'),
        paragraph('c16.more#root', 'c16.core#core'),
        paragraph('c16.born#born'),
        spare('c16.side#hands'),
        crosshead('c16.course#crossheadOther'),
        paragraph('c16.star#other'),
        quote('c16.notes#keepItem'),
        crosshead('c16.course#crossheadLit'),
        paragraph('c16.whole#stage'),
        paragraph('c16.deeper#use'),
        spare('c16.star#other'),
        spare('c16.born#born'),
        checklist('이번 주에 해 볼 것', 'c16.star#starAct', 'c16.star#peachAct', 'c16.notes#doAct'),
      ],
    },
    {
      answer: 'c16.seat#answer',
      parts: [
        paragraph('c16.seat#work', 'c16.seat#stage'),
        signals(
          { tone: 'BRIGHT', label: '켜지는 데', move: 'c16.seat#onItem' },
          { tone: 'BRIGHT', label: '또 한 곳', move: 'c16.seat#onItem' },
          { tone: 'SLOW', label: '흐려지는 데', move: 'c16.seat#offItem' },
        ),
        crosshead('c16.course#crossheadWork'),
        paragraph('c16.scene#spot'),
        paragraph('c16.whole#noticed'),
        paragraph('c16.core#outside'),
        crosshead('c16.course#crossheadDoor'),
        paragraph('c16.course#leadDoor', 'c16.seat#early'),
        paragraph('c16.whole#raised'),
        paragraph('c16.core#door'),
        quote('c16.notes#lineItem'),
        crosshead('c16.course#crossheadNear'),
        paragraph('c16.course#leadNear', 'c16.seat#near'),
        paragraph('c16.deeper#home', 'c16.more#close'),
        crosshead('c16.course#crossheadLate'),
        paragraph('c16.seat#late', 'c16.side#hourly'),
        quote('c16.notes#keepItem'),
        crosshead('c16.course#crossheadWho'),
        paragraph('c16.notes#who', 'c16.notes#mate'),
        paragraph('c16.daily#yearPlace'),
        spare('c16.scene#spot'),
        spare('c16.seat#near'),
        checklist('자리를 고르는 법', 'c16.seat#seatAct', 'c16.seat#seatAct', 'c16.notes#tryAct'),
      ],
    },
    {
      answer: 'c16.voice#answer',
      parts: [
        paragraph('c16.voice#tongue', 'c16.more#like'),
        quote('c16.voice#sayItem'),
        crosshead('c16.course#crossheadMouth'),
        paragraph('c16.scene#talkScene'),
        paragraph('c16.voice#talk', 'c16.core#pause'),
        spare('c16.side#voice'),
        spare('c16.daily#topic'),
        crosshead('c16.course#crossheadFace'),
        paragraph('c16.course#leadFace', 'c16.voice#face'),
        paragraph('c16.voice#gesture', 'c16.voice#smile'),
        spare('c16.daily#laugh'),
        quote('c16.notes#sayItem'),
        crosshead('c16.course#crossheadListen'),
        paragraph('c16.voice#listen', 'c16.notes#ask'),
        paragraph('c16.whole#talked'),
        crosshead('c16.course#crossheadScreen'),
        paragraph('c16.course#leadScreen', 'c16.more#write'),
        paragraph('c16.deeper#screen'),
        paragraph('c16.side#nightTalk', 'c16.core#word'),
        paragraph('c16.whole#afterwards'),
        quote('c16.notes#sayItem'),
        crosshead('c16.course#crossheadVoiceNow'),
        paragraph('c16.daily#tenVoice'),
        paragraph('c16.scene#talkScene'),
        spare('c16.voice#talk'),
        spare('c16.deeper#screen'),
        checklist('말하기 전에', 'c16.voice#voiceAct', 'c16.notes#doAct', 'c16.voice#voiceAct'),
      ],
    },
    {
      answer: 'c16.misread#answer',
      parts: [
        paragraph('c16.misread#wrong', 'c16.misread#knot'),
        quote('c16.misread#fixItem'),
        crosshead('c16.course#crossheadNerve'),
        paragraph('c16.scene#wrongScene'),
        paragraph('c16.misread#nerve', 'c16.more#rumor'),
        paragraph('c16.misread#jealous', 'c16.notes#tieMis'),
        quote('c16.notes#lineItem'),
        crosshead('c16.course#crossheadMate'),
        paragraph('c16.course#leadMate', 'c16.misread#spouse'),
        paragraph('c16.deeper#mate'),
        paragraph('c16.whole#house'),
        paragraph('c16.core#border'),
        crosshead('c16.course#crossheadReply'),
        paragraph('c16.daily#reply'),
        quote('c16.misread#fixItem'),
        crosshead('c16.course#crossheadMend'),
        paragraph('c16.course#leadMend', 'c16.more#mend'),
        paragraph('c16.notes#after'),
        paragraph('c16.whole#clearing'),
        paragraph('c16.whole#thisYear'),
        spare('c16.deeper#mate'),
        spare('c16.scene#wrongScene'),
        checklist('오해를 줄이는 일', 'c16.misread#misAct', 'c16.misread#ruleAct', 'c16.notes#tryAct'),
      ],
    },
    {
      answer: 'c16.age#answer',
      parts: [
        paragraph('c16.whole#curve'),
        paragraph('c16.age#starAge'),
        crosshead('c16.course#crossheadYoung'),
        paragraph('c16.age#child', 'c16.age#youth'),
        decadeLine('c16.age#line'),
        crosshead('c16.course#crossheadDecade'),
        decade(0, 'c16.age#head', 'c16.age#god', 'c16.core#ground'),
        paragraph('c16.scene#tenScene'),
        decade(0, 'c16.age#tie', 'c16.age#decadeStage'),
        quote('c16.notes#keepItem'),
        crosshead('c16.course#crossheadNext'),
        decade(1, 'c16.course#leadNext', 'c16.age#next'),
        decade(1, 'c16.age#tie', 'c16.age#decadeStage'),
        quote('c16.star#lineItem'),
        crosshead('c16.course#crossheadOld'),
        paragraph('c16.deeper#sixty'),
        paragraph('c16.born#elder'),
        paragraph('c16.age#later', 'c16.core#wear'),
        paragraph('c16.more#grow'),
        quote('c16.notes#lineItem'),
        crosshead('c16.course#crossheadYear'),
        paragraph('c16.more#thisYear', 'c16.side#yearSeat'),
        spare('c16.born#elder'),
        spare('c16.scene#tenScene'),
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
        monthCalendar('c16.month#caption'),
        crosshead('c16.course#crossheadThisMonth'),
        paragraph('c16.month#now', 'c16.month#nowSeat'),
        paragraph('c16.month#nowStage', 'c16.notes#nowPlace'),
        crosshead('c16.course#crossheadPeak'),
        paragraph('c16.scene#monthScene'),
        paragraph('c16.whole#peak'),
        months(bright(0, 1), ...SHINING),
        quote('c16.core#keepItem'),
        months(bright(1, 2), ...SHINING),
        quote('c16.core#lineItem'),
        months(bright(2, 3), ...SHINING),
        spare('c16.daily#yearPlace'),
        crosshead('c16.course#crossheadRest'),
        paragraph('c16.course#leadRest'),
        months(slowMonths(2), 'c16.month#rest', 'c16.month#restUse'),
        spare('c16.notes#nowPlace'),
        checklist('이번 달 안에', 'c16.month#monthAct', 'c16.month#glowAct', 'c16.month#monthAct'),
      ],
    },
    {
      answer: 'c16.colour#answer',
      parts: [
        elementRing('c16.colour#ring'),
        paragraph('c16.colour#tone', 'c16.colour#tint'),
        paragraph('c16.whole#morning'),
        paragraph('c16.scene#room'),
        paragraph('c16.colour#heavy', 'c16.colour#lack'),
        crosshead('c16.course#crossheadCloth'),
        paragraph('c16.colour#cloth', 'c16.colour#mood'),
        spare('c16.daily#tenColour'),
        crosshead('c16.course#crossheadPhoto'),
        paragraph('c16.course#leadPhoto', 'c16.side#bag'),
        paragraph('c16.notes#photo'),
        spare('c16.colour#mood'),
        spare('c16.scene#room'),
        checklist('거울 앞에서', 'c16.colour#colourAct', 'c16.colour#colourAct', 'c16.notes#tryAct'),
        letter(['c16.colour#open', 'c16.colour#year'], ['c16.colour#knot'], ['c16.colour#close']),
      ],
    },
  ],
} satisfies WrittenContent;
