import { checklist, visitorSigns } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import signal from '#corpus/now/signal.ts';

/** 이번 달 인연 신호등 */
export default {
  id: 39,
  topics: [signal],
  plan: [
    {
      answer: 'now.signal#signAnswer',
      parts: [
        paragraph('now.signal#sign', 'now.signal#god'),
        visitorSigns('month', 'now.signal#pair'),
        paragraph('now.signal#ground', 'now.signal#blend'),
        paragraph('now.signal#star', 'now.signal#first', 'now.signal#middle'),
        spare('self.lead#lead'),
        spare('now.signal#last'),
        spare('self.season#nature'),
      ],
    },
    {
      answer: 'now.signal#light',
      parts: [
        paragraph('now.signal#tie', 'now.signal#lightMeans'),
        paragraph('now.signal#drive', 'love.verdicts#channel'),
        checklist('이번 달에 할 일', 'now.signal#listAct', 'now.signal#tieAct', 'now.signal#listAct'),
        paragraph('self.seat#star', 'love.verdicts#initiative'),
        spare('love.verdicts#pace'),
        spare('love.verdicts#age'),
        spare('self.around#mask'),
      ],
    },
    {
      answer: 'now.signal#placeAnswer',
      parts: [
        paragraph('now.signal#place', 'now.signal#hour'),
        paragraph('self.pillars#lack'),
        spare('self.lead#thin'),
        spare('self.pillars#month'),
        spare('now.signal#place'),
      ],
    },
  ],
} satisfies WrittenContent;
