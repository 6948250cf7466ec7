import { checklist, quote } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import around from '#corpus/c38/around.ts';
import care from '#corpus/c38/care.ts';
import more from '#corpus/c38/more.ts';
import rise from '#corpus/c38/rise.ts';
import way from '#corpus/c38/way.ts';

/** 나의 이별 회복 속도 */
export default {
  id: 38,
  topics: [way, rise, care, more, around],
  plan: [
    {
      answer: 'c38.way#answer',
      parts: [
        paragraph('c38.way#way', 'c38.way#climate'),
        quote('c38.way#quiet'),
        paragraph('c38.way#seat', 'c38.way#chew'),
        paragraph('c38.more#last', 'c38.way#days'),
        paragraph('c38.more#miss', 'c38.around#face'),
        paragraph('c38.around#star'),
        spare('c38.more#heavy'),
        spare('c38.more#last'),
        spare('c38.more#miss'),
      ],
    },
    {
      answer: 'c38.rise#answer',
      parts: [
        paragraph('c38.rise#rise', 'c38.rise#hand'),
        checklist('오늘부터 하나씩', 'c38.rise#usefulAct', 'c38.rise#recoverAct', 'c38.rise#branchAct'),
        paragraph('c38.rise#noble', 'c38.rise#root'),
        paragraph('c38.rise#night', 'c38.more#lack'),
        paragraph('c38.around#brake', 'c38.more#healed'),
        spare('c38.rise#again'),
        spare('c38.around#brake'),
        spare('c38.more#lack'),
      ],
    },
    {
      answer: 'c38.care#answer',
      parts: [
        paragraph('c38.care#moon', 'c38.care#tie'),
        checklist('이번 달에 해 볼 것', 'c38.care#groundAct', 'c38.care#stemAct'),
        paragraph('c38.care#third', 'c38.more#after'),
        spare('c38.around#word'),
        spare('c38.care#third'),
        spare('c38.more#after'),
      ],
    },
  ],
} satisfies WrittenContent;
