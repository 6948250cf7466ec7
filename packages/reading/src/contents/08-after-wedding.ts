import { checklist, decadeLine, elementRing, quote, signals } from '#compose/beats.ts';
import { crosshead, paragraph, spare, type ContentPlan, type WrittenContent } from '#compose/plan.ts';
import { decade } from '#compose/times.ts';
import acts from '#corpus/c08/acts.ts';
import age from '#corpus/c08/age.ts';
import autumn from '#corpus/c08/autumn.ts';
import bridge from '#corpus/c08/bridge.ts';
import child from '#corpus/c08/child.ts';
import chores from '#corpus/c08/chores.ts';
import closer from '#corpus/c08/closer.ts';
import course from '#corpus/c08/course.ts';
import days from '#corpus/c08/days.ts';
import decadeWalk from '#corpus/c08/decade.ts';
import door from '#corpus/c08/door.ts';
import embers from '#corpus/c08/embers.ts';
import everyday from '#corpus/c08/everyday.ts';
import face from '#corpus/c08/face.ts';
import first from '#corpus/c08/first.ts';
import further from '#corpus/c08/further.ts';
import grey from '#corpus/c08/grey.ts';
import hands from '#corpus/c08/hands.ts';
import honeymoon from '#corpus/c08/honeymoon.ts';
import inward from '#corpus/c08/inward.ts';
import lasting from '#corpus/c08/lasting.ts';
import later from '#corpus/c08/later.ts';
import long from '#corpus/c08/long.ts';
import more from '#corpus/c08/more.ts';
import newly from '#corpus/c08/newly.ts';
import nights from '#corpus/c08/nights.ts';
import power from '#corpus/c08/power.ts';
import roots from '#corpus/c08/roots.ts';
import seasoned from '#corpus/c08/seasoned.ts';
import seasons from '#corpus/c08/seasons.ts';
import spouse from '#corpus/c08/spouse.ts';
import tasks from '#corpus/c08/tasks.ts';
import walk from '#corpus/c08/walk.ts';
import weary from '#corpus/c08/weary.ts';
import wedded from '#corpus/c08/wedded.ts';
import work from '#corpus/c08/work.ts';
import young from '#corpus/c08/young.ts';
import type { Topic } from '#corpus/format.ts';
import keep from '#corpus/general/keep.ts';
import { PooledTopic } from '#corpus/pooled.ts';
import { rest } from './shared-fill.ts';

const OWN: readonly Topic[] = [
  closer,
  everyday,
  acts,
  age,
  autumn,
  bridge,
  child,
  chores,
  course,
  days,
  decadeWalk,
  door,
  embers,
  face,
  first,
  further,
  grey,
  hands,
  honeymoon,
  inward,
  keep,
  lasting,
  later,
  long,
  more,
  newly,
  nights,
  power,
  roots,
  seasoned,
  seasons,
  spouse,
  tasks,
  walk,
  weary,
  wedded,
  work,
  young,
];
const pooled = new PooledTopic(OWN);

/** The long tellings, each from any of several characters of the chart. */
const told = {
  ford: pooled.of('c08.later#ford', 'c08.further#ford'),
  balance: pooled.of('c08.later#balance', 'c08.further#balance', 'c08.further#scale'),
  decadeDays: pooled.of('c08.lasting#decadeDays', 'c08.everyday#decadeDays', 'c08.further#decadeDays'),
  elder: pooled.of('c08.lasting#elder', 'c08.everyday#elder', 'c08.further#elder'),
  called: pooled.of('c08.wedded#called', 'c08.roots#called', 'c08.roots#named'),
  unwell: pooled.of('c08.wedded#unwell', 'c08.roots#unwell', 'c08.everyday#unwell'),
  months: pooled.of('c08.wedded#months', 'c08.roots#months', 'c08.roots#newHome'),
  quarrel: pooled.of('c08.wedded#quarrel', 'c08.roots#quarrel', 'c08.everyday#quarrel'),
  share: pooled.of('c08.wedded#share', 'c08.roots#share', 'c08.roots#kitchen'),
  thanks: pooled.of('c08.wedded#thanks', 'c08.roots#thanks', 'c08.everyday#thanks'),
  childTalk: pooled.of('c08.inward#childTalk', 'c08.roots#childTalk', 'c08.roots#family'),
  twoTalk: pooled.of('c08.inward#twoTalk', 'c08.roots#twoTalk', 'c08.everyday#twoTalk'),
  dusk: pooled.of('c08.inward#dusk', 'c08.seasoned#dusk', 'c08.further#dusk'),
  dull: pooled.of('c08.inward#dull', 'c08.seasoned#dull', 'c08.further#dull'),
  rekindle: pooled.of('c08.inward#rekindle', 'c08.seasoned#rekindle', 'c08.everyday#rekindle'),
  lean: pooled.of('c08.lasting#lean', 'c08.seasoned#lean', 'c08.seasoned#help'),
  afterwards: pooled.of('c08.lasting#afterwards', 'c08.seasoned#afterwards', 'c08.everyday#afterwards'),
  daily: pooled.of('c08.lasting#daily', 'c08.seasoned#daily', 'c08.further#daily'),
};

