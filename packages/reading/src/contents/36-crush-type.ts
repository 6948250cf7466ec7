import { checklist, quote } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import first from '#corpus/crush/first.ts';

/** 나는 왜 늘 먼저 좋아할까 */
export default {
  id: 36,
  topics: [first],
  plan: [
    {
      answer: 'crush.first#answer',
      parts: [
        paragraph('crush.first#root', 'crush.first#show'),
        quote('crush.first#keep'),
        paragraph('crush.first#who', 'self.around#mask'),
        paragraph('love.verdicts#initiative', 'self.around#animal'),
        spare('crush.first#root'),
        spare('self.pillars#heavy'),
        spare('love.verdicts#pace'),
        spare('self.seat#star'),
      ],
    },
    {
      answer: 'crush.first#acheAnswer',
      parts: [
        paragraph('crush.first#ache', 'crush.first#sign'),
        paragraph('crush.first#night', 'self.around#night'),
        paragraph('love.verdicts#hurt', 'self.lead#thin'),
        spare('self.seat#hidden'),
        spare('crush.first#ache'),
        spare('self.pillars#hour'),
        spare('love.verdicts#pattern'),
      ],
    },
    {
      answer: 'crush.first#stepAnswer',
      parts: [
        paragraph('crush.first#step', 'crush.first#stepMore'),
        checklist('이번 주에 해 볼 것', 'crush.first#listAct', 'crush.first#crushAct', 'crush.first#listAct'),
        spare('self.pillars#lack'),
        spare('self.lead#lead'),
        spare('crush.first#step'),
      ],
    },
  ],
} satisfies WrittenContent;
