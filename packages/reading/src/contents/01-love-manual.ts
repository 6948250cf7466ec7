import { checklist, daySigns, decadeLine, elementRing, letter, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { brightMonths, decade, months, slowMonths, yearAt, years } from '#compose/times.ts';
import banks from '#corpus/c01/banks.ts';
import close from '#corpus/c01/close.ts';
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
        paragraph('c01.groundwork#heavy', 'c01.groundwork#lack'),
        elementRing('c01.groundwork#ring'),
        paragraph('c01.deeper#root', 'c01.groundwork#weekday'),
        paragraph('c01.deeper#line', 'c01.banks#trade'),
        paragraph('c01.seasons#ground', 'self.pillars#year'),
        paragraph('self.season#nature'),
        spare('c01.deeper#root', 'c01.banks#trade'),
        spare('self.pillars#hour'),
        paragraph('c01.groundwork#first'),
      ],
    },
    {
      answer: 'c01.showing#answer',
      parts: [
        paragraph('c01.showing#evidence', 'c01.showing#way'),
        paragraph('c01.showing#leak', 'c01.showing#witness'),
        quote('c01.showing#line'),
        paragraph('c01.deeper#office', 'c01.deeper#caught'),
        paragraph('c01.seasons#show', 'c01.showing#gap'),
        paragraph('self.around#mask'),
        paragraph('c01.banks#glimpse', 'love.verdicts#expression'),
        spare('c01.deeper#office', 'c01.banks#glimpse'),
        spare('crush.first#show', 'charm.pillars#work'),
        quote('c01.showing#line'),
        spare('c01.showing#leak', 'c01.showing#witness'),
        paragraph('c01.showing#fix'),
      ],
    },
    {
      answer: 'c01.pull#answer',
      parts: [
        paragraph('c01.pull#star', 'c01.pull#common'),
        paragraph('c01.pull#thirst', 'c01.pull#glance'),
        signals(
          { tone: 'BRIGHT', label: '믿어도 될 끌림', move: 'c01.pull#greenItem' },
          { tone: 'BRIGHT', label: '한 번 더 볼 사람', move: 'c01.pull#greenItem' },
          { tone: 'SLOW', label: '쉬어 갈 끌림', move: 'c01.pull#redItem' },
        ),
        paragraph('c01.deeper#starSpot', 'c01.deeper#moment'),
        paragraph('c01.seasons#pull', 'c01.banks#voice'),
        paragraph('love.verdicts#age', 'love.verdicts#channel'),
        spare('c01.deeper#moment', 'c01.banks#voice'),
        spare('crush.first#who'),
        spare('c01.pull#glance', 'c01.pull#common'),
        paragraph('c01.pull#choose'),
      ],
    },
    {
      answer: 'c01.first#answer',
      parts: [
        paragraph('c01.first#ilju', 'c01.first#gap'),
        paragraph('c01.first#peach', 'c01.first#red'),
        checklist('첫 만남에 챙길 것', 'c01.first#checkItem', 'c01.first#checkItem', 'c01.first#checkItem'),
        paragraph('c01.deeper#warmth', 'c01.deeper#entry'),
        paragraph('c01.seasons#meet', 'c01.banks#after'),
        paragraph('self.around#animal'),
        spare('c01.deeper#entry', 'c01.banks#after'),
        spare('self.around#month', 'charm.pillars#yearly'),
        spare('charm.pillars#hourly', 'c01.first#gap'),
        paragraph('c01.first#after'),
      ],
    },
    {
      answer: 'c01.close#answer',
      parts: [
        paragraph('c01.close#seat', 'c01.close#stage'),
        daySigns('c01.close#caption'),
        paragraph('c01.close#home', 'self.seat#hidden'),
        paragraph('c01.later#private', 'c01.later#faces'),
        paragraph('self.around#night', 'self.pillars#hour'),
        quote('ilju.love#stageLine'),
        spare('c01.later#private', 'self.seat#strength'),
        spare('self.pillars#month', 'love.verdicts#initiative'),
        spare('seat.life#talk', 'seat.life#shade'),
        spare('c01.close#seat'),
        paragraph('c01.close#tell'),
      ],
    },
    {
      answer: 'c01.hurt#answer',
      parts: [
        paragraph('c01.hurt#spot', 'c01.hurt#resource'),
        quote('c01.hurt#quote'),
        paragraph('c01.hurt#resent', 'c01.hurt#deep'),
        paragraph('c01.later#notch', 'c01.later#gauge'),
        paragraph('c01.seasons#hurt', 'c01.banks#swap'),
        paragraph('self.lead#thin'),
        spare('c01.later#notch', 'c01.banks#swap'),
        spare('love.verdicts#hurt'),
        spare('ilju.love#resent', 'self.pillars#lack'),
        spare('c01.hurt#deep'),
        checklist('쌓이기 전에', 'c01.hurt#remedyItem', 'c01.hurt#remedyItem', 'c01.hurt#remedyItem'),
      ],
    },
    {
      answer: 'c01.quarrel#answer',
      parts: [
        paragraph('c01.quarrel#force', 'c01.quarrel#begin'),
        paragraph('c01.quarrel#tie', 'c01.quarrel#after'),
        checklist(
          '시작해서 풀릴 때까지',
          'c01.quarrel#stepItem',
          'c01.quarrel#stepItem',
          'c01.quarrel#peaceItem',
        ),
        paragraph('c01.later#ignite', 'c01.later#peace'),
        paragraph('c01.seasons#quarrel', 'c01.banks#apology'),
        paragraph('self.lead#lead'),
        spare('c01.later#ignite', 'c01.banks#apology'),
        spare('self.pillars#heavy', 'ilju.love#habit'),
        spare('c01.quarrel#tie', 'c01.quarrel#after'),
        paragraph('c01.quarrel#rule'),
      ],
    },
    {
      answer: 'c01.distance#answer',
      parts: [
        paragraph('c01.distance#interval', 'c01.distance#temper'),
        paragraph('c01.distance#message', 'c01.distance#space'),
        checklist(
          '둘이 정해 둘 간격',
          'c01.distance#guideItem',
          'c01.distance#guideItem',
          'c01.distance#guideItem',
        ),
        paragraph('c01.later#why', 'love.verdicts#pace'),
        paragraph('c01.seasons#gap', 'c01.banks#reach'),
        paragraph('self.pillars#useful'),
        spare('c01.banks#reach', 'love.verdicts#initiative'),
        spare('seat.life#space', 'charm.stars#season'),
        spare('c01.distance#space', 'c01.distance#message'),
        spare('self.around#animal', 'c01.seasons#gap'),
        paragraph('c01.distance#hours'),
      ],
    },
    {
      answer: 'c01.weather#answer',
      parts: [
        paragraph('c01.weather#season', 'c01.yearlong#seat'),
        paragraph('c01.later#outdoors', 'c01.yearlong#hand'),
        decadeLine('c01.weather#decadeCaption'),
        paragraph('c01.yearlong#decade', 'c01.yearlong#change'),
        months(brightMonths(1), 'c01.weather#bright'),
        months(slowMonths(1), 'c01.weather#slow'),
        years(yearAt(0), 'years.love#ground', 'years.love#tie'),
        decade(0, 'decades.love#ground', 'decades.love#god'),
        spare('c01.later#outdoors'),
        checklist('올해 안에 해 볼 것', 'c01.yearlong#yearAct', 'c01.yearlong#tieAct'),
      ],
    },
    {
      answer: 'c01.lines#answer',
      parts: [
        paragraph('c01.lines#open'),
        quote('c01.lines#fight'),
        quote('c01.lines#late'),
        quote('c01.lines#road'),
        paragraph('c01.lines#why', 'c01.yearlong#carry'),
        paragraph('c01.later#thanks', 'c01.groundwork#image'),
        spare('self.lead#lead', 'c01.later#thanks'),
        letter(['c01.lines#last']),
      ],
    },
  ],
} satisfies WrittenContent;
