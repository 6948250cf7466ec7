import { checklist, quote } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import speed from '#corpus/recovery/speed.ts';

/** 나의 이별 회복 속도 */
export default {
  id: 38,
  topics: [speed],
  plan: [
    {
      answer: 'recovery.speed#answer',
      parts: [
        paragraph('recovery.speed#way', 'recovery.speed#season'),
        paragraph('recovery.speed#climate', 'love.verdicts#hurt'),
        quote('recovery.speed#quiet'),
        paragraph('self.lead#thin', 'self.seat#hidden'),
        spare('recovery.speed#way'),
        spare('self.pillars#heavy'),
        spare('self.around#animal'),
        spare('self.pillars#hour'),
      ],
    },
    {
      answer: 'recovery.speed#riseAnswer',
      parts: [
        paragraph('recovery.speed#rise', 'recovery.speed#help'),
        paragraph('self.pillars#lack', 'recovery.speed#nobleHelp'),
        checklist(
          '오늘부터 하나씩',
          'recovery.speed#listAct',
          'recovery.speed#recoverAct',
          'recovery.speed#listAct',
        ),
        paragraph('self.around#mask', 'self.seat#strength'),
        spare('self.pillars#year'),
        spare('self.around#night'),
        spare('recovery.speed#rise'),
      ],
    },
    {
      answer: 'recovery.speed#careAnswer',
      parts: [
        paragraph('recovery.speed#care', 'recovery.speed#moon'),
        paragraph('love.verdicts#pattern'),
        spare('recovery.speed#moon'),
        spare('recovery.speed#care'),
        spare('self.pillars#month'),
      ],
    },
  ],
} satisfies WrittenContent;
