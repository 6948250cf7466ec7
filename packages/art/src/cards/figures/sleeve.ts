import { d, line, shape } from '#cards/drawing/draw.ts';

export type Point = readonly [x: number, y: number];

interface SleeveStyle {
  readonly fill: string;
  readonly line: string;
  /** Half the sleeve's width at the shoulder; the wrist is narrower. */
  readonly half: number;
  /** Half the width at the wrist. */
  readonly wrist?: number;
  /** How deep the full belly of a hanbok sleeve hangs under the elbow. */
  readonly drop?: number;
  readonly cuff?: string;
}

const away = (from: Point, to: Point): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
};

/**
 * A sleeve from shoulder over elbow to wrist, full under the elbow as hanbok sleeves are (the belly
 * hangs to whichever side is lower), with a cuff.
 */
export function sleeve(shoulder: Point, elbow: Point, wrist: Point, style: SleeveStyle): string {
  const { fill, half, wrist: end = half * 0.7, drop = half * 0.6, cuff } = style;
  const [n1, n2] = [away(shoulder, elbow), away(elbow, wrist)];
  const middle: Point = [(n1[0] + n2[0]) / 2, (n1[1] + n2[1]) / 2];
  const lower = middle[1] >= 0 ? 1 : -1;
  const side = (sign: number): [Point, Point, Point] => {
    const bulge = half + (sign === lower ? drop : 0);
    return [
      [shoulder[0] + n1[0] * half * sign, shoulder[1] + n1[1] * half * sign],
      [elbow[0] + middle[0] * bulge * sign, elbow[1] + middle[1] * bulge * sign],
      [wrist[0] + n2[0] * end * sign, wrist[1] + n2[1] * end * sign],
    ];
  };
  const [a, b] = [side(1), side(-1)];
  // A quadratic through the elbow point needs its control beyond it.
  const control = (points: readonly [Point, Point, Point]): Point => [
    points[1][0] * 1.5 - (points[0][0] + points[2][0]) * 0.25,
    points[1][1] * 1.5 - (points[0][1] + points[2][1]) * 0.25,
  ];
  const [ca, cb] = [control(a), control(b)];
  const body = d`M${a[0][0]} ${a[0][1]}Q${ca[0]} ${ca[1]} ${a[2][0]} ${a[2][1]}L${b[2][0]} ${b[2][1]}Q${cb[0]} ${cb[1]} ${b[0][0]} ${b[0][1]}A${half} ${half} 0 0 0 ${a[0][0]} ${a[0][1]}Z`;
  const cuffMark =
    cuff === undefined
      ? ''
      : line(d`M${a[2][0]} ${a[2][1]}L${b[2][0]} ${b[2][1]}`, style.line, half * 0.5 + 1.6, {
          'stroke-linecap': 'butt',
        }) +
        line(d`M${a[2][0]} ${a[2][1]}L${b[2][0]} ${b[2][1]}`, cuff, half * 0.5, { 'stroke-linecap': 'butt' });
  return shape(body, fill, { stroke: style.line, 'stroke-width': half > 12 ? 1.2 : 0.8 }) + cuffMark;
}
