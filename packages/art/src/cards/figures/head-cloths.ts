import { disc, line, shape } from '#cards/drawing/draw.ts';

/** Cloths tied or drawn over a head of head.ts. */

/** A white band across the brow, as people at work wear it. */
export const headband = (): string =>
  shape('M-37-20C-20-32 20-32 37-20L38-10C20-22-20-22-38-10Z', '#fbf3e0', {
    stroke: '#b79a70',
    'stroke-width': 1,
  });

/** A bandage aslant over one temple, a little stained. */
export const bandage = (): string =>
  shape('M-37-26C-14-40 16-38 38-18L39-8C16-28-14-30-38-16Z', '#fbf3e0', {
    stroke: '#b79a70',
    'stroke-width': 1,
  }) +
  line('M-30-24L-20-32M-6-32L4-34M18-28L26-24', '#b79a70', 1) +
  disc(18, -25, 4, '#d6304a', { opacity: 0.7 });

/** A shawl around the face. */
export const shawl = (): string =>
  shape('M-44 58C-56-30-34-72 0-74S56-30 44 58L30 40C38 0 30-34 0-40C-30-34-38 0-30 40Z', '#4a5a50', {
    stroke: '#22302a',
    'stroke-width': 2,
  });

/** A shawl seen from behind, covering the whole head. */
export const shawlFromBehind = (): string =>
  shape('M-46 60C-58-30-34-72 0-74S58-30 46 60C20 74-20 74-46 60Z', '#5a3f8a', {
    stroke: '#2a1552',
    'stroke-width': 2,
  }) + line('M-20 66C-26 10-18-40 0-66M20 66C26 10 18-40 0-66', '#8f78c8', 1.6);
