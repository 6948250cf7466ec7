import { at, group, line, oval, shape } from '#cards/drawing/draw.ts';
import { SKIN, SKIN_SHADE, THREAD, WHITE_CLOTH } from '#cards/drawing/palette.ts';
import { frontHead, hairBehind, type HeadStyle } from '#cards/figures/head.ts';
import { smallHand } from '#cards/figures/hands.ts';
import { profileHead, type ProfileStyle } from '#cards/figures/profile-head.ts';
import { sleeve, type Point } from '#cards/figures/sleeve.ts';

/**
 * Whole figures in hanbok, 200 high, standing on their origin; face at −172, shoulders at −148.
 * Arms are given by elbow and hand, so that one body can do many things.
 */

interface Arm {
  readonly elbow: Point;
  readonly hand: Point;
  /** Drawn behind the body. */
  readonly behind?: boolean;
  /** Degrees the hand is turned; by default along the forearm. */
  readonly handTurn?: number;
}

export interface Dress {
  readonly top: string;
  readonly bottom: string;
  readonly line: string;
  readonly collar?: string;
  readonly ribbon?: string;
  readonly cuff?: string;
}

/** How the body stands: which garment, which way. */
type Stance = 'gown' | 'coat' | 'stride' | 'kneel' | 'seated' | 'gownStride' | 'oneLeg';

interface Person {
  readonly stance: Stance;
  readonly dress: Dress;
  /** A head from the front, or from the side for figures looking right. */
  readonly head: HeadStyle | ProfileStyle;
  readonly side?: boolean;
  /** Seen from behind: no face, no collar. */
  readonly back?: boolean;
  readonly left?: Arm;
  readonly right?: Arm;
  readonly tilt?: number;
  /** Drawn between body and head. */
  readonly over?: string;
}

interface Place {
  readonly scale?: number;
  readonly flip?: boolean;
  readonly turn?: number;
}

const HEAD_SCALE = 0.37;
const SHOULDERS: readonly [Point, Point] = [
  [-19, -143],
  [19, -143],
];

export function person(x: number, y: number, place: Place, who: Person): string {
  const { dress, head, side = false, back = false, left, right, tilt = 0, over = '' } = who;
  const lift = LIFTS[who.stance];
  const arm = (one: Arm | undefined, shoulder: Point): string =>
    one === undefined ? '' : armMarks(one, shoulder, dress, head.skin ?? SKIN);
  const [leftMark, rightMark] = [arm(left, SHOULDERS[0]), arm(right, SHOULDERS[1])];
  const face = side
    ? at(-2, -170, { scale: HEAD_SCALE, turn: tilt }, profileHead({ small: true, ...(head as ProfileStyle) }))
    : at(
        0,
        -172,
        { scale: HEAD_SCALE, turn: tilt },
        back ? headFromBehind(head as HeadStyle) : frontHead({ small: true, ...(head as HeadStyle) }),
      );
  return at(
    x,
    y,
    place,
    lowerBody(who.stance, dress),
    at(
      0,
      lift,
      {},
      side || back
        ? ''
        : at(0, -172, { scale: HEAD_SCALE, turn: tilt }, hairBehind({ small: true, ...(head as HeadStyle) })),
      left?.behind ? leftMark : '',
      right?.behind ? rightMark : '',
      upperBody(who, side, back),
      over,
      face,
      left?.behind ? '' : leftMark,
      right?.behind ? '' : rightMark,
    ),
  );
}

/** How far the upper body sinks when the figure is not standing. */
const LIFTS: Record<Stance, number> = {
  gown: 0,
  coat: 0,
  stride: 0,
  gownStride: 0,
  kneel: 54,
  seated: 66,
  oneLeg: 0,
};

