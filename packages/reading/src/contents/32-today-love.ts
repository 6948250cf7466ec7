import { checklist, quote, visitorSigns } from '#compose/beats.ts';
import { crosshead, paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import company from '#corpus/today/company.ts';
import contact from '#corpus/today/contact.ts';
import day from '#corpus/today/day.ts';
import guest from '#corpus/today/guest.ts';
import mind from '#corpus/today/mind.ts';
import night from '#corpus/today/night.ts';
import remedy from '#corpus/today/remedy.ts';
import seen from '#corpus/today/seen.ts';
import step from '#corpus/today/step.ts';

/** 오늘 나의 연애 온도 */
export default {
  id: 32,
  topics: [day, mind, contact, guest, seen, company, remedy, step, night],
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
        visitorSigns('day', 'today.guest#signs'),
        paragraph('today.guest#star'),
        crosshead('today.contact#crossheadContact'),
        paragraph('today.contact#contact', 'today.contact#hours'),
        spare('today.contact#reply'),
        crosshead('today.seen#crossheadSeen'),
        paragraph('today.seen#seen', 'today.seen#place'),
        crosshead('today.company#crossheadNear'),
        paragraph('today.company#near', 'today.company#words'),
        spare('today.guest#host'),
        crosshead('today.company#crossheadHurt'),
        spare('today.company#hurt'),
        crosshead('today.contact#crossheadAgain'),
        spare('today.contact#contact'),
        spare('today.contact#tie'),
      ],
    },
    {
      answer: 'today.remedy#answer',
      parts: [
        paragraph('today.remedy#balm', 'today.remedy#care'),
        quote('today.remedy#quote'),
        crosshead('today.step#crossheadStep'),
        paragraph('today.step#step', 'today.step#leave'),
        checklist('오늘 해 볼 것', 'today.step#groundAct', 'today.step#stageAct', 'today.remedy#usefulAct'),
        crosshead('today.night#crossheadEvening'),
        paragraph('today.night#evening'),
        spare('today.night#late'),
        spare('today.night#night'),
        spare('today.step#thin'),
        paragraph('today.night#tomorrow'),
      ],
    },
  ],
} satisfies WrittenContent;
