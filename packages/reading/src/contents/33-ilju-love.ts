import { checklist, daySigns, quote } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import love from '#corpus/ilju/love.ts';
import picture from '#corpus/ilju/picture.ts';
import withThem from '#corpus/ilju/with.ts';

/** 일주로 보는 나의 사랑법 */
export default {
  id: 33,
  topics: [picture, love, withThem],
  plan: [
    {
      answer: 'ilju.picture#answer',
      parts: [
        paragraph('ilju.love#fact', 'ilju.picture#picture'),
        daySigns('ilju.love#signs'),
        paragraph('ilju.love#seat', 'self.seat#hidden'),
        paragraph('self.season#nature', 'self.around#mask'),
        spare('self.pillars#year'),
        spare('self.seat#strength'),
        spare('self.pillars#heavy'),
        spare('self.pillars#month'),
        spare('self.around#month'),
        spare('self.around#animal'),
      ],
    },
    {
      answer: 'ilju.love#loveAnswer',
      parts: [
        paragraph('ilju.love#near', 'ilju.love#output'),
        paragraph('ilju.love#stage', 'ilju.with#want'),
        quote('ilju.love#stageLine'),
        paragraph('ilju.with#rhythm', 'ilju.with#match'),
        spare('self.seat#star'),
        spare('self.lead#lead'),
        spare('self.around#night'),
        spare('self.pillars#hour'),
        spare('love.verdicts#expression'),
        spare('love.verdicts#pace'),
      ],
    },
    {
      answer: 'ilju.love#hurtAnswer',
      parts: [
        paragraph('ilju.love#wonjin', 'ilju.love#resent'),
        checklist('오늘부터 해 볼 것', 'ilju.love#act', 'ilju.love#remedy', 'ilju.love#act'),
        paragraph('ilju.love#habit', 'self.lead#thin'),
        spare('self.pillars#lack'),
        spare('love.verdicts#pattern'),
        spare('self.pillars#useful'),
        spare('love.verdicts#hurt'),
      ],
    },
  ],
} satisfies WrittenContent;
