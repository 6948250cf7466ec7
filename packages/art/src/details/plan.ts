/** What each content's detail page shows: its first ground, its moment and light, its chart's seat. */
import type { PaletteName } from '#kit/palette.ts';
import type { Focus } from '#things/chart.ts';
import type { HookGround } from './grounds.ts';
import type { MomentName } from './moments/index.ts';

export interface DetailPlan {
  hook: HookGround;
  moment: MomentName;
  palette: PaletteName;
  flip?: boolean;
  /** Saju contents point at a seat of the chart; Tarot contents show this many cards. */
  focus?: Focus;
  cards?: 1 | 3;
}

export const detailPlans: Readonly<Record<string, DetailPlan>> = {
  'love-manual': {
    hook: 'latticeLight',
    moment: 'mirrorRoom',
    palette: 'crushNight',
    focus: 'dayStem',
  },
  'charm-report': {
    hook: 'blossoms',
    moment: 'moonWell',
    palette: 'loveRose',
    focus: 'day',
  },
  'best-match': {
    hook: 'starHill',
    moment: 'hillCouple',
    palette: 'loveRose',
    focus: 'dayBranch',
  },
  'bad-pattern': {
    hook: 'rainGlass',
    moment: 'rainLamp',
    palette: 'loveNight',
    focus: 'day',
  },
  'two-years': { hook: 'city', moment: 'seaShore', palette: 'loveNight', focus: 'luck' },
  'cooling-love': {
    hook: 'curtains',
    moment: 'twoCups',
    palette: 'loveLilac',
    focus: 'month',
  },
  'two-hearts': {
    hook: 'fallingCards',
    moment: 'cardTable',
    palette: 'loveNight',
    cards: 3,
  },
  'three-months': { hook: 'candles', moment: 'cardStairs', palette: 'loveNight', cards: 3 },
  'today-love': {
    hook: 'curtains',
    moment: 'blossomBench',
    palette: 'loveDay',
    focus: 'day',
  },
  'ilju-love': {
    hook: 'latticeLight',
    moment: 'mirrorRoom',
    palette: 'loveRose',
    flip: true,
    focus: 'day',
  },
  'have-dohwa': {
    hook: 'blossoms',
    moment: 'moonWell',
    palette: 'crushNight',
    flip: true,
    focus: 'dayBranch',
  },
  'today-card': {
    hook: 'fallingCards',
    moment: 'candleCards',
    palette: 'marriageDusk',
    cards: 1,
  },
  'love-calendar': {
    hook: 'starHill',
    moment: 'stoneSteps',
    palette: 'soloNight',
    focus: 'luck',
  },
  'next-love': {
    hook: 'city',
    moment: 'crossing',
    palette: 'soloDusk',
    focus: 'dayBranch',
  },
  'why-alone': {
    hook: 'curtains',
    moment: 'cityWindow',
    palette: 'soloNight',
    focus: 'month',
  },
  'new-face': { hook: 'fallingCards', moment: 'gateLamp', palette: 'soloNight', cards: 3 },
  'month-signal': {
    hook: 'city',
    moment: 'crossing',
    palette: 'soloNight',
    flip: true,
    focus: 'luck',
  },
  'coming-one': {
    hook: 'candles',
    moment: 'cardStairs',
    palette: 'soloDusk',
    flip: true,
    cards: 1,
  },
  'spouse-portrait': {
    hook: 'blossoms',
    moment: 'hillCouple',
    palette: 'marriageNight',
    focus: 'dayBranch',
  },
  'marriage-year': {
    hook: 'lanternEaves',
    moment: 'lanternAlley',
    palette: 'marriageNight',
    focus: 'luck',
  },
  'marry-or-not': {
    hook: 'latticeLight',
    moment: 'twoCups',
    palette: 'marriageDusk',
    focus: 'day',
  },
  'after-wedding': {
    hook: 'lanternEaves',
    moment: 'shoesAtDawn',
    palette: 'marriageDusk',
    focus: 'hour',
  },
  'wedding-cards': {
    hook: 'candles',
    moment: 'cardTable',
    palette: 'marriageNight',
    cards: 3,
  },
  'spouse-seat': {
    hook: 'latticeLight',
    moment: 'gateLamp',
    palette: 'marriageNight',
    flip: true,
    focus: 'dayBranch',
  },
  'marry-one': {
    hook: 'lanternEaves',
    moment: 'pinkyThread',
    palette: 'marriageDusk',
    cards: 1,
  },
  'reunion-map': {
    hook: 'water',
    moment: 'moonBoat',
    palette: 'breakupNight',
    focus: 'luck',
  },
  'breakup-why': {
    hook: 'rainGlass',
    moment: 'rainLamp',
    palette: 'breakupNight',
    flip: true,
    focus: 'day',
  },
  'hundred-days': {
    hook: 'rainGlass',
    moment: 'dawnRidge',
    palette: 'breakupDawn',
    focus: 'month',
  },
  'again-us': { hook: 'water', moment: 'reedField', palette: 'breakupDawn', cards: 3 },
  'call-first': { hook: 'phone', moment: 'phoneGlow', palette: 'breakupNight', cards: 3 },
  regret: {
    hook: 'rainGlass',
    moment: 'cityWindow',
    palette: 'breakupRain',
    flip: true,
    cards: 3,
  },
  'recover-speed': {
    hook: 'water',
    moment: 'seaShore',
    palette: 'breakupNight',
    flip: true,
    focus: 'dayStem',
  },
  'back-one': {
    hook: 'rainGlass',
    moment: 'candleCards',
    palette: 'breakupNight',
    cards: 1,
  },
  'confess-time': {
    hook: 'curtains',
    moment: 'letterDesk',
    palette: 'crushDusk',
    focus: 'month',
  },
  'who-likes-me': {
    hook: 'city',
    moment: 'snowLamp',
    palette: 'crushNight',
    focus: 'year',
  },
  'his-mind': { hook: 'fallingCards', moment: 'roofTop', palette: 'crushNight', cards: 3 },
  'crush-road': {
    hook: 'candles',
    moment: 'stoneSteps',
    palette: 'crushDusk',
    flip: true,
    cards: 3,
  },
  'confess-cards': {
    hook: 'starHill',
    moment: 'letterDesk',
    palette: 'crushNight',
    flip: true,
    cards: 3,
  },
  'crush-type': {
    hook: 'starHill',
    moment: 'loneSwing',
    palette: 'crushDusk',
    focus: 'dayStem',
  },
  'think-of-me': {
    hook: 'water',
    moment: 'moonBoat',
    palette: 'crushNight',
    flip: true,
    cards: 1,
  },
  'ssum-speed': {
    hook: 'blossoms',
    moment: 'reedField',
    palette: 'ssumDusk',
    flip: true,
    focus: 'dayStem',
  },
  'ssum-end': {
    hook: 'rainGlass',
    moment: 'snowLamp',
    palette: 'ssumNight',
    flip: true,
    focus: 'month',
  },
  'ssum-to-love': {
    hook: 'fallingCards',
    moment: 'pinkyThread',
    palette: 'ssumDusk',
    cards: 3,
  },
  'ssum-type': {
    hook: 'starHill',
    moment: 'roofTop',
    palette: 'ssumDusk',
    flip: true,
    focus: 'dayStem',
  },
  'will-text': {
    hook: 'phone',
    moment: 'phoneGlow',
    palette: 'ssumNight',
    flip: true,
    cards: 1,
  },
};
