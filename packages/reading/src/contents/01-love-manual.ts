import { checklist, daySigns, decadeLine, elementRing, letter, quote, signals } from '#compose/beats.ts';
import { crosshead, paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, decade, months, slowMonths, yearAt, years } from '#compose/times.ts';
import banks from '#corpus/c01/banks.ts';
import close from '#corpus/c01/close.ts';
import course from '#corpus/c01/course.ts';
import deeper from '#corpus/c01/deeper.ts';
import distance from '#corpus/c01/distance.ts';
import first from '#corpus/c01/first.ts';
import groundwork from '#corpus/c01/groundwork.ts';
import hurt from '#corpus/c01/hurt.ts';
import later from '#corpus/c01/later.ts';
import lines from '#corpus/c01/lines.ts';
import pull from '#corpus/c01/pull.ts';
import quarrel from '#corpus/c01/quarrel.ts';
import seasons from '#corpus/c01/seasons.ts';
import showing from '#corpus/c01/showing.ts';
import weather from '#corpus/c01/weather.ts';
import yearlong from '#corpus/c01/yearlong.ts';
import charmPillars from '#corpus/charm/pillars.ts';
import charmStars from '#corpus/charm/stars.ts';
import crushFirst from '#corpus/crush/first.ts';
import decadesLove from '#corpus/decades/love.ts';
import iljuLove from '#corpus/ilju/love.ts';
import seatLife from '#corpus/seat/life.ts';
import yearsLove from '#corpus/years/love.ts';