function armMarks(arm: Arm, shoulder: Point, dress: Dress, skin: string): string {
  const turn =
    arm.handTurn ?? (Math.atan2(arm.hand[1] - arm.elbow[1], arm.hand[0] - arm.elbow[0]) * 180) / Math.PI;
  return (
    smallHand({ x: arm.hand[0], y: arm.hand[1], turn, scale: 1.15, skin }) +
    sleeve(shoulder, arm.elbow, arm.hand, {
      fill: dress.top,
      line: dress.line,
      half: 9,
      wrist: 7.5,
      drop: 7,
      cuff: dress.cuff ?? WHITE_CLOTH,
    })
  );
}

function upperBody(who: Person, side: boolean, back: boolean): string {
  const { dress, stance } = who;
  const hem = stance === 'gown' || stance === 'kneel' || stance === 'gownStride' ? -110 : -100;
  const ink = { stroke: dress.line, 'stroke-width': 0.9 };
  const neck =
    shape('M-6-160H6V-148Q0-142-6-148Z', who.head.skin ?? SKIN) +
    shape('M-6-157Q0-150 6-157V-153Q0-147-6-153Z', SKIN_SHADE, { opacity: 0.6 });
  const jacket = shape(
    `M-8-154C-18-151-25-147-27-138L-25 ${hem}Q0 ${hem + 6} 25 ${hem}L27-138C25-147 18-151 8-154Q0-146-8-154Z`,
    dress.top,
    ink,
  );
  if (back) return neck + jacket + line('M0-150V-112', dress.line, 0.8, { opacity: 0.6 });
  const collarInk = dress.collar ?? dress.bottom;
  const collar = side
    ? line('M-7-153Q6-146 12-134', collarInk, 4.5) + line('M-6-154Q7-148 13-136', WHITE_CLOTH, 2)
    : line('M-8-153Q-5-141 3-132', collarInk, 4) +
      line('M8-153Q4-138-7-127', collarInk, 4.6) +
      line('M-7-154Q-4-143 2-136M7-154Q4-142-4-133', WHITE_CLOTH, 2.2);
  const ribbon =
    dress.ribbon === undefined
      ? ''
      : shape('M-6-128L-2-126C0-112-2-98 2-84L-5-83C-7-98-4-112-6-128Z', dress.ribbon) +
        shape('M-5-127L-2-125C-5-114-10-106-11-94L-17-95C-15-108-9-116-5-127Z', dress.ribbon);
  return neck + jacket + collar + ribbon;
}

