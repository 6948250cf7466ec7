import { checklist, daySigns, quote } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import canvas from '#corpus/c33/canvas.ts';
import habit from '#corpus/c33/habit.ts';
import love from '#corpus/c33/love.ts';
import more from '#corpus/c33/more.ts';
import picture from '#corpus/c33/picture.ts';

/** 일주로 보는 나의 사랑법 */
export default {
  id: 33,
  topics: [picture, canvas, love, habit, more],
  plan: [
    {
      answer: 'c33.picture#answer',
      parts: [
        paragraph('c33.canvas#fact'),
        paragraph('c33.picture#picture'),
        daySigns('c33.canvas#signs'),
        paragraph('c33.canvas#weather', 'c33.canvas#first'),
        paragraph('c33.canvas#colour', 'c33.more#paint'),
        spare('c33.canvas#sketch', 'c33.more#root'),
        spare('c33.more#bare'),
        spare('c33.more#late'),
      ],
    },
    {
      answer: 'c33.love#answer',
      parts: [
        paragraph('c33.love#near', 'c33.love#home'),
        paragraph('c33.love#say'),
        spare('c33.love#outside'),
        quote('c33.love#lineItem'),
        paragraph('c33.love#speed', 'c33.more#first'),
        paragraph('c33.love#star', 'c33.more#place'),
        spare('c33.more#want'),
        spare('c33.more#years'),
      ],
    },
    {
      answer: 'c33.habit#answer',
      parts: [
        paragraph('c33.habit#habit', 'c33.habit#resent'),
        paragraph('c33.habit#noResent'),
        paragraph('c33.habit#tie'),
        paragraph('c33.habit#turn'),
        checklist('오늘부터 해 볼 것', 'c33.habit#hurtAct', 'c33.habit#usefulAct', 'c33.habit#seatAct'),
        paragraph('c33.habit#close'),
        spare('c33.habit#mend'),
      ],
    },
  ],
} satisfies WrittenContent;
