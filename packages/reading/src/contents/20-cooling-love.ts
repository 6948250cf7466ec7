import { checklist, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { crosshead, paragraph, spare, titled, type WrittenContent } from '#compose/plan.ts';
import {
  brightMonths,
  decade,
  monthAt,
  months,
  slowMonths,
  yearAt,
  years,
  type MonthChoice,
} from '#compose/times.ts';
import acts from '#corpus/c20/acts.ts';
import apart from '#corpus/c20/apart.ts';
import course from '#corpus/c20/course.ts';
import ground from '#corpus/c20/ground.ts';
import heart from '#corpus/c20/heart.ts';
import idle from '#corpus/c20/idle.ts';
import closing from '#corpus/c20/letter.ts';
import leave from '#corpus/c20/leave.ts';
import luck from '#corpus/c20/luck.ts';
import monthly from '#corpus/c20/months.ts';
import more from '#corpus/c20/more.ts';
import pair from '#corpus/c20/pair.ts';
import pile from '#corpus/c20/pile.ts';
import running from '#corpus/c20/running.ts';
import supper from '#corpus/c20/supper.ts';
import warmth from '#corpus/c20/warmth.ts';
import ways from '#corpus/c20/ways.ts';
import weary from '#corpus/c20/weary.ts';

/** The brightest months from one place of their order up to another. */
const bright =
  (from: number, until: number): MonthChoice =>
  (all) =>
    brightMonths(3)(all).slice(from, until);

/** 권태기, 넘길까 놓을까 */
export default {
  id: 20,
  topics: [
    warmth,
    ways,
    weary,
    supper,
    pair,
    pile,
    running,
    apart,
    acts,
    course,
    ground,
    heart,
    idle,
    leave,
    luck,
    monthly,
    more,
    closing,
  ],
  plan: [
    {
      answer: 'c20.warmth#answer',
      parts: [
        paragraph('c20.warmth#kind', 'c20.warmth#climate'),
        elementRing('c20.warmth#ring'),
        crosshead('c20.course#crossheadGauge'),
        paragraph('c20.heart#heat'),
        paragraph('c20.weary#gauge'),
        paragraph('c20.ground#home'),
        spare('c20.warmth#climate'),
        crosshead('c20.course#crossheadYear'),
        paragraph('c20.warmth#year', 'c20.warmth#year'),
        decade(0, 'c20.luck#decade'),
        checklist('온도를 재기 전에', 'c20.acts#homeAct', 'c20.acts#weekAct'),
        crosshead('c20.course#crossheadHeat'),
        paragraph('c20.more#home', 'c20.more#lead'),
        paragraph('c20.weary#gauge'),
        paragraph('c20.weary#warm'),
      ],
    },
    {
      answer: 'c20.warmth#whyAnswer',
      parts: [
        paragraph('c20.warmth#why', 'c20.warmth#why'),
        crosshead('c20.course#crossheadCause'),
        paragraph('c20.heart#cause'),
        paragraph('c20.ground#learned'),
        spare('c20.warmth#why'),
        quote('c20.pile#lineItem'),
        crosshead('c20.course#crossheadNow'),
        paragraph('c20.warmth#now', 'c20.warmth#nowSeat'),
        paragraph('c20.warmth#now', 'c20.warmth#nowSeat'),
        paragraph('c20.ground#dull'),
        checklist('이번 달에', 'c20.acts#homeAct', 'c20.apart#nearAct'),
        crosshead('c20.course#crossheadBored'),
        paragraph('c20.pair#dull'),
        paragraph('c20.weary#bored'),
        paragraph('c20.idle#cure'),
        months(monthAt(1), 'c20.months#coming'),
      ],
    },
    {
      answer: 'c20.pile#answer',
      parts: [
        paragraph('c20.pile#output', 'c20.pile#resource'),
        crosshead('c20.course#crossheadStore'),
        paragraph('c20.heart#stored'),
        paragraph('c20.ground#carried'),
        paragraph('c20.more#store', 'c20.pile#room'),
        spare('c20.more#store'),
        quote('c20.pile#lineItem'),
        crosshead('c20.course#crossheadUnsaid'),
        paragraph('c20.weary#unsaid'),
        paragraph('c20.more#root', 'c20.pile#output'),
        checklist('하나씩 꺼내기', 'c20.pile#pileItem', 'c20.pile#pileItem'),
        crosshead('c20.course#crossheadUnload'),
        spare('c20.weary#unsaid'),
        paragraph('c20.ways#burden'),
        paragraph('c20.ground#oldest'),
        paragraph('c20.more#animal', 'c20.pile#resource'),
      ],
    },
    {
      answer: 'c20.pile#outAnswer',
      parts: [
        paragraph('c20.pile#peach', 'c20.pile#outYear'),
        crosshead('c20.course#crossheadLure'),
        paragraph('c20.heart#outside'),
        paragraph('c20.weary#outside'),
        paragraph('c20.ground#weather'),
        spare('c20.weary#outside'),
        checklist('밖을 보기 전에', 'c20.acts#homeAct', 'c20.acts#weekAct'),
        crosshead('c20.course#crossheadWish'),
        paragraph('c20.pile#wish', 'c20.pile#wish'),
        paragraph('c20.ground#restless'),
        paragraph('c20.pair#wish'),
        crosshead('c20.course#crossheadTurn'),
        paragraph('c20.pile#outYear'),
        years(yearAt(1), 'c20.luck#year'),
        spare('c20.weary#inside'),
        decade(0, 'c20.luck#tie'),
      ],
    },
    {
      answer: 'c20.pile#talkAnswer',
      parts: [
        paragraph('c20.pile#talk'),
        checklist('오늘 해 볼 대화', 'c20.pile#talkAct', 'c20.pile#talkAct'),
        crosshead('c20.course#crossheadOpen'),
        paragraph('c20.heart#talk'),
        paragraph('c20.pile#voice', 'c20.pile#voice'),
        crosshead('c20.course#crossheadTalk'),
        paragraph('c20.supper#talk'),
        paragraph('c20.ways#tone'),
        paragraph('c20.ground#ear'),
        paragraph('c20.more#home', 'c20.more#lead'),
        checklist('말하기 전에', 'c20.acts#weekAct', 'c20.pile#talkAct'),
        crosshead('c20.course#crossheadMend'),
        paragraph('c20.supper#mend'),
        paragraph('c20.supper#week'),
        spare('c20.supper#mend'),
        paragraph('c20.supper#close'),
      ],
    },
    {
      answer: 'c20.apart#farAnswer',
      parts: [
        paragraph('c20.apart#farNow', 'c20.apart#farWay'),
        paragraph('c20.running#far'),
        crosshead('c20.course#crossheadFar'),
        paragraph('c20.heart#apart'),
        paragraph('c20.leave#note'),
        paragraph('c20.leave#alone'),
        paragraph('c20.ways#rest'),
        spare('c20.leave#note'),
        paragraph('c20.ground#workday'),
        checklist('거리를 두는 법', 'c20.apart#farAct', 'c20.acts#weekAct'),
        titled(
          'c20.course#crossheadMonth',
          months(
            slowMonths(2),
            'c20.apart#head',
            'c20.apart#far',
            'c20.months#far',
            'c20.months#farHouse',
            'c20.apart#farUse',
          ),
        ),
      ],
    },
    {
      answer: 'c20.apart#nearAnswer',
      parts: [
        paragraph('c20.apart#nearNow'),
        paragraph('c20.running#near'),
        monthCalendar('c20.apart#caption'),
        crosshead('c20.course#crossheadNear'),
        paragraph('c20.heart#again'),
        paragraph('c20.ground#turn'),
        paragraph('c20.leave#near'),
        checklist('다시 가까워지려면', 'c20.apart#nearAct', 'c20.pile#talkAct'),
        titled(
          'c20.course#crossheadMonth',
          months(
            bright(0, 2),
            'c20.apart#head',
            'c20.apart#near',
            'c20.months#near',
            'c20.months#nearHouse',
            'c20.apart#nearUse',
          ),
        ),
        quote('c20.pile#lineItem'),
        titled(
          'c20.course#crossheadMonth',
          months(
            bright(2, 3),
            'c20.apart#head',
            'c20.apart#near',
            'c20.months#near',
            'c20.months#nearHouse',
            'c20.apart#nearUse',
          ),
        ),
        crosshead('c20.course#crossheadAfterNear'),
        paragraph('c20.more#home', 'c20.apart#star'),
        spare('c20.leave#near'),
        spare('c20.pile#wish'),
      ],
    },
    {
      answer: 'c20.apart#letAnswer',
      parts: [
        paragraph('c20.apart#tie', 'c20.apart#resent'),
        signals(
          { tone: 'SLOW', label: '놓아도 되는 때', move: 'c20.apart#goItem' },
          { tone: 'SLOW', label: '놓아도 되는 때', move: 'c20.apart#goItem' },
          { tone: 'BRIGHT', label: '아직 아닌 때', move: 'c20.apart#stayItem' },
          { tone: 'BRIGHT', label: '아직 아닌 때', move: 'c20.apart#stayItem' },
        ),
        crosshead('c20.course#crossheadTest'),
        paragraph('c20.heart#letGo'),
        paragraph('c20.leave#last'),
        paragraph('c20.apart#test', 'c20.apart#resent'),
        checklist('정하기 전에', 'c20.acts#homeAct', 'c20.pile#talkAct'),
        crosshead('c20.course#crossheadRelease'),
        paragraph('c20.leave#release'),
        paragraph('c20.pair#farewell'),
        paragraph('c20.ground#after'),
        spare('c20.more#late'),
        crosshead('c20.course#crossheadNext'),
        decade(1, 'c20.luck#next'),
      ],
    },
    {
      answer: 'c20.letter#answer',
      parts: [
        letter(
          ['c20.letter#open', 'c20.letter#month'],
          ['c20.heart#stand'],
          ['c20.letter#year', 'c20.letter#seat', 'c20.letter#month'],
          ['c20.heart#wish'],
          ['c20.more#root', 'c20.acts#hold', 'c20.acts#rest'],
          ['c20.more#late', 'c20.letter#open'],
          ['c20.letter#end'],
        ),
      ],
    },
  ],
} satisfies WrittenContent;
