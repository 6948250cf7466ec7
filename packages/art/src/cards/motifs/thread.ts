import { line, shape, at } from '#cards/drawing/draw.ts';
import { THREAD, THREAD_DARK } from '#cards/drawing/palette.ts';

/** The red thread that runs through every card: a line with a darker edge. */
export const thread = (data: string, width = 2.6): string =>
  line(data, THREAD_DARK, width + 1.2, { opacity: 0.55 }) + line(data, THREAD, width);

/** A bow of thread, about 40 wide, its knot on the origin. */
export const bow = (x: number, y: number, scale = 1, turn = 0): string =>
  at(
    x,
    y,
    { scale, turn },
    thread('M0 0C-9-13-23-11-20-1C-18 8-7 5 0 0C7 5 18 8 20-1C23-11 9-13 0 0', 2.6 / Math.max(scale, 0.7)),
    thread('M0 0C-2 8-9 12-11 20M0 0C3 8 9 11 12 19', 2.4 / Math.max(scale, 0.7)),
    shape('M-4-1a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', '#ff6b7f', { stroke: THREAD_DARK, 'stroke-width': 1 }),
  );

/** The maedeup, a knot of four loops with two tassels, about 30 wide and 50 high. */
export const knot = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    { scale },
    thread('M0-8C-4-18 4-18 0-8L8 0C18-4 18 4 8 0L0 8C4 18-4 18 0 8L-8 0C-18 4-18-4-8 0Z', 2.4),
    shape('M0-7L7 0L0 7L-7 0Z', THREAD, { stroke: THREAD_DARK, 'stroke-width': 0.8 }),
    line('M-3.5-3.5L3.5 3.5M3.5-3.5L-3.5 3.5', '#ff8a99', 0.9),
    thread('M-2 9L-5 18M2 9L5 18', 1.8),
    shape('M-8 18h6l1 18h-8zM2 18h6l1 18h-8z', THREAD, { stroke: THREAD_DARK, 'stroke-width': 0.6 }),
  );
