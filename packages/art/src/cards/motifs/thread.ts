import { at, line, shape } from '#cards/drawing/draw.ts';
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
