/** Which moment each content's second picture shows, in which light, and what its chart points at. */
import type { PaletteName } from '#kit/palette.ts';
import type { MomentName } from './moments/index.ts';

/** The seat of the chart that a content speaks of most. */
export type Focus = 'day' | 'dayBranch' | 'dayStem' | 'month' | 'hour' | 'year' | 'luck';

export interface DetailPlan {
  moment: MomentName;
  palette: PaletteName;
  flip?: boolean;
  /** Saju contents point at a seat of the chart; Tarot contents show this many cards. */
  focus?: Focus;
  cards?: 1 | 3;
}

export const detailPlans: Readonly<Record<string, DetailPlan>> = {
  'love-manual': { moment: 'mirrorRoom', palette: 'crushNight', focus: 'dayStem' },
  'charm-report': { moment: 'moonWell', palette: 'loveRose', focus: 'day' },
  'best-match': { moment: 'hillCouple', palette: 'loveRose', focus: 'dayBranch' },
  'bad-pattern': { moment: 'rainLamp', palette: 'loveNight', focus: 'day' },
  'two-years': { moment: 'seaShore', palette: 'loveNight', focus: 'luck' },
  'cooling-love': { moment: 'twoCups', palette: 'loveLilac', focus: 'month' },
  'two-hearts': { moment: 'cardTable', palette: 'loveNight', cards: 3 },
  'three-months': { moment: 'cardStairs', palette: 'loveNight', cards: 3 },
  'today-love': { moment: 'blossomBench', palette: 'loveDay', focus: 'day' },
  'ilju-love': { moment: 'mirrorRoom', palette: 'loveRose', flip: true, focus: 'day' },
  'have-dohwa': { moment: 'moonWell', palette: 'crushNight', flip: true, focus: 'dayBranch' },
  'today-card': { moment: 'candleCards', palette: 'marriageDusk', cards: 1 },
  'love-calendar': { moment: 'stoneSteps', palette: 'soloNight', focus: 'luck' },
  'next-love': { moment: 'crossing', palette: 'soloDusk', focus: 'dayBranch' },
  'why-alone': { moment: 'cityWindow', palette: 'soloNight', focus: 'month' },
  'new-face': { moment: 'gateLamp', palette: 'soloNight', cards: 3 },
  'month-signal': { moment: 'crossing', palette: 'soloNight', flip: true, focus: 'luck' },
  'coming-one': { moment: 'cardStairs', palette: 'soloDusk', flip: true, cards: 1 },
  'spouse-portrait': { moment: 'hillCouple', palette: 'marriageNight', focus: 'dayBranch' },
  'marriage-year': { moment: 'lanternAlley', palette: 'marriageNight', focus: 'luck' },
  'marry-or-not': { moment: 'twoCups', palette: 'marriageDusk', focus: 'day' },
  'after-wedding': { moment: 'shoesAtDawn', palette: 'marriageDusk', focus: 'hour' },
  'wedding-cards': { moment: 'cardTable', palette: 'marriageNight', cards: 3 },
  'spouse-seat': { moment: 'gateLamp', palette: 'marriageNight', flip: true, focus: 'dayBranch' },
  'marry-one': { moment: 'pinkyThread', palette: 'marriageDusk', cards: 1 },
  'reunion-map': { moment: 'moonBoat', palette: 'breakupNight', focus: 'luck' },
  'breakup-why': { moment: 'rainLamp', palette: 'breakupNight', flip: true, focus: 'day' },
  'hundred-days': { moment: 'dawnRidge', palette: 'breakupDawn', focus: 'month' },
  'again-us': { moment: 'reedField', palette: 'breakupDawn', cards: 3 },
  'call-first': { moment: 'phoneGlow', palette: 'breakupNight', cards: 3 },
  regret: { moment: 'cityWindow', palette: 'breakupRain', flip: true, cards: 3 },
  'recover-speed': { moment: 'seaShore', palette: 'breakupNight', flip: true, focus: 'dayStem' },
  'back-one': { moment: 'candleCards', palette: 'breakupNight', cards: 1 },
  'confess-time': { moment: 'letterDesk', palette: 'crushDusk', focus: 'month' },
  'who-likes-me': { moment: 'snowLamp', palette: 'crushNight', focus: 'year' },
  'his-mind': { moment: 'roofTop', palette: 'crushNight', cards: 3 },
  'crush-road': { moment: 'stoneSteps', palette: 'crushDusk', flip: true, cards: 3 },
  'confess-cards': { moment: 'letterDesk', palette: 'crushNight', flip: true, cards: 3 },
  'crush-type': { moment: 'loneSwing', palette: 'crushDusk', focus: 'dayStem' },
  'think-of-me': { moment: 'moonBoat', palette: 'crushNight', flip: true, cards: 1 },
  'ssum-speed': { moment: 'reedField', palette: 'ssumDusk', flip: true, focus: 'dayStem' },
  'ssum-end': { moment: 'snowLamp', palette: 'ssumNight', flip: true, focus: 'month' },
  'ssum-to-love': { moment: 'pinkyThread', palette: 'ssumDusk', cards: 3 },
  'ssum-type': { moment: 'roofTop', palette: 'ssumDusk', flip: true, focus: 'dayStem' },
  'will-text': { moment: 'phoneGlow', palette: 'ssumNight', flip: true, cards: 1 },
};
