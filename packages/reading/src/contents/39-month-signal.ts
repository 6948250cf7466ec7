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
        paragraph('now.signal#ground', 'now.signal#star'),
        visitorSigns('month', 'now.signal#pair'),
        paragraph('self.pillars#month', 'self.lead#lead'),
        spare('love.verdicts#pace'),
        spare('self.season#nature'),
        spare('self.around#animal'),
        spare('self.seat#strength'),
      ],
    },
    {
      answer: 'now.signal#light',
      parts: [
        paragraph('now.signal#tie', 'now.signal#lightMeans'),
        paragraph('love.verdicts#channel', 'love.verdicts#initiative'),
        checklist('이번 달에 할 일', 'now.signal#listAct', 'now.signal#tieAct', 'now.signal#listAct'),
        paragraph('self.seat#star', 'love.verdicts#age'),
        spare('self.around#mask'),
        spare('self.pillars#hour'),
        spare('love.verdicts#expression'),
      ],
    },
    {
      answer: 'now.signal#placeAnswer',
      parts: [
        paragraph('now.signal#place', 'now.signal#hour'),
        paragraph('self.pillars#lack', 'self.lead#thin'),
        spare('self.around#night'),
        spare('self.pillars#heavy'),
        spare('self.pillars#year'),
      ],
    },
  ],
} satisfies WrittenContent;
