import { checklist, elementRing, visitorSigns } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import { monthAt, months } from '#compose/times.ts';
import guest from '#corpus/c39/guest.ts';
import light from '#corpus/c39/light.ts';
import more from '#corpus/c39/more.ts';
import place from '#corpus/c39/place.ts';
import root from '#corpus/c39/root.ts';
import signal from '#corpus/now/signal.ts';

/** 이번 달 인연 신호등 */
export default {
  id: 39,
  topics: [guest, light, place, more, root, signal],
  plan: [
    {
      answer: 'c39.guest#answer',
      parts: [
        paragraph('c39.guest#god', 'c39.guest#ground'),
        visitorSigns('month', 'c39.guest#pair'),
        paragraph('c39.root#door', 'c39.more#host'),
        paragraph('c39.guest#stage', 'now.signal#blend'),
        paragraph('c39.root#zodiac', 'c39.more#street'),
        spare('c39.guest#year'),
        spare('c39.guest#third'),
        spare('c39.guest#third'),
      ],
    },
    {
      answer: 'c39.light#answer',
      parts: [
        paragraph('c39.light#why', 'c39.light#cross'),
        months(monthAt(0), 'c39.light#visiting', 'c39.light#comes'),
        checklist('이번 달에 할 일', 'c39.light#godAct', 'c39.light#tieAct', 'c39.light#branchAct'),
        paragraph('c39.root#walk', 'now.signal#drive'),
        paragraph('c39.more#flash', 'c39.more#star'),
        spare('c39.light#mover'),
        spare('now.signal#last'),
        spare('now.signal#lightMeans'),
        spare('c39.more#flash'),
      ],
    },
    {
      answer: 'c39.place#answer',
      parts: [
        paragraph('c39.place#place', 'c39.place#hour'),
        elementRing('c39.place#ring'),
        paragraph('c39.place#carry', 'c39.place#last'),
        paragraph('c39.more#word', 'c39.more#dress'),
        spare('c39.place#last'),
        spare('c39.more#dress'),
        spare('c39.more#word'),
      ],
    },
  ],
} satisfies WrittenContent;