/** Small habits by the strongest force and by the year of birth, each in two tellings. */
const habit = {
  name: pooled.of('c08.face#name', 'c08.closer#name'),
  purse: pooled.of('c08.chores#purse', 'c08.closer#purse'),
  nephew: pooled.of('c08.more#nephew', 'c08.closer#nephew'),
  quit: pooled.of('c08.door#quit', 'c08.closer#quit'),
  year: pooled.of('c08.weary#year', 'c08.closer#year'),
  oath: pooled.of('c08.more#oath', 'c08.closer#oath'),
  call: pooled.of('c08.more#call', 'c08.closer#call'),
  holiday: pooled.of('c08.days#holiday', 'c08.closer#holiday'),
  dislike: pooled.of('c08.nights#dislike', 'c08.closer#dislike'),
  monday: pooled.of('c08.nights#monday', 'c08.closer#monday'),
  phone: pooled.of('c08.more#phone', 'c08.closer#phone'),
};

/** Short remarks on the counts of one force, of which a reading tells one or two. */
const remark = {
  young: pooled.of('c08.child#young', 'c08.young#child', 'c08.young#keepsake'),
  market: pooled.of('c08.chores#year', 'c08.more#market'),
  strong: pooled.of('c08.power#year', 'c08.power#month', 'c08.power#stage'),
  kept: pooled.of('c08.long#keep', 'c08.long#month'),
  album: pooled.of('c08.nights#album', 'c08.nights#elder'),
  partner: pooled.of('c08.spouse#officer', 'c08.spouse#wealth', 'c08.face#alone'),
  firstNights: pooled.of('c08.first#sick', 'c08.first#payday', 'c08.first#sleep'),
  chores: pooled.of('c08.chores#output', 'c08.hands#mess', 'c08.hands#rule'),
  child: pooled.of('c08.young#own', 'c08.young#two', 'c08.young#differ'),
  home: pooled.of('c08.work#rest', 'c08.work#need', 'c08.door#calendar', 'c08.door#praise'),
  weary: pooled.of('c08.weary#peach', 'c08.grey#quiet', 'c08.grey#table'),
  storm: pooled.of('c08.bridge#ask', 'c08.bridge#gift', 'c08.bridge#money', 'c08.bridge#laugh'),
};

/** What to do at the end of a chapter. */
const task = {
  spouseAct: pooled.of('c08.spouse#act', 'c08.tasks#spouseAct'),
  firstAct: pooled.of('c08.honeymoon#act', 'c08.tasks#firstAct'),
  choresAct: pooled.of('c08.chores#act', 'c08.tasks#choresAct'),
  childAct: pooled.of('c08.child#act', 'c08.tasks#childAct'),
  workAct: pooled.of('c08.work#act', 'c08.tasks#workAct'),
  wearyAct: pooled.of('c08.weary#act', 'c08.tasks#wearyAct'),
  powerAct: pooled.of('c08.power#act', 'c08.tasks#powerAct'),
  decadeAct: pooled.of('c08.decade#act', 'c08.tasks#decadeAct'),
};