/** 나의 연애 사용 설명서 */
export default {
  id: 1,
  topics: [
    groundwork,
    showing,
    pull,
    first,
    close,
    course,
    hurt,
    quarrel,
    distance,
    weather,
    yearlong,
    banks,
    deeper,
    later,
    seasons,
    lines,
    charmPillars,
    charmStars,
    crushFirst,
    iljuLove,
    seatLife,
    yearsLove,
    decadesLove,
  ],
  plan: [
    {
      answer: 'c01.groundwork#answer',
      parts: [
        paragraph('c01.groundwork#nature', 'c01.groundwork#image'),
        paragraph('c01.groundwork#weekday'),
        crosshead('c01.course#crossheadPlenty'),
        paragraph('c01.groundwork#heavy', 'c01.groundwork#lack'),
        elementRing('c01.groundwork#ring'),
        paragraph('c01.deeper#line', 'c01.seasons#ground'),
        crosshead('c01.course#crossheadChild'),
        paragraph('c01.deeper#root'),
        paragraph('self.pillars#year'),
        spare('c01.deeper#root'),
        crosshead('c01.course#crossheadTrade'),
        paragraph('c01.course#turnTrade', 'c01.banks#trade'),
        spare('c01.banks#trade'),
        spare('self.season#nature'),
        spare('self.pillars#hour'),
        paragraph('c01.groundwork#first'),
      ],
    },
    {
      answer: 'c01.showing#answer',
      parts: [
        paragraph('c01.showing#evidence', 'c01.showing#way'),
        crosshead('c01.course#crossheadLeak'),
        paragraph('c01.showing#leak'),
        paragraph('c01.seasons#show'),
        paragraph('c01.banks#glimpse'),
        spare('c01.banks#glimpse'),
        quote('c01.showing#line'),
        crosshead('c01.course#crossheadWitness'),
        paragraph('c01.course#turnWitness', 'c01.showing#witness'),
        paragraph('c01.deeper#office'),
        spare('c01.deeper#office', 'c01.showing#witness'),
        quote('c01.showing#line'),
        crosshead('c01.course#crossheadCaught'),
        paragraph('c01.deeper#caught'),
        spare('crush.first#show', 'charm.pillars#work'),
        spare('self.around#mask', 'love.verdicts#expression'),
        paragraph('c01.showing#gap', 'c01.showing#fix'),
      ],
    },
    {
      answer: 'c01.pull#answer',
      parts: [
        paragraph('c01.pull#star', 'c01.pull#common'),
        crosshead('c01.course#crossheadGlance'),
        paragraph('c01.pull#glance'),
        paragraph('c01.deeper#moment'),
        paragraph('c01.banks#voice'),
        spare('c01.deeper#moment'),
        spare('c01.pull#glance', 'c01.pull#common'),
        crosshead('c01.course#crossheadWhy'),
        paragraph('c01.course#turnWhy', 'c01.pull#thirst'),
        paragraph('c01.seasons#pull', 'c01.deeper#starSpot'),
        crosshead('c01.course#crossheadTrust'),
        signals(
          { tone: 'BRIGHT', label: '믿어도 될 끌림', move: 'c01.pull#greenItem' },
          { tone: 'BRIGHT', label: '한 번 더 볼 사람', move: 'c01.pull#greenItem' },
          { tone: 'SLOW', label: '쉬어 갈 끌림', move: 'c01.pull#redItem' },
        ),
        spare('c01.banks#voice'),
        spare('crush.first#who'),
        spare('love.verdicts#age', 'love.verdicts#channel'),
        paragraph('c01.pull#choose'),
      ],
    },
    {
      answer: 'c01.first#answer',
      parts: [
        paragraph('c01.first#ilju', 'c01.first#gap'),
        crosshead('c01.course#crossheadSight'),
        paragraph('c01.first#peach', 'c01.first#red'),
        paragraph('c01.deeper#warmth'),
        spare('c01.first#gap'),
        crosshead('c01.course#crossheadSeat'),
        paragraph('c01.deeper#entry'),
        paragraph('c01.seasons#meet'),
        spare('c01.deeper#entry'),
        crosshead('c01.course#crossheadAfter'),
        paragraph('c01.banks#after'),
        spare('c01.banks#after'),
        checklist('첫 만남에 챙길 것', 'c01.first#checkItem', 'c01.first#checkItem', 'c01.first#checkItem'),
        spare('self.around#month', 'charm.pillars#yearly'),
        spare('charm.pillars#hourly', 'self.around#animal'),
        paragraph('c01.first#after'),
      ],
    },
    {
      answer: 'c01.close#answer',
      parts: [
        paragraph('c01.close#seat'),
        daySigns('c01.close#caption'),
        paragraph('c01.close#stage'),
        crosshead('c01.course#crossheadInside'),
        paragraph('c01.course#turnInside', 'c01.later#private'),
        paragraph('c01.later#faces'),
        spare('c01.later#private'),
        paragraph('c01.close#home'),
        quote('ilju.love#stageLine'),
        crosshead('c01.course#crossheadNight'),
        paragraph('self.seat#hidden'),
        paragraph('self.around#night'),
        crosshead('c01.course#crossheadTell'),
        spare('self.pillars#hour'),
        spare('self.pillars#month', 'love.verdicts#initiative'),
        spare('seat.life#talk', 'seat.life#shade'),
        paragraph('c01.close#tell'),
      ],
    },
    {
      answer: 'c01.hurt#answer',
      parts: [
        paragraph('c01.hurt#spot', 'c01.hurt#resource'),
        crosshead('c01.course#crossheadNotch'),
        paragraph('c01.later#notch'),
        paragraph('c01.later#gauge'),
        spare('c01.later#notch'),
        quote('c01.hurt#quote'),
        crosshead('c01.course#crossheadNear'),
        paragraph('c01.hurt#deep', 'c01.hurt#resent'),
        paragraph('c01.seasons#hurt'),
        spare('c01.hurt#deep'),
        crosshead('c01.course#crossheadSwap'),
        paragraph('c01.course#turnSwap', 'c01.banks#swap'),
        spare('c01.banks#swap'),
        spare('self.lead#thin', 'love.verdicts#hurt'),
        spare('ilju.love#resent', 'self.pillars#lack'),
        checklist('쌓이기 전에', 'c01.hurt#remedyItem', 'c01.hurt#remedyItem', 'c01.hurt#remedyItem'),
      ],
    },
    {
      answer: 'c01.quarrel#answer',
      parts: [
        paragraph('c01.quarrel#force', 'c01.quarrel#begin'),
        crosshead('c01.course#crossheadSpark'),
        paragraph('c01.later#ignite'),
        paragraph('c01.seasons#quarrel'),
        spare('c01.later#ignite'),
        crosshead('c01.course#crossheadCalm'),
        paragraph('c01.quarrel#tie', 'c01.quarrel#after'),
        checklist(
          '시작해서 풀릴 때까지',
          'c01.quarrel#stepItem',
          'c01.quarrel#stepItem',
          'c01.quarrel#peaceItem',
        ),
        spare('c01.quarrel#tie', 'c01.quarrel#after'),
        crosshead('c01.course#crossheadSorry'),
        paragraph('c01.course#turnSorry', 'c01.later#peace'),
        paragraph('c01.banks#apology'),
        spare('c01.banks#apology'),
        spare('self.lead#lead'),
        spare('self.pillars#heavy', 'ilju.love#habit'),
        paragraph('c01.quarrel#rule'),
      ],
    },
    {
      answer: 'c01.distance#answer',
      parts: [
        paragraph('c01.distance#interval', 'c01.distance#temper'),
        crosshead('c01.course#crossheadBeat'),
        paragraph('c01.distance#message'),
        spare('c01.distance#message'),
        paragraph('love.verdicts#pace'),
        crosshead('c01.course#crossheadAlone'),
        paragraph('c01.later#why', 'c01.distance#space'),
        paragraph('c01.seasons#gap'),
        spare('c01.distance#space', 'c01.seasons#gap'),
        crosshead('c01.course#crossheadTune'),
        paragraph('c01.course#turnTune', 'c01.banks#reach'),
        spare('c01.banks#reach'),
        checklist(
          '둘이 정해 둘 간격',
          'c01.distance#guideItem',
          'c01.distance#guideItem',
          'c01.distance#guideItem',
        ),
        spare('self.pillars#useful', 'love.verdicts#initiative'),
        spare('seat.life#space', 'charm.stars#season'),
        spare('self.around#animal'),
        paragraph('c01.distance#hours'),
      ],
    },
    {
      answer: 'c01.weather#answer',
      parts: [
        paragraph('c01.weather#season', 'c01.yearlong#seat'),
        crosshead('c01.course#crossheadDaily'),
        years(yearAt(0), 'years.love#ground', 'years.love#tie'),
        paragraph('c01.later#outdoors', 'c01.yearlong#hand'),
        spare('c01.later#outdoors'),
        crosshead('c01.course#crossheadMonths'),
        months(brightMonths(1), 'c01.weather#bright'),
        months(slowMonths(1), 'c01.weather#slow'),
        crosshead('c01.course#crossheadDecade'),
        decadeLine('c01.weather#decadeCaption'),
        paragraph('c01.course#turnDecade', 'c01.yearlong#decade'),
        paragraph('c01.yearlong#change'),
        decade(0, 'decades.love#ground', 'decades.love#god'),
        checklist('올해 안에 해 볼 것', 'c01.yearlong#yearAct', 'c01.yearlong#tieAct'),
      ],
    },
    {
      answer: 'c01.lines#answer',
      parts: [
        paragraph('c01.lines#open'),
        quote('c01.lines#fight'),
        paragraph('c01.lines#why'),
        quote('c01.lines#late'),
        paragraph('c01.yearlong#carry'),
        quote('c01.lines#road'),
        paragraph('c01.later#thanks', 'c01.groundwork#image'),
        spare('self.lead#lead', 'c01.later#thanks'),
        letter(['c01.lines#last']),
      ],
    },
  ],
} satisfies WrittenContent;
