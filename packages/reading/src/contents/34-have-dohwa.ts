import { checklist, elementRing, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import find from '#corpus/c34/find.ts';
import force from '#corpus/c34/force.ts';
import habit from '#corpus/c34/habit.ts';
import light from '#corpus/c34/light.ts';
import more from '#corpus/c34/more.ts';
import pillar from '#corpus/c34/pillar.ts';

/** 나에게도 도화살이 있을까 */
export default {
  id: 34,
  topics: [find, force, pillar, habit, light, more],
  plan: [
    {
      answer: 'c34.find#answer',
      parts: [
        paragraph('c34.find#rule'),
        paragraph('c34.find#peach'),
        paragraph('c34.find#red'),
        elementRing('c34.find#ring'),
        paragraph('c34.force#force'),
        paragraph('c34.light#manner'),
        paragraph('c34.more#face', 'c34.light#glance'),
        spare('c34.more#smile'),
        spare('c34.force#child'),
        spare('c34.more#bare'),
        spare('c34.force#other'),
        spare('c34.more#decade'),
      ],
    },
    {
      answer: 'c34.pillar#answer',
      parts: [
        paragraph('c34.pillar#far'),
        paragraph('c34.pillar#work', 'c34.more#word'),
        paragraph('c34.pillar#near', 'c34.more#move'),
        paragraph('c34.pillar#late', 'c34.more#night'),
        signals(
          { tone: 'BRIGHT', label: '켜지는 데', move: 'c34.pillar#onItem' },
          { tone: 'BRIGHT', label: '또 한 곳', move: 'c34.pillar#onItem' },
          { tone: 'SLOW', label: '흐려지는 데', move: 'c34.pillar#offItem' },
        ),
        paragraph('c34.pillar#fan', 'c34.more#step'),
        spare('c34.more#turn'),
        spare('c34.more#year'),
        spare('c34.more#decade'),
        spare('c34.light#glance'),
      ],
    },
    {
      answer: 'c34.habit#answer',
      parts: [
        paragraph('c34.habit#base'),
        paragraph('c34.habit#need'),
        paragraph('c34.habit#veil'),
        checklist('이번 주에 해 볼 것', 'c34.habit#usefulAct', 'c34.habit#charmAct', 'c34.habit#stemAct'),
        paragraph('c34.habit#season'),
        spare('c34.light#grow'),
        spare('c34.habit#veil'),
        spare('c34.habit#mask'),
        paragraph('c34.habit#close'),
      ],
    },
  ],
} satisfies WrittenContent;
