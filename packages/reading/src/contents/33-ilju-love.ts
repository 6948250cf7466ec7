import { checklist, daySigns, quote } from '#compose/beats.ts';
import { paragraph, spare, type ContentPlan } from '#compose/plan.ts';

/** 일주로 보는 나의 사랑법 */
export const iljuLove: ContentPlan = [
  {
    answer: 'ilju.picture#answer',
    parts: [
      paragraph('ilju.love#fact'),
      paragraph('ilju.picture#picture'),
      daySigns('ilju.love#signs'),
      paragraph('ilju.love#seat'),
      paragraph('self.season#nature'),
      spare('self.seat#hidden'),
      spare('self.seat#strength'),
    ],
  },
  {
    answer: 'ilju.love#loveAnswer',
    parts: [
      paragraph('ilju.love#near'),
      paragraph('ilju.love#output'),
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
      paragraph('ilju.love#resent'),
      paragraph('ilju.love#habit'),
      checklist('오늘부터 해 볼 것', 'ilju.love#act', 'ilju.love#remedy', 'ilju.love#act'),
      spare('self.lead#thin'),
    ],
  },
];
