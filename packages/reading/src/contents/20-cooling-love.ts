import { checklist, elementRing, letter, monthCalendar, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
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
import again from '#corpus/c20/again.ts';
import apart from '#corpus/c20/apart.ts';
import closing from '#corpus/c20/letter.ts';
import more from '#corpus/c20/more.ts';
import pile from '#corpus/c20/pile.ts';
import space from '#corpus/c20/space.ts';
import stay from '#corpus/c20/stay.ts';
import warmth from '#corpus/c20/warmth.ts';
import weary from '#corpus/c20/weary.ts';
import decadesLove from '#corpus/decades/love.ts';
import deepen from '#corpus/months/deepen.ts';
import rest from '#corpus/months/rest.ts';
import yearsLove from '#corpus/years/love.ts';

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
    weary,
    again,
    space,
    stay,
    pile,
    apart,
    acts,
    more,
    closing,
    deepen,
    rest,
    yearsLove,
    decadesLove,
  ],
  plan: [
    {
      answer: 'c20.warmth#answer',
      parts: [
        paragraph('c20.warmth#climate', 'c20.warmth#year'),
        elementRing('c20.warmth#ring'),
        paragraph('c20.warmth#kind', 'c20.warmth#climate'),
        paragraph('c20.warmth#year'),
        paragraph('c20.weary#gauge'),
        paragraph('c20.more#home', 'c20.more#root'),
        checklist('온도를 재기 전에', 'c20.acts#homeAct', 'c20.acts#weekAct'),
        paragraph('c20.weary#gauge', 'c20.more#lead'),
        decade(0, 'decades.love#god', 'decades.love#stage'),
        paragraph('c20.warmth#climate', 'c20.warmth#year'),
        paragraph('c20.again#warm'),
        paragraph('c20.space#degree'),
        spare('c20.again#warm'),
        spare('c20.space#degree'),
        spare('self.pillars#heavy'),
      ],
    },
    {
      answer: 'c20.warmth#whyAnswer',
      parts: [
        paragraph('c20.warmth#why', 'c20.warmth#now'),
        paragraph('c20.warmth#nowSeat'),
        months(monthAt(0), 'months.deepen#ground', 'months.deepen#tie'),
        paragraph('c20.weary#cause'),
        quote('c20.pile#lineItem'),
        paragraph('c20.warmth#why', 'c20.warmth#now'),
        paragraph('c20.warmth#why', 'c20.warmth#nowSeat'),
        paragraph('c20.weary#cause', 'c20.more#home'),
        months(
          monthAt(1),
          'c20.apart#head',
          'months.rest#god',
          'months.deepen#tie',
          'months.rest#stage',
          'months.deepen#god',
        ),
        checklist('이번 달에', 'c20.pile#pileItem', 'c20.apart#nearAct'),
        spare('c20.again#bored'),
        spare('c20.again#bored'),
        spare('self.pillars#hour'),
      ],
    },
    {
      answer: 'c20.pile#answer',
      parts: [
        paragraph('c20.pile#output', 'c20.pile#resource'),
        paragraph('c20.pile#room'),
        quote('c20.pile#lineItem'),
        paragraph('c20.more#store', 'c20.pile#output'),
        paragraph('c20.more#lead'),
        paragraph('c20.weary#unsaid', 'c20.weary#pile'),
        paragraph('c20.more#store', 'c20.more#root'),
        checklist('하나씩 꺼내기', 'c20.pile#pileItem', 'c20.pile#pileItem'),
        paragraph('c20.weary#unsaid', 'c20.weary#pile'),
        paragraph('c20.more#store'),
        months(monthAt(0), 'months.deepen#tie', 'months.rest#god'),
        spare('c20.stay#began'),
        spare('c20.stay#began'),
        spare('love.verdicts#hurt'),
        spare('self.around#mask'),
        spare('love.verdicts#expression'),
        spare('self.seat#hidden'),
      ],
    },
    {
      answer: 'c20.pile#outAnswer',
      parts: [
        paragraph('c20.pile#peach', 'c20.pile#outYear'),
        paragraph('c20.pile#wish'),
        paragraph('c20.weary#outside'),
        paragraph('c20.more#animal', 'c20.more#root'),
        checklist('밖을 보기 전에', 'c20.acts#homeAct', 'c20.acts#weekAct'),
        paragraph('c20.pile#outYear', 'c20.pile#wish'),
        paragraph('c20.pile#peach', 'c20.apart#star'),
        paragraph('c20.weary#outside'),
        years(yearAt(1), 'years.love#tie', 'years.love#god'),
        decade(0, 'decades.love#tie', 'decades.love#head'),
        paragraph('c20.stay#inside'),
        spare('c20.stay#inside'),
        spare('self.seat#star'),
        spare('self.pillars#year', 'self.around#animal'),
        spare('self.around#month'),
      ],
    },
    {
      answer: 'c20.pile#talkAnswer',
      parts: [
        paragraph('c20.pile#talk', 'c20.pile#voice'),
        checklist('오늘 해 볼 대화', 'c20.pile#talkAct', 'c20.pile#pileItem'),
        paragraph('c20.weary#open', 'c20.weary#talk'),
        paragraph('c20.pile#voice', 'c20.weary#mend'),
        paragraph('c20.pile#voice', 'c20.more#lead'),
        checklist('말하기 전에', 'c20.acts#weekAct', 'c20.pile#talkAct'),
        paragraph('c20.weary#talk', 'c20.weary#open'),
        paragraph('c20.weary#mend', 'c20.more#home'),
        months(monthAt(1), 'months.deepen#ground', 'months.deepen#tie'),
        paragraph('c20.again#break', 'c20.again#week'),
        spare('c20.again#week'),
        spare('c20.again#break'),
        spare('self.pillars#heavy'),
        spare('self.around#month'),
        spare('self.pillars#useful'),
      ],
    },
    {
      answer: 'c20.apart#farAnswer',
      parts: [
        paragraph('c20.apart#farNow', 'c20.apart#farWay'),
        months(
          slowMonths(2),
          'c20.apart#head',
          'c20.apart#far',
          'c20.apart#farUse',
          'months.rest#ground',
          'months.rest#god',
          'months.rest#stage',
          'months.rest#tie',
        ),
        checklist('거리를 두는 법', 'c20.apart#farAct', 'c20.pile#pileItem'),
        paragraph('c20.weary#apart', 'c20.more#animal'),
        paragraph('c20.space#apart'),
        spare('c20.weary#apart'),
        spare('c20.space#apart'),
        spare('self.around#night'),
        spare('love.verdicts#pace'),
        spare('self.lead#lead'),
      ],
    },
    {
      answer: 'c20.apart#nearAnswer',
      parts: [
        paragraph('c20.apart#nearNow', 'c20.weary#again'),
        monthCalendar('c20.apart#caption'),
        months(
          bright(0, 2),
          'c20.apart#head',
          'c20.apart#near',
          'c20.apart#nearUse',
          'months.deepen#ground',
          'months.deepen#god',
          'months.deepen#tie',
        ),
        checklist('다시 가까워지려면', 'c20.apart#nearAct', 'c20.pile#talkAct'),
        months(
          bright(2, 3),
          'c20.apart#head',
          'c20.apart#near',
          'c20.apart#nearUse',
          'months.deepen#ground',
          'months.deepen#god',
          'months.deepen#tie',
          'months.deepen#stage',
        ),
        paragraph('c20.apart#star', 'c20.pile#wish'),
        spare('c20.weary#again'),
        spare('love.verdicts#initiative'),
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
        paragraph('c20.apart#test', 'c20.apart#tie'),
        paragraph('c20.apart#resent', 'c20.apart#test'),
        paragraph('c20.more#late', 'c20.more#animal'),
        paragraph('c20.weary#release'),
        checklist('정하기 전에', 'c20.acts#homeAct', 'c20.pile#talkAct'),
        paragraph('c20.weary#release', 'c20.more#late'),
        decade(1, 'decades.love#next', 'decades.love#tie', 'decades.love#ground', 'decades.love#god'),
        paragraph('c20.stay#choose'),
        spare('c20.stay#choose'),
        spare('c20.more#root'),
        spare('love.verdicts#pattern'),
        spare('self.pillars#month'),
      ],
    },
    {
      answer: 'c20.letter#answer',
      parts: [
        letter(
          ['c20.letter#open', 'c20.letter#month'],
          ['c20.letter#year', 'c20.letter#seat'],
          ['c20.letter#open', 'c20.letter#month', 'c20.letter#year'],
          ['c20.acts#hold', 'c20.acts#rest', 'c20.acts#hold', 'self.pillars#year'],
          ['c20.letter#end', 'c20.letter#end', 'c20.letter#end'],
        ),
        spare('self.season#nature'),
      ],
    },
  ],
} satisfies WrittenContent;
