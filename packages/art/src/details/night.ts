import type { PaletteName } from '#kit/palette.ts';

const nights: Partial<Record<PaletteName, PaletteName>> = {
  loveDay: 'loveRose',
  loveSun: 'marriageDusk',
  loveSky: 'loveNight',
  loveLilac: 'loveNight',
  soloDusk: 'soloNight',
  marriageDay: 'marriageNight',
  crushDay: 'crushNight',
  ssumDay: 'ssumNight',
  ssumDusk: 'crushDusk',
  breakupDawn: 'breakupNight',
};

/** The palette of dark grounds beside a scene: light palettes have a night of their own. */
export const nightOf = (palette: PaletteName): PaletteName => nights[palette] ?? palette;
