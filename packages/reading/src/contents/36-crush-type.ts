import { checklist, daySigns, quote } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import ache from '#corpus/c36/ache.ts';
import more from '#corpus/c36/more.ts';
import root from '#corpus/c36/root.ts';
import scene from '#corpus/c36/scene.ts';
import season from '#corpus/c36/season.ts';
import seats from '#corpus/c36/seats.ts';
import step from '#corpus/c36/step.ts';

/** 나는 왜 늘 먼저 좋아할까 */
export default {
  id: 36,
  topics: [root, ache, step, more, scene, season, seats],
  plan: [
    {
      answer: 'c36.root#answer',
      parts: [
        paragraph('c36.root#root', 'c36.root#spark'),
        quote('c36.root#keep'),
        paragraph('c36.root#who', 'c36.root#firstDay'),
        paragraph('c36.more#weeks', 'c36.season#born'),
        paragraph('c36.more#child', 'c36.scene#eyes'),
        paragraph('c36.seats#year'),
        spare('c36.season#crowd'),
        spare('c36.scene#eyes'),
        spare('c36.more#weeks'),
      ],
    },
    {
      answer: 'c36.ache#answer',
      parts: [
        paragraph('c36.ache#well', 'c36.ache#sign'),
        daySigns('c36.ache#pair'),
        paragraph('c36.more#kind', 'c36.ache#night'),
        paragraph('c36.more#late', 'c36.more#empty'),
        paragraph('c36.more#lean', 'c36.scene#fade'),
        paragraph('c36.seats#hour'),
        spare('c36.season#neighbour'),
        spare('c36.more#kind'),
        spare('c36.scene#fade'),
      ],
    },
    {
      answer: 'c36.step#answer',
      parts: [
        paragraph('c36.step#step', 'c36.step#strength'),
        checklist('이번 주에 해 볼 것', 'c36.step#usefulAct', 'c36.step#crushAct', 'c36.scene#stageAct'),
        paragraph('c36.step#say', 'c36.scene#place'),
        paragraph('c36.more#after', 'c36.seats#close'),
        spare('c36.step#strength'),
        spare('c36.step#say'),
      ],
    },
  ],
} satisfies WrittenContent;
