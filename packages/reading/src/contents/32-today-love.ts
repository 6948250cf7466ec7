import { checklist, quote, visitorSigns } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import contact from '#corpus/today/contact.ts';
import day from '#corpus/today/day.ts';
import mind from '#corpus/today/mind.ts';

/** 오늘 나의 연애 온도 */
export default {
  id: 32,
  topics: [day, contact, mind],
  plan: [
    {
      answer: 'today.day#answer',
      parts: [
        paragraph('today.day#fact', 'today.day#god'),
        paragraph('today.contact#ground', 'today.day#stage'),
        paragraph('today.day#temper', 'today.contact#mix'),
        paragraph('love.verdicts#pattern'),
        spare('today.mind#strong'),
        spare('today.mind#outdoors'),
        spare('self.season#nature'),
        spare('self.seat#strength'),
        spare('love.verdicts#expression'),
        spare('self.seat#hidden'),
        spare('self.pillars#year'),
        spare('self.pillars#month'),
      ],
    },
    {
      answer: 'today.day#warmth',
      parts: [
        paragraph('today.day#tie', 'today.day#hours'),
        visitorSigns('day', 'today.day#signs'),
        paragraph('today.contact#contact', 'today.contact#words'),
        paragraph('today.mind#near', 'self.around#mask'),
        spare('love.verdicts#channel'),
        spare('love.verdicts#pace'),
        spare('self.seat#star'),
        spare('self.around#month'),
        spare('love.verdicts#hurt'),
        spare('self.pillars#hour'),
        spare('love.verdicts#age'),
        spare('self.around#animal'),
      ],
    },
    {
      answer: 'today.day#wordAnswer',
      parts: [
        paragraph('today.day#care', 'today.contact#evening'),
        quote('today.day#word'),
        checklist('오늘 해 볼 것', 'today.day#listAct', 'today.day#stageAct', 'today.day#listAct'),
        paragraph('today.mind#night'),
        spare('today.mind#strong'),
        spare('self.pillars#useful'),
        spare('self.pillars#lack'),
        spare('self.around#night'),
        spare('self.pillars#heavy'),
        spare('self.lead#thin'),
        spare('love.verdicts#initiative'),
      ],
    },
  ],
} satisfies WrittenContent;