const plan: ContentPlan = [
  {
    answer: 'c08.spouse#answer',
    parts: [
      paragraph('c08.spouse#self', 'c08.spouse#star'),
      paragraph('c08.newly#role'),
      crosshead('c08.course#crossheadCalled'),
      paragraph(told.called),
      paragraph(habit.name, 'c08.face#mirror'),
      paragraph(told.called),
      paragraph('c08.spouse#year', remark.partner),
      quote('c08.spouse#lineItem'),
      crosshead('c08.course#crossheadHomeDay'),
      paragraph('c08.newly#homecoming'),
      paragraph('c08.days#weekend'),
      paragraph('c08.face#friends', habit.call),
      paragraph('c08.days#room'),
      rest('c08.acts#lineItem'),
      crosshead('c08.course#crossheadBadDay'),
      paragraph(told.unwell),
      paragraph('c08.face#badDay', 'c08.face#yieldFirst'),
      paragraph(told.unwell),
      checklist('배우자가 되는 연습', task.spouseAct, 'c08.acts#spouseAct', task.spouseAct),
    ],
  },
  {
    answer: 'c08.honeymoon#answer',
    parts: [
      paragraph('c08.honeymoon#air', 'c08.honeymoon#seat'),
      crosshead('c08.course#crossheadAir'),
      paragraph('c08.newly#firstYear'),
      paragraph(told.months),
      paragraph('c08.honeymoon#season', 'c08.first#weather'),
      paragraph(told.months),
      paragraph('c08.honeymoon#month', 'c08.honeymoon#habit'),
      quote('c08.honeymoon#lineItem'),
      crosshead('c08.course#crossheadFamilies'),
      paragraph('c08.seasons#families'),
      paragraph(habit.holiday),
      spare('c08.first#families'),
      paragraph('c08.honeymoon#last', 'c08.more#birthday'),
      spare('c08.first#guest'),
      quote('c08.face#lineItem'),
      crosshead('c08.course#crossheadThaw'),
      paragraph(told.quarrel),
      paragraph('c08.days#thaw'),
      paragraph(told.quarrel),
      paragraph(remark.firstNights),
      checklist('첫해에 해 둘 것', task.firstAct, 'c08.acts#firstAct', 'c08.acts#newAct'),
    ],
  },
  {
    answer: 'c08.chores#answer',
    parts: [
      paragraph('c08.chores#wealth', 'c08.chores#month'),
      signals(
        { tone: 'BRIGHT', label: '맡으면 좋은 일', move: 'c08.chores#goodItem' },
        { tone: 'SLOW', label: '넘기면 좋은 일', move: 'c08.chores#waitItem' },
      ),
      crosshead('c08.course#crossheadSplit'),
      paragraph('c08.newly#handsOn'),
      paragraph(told.share),
      paragraph('c08.days#tidy'),
      paragraph(told.share),
      spare(remark.chores),
      quote('c08.hands#lineItem'),
      crosshead('c08.course#crossheadPurse'),
      paragraph('c08.newly#purse'),
      paragraph(habit.purse, 'c08.hands#big'),
      paragraph(remark.market),
      spare('c08.days#stubborn'),
      rest('c08.acts#lineItem'),
      crosshead('c08.course#crossheadThanks'),
      paragraph(told.thanks),
      paragraph('c08.chores#thanks', 'c08.hands#owe'),
      paragraph(told.thanks),
      spare('c08.hands#feast'),
      checklist('나누기의 첫 주', task.choresAct, 'c08.acts#choresAct', task.choresAct),
    ],
  },
  {
    answer: 'c08.child#answer',
    parts: [
      paragraph('c08.child#hour', 'c08.child#output'),
      crosshead('c08.course#crossheadHeart'),
      paragraph(told.childTalk),
      paragraph('c08.later#child'),
      paragraph(told.childTalk),
      paragraph(remark.young),
      spare('c08.child#month'),
      quote('c08.child#lineItem'),
      crosshead('c08.course#crossheadElders'),
      paragraph('c08.seasons#childhood'),
      paragraph('c08.young#elders', habit.nephew),
      paragraph('c08.days#inner', remark.young),
      rest('c08.young#lineItem'),
      crosshead('c08.course#crossheadTwo'),
      paragraph(told.twoTalk),
      paragraph(told.twoTalk),
      paragraph('c08.days#hush'),
      spare(remark.child),
      checklist('둘이 이야기하기 전에', task.childAct, 'c08.acts#childAct', 'c08.acts#talkAct'),
    ],
  },
  {
    answer: 'c08.work#answer',
    parts: [
      paragraph('c08.work#power', 'c08.work#year'),
      crosshead('c08.course#crossheadDoor'),
      paragraph(told.dusk),
      paragraph(remark.home, 'c08.more#late'),
      paragraph(told.dusk),
      paragraph('c08.door#phone', 'c08.door#away'),
      quote('c08.work#lineItem'),
      crosshead('c08.course#crossheadJob'),
      paragraph('c08.nights#change'),
      paragraph(habit.quit, 'c08.work#stage'),
      paragraph(habit.monday),
      rest('c08.door#lineItem'),
      crosshead('c08.course#crossheadBalance'),
      paragraph(told.balance),
      paragraph(remark.home),
      spare(told.balance),
      spare(remark.home),
      checklist('일과 집 사이의 문', task.workAct, 'c08.acts#workAct', 'c08.acts#homeAct'),
    ],
  },
  {
    answer: 'c08.weary#answer',
    parts: [
      paragraph(told.dull),
      crosshead('c08.course#crossheadGrey'),
      paragraph('c08.later#weary'),
      paragraph('c08.weary#sign', 'c08.grey#notice'),
      paragraph(habit.year, remark.weary),
      quote('c08.weary#lineItem'),
      crosshead('c08.course#crossheadSilent'),
      paragraph('c08.weary#resent', 'c08.weary#month'),
      paragraph(habit.dislike),
      paragraph(told.dull),
      paragraph('c08.nights#winter'),
      paragraph('c08.embers#air'),
      quote('c08.grey#lineItem'),
      crosshead('c08.course#crossheadEmber'),
      paragraph(told.rekindle),
      paragraph('c08.seasons#awake'),
      paragraph(told.rekindle),
      paragraph('c08.grey#photo', 'c08.more#sunday'),
      spare(remark.weary),
      checklist('권태를 걷는 한 주', task.wearyAct, 'c08.acts#wearyAct', task.wearyAct),
    ],
  },
  {
    answer: 'c08.power#answer',
    parts: [
      paragraph('c08.power#useful', 'c08.power#noble'),
      elementRing('c08.power#caption'),
      crosshead('c08.course#crossheadBridge'),
      paragraph(told.lean),
      paragraph(told.ford),
      paragraph('c08.nights#order'),
      paragraph(told.lean),
      paragraph(remark.storm),
      quote('c08.power#lineItem'),
      crosshead('c08.course#crossheadStand'),
      paragraph(remark.strong, remark.strong),
      paragraph('c08.bridge#silent', habit.phone),
      rest('c08.bridge#lineItem'),
      crosshead('c08.course#crossheadAfter'),
      paragraph(told.afterwards),
      paragraph('c08.embers#say'),
      paragraph(told.afterwards),
      paragraph('c08.bridge#after'),
      spare(told.ford),
      paragraph('c08.nights#later'),
      checklist('고비에 꺼낼 것', task.powerAct, 'c08.acts#powerAct', 'c08.acts#bridgeAct'),
    ],
  },
  {
    answer: 'c08.decade#answer',
    parts: [
      decade(0, 'c08.decade#sky', 'c08.decade#earth'),
      decadeLine('c08.decade#caption'),
      crosshead('c08.course#crossheadGround'),
      decade(0, 'c08.later#decade'),
      decade(0, 'c08.decade#house'),
      decade(0, 'c08.later#decadeBody'),
      quote('c08.decade#lineItem'),
      crosshead('c08.course#crossheadStep'),
      paragraph(told.decadeDays),
      spare(told.decadeDays),
      spare(told.decadeDays),
      paragraph('c08.seasons#road'),
      paragraph('c08.walk#decadePace', 'c08.walk#leave'),
      quote('c08.acts#lineItem'),
      crosshead('c08.course#crossheadNext'),
      paragraph('c08.decade#next'),
      decade(1, 'c08.decade#sky', 'c08.later#next'),
      paragraph('c08.embers#task'),
      paragraph(remark.album),
      checklist('10년을 함께 걷는 법', task.decadeAct, 'c08.acts#walkAct', task.decadeAct),
    ],
  },
  {
    answer: 'c08.long#answer',
    parts: [
      paragraph('c08.long#way', 'c08.long#seat'),
      crosshead('c08.course#crossheadKeep'),
      paragraph(told.daily),
      paragraph('c08.later#keep'),
      paragraph(told.daily),
      paragraph(remark.kept),
      paragraph('c08.embers#sleep'),
      spare(habit.oath),
      quote('c08.long#lineItem'),
      crosshead('c08.course#crossheadOld'),
      paragraph(told.elder),
      spare(told.elder),
      paragraph('c08.autumn#together'),
      paragraph('c08.age#old', 'c08.age#last'),
      paragraph('c08.nights#keepOn', 'c08.more#habit'),
      paragraph('c08.long#close'),
    ],
  },
];

/** 결혼 후의 나, 미리 보기 */
export default {
  id: 8,
  plan,
  topics: [...OWN, pooled.topic()],
} satisfies WrittenContent;
