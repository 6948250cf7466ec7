import { checklist, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import ssumType from '#corpus/ssum/type.ts';

/** 썸에서 나는 직진일까 관망일까 */
export default {
  id: 37,
  topics: [ssumType],
  plan: [
    {
      answer: 'ssum.type#answer',
      parts: [
        paragraph('ssum.type#base', 'ssum.type#output'),
        paragraph('ssum.type#rhythm', 'love.verdicts#initiative'),
        signals(
          { tone: 'BRIGHT', label: '통하는 것', move: 'ssum.type#goodItem' },
          { tone: 'SLOW', label: '아낄 것', move: 'ssum.type#waitItem' },
        ),
        paragraph('love.verdicts#pattern', 'self.pillars#month'),
        spare('self.lead#lead'),
        spare('love.verdicts#hurt'),
        spare('self.pillars#lack'),
      ],
    },
    {
      answer: 'ssum.type#seenAnswer',
      parts: [
        paragraph('ssum.type#seen', 'ssum.type#mirror'),
        paragraph('self.around#mask', 'love.verdicts#expression'),
        paragraph('self.around#month'),
        spare('self.season#nature'),
        spare('self.pillars#heavy'),
        spare('self.around#night'),
        spare('self.seat#hidden'),
      ],
    },
    {
      answer: 'ssum.type#tipAnswer',
      parts: [
        paragraph('ssum.type#turn', 'ssum.type#tieTip'),
        checklist('이번 달에 해 볼 것', 'ssum.type#listAct', 'ssum.type#listAct'),
        spare('love.verdicts#pace'),
        spare('self.lead#thin'),
        spare('self.pillars#useful'),
      ],
    },
  ],
} satisfies WrittenContent;
