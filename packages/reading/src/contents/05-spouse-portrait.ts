import { checklist, daySigns, decadeLine, elementRing, letter, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type ContentPlan, type WrittenContent } from '#compose/plan.ts';
import { brightYear, decade, slowYear, years } from '#compose/times.ts';
import age from '#corpus/c05/age.ts';
import chair from '#corpus/c05/chair.ts';
import clash from '#corpus/c05/clash.ts';
import eye from '#corpus/c05/eye.ts';
import house from '#corpus/c05/house.ts';
import kept from '#corpus/c05/kept.ts';
import last from '#corpus/c05/last.ts';
import late from '#corpus/c05/late.ts';
import look from '#corpus/c05/look.ts';
import me from '#corpus/c05/me.ts';
import meeting from '#corpus/c05/meeting.ts';
import more from '#corpus/c05/more.ts';
import old from '#corpus/c05/old.ts';
import days from '#corpus/c05/days.ts';
import person from '#corpus/c05/person.ts';
import say from '#corpus/c05/say.ts';
import speak from '#corpus/c05/speak.ts';
import temper from '#corpus/c05/temper.ts';
import work from '#corpus/c05/work.ts';
import { sharedFill } from './shared-fill.ts';

const shared = sharedFill();

const plan: ContentPlan = [
  {
    answer: 'c05.chair#answer',
    parts: [
      paragraph('c05.chair#seat', 'c05.chair#step'),
      paragraph('c05.chair#inside', 'c05.chair#main'),
      daySigns('c05.chair#sign'),
      paragraph('c05.chair#meet', 'c05.chair#room'),
      quote('c05.chair#lineItem'),
      paragraph('c05.chair#sit', 'c05.more#choose'),

      paragraph('c05.person#awaits', 'c05.person#below'),
      quote('c05.say#chairItem'),
      paragraph('c05.person#awaits'),
      paragraph('c05.person#below'),
      ...shared.fill(
        10,
        'c05.chair#lineItem',
        'seat.chair#chair',
        'seat.chair#inner',
        'basis.jijanggan#scene',
        'ilju.love#seat',
        'basis.jijanggan#meaning',
      ),
      checklist('의자를 닦아 두는 법', 'c05.chair#act', 'basis.ilji#act', 'c05.chair#act'),
    ],
  },
  {
    answer: 'c05.temper#answer',
    parts: [
      paragraph('c05.temper#temper', 'c05.temper#day'),
      paragraph('c05.temper#sick', 'c05.temper#habit'),
      quote('c05.temper#lineItem'),
      paragraph('c05.temper#sits', 'c05.temper#lacks'),
      paragraph('seat.life#element'),
      paragraph('c05.more#friend', 'c05.more#dislike'),
      signals(
        { tone: 'BRIGHT', label: '닮고 싶은 버릇', move: 'c05.more#keepItem' },
        { tone: 'SLOW', label: '조심할 것', move: 'c05.more#knowItem' },
      ),
      paragraph('c05.last#sleep', 'c05.last#childhood'),
      paragraph('c05.person#habit', 'c05.person#mood'),
      quote('c05.say#temperItem'),
      paragraph('c05.kept#thing', 'c05.person#habit'),
      spare('c05.kept#thing'),
      paragraph('c05.kept#tired', 'c05.person#mood'),
      spare('c05.kept#tired'),
      ...shared.fill(
        10,
        'c05.temper#lineItem',
        'seat.life#space',
        'ilju.with#rhythm',
        'seat.chair#starLine',
        'seat.chair#inner',
      ),
      checklist('살펴볼 것', 'c05.temper#act', 'basis.ilgan#act', 'c05.temper#act'),
    ],
  },
  {
    answer: 'c05.look#answer',
    parts: [
      paragraph('c05.look#star', 'c05.look#first'),
      paragraph('c05.look#seatAir', 'c05.look#contrast'),
      elementRing('c05.look#caption'),
      paragraph('c05.look#ring', 'c05.look#not'),
      quote('c05.look#lineItem'),
      paragraph('c05.more#back', 'c05.more#table'),
      paragraph('c05.last#walk'),
      paragraph('c05.person#air', 'c05.person#keepsake'),
      quote('c05.say#lookItem'),
      paragraph('c05.person#air'),
      paragraph('c05.kept#outfit', 'c05.person#keepsake'),
      spare('c05.late#voice'),
      spare('c05.kept#outfit'),
      spare('c05.late#voice'),
      ...shared.fill(
        14,
        'c05.look#lineItem',
        'seat.life#shade',
        'basis.ohaeng#scene',
        'crush.first#who',
        'basis.ohaeng#meaning',
        'seat.chair#starLine',
      ),
      checklist('첫날을 위한 준비', 'c05.look#act', 'basis.unseong12#act', 'c05.look#act'),
    ],
  },
  {
    answer: 'c05.work#answer',
    parts: [
      paragraph('c05.work#star', 'c05.work#workday'),
      paragraph('c05.work#payday', 'c05.work#face'),
      quote('c05.work#lineItem'),
      paragraph('c05.work#big', 'c05.work#fight'),
      paragraph('c05.work#together', 'c05.more#career'),
      paragraph('c05.last#basket'),
      paragraph('c05.person#desk', 'c05.person#wallet'),
      quote('c05.say#workItem'),
      paragraph('c05.person#desk'),
      paragraph('c05.kept#money', 'c05.person#wallet'),
      spare('c05.kept#money'),
      ...shared.fill(
        12,
        'c05.work#lineItem',
        'self.pillars#month',
        'self.around#month',
        'basis.wolju#meaning',
      ),
      checklist('살림 이야기를 꺼내는 연습', 'c05.work#act', 'basis.wolju#act', 'c05.work#act'),
    ],
  },
  {
    answer: 'c05.speak#answer',
    parts: [
      paragraph('c05.speak#way', 'c05.speak#stage'),
      paragraph('c05.speak#seatWord', 'c05.speak#met'),
      quote('c05.speak#lineItem'),
      paragraph('c05.speak#silent', 'c05.speak#misread'),
      paragraph('c05.more#phone', 'c05.more#anniversary'),
      paragraph('seat.life#talk'),
      paragraph('c05.last#title'),
      paragraph('c05.person#says', 'c05.person#gesture'),
      quote('c05.say#speakItem'),
      paragraph('c05.person#says'),
      paragraph('c05.kept#reply', 'c05.person#gesture'),
      spare('c05.late#quiet'),
      spare('c05.kept#reply'),
      spare('c05.late#quiet'),
      ...shared.fill(12, 'c05.speak#lineItem', 'ilju.love#near', 'seat.life#talk', 'basis.unseong12#meaning'),
      checklist('오늘 옮겨 적을 말', 'c05.speak#act', 'seat.chair#stageAct', 'c05.speak#act'),
    ],
  },
  {
    answer: 'c05.clash#answer',
    parts: [
      paragraph('c05.clash#tie', 'c05.clash#scene'),
      paragraph('c05.clash#resent', 'c05.clash#month'),
      quote('c05.clash#lineItem'),
      paragraph('c05.clash#strength', 'c05.clash#mend'),
      paragraph('c05.more#loop', 'c05.more#after'),
      paragraph('c05.last#guard'),
      paragraph('c05.person#rub', 'c05.person#peace'),
      quote('c05.say#clashItem'),
      paragraph('c05.person#rub'),
      paragraph('c05.kept#after', 'c05.person#peace'),
      spare('c05.kept#after'),
      ...shared.fill(
        12,
        'c05.clash#lineItem',
        'seat.chair#living',
        'ilju.love#habit',
        'basis.match#tire',
        'basis.wonjin#scene',
        'ilju.love#resent',
      ),
      checklist('다투기 전에 정해 둘 것', 'c05.clash#act', 'basis.hapchung#act', 'c05.clash#act'),
    ],
  },
  {
    answer: 'c05.house#answer',
    parts: [
      paragraph('c05.house#root', 'c05.house#animal'),
      paragraph('c05.house#meet', 'c05.house#ground'),
      quote('c05.house#lineItem'),
      paragraph('c05.house#feast', 'c05.house#bridge'),
      paragraph('c05.house#own', 'c05.more#call'),

      paragraph('c05.last#rain'),
      paragraph('c05.days#airs', 'c05.days#shield'),
      quote('c05.say#houseItem'),
      paragraph('c05.days#airs'),
      paragraph('c05.kept#call', 'c05.days#shield'),
      spare('c05.kept#call'),
      ...shared.fill(
        14,
        'c05.house#lineItem',
        'basis.nyeonju#scene',
        'basis.wolju#scene',
        'self.pillars#year',
        'self.around#animal',
      ),
      checklist('두 집 사이에 놓을 것', 'c05.house#act', 'basis.nyeonju#act', 'c05.house#act'),
    ],
  },
  {
    answer: 'c05.meeting#answer',
    parts: [
      paragraph('c05.meeting#spot', 'c05.meeting#useful'),
      paragraph('c05.meeting#scene', 'c05.meeting#peach'),
      quote('c05.meeting#lineItem'),
      paragraph('c05.meeting#horse', 'c05.meeting#second'),
      paragraph('c05.more#weather', 'c05.more#slip'),
      paragraph('c05.last#trip'),
      paragraph('c05.days#meet', 'c05.days#enter'),
      quote('c05.say#meetItem'),
      paragraph('c05.days#meet'),
      paragraph('c05.kept#second', 'c05.days#enter'),
      spare('c05.kept#second'),
      ...shared.fill(
        12,
        'c05.meeting#lineItem',
        'crush.first#sign',
        'ilju.picture#picture',
        'love.verdicts#channel',
        'self.around#animal',
      ),
      checklist('이번 달에 걸어 볼 길', 'c05.meeting#act', 'basis.johu#act', 'c05.meeting#act'),
    ],
  },
  {
    answer: 'c05.age#answer',
    parts: [
      paragraph('c05.age#star', 'c05.age#frame'),
      decade(0, 'c05.age#decade', 'c05.age#ground'),
      decadeLine('c05.age#caption'),
      years(brightYear, 'c05.age#ripe', 'c05.age#ripeTie', 'years.love#ground'),
      quote('c05.age#lineItem'),
      years(slowYear, 'c05.age#rest'),
      paragraph('c05.more#ready', 'c05.age#next'),
      paragraph('love.verdicts#age'),
      decade(0, 'decades.love#god', 'decades.love#stage'),
      years(brightYear, 'years.love#god'),

      quote('c05.age#lineItem'),
      paragraph('c05.days#ripen', 'c05.days#task'),
      quote('c05.say#ageItem'),
      paragraph('c05.days#ripen'),
      paragraph('c05.days#task'),
      ...shared.fill(10, 'c05.age#lineItem', 'basis.daeun#tie', 'ilju.love#stage', 'love.verdicts#age'),
      checklist('익기를 기다리는 동안', 'c05.age#act', 'basis.ilju#act', 'c05.age#act'),
    ],
  },
  {
    answer: 'c05.me#answer',
    parts: [
      paragraph('c05.me#drug', 'c05.me#change'),
      paragraph('c05.me#lead', 'c05.me#talk'),
      quote('c05.me#lineItem'),
      paragraph('c05.me#gift', 'c05.me#same'),
      paragraph('c05.more#lose'),
      paragraph('c05.last#refuse'),
      paragraph('c05.days#becomes', 'c05.days#trade'),
      quote('c05.say#meItem'),
      paragraph('c05.days#becomes'),
      paragraph('c05.kept#lesson', 'c05.days#trade'),
      spare('c05.late#newDay'),
      spare('c05.kept#lesson'),
      spare('c05.late#newDay'),
      ...shared.fill(12, 'c05.me#lineItem', 'basis.ilgan#scene', 'basis.ilgan#meaning', 'self.pillars#heavy'),
      checklist('미리 연습해 볼 나', 'c05.me#act', 'basis.strength#act', 'c05.me#act'),
    ],
  },
  {
    answer: 'c05.eye#answer',
    parts: [
      paragraph('c05.eye#signs', 'c05.eye#three'),
      paragraph('c05.eye#blind', 'c05.eye#mute', 'c05.eye#verdict'),
      signals(
        { tone: 'BRIGHT', label: '알아볼 표', move: 'c05.eye#goodItem' },
        { tone: 'PLAIN', label: '한 번 더 볼 것', move: 'c05.eye#checkItem' },
        { tone: 'SLOW', label: '헷갈리는 사람', move: 'c05.eye#waitItem' },
      ),
      paragraph('c05.eye#fakes', 'c05.eye#pull'),
      paragraph('c05.more#test', 'c05.more#when'),
      paragraph('c05.last#why'),
      paragraph('c05.days#clue', 'c05.days#decoy'),
      quote('c05.say#eyeItem'),
      paragraph('c05.days#clue'),
      paragraph('c05.kept#ask', 'c05.days#decoy'),
      spare('c05.kept#ask'),
      ...shared.fill(
        12,
        'c05.eye#lineItem',
        'crush.first#root',
        'crush.first#who',
        'basis.match#animal',
        'basis.ilji#scene',
        'ilju.with#match',
      ),
      checklist('눈을 맑게 하는 연습', 'c05.eye#act', 'basis.jijanggan#act', 'c05.eye#act'),
    ],
  },
  {
    answer: 'c05.old#answer',
    parts: [
      paragraph('c05.old#hour', 'c05.old#picture'),
      paragraph('c05.old#quarrel'),
      quote('c05.old#lineItem'),
      paragraph('c05.days#sixty'),
      spare('c05.late#vow'),
      spare('c05.days#sixty'),
      spare('c05.late#vow'),
      ...shared.fill(
        12,
        'c05.old#lineItem',
        'self.pillars#hour',
        'basis.siju#meaning',
        'basis.siju#scene',
        'basis.unseong12#scene',
        'seat.chair#pair',
      ),
      letter(['c05.old#letter', 'c05.old#trust'], ['c05.old#last']),
    ],
  },
];

/** 미래 배우자 초상 */
export default {
  id: 5,
  plan,
  topics: [
    ...shared.topics(),
    age, chair, clash, days, eye, house, kept, last, late, look, me, meeting, more, old, person, say, speak, temper, work,
  ], // prettier-ignore
} satisfies WrittenContent;
