import { checklist, daySigns, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import around from '#corpus/c35/around.ts';
import chair from '#corpus/c35/chair.ts';
import ease from '#corpus/c35/ease.ts';
import living from '#corpus/c35/living.ts';

/** 내 배우자 자리 미리 보기 */
export default {
  id: 35,
  topics: [around, chair, ease, living],
  plan: [
    {
      answer: 'c35.chair#answer',
      parts: [
        paragraph('c35.chair#what', 'c35.chair#face'),
        paragraph('c35.chair#god', 'c35.around#yard'),
        daySigns('c35.chair#pair'),
        paragraph('c35.around#bring', 'c35.living#bringer'),
        paragraph('c35.living#age', 'c35.living#road'),
        paragraph('c35.around#elder', 'c35.around#root'),
        spare('c35.around#yard'),
        spare('c35.around#elder'),
        spare('c35.living#road'),
      ],
    },
    {
      answer: 'c35.ease#answer',
      parts: [
        paragraph('c35.ease#inner', 'c35.ease#ease'),
        signals(
          { tone: 'BRIGHT', label: '좋은 신호', move: 'c35.ease#goodItem' },
          { tone: 'BRIGHT', label: '좋은 신호', move: 'c35.ease#usefulItem' },
          { tone: 'SLOW', label: '천천히', move: 'c35.ease#waitItem' },
        ),
        paragraph('c35.ease#star', 'c35.around#receive'),
        paragraph('c35.ease#scene', 'c35.around#weather'),
        paragraph('c35.ease#know', 'c35.around#step'),
        paragraph('c35.around#gap', 'c35.around#root'),
        spare('c35.ease#inner'),
        spare('c35.ease#star'),
        spare('c35.around#receive'),
        spare('c35.around#gap'),
      ],
    },
    {
      answer: 'c35.living#answer',
      parts: [
        paragraph('c35.living#living', 'c35.living#home'),
        checklist('함께 해 볼 것', 'c35.living#tieAct', 'c35.living#stageAct', 'c35.living#usefulAct'),
        paragraph('c35.living#money', 'c35.living#thin'),
        paragraph('c35.living#bringer', 'c35.around#guests'),
        spare('c35.living#hourScene'),
        spare('c35.around#guests'),
        spare('c35.living#thin'),
        spare('c35.living#living'),
      ],
    },
  ],
} satisfies WrittenContent;
