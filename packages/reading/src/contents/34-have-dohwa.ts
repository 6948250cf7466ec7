import { checklist, elementRing } from '#compose/beats.ts';
import { paragraph, spare, type WrittenContent } from '#compose/plan.ts';
import light from '#corpus/c34/light.ts';
import pillars from '#corpus/charm/pillars.ts';
import stars from '#corpus/charm/stars.ts';

/** 나에게도 도화살이 있을까 */
export default {
  id: 34,
  topics: [light, stars, pillars],
  plan: [
    {
      answer: 'charm.stars#answer',
      parts: [
        paragraph('charm.stars#peach', 'charm.stars#red'),
        elementRing('charm.stars#ring'),
        paragraph('charm.stars#instead', 'charm.pillars#face'),
        paragraph('charm.pillars#colour', 'c34.light#glance'),
        paragraph('c34.light#manner'),
        spare('love.verdicts#expression'),
        spare('self.season#nature'),
        spare('self.seat#strength'),
        spare('self.lead#lead'),
        spare('self.pillars#year'),
        spare('self.around#animal'),
        spare('self.pillars#heavy'),
      ],
    },
    {
      answer: 'charm.stars#placeAnswer',
      parts: [
        paragraph('charm.stars#stage', 'charm.stars#season'),
        paragraph('charm.pillars#work', 'charm.pillars#yearly'),
        paragraph('charm.pillars#hourly', 'charm.stars#noble'),
        paragraph('c34.light#close'),
        spare('love.verdicts#initiative'),
        spare('love.verdicts#pattern'),
        spare('self.pillars#month'),
        spare('love.verdicts#channel'),
        spare('self.around#mask'),
        spare('self.seat#star'),
        spare('self.around#month'),
      ],
    },
    {
      answer: 'charm.stars#habitAnswer',
      parts: [
        paragraph('charm.stars#habit', 'charm.pillars#veil'),
        checklist('이번 주에 해 볼 것', 'charm.stars#listAct', 'charm.stars#charmAct', 'charm.stars#listAct'),
        paragraph('c34.light#grow'),
        spare('love.verdicts#hurt'),
        spare('self.lead#thin'),
        spare('self.pillars#useful'),
        spare('love.verdicts#pace'),
        spare('self.pillars#hour'),
      ],
    },
  ],
} satisfies WrittenContent;
