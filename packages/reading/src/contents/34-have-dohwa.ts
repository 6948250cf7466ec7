import { checklist, elementRing } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import stars from '#corpus/charm/stars.ts';

/** 나에게도 도화살이 있을까 */
export default {
  id: 34,
  topics: [stars],
  plan: [
    {
      answer: 'charm.stars#answer',
      parts: [
        paragraph('charm.stars#peach', 'charm.stars#red'),
        elementRing('charm.stars#ring'),
        paragraph('charm.stars#instead', 'self.around#mask'),
        paragraph('love.verdicts#expression'),
        spare('self.lead#lead'),
        spare('self.season#nature'),
        spare('self.seat#strength'),
      ],
    },
    {
      answer: 'charm.stars#placeAnswer',
      parts: [
        paragraph('charm.stars#stage', 'charm.stars#season'),
        paragraph('charm.stars#noble'),
        paragraph('love.verdicts#channel', 'self.around#animal'),
        spare('love.verdicts#initiative'),
        spare('self.pillars#month'),
        spare('charm.stars#instead'),
        spare('self.around#night'),
      ],
    },
    {
      answer: 'charm.stars#habitAnswer',
      parts: [
        paragraph('charm.stars#habit'),
        checklist('이번 주에 해 볼 것', 'charm.stars#listAct', 'charm.stars#charmAct', 'charm.stars#listAct'),
        paragraph('self.lead#thin', 'self.pillars#heavy'),
        spare('love.verdicts#hurt'),
        spare('charm.stars#habit'),
      ],
    },
  ],
} satisfies WrittenContent;
