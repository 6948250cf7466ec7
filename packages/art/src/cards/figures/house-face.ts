import { group, line, shape } from '#cards/drawing/draw.ts';

/**
 * The face every card shares, on sun, moon, star and people: lids closed with three lashes, one line
 * from brow to nose, a small mouth, two hatches on each cheek. About 54 wide around its origin.
 */
export function houseFace(ink = '#5b3410', blush = '#d8604c', lip = blush): string {
  return group(
    { stroke: ink, fill: 'none', 'stroke-width': 1.7 },
    line('M-25.5-4C-21 4.5-12 5-7.5-1.5M7.5-1.5C12 5 21 4.5 25.5-4', ink, 1.9),
    line('M-23.5-1l-3 3M-19.5 2l-1.5 3.6M-14.5 3l0 3.8M23.5-1l3 3M19.5 2l1.5 3.6M14.5 3l0 3.8', ink, 1.1),
    line(
      'M-27-14C-21-20-12-20-7.5-14.5C-4-8-4.5 1-7 7.5C-8 11.5-4.5 13.5 1 12M27-14C21-20 13-20 8.5-16',
      ink,
      1.6,
    ),
    shape('M-7.5 21.5C-5 18.5-2.5 18.3 0 20C2.5 18.3 5 18.5 7.5 21.5C4 26.5-4 26.5-7.5 21.5Z', lip, {
      stroke: 'none',
    }),
    line('M-7.5 21.5C-3 22.8 3 22.8 7.5 21.5', ink, 1),
    line('M-28 13l4-4.5M-23.5 15.5l4-4.5M28 13l-4-4.5M23.5 15.5l-4-4.5', blush, 1.5),
  );
}

/** The same face for figures only a few millimetres high: what is left when the small lines go. */
export const smallFace = (ink = '#5b3410', blush = '#e2705c'): string =>
  group(
    {},
    line('M-24-3C-19 5-11 5-7-2M7-2C11 5 19 5 24-3', ink, 3.4),
    line('M-5-10C-2-4-3 4-6 10H0', ink, 2.4),
    shape('M-8 22C-3 17 3 17 8 22C4 28-4 28-8 22Z', blush),
    shape('M-29 10a6 4 0 1 0 12 0a6 4 0 1 0-12 0zM17 10a6 4 0 1 0 12 0a6 4 0 1 0-12 0z', blush, {
      opacity: 0.45,
    }),
  );