function lowerBody(stance: Stance, dress: Dress): string {
  const ink = { stroke: dress.line, 'stroke-width': 0.9 };
  const fold = (data: string) => line(data, dress.line, 0.9, { opacity: 0.55 });
  const shoe = (x: number, y = 0) =>
    shape(`M${x} ${y}c0-7 8-8 13-4q6 1 5 4z`, '#2a1b3d') + line(`M${x + 2} ${y - 1}h12`, '#6f5c93', 0.8);
  switch (stance) {
    case 'gown':
      return (
        shape(
          'M-24-116C-36-82-56-42-60-6C-40 6 40 6 60-6C56-42 36-82 24-116Q0-108-24-116Z',
          dress.bottom,
          ink,
        ) +
        fold(
          'M-14-110C-22-70-34-32-36 0M-5-110C-8-70-12-32-12 3M6-110C8-70 12-32 14 3M15-110C22-70 34-32 37 0',
        ) +
        line('M-60-6C-40 6 40 6 60-6', WHITE_CLOTH, 2.2)
      );
    case 'gownStride':
      return (
        shape(
          'M-22-116C-44-84-76-46-84-12C-60 4-20 6 34-2C40-40 34-84 22-116Q0-108-22-116Z',
          dress.bottom,
          ink,
        ) +
        fold(
          'M-12-110C-30-70-58-36-66-6M-3-110C-14-66-30-30-36 1M6-110C6-66-4-30-8 3M14-110C22-72 22-36 16 0',
        ) +
        shoe(18, 1)
      );
    case 'coat':
      return (
        shoe(-22, 1) +
        shoe(4, 1) +
        shape('M-26-106C-32-70-40-36-44-6Q0 4 44-6C40-36 32-70 26-106Q0-98-26-106Z', dress.bottom, ink) +
        fold('M-16-100C-20-66-24-34-26-2M17-100C20-66 24-34 27-2M1-100L-3 0')
      );
    case 'stride':
      return (
        shape('M-10-70C-20-40-34-20-44-8L-32 0C-16-16-2-36 4-60Z', '#efe4d0', {
          stroke: dress.line,
          'stroke-width': 0.9,
        }) +
        shape('M-48-10l12 10l-4 5q-12-4-14-10z', '#2a1b3d') +
        shape('M0-70C10-44 20-24 24-4L12-2C4-20-8-40-14-60Z', WHITE_CLOTH, {
          stroke: dress.line,
          'stroke-width': 0.9,
        }) +
        shoe(12, 1) +
        shape('M-25-106C-34-82-46-60-54-44Q-20-26 34-46C34-66 30-86 26-106Q0-98-25-106Z', dress.bottom, ink) +
        fold('M-14-100C-20-76-28-54-34-38M10-100C14-76 16-56 15-38M-2-100L-8-34')
      );
    case 'oneLeg':
      return (
        shape(
          'M4-98C16-84 34-70 42-60C30-50 8-42-6-38L-10-46C2-50 14-56 20-62C10-70-4-80-10-88Z',
          '#efe4d0',
          { stroke: dress.line, 'stroke-width': 0.9 },
        ) +
        shape('M-16-100C-14-60-10-30-7-8H7C10-30 14-60 14-100Z', WHITE_CLOTH, {
          stroke: dress.line,
          'stroke-width': 0.9,
        }) +
        shape('M-9-10H9L8 0H-8Z', '#2a1b3d') +
        shape('M-26-106C-29-98-30-92-29-86Q0-78 29-86C30-92 29-98 26-106Q0-98-26-106Z', dress.bottom, ink) +
        fold('M-12-100L-14-82M12-100L14-82')
      );
    case 'kneel':
      return (
        shape('M-24-62C-44-46-66-24-72-4C-50 6 50 6 74-4C66-24 44-46 24-62Q0-54-24-62Z', dress.bottom, ink) +
        fold(
          'M-14-58C-28-40-42-20-46 0M-4-56C-10-36-14-18-14 3M7-56C12-36 18-18 20 3M15-58C30-40 44-20 50 0',
        ) +
        line('M-72-4C-50 6 50 6 74-4', WHITE_CLOTH, 2)
      );
    case 'seated':
      return (
        shape(
          'M-25-42C-44-34-66-20-70-8C-68 2-40 4-20-2C-10 4 10 4 20-2C40 4 68 2 70-8C66-20 44-34 25-42Q0-34-25-42Z',
          dress.bottom,
          ink,
        ) +
        fold(
          'M-60-8C-40-14-24-12-14-4M60-8C40-14 24-12 14-4M-16-36C-24-28-34-22-46-18M16-36C24-28 34-22 46-18',
        )
      );
  }
}

function headFromBehind(style: HeadStyle): string {
  const { hair = 'parted', hairColour = '#1c1026', hat = '' } = style;
  const cap = shape('M-36 16C-44-36-28-61 0-61S44-36 36 16C30 34 16 42 0 42S-30 34-36 16Z', hairColour);
  const more =
    hair === 'chignon'
      ? oval(0, 34, 24, 17, hairColour, { stroke: '#5d4377', 'stroke-width': 2 }) +
        line('M-40 36H40', '#e3bd6a', 5)
      : hair === 'braid'
        ? shape('M-11 30C-14 70-10 120-8 150H8C10 120 14 70 11 30Z', hairColour) +
          shape('M-12 146h24l8 60l-20-12l-20 12z', THREAD)
        : hair === 'topknot'
          ? shape('M-13-54C-18-80 18-80 13-54Z', hairColour)
          : '';
  return group({}, cap, more, hat);
}
