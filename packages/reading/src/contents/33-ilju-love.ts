import { checklist, daySigns, quote } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import love from '#corpus/ilju/love.ts';
import picture from '#corpus/ilju/picture.ts';

/** 일주로 보는 나의 사랑법 */
export default {
  id: 33,
  topics: [picture, love],
  plan: [
    {
      answer: 'ilju.picture#answer',
      parts: [
        paragraph('ilju.love#fact'),
        paragraph('ilju.picture#picture'),
        daySigns('ilju.love#signs'),
        paragraph('ilju.love#seat'),
        paragraph('self.season#nature', 'self.seat#hidden'),
        spare('self.seat#strength'),
      ],
    },
    {
      answer: 'ilju.love#loveAnswer',
      parts: [
        paragraph('ilju.love#near', 'ilju.love#output'),
        quote('ilju.love#stageLine'),
        paragraph('ilju.love#stage'),
        paragraph('self.lead#lead'),
        spare('self.seat#star'),
        spare('ilju.love#near'),
      ],
    },
    {
      answer: 'ilju.love#hurtAnswer',
      parts: [
        paragraph('ilju.love#resent', 'ilju.love#habit'),
        checklist('오늘부터 해 볼 것', 'ilju.love#act', 'ilju.love#remedy', 'ilju.love#act'),
        spare('self.lead#thin'),
      ],
    },
  ],
} satisfies WrittenContent;
