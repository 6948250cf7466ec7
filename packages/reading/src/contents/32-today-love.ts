import { checklist, quote, visitorSigns } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import day from '#corpus/today/day.ts';

/** 오늘 나의 연애 온도 */
export default {
  id: 32,
  topics: [day],
  plan: [
    {
      answer: 'today.day#answer',
      parts: [
        paragraph('today.day#fact', 'today.day#god'),
        paragraph('today.day#stage', 'today.day#temper'),
        paragraph('self.season#nature', 'self.lead#lead'),
        spare('today.day#god'),
        spare('self.pillars#month'),
        spare('love.verdicts#expression'),
        spare('self.seat#strength'),
      ],
    },
    {
      answer: 'today.day#warmth',
      parts: [
        paragraph('today.day#tie', 'today.day#hours'),
        visitorSigns('day', 'today.day#signs'),
        paragraph('love.verdicts#initiative', 'love.verdicts#channel'),
        paragraph('love.verdicts#pace'),
        spare('self.seat#star'),
        spare('love.verdicts#hurt'),
        spare('today.day#tie'),
        spare('self.around#mask'),
      ],
    },
    {
      answer: 'today.day#wordAnswer',
      parts: [
        paragraph('today.day#care'),
        quote('today.day#word'),
        checklist('오늘 해 볼 것', 'today.day#listAct', 'today.day#stageAct', 'today.day#listAct'),
        paragraph('self.lead#thin'),
        spare('self.pillars#lack'),
        spare('self.pillars#useful'),
        spare('self.around#night'),
      ],
    },
  ],
} satisfies WrittenContent;
