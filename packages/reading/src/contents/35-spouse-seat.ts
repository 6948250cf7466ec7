import { checklist, daySigns, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import chair from '#corpus/seat/chair.ts';

/** 내 배우자 자리 미리 보기 */
export default {
  id: 35,
  topics: [chair],
  plan: [
    {
      answer: 'seat.chair#answer',
      parts: [
        paragraph('seat.chair#what', 'seat.chair#chair'),
        paragraph('seat.chair#role', 'self.around#mask'),
        daySigns('seat.chair#pair'),
        paragraph('self.season#nature', 'self.pillars#month'),
        paragraph('self.around#animal'),
        spare('self.seat#strength'),
        spare('self.pillars#lack'),
      ],
    },
    {
      answer: 'seat.chair#easeAnswer',
      parts: [
        paragraph('seat.chair#inner', 'seat.chair#ease'),
        signals(
          { tone: 'BRIGHT', label: '좋은 신호', move: 'seat.chair#goodItem' },
          { tone: 'BRIGHT', label: '좋은 신호', move: 'seat.chair#usefulItem' },
          { tone: 'SLOW', label: '천천히', move: 'seat.chair#waitItem' },
        ),
        paragraph('seat.chair#starLine', 'self.around#month'),
        paragraph('self.lead#thin', 'self.pillars#hour'),
        spare('self.lead#lead'),
        spare('self.pillars#heavy'),
        spare('seat.chair#inner'),
      ],
    },
    {
      answer: 'seat.chair#tieAnswer',
      parts: [
        paragraph('seat.chair#living', 'seat.chair#home'),
        checklist('함께 해 볼 것', 'seat.chair#listAct', 'seat.chair#stageAct', 'seat.chair#listAct'),
        spare('self.pillars#year'),
        spare('self.around#night'),
        spare('seat.chair#home'),
      ],
    },
  ],
} satisfies WrittenContent;
