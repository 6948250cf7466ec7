import { checklist, quote, signals } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import eyes from '#corpus/c37/eyes.ts';
import month from '#corpus/c37/month.ts';
import more from '#corpus/c37/more.ts';
import seats from '#corpus/c37/seats.ts';
import sides from '#corpus/c37/sides.ts';
import type from '#corpus/c37/type.ts';

/** 썸에서 나는 직진일까 관망일까 */
export default {
  id: 37,
  topics: [type, eyes, month, more, seats, sides],
  plan: [
    {
      answer: 'c37.type#answer',
      parts: [
        paragraph('c37.type#base', 'c37.type#output'),
        paragraph('c37.type#clock', 'c37.type#start'),
        signals(
          { tone: 'BRIGHT', label: '통하는 것', move: 'c37.type#goodItem' },
          { tone: 'SLOW', label: '아낄 것', move: 'c37.type#waitItem' },
        ),
        paragraph('c37.type#pull', 'c37.more#stuck'),
        paragraph('c37.seats#year', 'c37.more#fear'),
        spare('c37.sides#push'),
        spare('c37.sides#season'),
        spare('c37.type#clock'),
      ],
    },
    {
      answer: 'c37.eyes#answer',
      parts: [
        paragraph('c37.eyes#star', 'c37.eyes#red'),
        paragraph('c37.eyes#mirror', 'c37.eyes#face'),
        quote('c37.eyes#lineItem'),
        paragraph('c37.eyes#misread', 'c37.more#night'),
        paragraph('c37.seats#month'),
        spare('c37.sides#far'),
        spare('c37.sides#close'),
        spare('c37.sides#sulk'),
        spare('c37.eyes#misread'),
      ],
    },
    {
      answer: 'c37.month#answer',
      parts: [
        paragraph('c37.month#turn', 'c37.month#tie'),
        paragraph('c37.month#when', 'c37.more#place'),
        checklist('이번 달에 해 볼 것', 'c37.month#ssumAct', 'c37.month#groundAct', 'c37.seats#stageAct'),
        paragraph('c37.seats#close'),
        spare('c37.month#when'),
        spare('c37.month#tie'),
      ],
    },
  ],
} satisfies WrittenContent;
