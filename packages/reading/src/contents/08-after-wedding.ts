import { checklist, decadeLine, elementRing, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type ContentPlan, type WrittenContent } from '#compose/plan.ts';
import { decade } from '#compose/times.ts';
import acts from '#corpus/c08/acts.ts';
import age from '#corpus/c08/age.ts';
import bridge from '#corpus/c08/bridge.ts';
import child from '#corpus/c08/child.ts';
import chores from '#corpus/c08/chores.ts';
import days from '#corpus/c08/days.ts';
import decadeWalk from '#corpus/c08/decade.ts';
import door from '#corpus/c08/door.ts';
import embers from '#corpus/c08/embers.ts';
import evening from '#corpus/c08/evening.ts';
import face from '#corpus/c08/face.ts';
import first from '#corpus/c08/first.ts';
import grey from '#corpus/c08/grey.ts';
import hands from '#corpus/c08/hands.ts';
import honeymoon from '#corpus/c08/honeymoon.ts';
import long from '#corpus/c08/long.ts';
import more from '#corpus/c08/more.ts';
import nights from '#corpus/c08/nights.ts';
import pairs from '#corpus/c08/pairs.ts';
import power from '#corpus/c08/power.ts';
import scenes from '#corpus/c08/scenes.ts';
import spouse from '#corpus/c08/spouse.ts';
import walk from '#corpus/c08/walk.ts';
import weary from '#corpus/c08/weary.ts';
import work from '#corpus/c08/work.ts';
import young from '#corpus/c08/young.ts';
import { rest, sharedFill } from './shared-fill.ts';

const shared = sharedFill();

