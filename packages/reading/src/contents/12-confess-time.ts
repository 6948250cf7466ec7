import { checklist, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, monthAt, months, slowMonths, type MonthChoice } from '#compose/times.ts';
import after from '#corpus/c12/after.ts';
import eyes from '#corpus/c12/eyes.ts';
import hide from '#corpus/c12/hide.ts';
import like from '#corpus/c12/like.ts';
import month from '#corpus/c12/month.ts';
import more from '#corpus/c12/more.ts';
import pairs from '#corpus/c12/pairs.ts';
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
import today from '#corpus/c12/today.ts';
import wait from '#corpus/c12/wait.ts';
import words from '#corpus/c12/words.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';

const only =
  (choice: MonthChoice, at: number): MonthChoice =>
  (all) =>
    choice(all).slice(at, at + 1);

/** 고백, 지금일까 나중일까 */
export default {
  id: 12,
  topics: [
    ...GENERAL_TOPICS,
    like,
    hide,
    eyes,
    month,
    still,
    words,
    wait,
    after,
    scenes,
    pairs,
    more,
    today,
    spareLike,
    spareHide,
    spareEyes,
    spareMonth,
    spareStill,
    spareWords,
    spareWait,
    spareAfter,
  ],
  plan: [
    {
      answer: 'c12.like#answer',
      parts: [
        paragraph('c12.like#root', 'c12.like#order'),
        paragraph('c12.like#turn', 'c12.like#school'),
        paragraph('c12.scenes#day'),
        quote('c12.like#keepItem'),
        paragraph('c12.more#ripen'),
        paragraph('c12.like#star', 'c12.scenes#day'),
        paragraph('c12.pairs#wish', 'c12.like#order'),
        spare('c12.spare-like#first', 'c12.spare-like#step'),
        spare('c12.spare-like#cross', 'c12.spare-like#swell'),
        quote('c12.like#keepItem'),
        spare('c12.spare-like#midnight', 'c12.spare-like#hollow'),
        spare('crush.first#root', 'c12.pairs#wish'),
        spare('self.pillars#hour', 'self.season#nature'),
        spare('self.lead#lead', 'basis.siksang#scene'),
        spare('basis.ilgan#meaning', 'crush.first#show'),
        spare('basis.siksang#meaning', 'crush.first#who'),
        spare('basis.ilgan#scene'),
        checklist('이번 주에 해 볼 것', 'c12.like#likeAct', 'c12.like#likeAct', 'crush.first#crushAct'),
      ],
    },
    {
      answer: 'c12.hide#answer',
      parts: [
        paragraph('c12.hide#lock', 'c12.hide#fold'),
        paragraph('c12.hide#mask', 'c12.scenes#cover'),
        paragraph('c12.hide#press'),
        quote('c12.hide#quietItem'),
        paragraph('c12.hide#price', 'c12.hide#fold'),
        paragraph('c12.more#house'),
        paragraph('c12.scenes#cover', 'c12.hide#fold'),
        spare('c12.spare-hide#gate', 'c12.spare-hide#frost'),
        quote('c12.hide#quietItem'),
        spare('c12.spare-hide#chair'),
        spare('c12.spare-hide#taste', 'c12.spare-hide#load'),
        spare('c12.spare-hide#dusk', 'c12.spare-hide#tie'),
        spare('self.lead#thin', 'basis.inseong#scene'),
        spare('crush.first#ache', 'basis.gwanseong#scene'),
        spare('basis.inseong#meaning', 'self.pillars#month'),
        spare('crush.first#sign', 'basis.gwanseong#meaning'),
        spare('self.around#night'),
        spare('ilju.love#near', 'basis.gwanseong#fact'),
        spare('ilju.love#habit', 'basis.inseong#fact'),
        checklist('이번 주에 해 볼 것', 'c12.hide#openAct', 'c12.hide#openAct', 'basis.gwanseong#act'),
      ],
    },
    {
      answer: 'c12.eyes#answer',
      parts: [
        paragraph('c12.eyes#peach', 'c12.scenes#glance'),
        paragraph('c12.eyes#red', 'c12.eyes#crowd'),
        signals(
          { tone: 'BRIGHT', label: '끌리는 데', move: 'c12.eyes#seenItem' },
          { tone: 'BRIGHT', label: '또 하나', move: 'c12.eyes#seenItem' },
          { tone: 'SLOW', label: '흐려지는 데', move: 'c12.eyes#blurItem' },
        ),
        paragraph('c12.eyes#seat', 'c12.eyes#wrong'),
        paragraph('c12.more#again', 'c12.scenes#glance'),
        paragraph('c12.eyes#late'),
        paragraph('c12.more#again'),
        spare('c12.spare-eyes#weeks', 'c12.spare-eyes#front'),
        spare('c12.spare-eyes#stance'),
        quote('crush.first#keep'),
        spare('c12.spare-eyes#reply', 'c12.spare-eyes#closeup'),
        spare('c12.spare-eyes#gap'),
        spare('charm.stars#season', 'c12.scenes#glance'),
        spare('self.around#mask', 'charm.stars#noble'),
        spare('charm.stars#habit', 'self.around#animal'),
        spare('basis.hongyeom#scene', 'basis.dohwa#scene'),
        spare('ssum.type#seen'),
        spare('ssum.type#mirror', 'charm.stars#instead'),
        spare('charm.stars#red', 'charm.stars#peach'),
        spare('ilju.love#signs'),
        checklist('이번 주에 해 볼 것', 'charm.stars#charmAct', 'charm.stars#listAct', 'c12.like#likeAct'),
      ],
    },
    {
      answer: 'c12.month#answer',
      parts: [
        paragraph('c12.month#voice'),
        monthCalendar('c12.month#caption'),
        months(
          monthAt(0),
          'c12.month#now',
          'c12.today#voice',
          'c12.today#hand',
          'c12.month#seat',
          'months.reach#act',
        ),
        months(only(brightMonths(3), 0), 'months.reach#head', 'c12.month#speak', 'c12.month#seat'),
        months(only(brightMonths(3), 1), 'months.reach#head', 'c12.month#speak', 'c12.month#seat'),
        quote('c12.like#keepItem'),
        months(
          only(brightMonths(3), 2),
          'months.reach#head',
          'c12.month#speak',
          'c12.month#seat',
          'months.reach#act',
        ),
        paragraph('c12.month#hour', 'c12.pairs#ready'),
        spare('c12.spare-month#ripe', 'c12.spare-month#lever'),
        quote('c12.like#keepItem'),
        spare('c12.spare-month#weather', 'c12.spare-month#road'),
        spare('c12.pairs#ready', 'c12.spare-month#tell'),
        spare('love.verdicts#initiative', 'c12.month#hour'),
        spare('crush.first#step'),
        spare('basis.siksang#fact', 'basis.siksang#meaning'),
        spare('love.verdicts#channel', 'crush.first#stepMore'),
        spare('ssum.type#rhythm'),
        checklist('달력에 적어 둘 것', 'c12.month#dayAct', 'c12.month#restAct', 'c12.month#dayAct'),
      ],
    },
    {
      answer: 'c12.still#answer',
      parts: [
        paragraph('c12.still#bond'),
        paragraph('c12.still#slip', 'c12.still#miss'),
        signals(
          { tone: 'SLOW', label: '담아 둘 말', move: 'c12.still#saveItem' },
          { tone: 'SLOW', label: '담아 둘 말', move: 'c12.still#saveItem' },
          { tone: 'BRIGHT', label: '해도 되는 말', move: 'c12.still#fineItem' },
        ),
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
        quote('c12.hide#quietItem'),
        paragraph('c12.today#hush', 'c12.today#guard', 'c12.today#tongue'),
        paragraph('c12.more#ember', 'c12.pairs#rest'),
        paragraph('c12.pairs#rest', 'c12.still#bond'),
        spare('c12.spare-still#habit', 'c12.spare-still#stubborn'),
        spare('c12.spare-still#gait'),
        quote('c12.hide#quietItem'),
        spare('c12.spare-still#trap', 'c12.spare-still#ballast'),
        spare('c12.spare-still#lamp'),
        spare('basis.hapchung#scene', 'self.around#night'),
        spare('basis.wonjin#meaning', 'crush.first#night'),
        spare('love.verdicts#hurt', 'basis.hapchung#meaning'),
        spare('ilju.love#resent'),
        checklist('이때 할 일', 'c12.still#stillAct', 'c12.still#stillAct', 'basis.wonjin#act'),
      ],
    },
    {
      answer: 'c12.words#answer',
      parts: [
        paragraph('c12.words#heat', 'c12.words#scene'),
        quote('c12.words#lineItem'),
        paragraph('c12.words#open', 'c12.words#avoid'),
        paragraph('c12.more#voice'),
        quote('c12.words#lineItem'),
        paragraph('c12.words#ear', 'c12.words#scene'),
        paragraph('c12.words#how', 'c12.pairs#manner'),
        paragraph('c12.words#scene', 'c12.pairs#manner'),
        spare('c12.spare-words#near', 'c12.spare-words#charm'),
        quote('c12.words#lineItem'),
        spare('c12.spare-words#breath', 'c12.spare-words#listener'),
        spare('c12.spare-words#clock', 'c12.spare-words#root'),
        spare('c12.words#how', 'basis.johu#scene'),
        spare('basis.ilgan#scene', 'basis.johu#meaning'),
        spare('self.pillars#year', 'basis.ilgan#meaning'),
        spare('love.verdicts#expression'),
        spare('ilju.love#output', 'ssum.type#output'),
        spare('basis.ilgan#fact', 'self.pillars#useful'),
        spare('seat.chair#inner'),
        checklist('말하기 전에', 'c12.words#sayAct', 'c12.words#sayAct', 'basis.johu#act'),
      ],
    },
    {
      answer: 'c12.wait#answer',
      parts: [
        paragraph('c12.wait#force', 'c12.wait#frame'),
        paragraph('c12.wait#meaning', 'c12.wait#frame'),
        paragraph('c12.wait#night'),
        quote('c12.wait#silentItem'),
        paragraph('c12.wait#rule', 'c12.wait#sky'),
        paragraph('c12.more#meal'),
        paragraph('c12.pairs#days', 'c12.wait#frame'),
        quote('c12.wait#silentItem'),
        spare('c12.spare-wait#urge', 'c12.spare-wait#season'),
        spare('c12.spare-wait#knot'),
        quote('c12.wait#silentItem'),
        spare('c12.spare-wait#face', 'c12.spare-wait#animal'),
        spare('c12.spare-wait#need', 'c12.pairs#days'),
        spare('basis.strength#scene', 'c12.pairs#days'),
        spare('self.around#month', 'self.pillars#heavy'),
        spare('c12.wait#meaning', 'basis.inseong#meaning'),
        spare('basis.strength#meaning', 'self.seat#strength'),
        spare('love.verdicts#pace', 'basis.inseong#scene'),
        spare('self.pillars#lack', 'self.seat#hidden'),
        spare('ilju.love#stage', 'seat.chair#pair'),
        checklist('답이 올 때까지', 'c12.wait#waitAct', 'c12.wait#waitAct', 'c12.wait#mindAct'),
      ],
    },
    {
      answer: 'c12.after#answer',
      parts: [
        elementRing('general.captions#elements'),
        paragraph('c12.after#cure'),
        paragraph('c12.after#bow', 'c12.after#season'),
        quote('c12.after#healItem'),
        spare('c12.spare-after#mend', 'c12.spare-after#outside'),
        spare('c12.spare-after#thread'),
        spare('basis.yongsin#scene', 'recovery.speed#way'),
        spare('recovery.speed#rise'),
        spare('basis.yongsin#meaning'),
        spare('recovery.speed#season'),
        letter(
          ['c12.after#hello', 'c12.after#know'],
          ['c12.after#turn', 'c12.after#turn'],
          ['c12.after#close'],
        ),
      ],
    },
  ],
} satisfies WrittenContent;
