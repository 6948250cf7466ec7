import { checklist, daySigns, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import chair from '#corpus/seat/chair.ts';
import life from '#corpus/seat/life.ts';

/** 내 배우자 자리 미리 보기 */
export default {
  id: 35,
  topics: [chair, life],
  plan: [
    {
      answer: 'seat.chair#answer',
      parts: [
        paragraph('seat.chair#what', 'seat.chair#chair'),
        paragraph('seat.chair#role', 'seat.life#shade'),
        daySigns('seat.chair#pair'),
        paragraph('seat.life#element', 'love.verdicts#age'),
        paragraph('love.verdicts#channel'),
        spare('self.around#animal'),
        spare('love.verdicts#pace'),
        spare('self.pillars#month'),
        spare('self.around#mask'),
        spare('self.season#nature'),
        spare('self.seat#strength'),
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
        paragraph('seat.chair#starLine', 'seat.life#space'),
        paragraph('seat.life#talk', 'self.around#month'),
        spare('love.verdicts#hurt'),
        spare('self.pillars#hour'),
        spare('love.verdicts#expression'),
        spare('self.lead#lead'),
        spare('self.around#night'),
        spare('self.pillars#heavy'),
      ],
    },
    {
      answer: 'seat.chair#tieAnswer',
      parts: [
        paragraph('seat.chair#living', 'seat.chair#home'),
        checklist('함께 해 볼 것', 'seat.chair#listAct', 'seat.chair#stageAct', 'seat.chair#listAct'),
        paragraph('seat.life#money'),
        spare('self.pillars#useful'),
        spare('love.verdicts#initiative'),
        spare('self.pillars#lack'),
        spare('self.pillars#year'),
      ],
    },
  ],
} satisfies WrittenContent;