const plan: ContentPlan = [
  {
    answer: 'c08.spouse#answer',
    parts: [
      paragraph('c08.spouse#self', 'c08.spouse#frame'),
      paragraph('c08.spouse#star', 'c08.spouse#officer'),
      quote('c08.spouse#lineItem'),
      paragraph('c08.face#frame', 'c08.face#name'),
      paragraph('c08.spouse#wealth', 'c08.spouse#year'),
      paragraph('c08.more#call', 'c08.face#friends'),
      paragraph('c08.days#weekend'),
      rest('c08.acts#lineItem'),
      paragraph('c08.face#badDay', 'c08.face#yieldFirst'),
      paragraph('c08.face#alone', 'c08.face#mirror'),
      paragraph('c08.days#room'),
      rest('c08.acts#lineItem'),
      paragraph('c08.scenes#face', 'c08.spouse#frame'),
      spare('c08.face#frame', 'c08.scenes#face'),
      ...shared.fill(10, 'c08.acts#lineItem', 'seat.chair#role', 'basis.wolju#meaning', 'self.pillars#month'),
      checklist('배우자가 되는 연습', 'c08.spouse#act', 'c08.acts#spouseAct', 'c08.spouse#act'),
    ],
  },
  {
    answer: 'c08.honeymoon#answer',
    parts: [
      paragraph('c08.honeymoon#air', 'c08.honeymoon#seat'),
      paragraph('c08.honeymoon#frame', 'c08.honeymoon#season'),
      quote('c08.honeymoon#lineItem'),
      paragraph('c08.first#frame', 'c08.first#weather'),
      paragraph('c08.honeymoon#month', 'c08.honeymoon#habit'),
      paragraph('c08.first#families', 'c08.honeymoon#last'),
      paragraph('c08.days#holiday'),
      rest('c08.face#lineItem'),
      paragraph('c08.first#sleep', 'c08.more#birthday'),
      paragraph('c08.first#guest', 'c08.first#payday'),
      paragraph('c08.days#thaw'),
      rest('c08.acts#lineItem'),
      paragraph('c08.scenes#year', 'c08.first#sick'),
      spare('c08.first#frame', 'c08.scenes#year'),
      ...shared.fill(
        10,
        'c08.acts#lineItem',
        'seat.chair#living',
        'self.pillars#hour',
        'seat.life#space',
        'seat.chair#home',
      ),
      checklist('첫해에 해 둘 것', 'c08.honeymoon#act', 'c08.acts#firstAct', 'c08.acts#newAct'),
    ],
  },
  {
    answer: 'c08.chores#answer',
    parts: [
      paragraph('c08.chores#wealth', 'c08.chores#output'),
      paragraph('c08.chores#frame', 'c08.chores#month'),
      signals(
        { tone: 'BRIGHT', label: '맡으면 좋은 일', move: 'c08.chores#goodItem' },
        { tone: 'SLOW', label: '넘기면 좋은 일', move: 'c08.chores#waitItem' },
      ),
      paragraph('c08.hands#ask', 'c08.hands#mess'),
      paragraph('c08.chores#purse', 'c08.hands#big'),
      paragraph('c08.chores#year', 'c08.hands#owe'),
      paragraph('c08.days#stubborn'),
      rest('c08.hands#lineItem'),
      paragraph('c08.hands#frame', 'c08.hands#rule'),
      paragraph('c08.chores#thanks', 'c08.more#market'),
      paragraph('c08.days#tidy'),
      rest('c08.acts#lineItem'),
      paragraph('c08.hands#feast', 'c08.scenes#hands'),
      spare('c08.hands#frame', 'c08.scenes#hands'),
      ...shared.fill(
        10,
        'c08.acts#lineItem',
        'seat.life#talk',
        'seat.chair#inner',
        'basis.wolju#scene',
        'self.around#month',
        'basis.nyeonju#scene',
      ),
      checklist('나누기의 첫 주', 'c08.chores#act', 'c08.acts#choresAct', 'c08.chores#act'),
    ],
  },
  {
    answer: 'c08.child#answer',
    parts: [
      paragraph('c08.child#hour', 'c08.child#output'),
      paragraph('c08.child#frame', 'c08.child#young'),
      quote('c08.child#lineItem'),
      paragraph('c08.young#frame', 'c08.young#elders'),
      paragraph('c08.child#month', 'c08.young#child'),
      paragraph('c08.days#inner'),
      paragraph('c08.young#differ', 'c08.child#pair'),
      rest('c08.young#lineItem'),
      paragraph('c08.young#own', 'c08.more#nephew'),
      paragraph('c08.days#hush'),
      paragraph('c08.young#two', 'c08.young#keepsake'),
      rest('c08.acts#lineItem'),
      paragraph('c08.scenes#heart'),
      spare('c08.young#frame', 'c08.scenes#heart'),
      ...shared.fill(
        10,
        'c08.acts#lineItem',
        'basis.siju#meaning',
        'basis.siju#scene',
        'self.pillars#hour',
        'self.around#animal',
      ),
      checklist('둘이 이야기하기 전에', 'c08.child#act', 'c08.acts#childAct', 'c08.acts#talkAct'),
    ],
  },
  {
    answer: 'c08.work#answer',
    parts: [
      paragraph('c08.work#officer', 'c08.work#power'),
      paragraph('c08.work#frame', 'c08.work#stage'),
      quote('c08.work#lineItem'),
      paragraph('c08.door#frame', 'c08.door#phone'),
      paragraph('c08.work#year', 'c08.work#rest'),
      paragraph('c08.nights#monday'),
      paragraph('c08.door#quit', 'c08.door#away'),
      rest('c08.door#lineItem'),
      paragraph('c08.work#need', 'c08.more#late'),
      paragraph('c08.nights#change'),
      paragraph('c08.door#praise', 'c08.door#calendar'),
      rest('c08.acts#lineItem'),
      paragraph('c08.evening#work', 'c08.pairs#work'),
      spare('c08.pairs#work'),
      spare('c08.door#frame', 'c08.evening#work'),
      ...shared.fill(
        10,
        'c08.acts#lineItem',
        'seat.life#space',
        'seat.chair#living',
        'seat.chair#role',
        'basis.siju#scene',
        'self.around#night',
      ),
      checklist('일과 집 사이의 문', 'c08.work#act', 'c08.acts#workAct', 'c08.acts#homeAct'),
    ],
  },
  {
    answer: 'c08.weary#answer',
    parts: [
      paragraph('c08.weary#peach', 'c08.weary#frame'),
      paragraph('c08.weary#resent', 'c08.weary#month'),
      quote('c08.weary#lineItem'),
      paragraph('c08.grey#frame', 'c08.grey#notice'),
      paragraph('c08.weary#year', 'c08.weary#sign'),
      paragraph('c08.nights#winter'),
      paragraph('c08.grey#table', 'c08.grey#first'),
      rest('c08.grey#lineItem'),
      paragraph('c08.grey#photo', 'c08.more#sunday'),
      paragraph('c08.nights#dislike'),
      paragraph('c08.grey#quiet', 'c08.evening#grey'),
      paragraph('c08.pairs#grey', 'c08.embers#air'),
      rest('c08.acts#lineItem'),
      spare('c08.grey#frame', 'c08.pairs#grey'),
      ...shared.fill(
        10,
        'c08.acts#lineItem',
        'seat.chair#home',
        'seat.life#shade',
        'seat.life#talk',
        'ilju.with#want',
        'self.around#night',
      ),
      checklist('권태를 걷는 한 주', 'c08.weary#act', 'c08.acts#wearyAct', 'c08.weary#act'),
    ],
  },
  {
    answer: 'c08.power#answer',
    parts: [
      paragraph('c08.power#useful', 'c08.power#frame'),
      elementRing('c08.power#caption'),
      paragraph('c08.power#noble', 'c08.power#stage'),
      paragraph('c08.bridge#ask', 'c08.bridge#frame'),
      quote('c08.power#lineItem'),
      paragraph('c08.power#month', 'c08.power#year'),
      paragraph('c08.bridge#silent', 'c08.bridge#money'),
      paragraph('c08.nights#order'),
      rest('c08.bridge#lineItem'),
      paragraph('c08.power#word', 'c08.more#phone'),
      paragraph('c08.nights#later'),
      paragraph('c08.bridge#laugh', 'c08.bridge#after'),
      rest('c08.acts#lineItem'),
      paragraph('c08.evening#storm', 'c08.bridge#gift'),
      rest('c08.bridge#lineItem'),
      paragraph('c08.pairs#storm', 'c08.embers#say'),
      spare('c08.bridge#frame', 'c08.pairs#storm'),
      spare('c08.evening#storm'),
      ...shared.fill(
        10,
        'c08.acts#lineItem',
        'seat.chair#inner',
        'seat.life#shade',
        'basis.nyeonju#meaning',
        'self.around#month',
        'basis.johu#scene',
      ),
      checklist('고비에 꺼낼 것', 'c08.power#act', 'c08.acts#powerAct', 'c08.acts#bridgeAct'),
    ],
  },
  {
    answer: 'c08.decade#answer',
    parts: [
      decade(0, 'c08.decade#sky', 'c08.decade#earth'),
      decadeLine('c08.decade#caption'),
      paragraph('c08.walk#decadeTie', 'c08.walk#decadePace'),
      decade(0, 'c08.decade#house', 'c08.decade#turn'),
      quote('c08.decade#lineItem'),
      paragraph('c08.walk#frame', 'c08.walk#leave'),
      decade(0, 'decades.love#stage', 'c08.decade#earth'),
      paragraph('c08.decade#step', 'c08.decade#next'),
      paragraph('c08.nights#album'),
      rest('c08.acts#lineItem'),
      decade(1, 'c08.decade#sky', 'decades.love#ground'),
      paragraph('c08.evening#road', 'c08.walk#frame'),
      paragraph('c08.pairs#road', 'c08.embers#task'),
      paragraph('c08.nights#elder'),
      spare('c08.evening#road'),
      ...shared.fill(10, 'c08.acts#lineItem', 'seat.chair#pair', 'self.pillars#year', 'self.around#animal'),
      checklist('10년을 함께 걷는 법', 'c08.decade#act', 'c08.acts#walkAct', 'c08.decade#act'),
    ],
  },
  {
    answer: 'c08.long#answer',
    parts: [
      paragraph('c08.long#way', 'c08.long#seat'),
      paragraph('c08.age#old', 'c08.age#frame'),
      paragraph('c08.long#month', 'c08.long#keep'),
      quote('c08.long#lineItem'),
      paragraph('c08.age#last', 'c08.more#oath'),
      paragraph('c08.nights#keepOn'),
      paragraph('c08.more#habit', 'c08.age#frame'),
      paragraph('c08.embers#sleep', 'c08.pairs#age'),
      spare('c08.pairs#age'),
      ...shared.fill(
        10,
        'c08.acts#lineItem',
        'ilju.with#want',
        'seat.chair#pair',
        'self.pillars#year',
        'basis.nyeonju#scene',
      ),
      paragraph('c08.long#close'),
    ],
  },
];

/** 결혼 후의 나, 미리 보기 */
export default {
  id: 8,
  plan,
  topics: [
    ...shared.topics(),
    acts,
    age,
    bridge,
    child,
    chores,
    days,
    decadeWalk,
    door,
    embers,
    evening,
    face,
    first,
    grey,
    hands,
    honeymoon,
    long,
    more,
    nights,
    pairs,
    power,
    scenes,
    spouse,
    walk,
    weary,
    work,
    young,
  ],
} satisfies WrittenContent;
