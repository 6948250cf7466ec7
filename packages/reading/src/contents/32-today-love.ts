import { checklist, quote, visitorSigns } from '#compose/beats.ts';
import { crosshead, paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import contact from '#corpus/today/contact.ts';
import day from '#corpus/today/day.ts';
import mind from '#corpus/today/mind.ts';
import word from '#corpus/today/word.ts';

/** 오늘 나의 연애 온도 */
export default {
  id: 32,
  topics: [day, mind, contact, word],
  plan: [
    {
      answer: 'today.day#answer',
      parts: [
        paragraph('today.day#fact', 'today.day#stage'),
        crosshead('today.day#crossheadSky'),
        paragraph('today.day#god', 'today.day#lead'),
        paragraph('today.mind#season'),
        crosshead('today.day#crossheadGround'),
        paragraph('today.day#ground', 'today.mind#work'),
        crosshead('today.mind#crossheadTemper'),
        paragraph('today.mind#temper', 'today.mind#core'),
        crosshead('today.day#crossheadMore'),
        spare('today.mind#root'),
        spare('today.day#god'),
        spare('today.day#ground'),
      ],
    },
    {
      answer: 'today.contact#answer',
      parts: [
        paragraph('today.contact#tie'),
        visitorSigns('day', 'today.contact#signs'),
        paragraph('today.contact#star'),
        crosshead('today.contact#crossheadContact'),
        paragraph('today.contact#contact', 'today.contact#hours'),
        paragraph('today.contact#reply'),
        crosshead('today.contact#crossheadSeen'),
        paragraph('today.contact#seen', 'today.contact#place'),
        crosshead('today.contact#crossheadNear'),
        paragraph('today.contact#near', 'today.contact#words'),
        spare('today.contact#host'),
        crosshead('today.contact#crossheadHurt'),
        spare('today.contact#hurt'),
        crosshead('today.contact#crossheadAgain'),
        spare('today.contact#contact'),
        spare('today.contact#tie'),
      ],
    },
    {
      answer: 'today.word#answer',
      parts: [
        paragraph('today.word#balm', 'today.word#care'),
        quote('today.word#quote'),
        crosshead('today.word#crossheadStep'),
        paragraph('today.word#step', 'today.word#leave'),
        checklist('오늘 해 볼 것', 'today.word#groundAct', 'today.word#stageAct', 'today.word#usefulAct'),
        crosshead('today.word#crossheadEvening'),
        paragraph('today.word#evening'),
        spare('today.word#late'),
        spare('today.word#night'),
        spare('today.word#thin'),
        paragraph('today.word#tomorrow'),
      ],
    },
  ],
} satisfies WrittenContent;
