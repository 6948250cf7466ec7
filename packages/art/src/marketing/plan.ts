/** How each scene is looked at a second time for the recommended page: nearer, in another light, past something. */
import type { Point } from '#kit/geometry.ts';
import type { PaletteName } from '#kit/palette.ts';
import type { ForegroundName } from './foregrounds.ts';

export interface MarketingPlan {
  palette: PaletteName;
  /** The scene point in the middle of the square, and how near it is: 1.5 shows the scene's whole width. */
  centre: Point;
  zoom: number;
  flip?: boolean;
  front: ForegroundName;
}

export const marketingPlans: Readonly<Record<string, MarketingPlan>> = {
  'love-manual': { palette: 'crushDusk', centre: [210, 320], zoom: 1.9, flip: true, front: 'petals' },
  'charm-report': { palette: 'loveNight', centre: [196, 236], zoom: 1.86, flip: true, front: 'bough' },
  'best-match': { palette: 'loveRose', centre: [200, 276], zoom: 1.74, front: 'petals' },
  'bad-pattern': { palette: 'loveNight', centre: [200, 236], zoom: 1.52, flip: true, front: 'stars' },
  'two-years': { palette: 'loveRose', centre: [200, 316], zoom: 2.1, front: 'stars' },
  'cooling-love': { palette: 'breakupDawn', centre: [200, 270], zoom: 1.56, flip: true, front: 'petals' },
  'two-hearts': { palette: 'loveRose', centre: [200, 276], zoom: 1.52, flip: true, front: 'stars' },
  'three-months': { palette: 'loveRose', centre: [200, 222], zoom: 1.56, flip: true, front: 'bough' },
  'today-love': { palette: 'loveSun', centre: [206, 292], zoom: 1.72, flip: true, front: 'petals' },
  'ilju-love': { palette: 'loveRose', centre: [200, 236], zoom: 1.6, front: 'petals' },
  'have-dohwa': { palette: 'loveRose', centre: [200, 270], zoom: 1.9, front: 'bough' },
  'today-card': { palette: 'loveDay', centre: [200, 214], zoom: 1.7, flip: true, front: 'petals' },
  'love-calendar': { palette: 'crushNight', centre: [224, 262], zoom: 1.74, flip: true, front: 'reeds' },
  'next-love': { palette: 'soloNight', centre: [216, 316], zoom: 1.84, flip: true, front: 'stars' },
  'why-alone': { palette: 'loveNight', centre: [196, 250], zoom: 1.9, flip: true, front: 'curtain' },
  'new-face': { palette: 'soloNight', centre: [200, 240], zoom: 1.62, flip: true, front: 'stars' },
  'month-signal': { palette: 'soloDusk', centre: [212, 280], zoom: 1.58, flip: true, front: 'petals' },
  'coming-one': { palette: 'soloNight', centre: [200, 236], zoom: 1.76, flip: true, front: 'petals' },
  'spouse-portrait': {
    palette: 'marriageDusk',
    centre: [208, 224],
    zoom: 1.86,
    flip: true,
    front: 'lattice',
  },
  'marriage-year': { palette: 'marriageDusk', centre: [200, 318], zoom: 1.86, front: 'lanterns' },
  'marry-or-not': { palette: 'marriageDusk', centre: [200, 300], zoom: 1.5, flip: true, front: 'petals' },
  'after-wedding': { palette: 'marriageNight', centre: [206, 296], zoom: 1.56, flip: true, front: 'bough' },
  'wedding-cards': { palette: 'marriageDusk', centre: [200, 226], zoom: 1.72, front: 'petals' },
  'spouse-seat': { palette: 'marriageNight', centre: [206, 300], zoom: 1.62, flip: true, front: 'bough' },
  'marry-one': { palette: 'marriageNight', centre: [200, 244], zoom: 1.6, flip: true, front: 'lanterns' },
  'reunion-map': { palette: 'crushNight', centre: [200, 260], zoom: 1.74, flip: true, front: 'petals' },
  'breakup-why': { palette: 'breakupRain', centre: [200, 270], zoom: 1.66, flip: true, front: 'rain' },
  'hundred-days': { palette: 'breakupDawn', centre: [206, 280], zoom: 1.54, flip: true, front: 'rain' },
  'again-us': { palette: 'loveNight', centre: [200, 226], zoom: 1.7, flip: true, front: 'petals' },
  'call-first': { palette: 'breakupNight', centre: [206, 270], zoom: 1.54, flip: true, front: 'stars' },
  regret: { palette: 'breakupNight', centre: [196, 284], zoom: 1.54, flip: true, front: 'rain' },
  'recover-speed': { palette: 'breakupNight', centre: [214, 256], zoom: 1.5, flip: true, front: 'stars' },
  'back-one': { palette: 'breakupRain', centre: [208, 270], zoom: 1.6, flip: true, front: 'rain' },
  'confess-time': { palette: 'crushDusk', centre: [204, 262], zoom: 1.72, flip: true, front: 'petals' },
  'who-likes-me': { palette: 'ssumNight', centre: [204, 330], zoom: 1.7, flip: true, front: 'reeds' },
  'his-mind': { palette: 'crushDusk', centre: [200, 214], zoom: 1.84, flip: true, front: 'stars' },
  'crush-road': { palette: 'crushNight', centre: [206, 290], zoom: 1.54, flip: true, front: 'petals' },
  'confess-cards': { palette: 'crushNight', centre: [200, 270], zoom: 1.62, flip: true, front: 'bough' },
  'crush-type': { palette: 'crushNight', centre: [206, 240], zoom: 1.66, flip: true, front: 'stars' },
  'think-of-me': { palette: 'crushDusk', centre: [200, 242], zoom: 1.5, flip: true, front: 'bough' },
  'ssum-speed': { palette: 'crushDusk', centre: [200, 250], zoom: 1.62, flip: true, front: 'petals' },
  'ssum-end': { palette: 'crushNight', centre: [180, 300], zoom: 1.72, flip: true, front: 'rain' },
  'ssum-to-love': { palette: 'ssumDusk', centre: [200, 250], zoom: 1.56, flip: true, front: 'petals' },
  'ssum-type': { palette: 'ssumDusk', centre: [200, 320], zoom: 1.62, flip: true, front: 'petals' },
  'will-text': { palette: 'crushNight', centre: [206, 276], zoom: 1.5, flip: true, front: 'stars' },
};
