import type { OutlinePoint, Point } from '#kit/geometry.ts';
import { polar } from '#kit/geometry.ts';

/** Points of a loop in a thread: from one angle to another about a centre (degrees clockwise from up). */
export const curl = (centre: Point, radius: number, from: number, to: number, steps = 6): OutlinePoint[] =>
  Array.from({ length: steps + 1 }, (_, i) => polar(centre, radius, from + ((to - from) * i) / steps));
