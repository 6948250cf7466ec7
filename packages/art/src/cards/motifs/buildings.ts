import type { Brush } from '#cards/drawing/brush.ts';
import { at, box, d, disc, group, line, shape, times } from '#cards/drawing/draw.ts';
import { GOLD, GOLD_LIGHT, INK, THREAD } from '#cards/drawing/palette.ts';

/** Houses, gates, walls, bridges, lanterns and boats. */

interface HouseStyle {
  readonly wall?: string;
  readonly roof?: string;
  readonly light?: string;
}

/** A tiled roof with upturned eaves, `w` half its width, sitting on its origin. */
export const tiledRoof = (w: number, h: number, fill: string, edge = GOLD): string =>
  shape(
    d`M${-w - 8} ${-2}C${-w * 0.8} ${-h * 0.2} ${-w * 0.6} ${-h * 0.6} ${-w * 0.52} ${-h}Q0 ${-h + 3} ${w * 0.52} ${-h}C${w * 0.6} ${-h * 0.6} ${w * 0.8} ${-h * 0.2} ${w + 8} ${-2}C${w * 0.6} 6 ${-w * 0.6} 6 ${-w - 8} -2Z`,
    fill,
  ) +
  line(
    d`M${-w - 8} -2C${-w * 0.6} 6 ${w * 0.6} 6 ${w + 8} -2M${-w * 0.52} ${-h}Q0 ${-h + 3} ${w * 0.52} ${-h}`,
    edge,
    1.1,
  ) +
  line(
    times(
      7,
      (i) => d`M${(i - 3) * w * 0.16} ${-h + 2}Q${(i - 3) * w * 0.2} ${-h * 0.4} ${(i - 3) * w * 0.28} 2`,
    ),
    edge,
    0.6,
    { opacity: 0.55 },
  );

/** A small house with a lit door, about 70 wide, standing on its origin. */
export const house = ({ wall = '#2c0c10', roof = '#1a0a14', light = '#ffcf7a' }: HouseStyle = {}): string =>
  box(-26, -24, 52, 24, wall) +
  box(-6, -18, 12, 18, light) +
  line('M0-18V0M-6-10H6', wall, 1) +
  box(-21, -18, 9, 9, light, { opacity: 0.7 }) +
  box(12, -18, 9, 9, light, { opacity: 0.7 }) +
  at(0, -22, {}, tiledRoof(32, 18, roof));

/** A two-tier pavilion tower, about 76 wide and 110 high. */
export const watchTower = ({
  wall = '#3a2470',
  roof = '#1a0f38',
  light = '#ffd98a',
}: HouseStyle = {}): string =>
  shape('M-26 0L-22-52H22L26 0Z', wall) +
  line('M-25-12H25M-24-26H24M-23-40H23M-8 0V-12M10-12V-26M-10-26V-40M6-40V-52', '#ffffff', 0.7, {
    opacity: 0.22,
  }) +
  shape('M-8 0V-16Q0-24 8-16V0Z', light) +
  at(0, -50, {}, tiledRoof(30, 14, roof)) +
  box(-15, -82, 30, 20, wall) +
  box(-9, -78, 7, 12, light) +
  box(2, -78, 7, 12, light) +
  at(0, -80, {}, tiledRoof(24, 18, roof)) +
  line('M0-98v-10', GOLD, 1.6) +
  disc(0, -110, 2.4, GOLD_LIGHT);

/** 홍살문: a red gate of posts and arrows, 120 wide and 110 high. */
export const arrowGate = (): string =>
  line('M-48 0V-100M48 0V-100', '#a32a35', 7) +
  line('M-60-84H60M-56-70H56', '#a32a35', 5) +
  line(
    times(9, (i) => `M${-44 + i * 11}-68V-102`),
    '#c7444a',
    2.2,
  ) +
  shape('M-7-92a7 7 0 1 0 14 0a7 7 0 1 0-14 0z', GOLD);

/** A stone arch bridge, 150 wide, its feet on the origin's line. */
export const archBridge = (stone: string, edge: string): string =>
  shape('M-80 0C-60-26-30-40 0-40S60-26 80 0H46C40-16 22-26 0-26S-40-16-46 0Z', stone, {
    stroke: edge,
    'stroke-width': 1,
  }) +
  line('M-74-8C-56-32-28-46 0-46S56-32 74-8', edge, 2) +
  line('M-56-22v-9M-30-36v-9M0-40v-9M30-36v-9M56-22v-9', edge, 2);

/** 청사초롱: a lantern of red over blue silk on a hook, hanging from its origin; 44 high. */
export const silkLantern = (brush: Brush): string =>
  line('M0-8V0', '#5b3a20', 1.6) +
  shape('M-6 0H6V4H-6Z', GOLD) +
  shape(
    'M-9 4C-15 8-15 16-13 21H13C15 16 15 8 9 4Z',
    brush.linear([
      [0, '#d8344a'],
      [1, '#ff8f6b'],
    ]),
  ) +
  shape(
    'M-13 21C-15 27-13 34-8 37H8C13 34 15 27 13 21Z',
    brush.linear([
      [0, '#7fc4e8'],
      [1, '#2f62b5'],
    ]),
  ) +
  line('M-5 5C-8 16-8 26-4 37M5 5C8 16 8 26 4 37M-13 21H13', INK, 0.7, { opacity: 0.5 }) +
  shape('M-5 37H5V40H-5Z', GOLD) +
  line('M0 40v8M-3 40v6M3 40v6', THREAD, 1.2);

/** A lattice window with paper panes, lit from behind. */
export const latticeWindow = (w: number, h: number, light: string, wood: string): string => {
  const columns = Math.round(w / 11);
  const rows = Math.round(h / 13);
  const bars =
    Array.from(
      { length: columns - 1 },
      (_, i) => d`M${-w / 2 + ((i + 1) * w) / columns} ${-h / 2}v${h}`,
    ).join('') +
    Array.from({ length: rows - 1 }, (_, i) => d`M${-w / 2} ${-h / 2 + ((i + 1) * h) / rows}h${w}`).join('');
  return (
    box(-w / 2, -h / 2, w, h, light) +
    line(bars, wood, 1.3) +
    box(-w / 2, -h / 2, w, h, 'none', { stroke: wood, 'stroke-width': 4 })
  );
};

/** A courtyard wall with tiles on top, between two x. */
export const courtyardWall = (
  x0: number,
  x1: number,
  y: number,
  height: number,
  wall: string,
  tile: string,
): string =>
  box(x0, y, x1 - x0, height, wall) +
  line(d`M${x0} ${y + height * 0.4}H${x1}M${x0} ${y + height * 0.72}H${x1}`, '#ffffff', 0.8, {
    opacity: 0.2,
  }) +
  shape(d`M${x0 - 4} ${y}L${x0 + 6} ${y - 12}H${x1 - 6}L${x1 + 4} ${y}Z`, tile) +
  line(
    Array.from({ length: Math.floor((x1 - x0) / 9) }, (_, i) => d`M${x0 + 6 + i * 9} ${y - 11}v11`).join(''),
    '#ffffff',
    0.7,
    { opacity: 0.25 },
  );

/** A wooden boat, 130 wide, floating on its origin. */
export const boat = (hull: string, edge: string): string =>
  shape('M-66-14C-58 8-40 14 0 14S58 8 68-18C40-8-40-6-66-14Z', hull, { stroke: edge, 'stroke-width': 1.2 }) +
  line('M-60-4C-30 4 30 4 62-8M-50 4C-26 10 28 10 52 2', edge, 1, { opacity: 0.7 });

/** A ship under one sail, 46 wide. */
export const sailShip = (hull: string, sail: string): string =>
  shape('M-22-6C-18 6-10 8 0 8S18 6 22-6Z', hull) +
  line('M0-6V-50', hull, 2.2) +
  shape('M2-48C20-42 24-22 20-10H2ZM-2-44C-14-38-18-22-16-10H-2Z', sail) +
  line('M2-38H18M2-26H22M2-18H21', hull, 0.7, { opacity: 0.6 });

/** A stone lantern or small pagoda of `tiers` roofs, 26 high each. */
export const pagoda = (tiers: number, stone: string, shade: string, edge: string): string =>
  group(
    {},
    ...Array.from({ length: tiers }, (_, i) => {
      const [w, y] = [44 - i * 6, -i * 36];
      return (
        shape(d`M${-w * 0.62} ${y}V${y - 22}H${w * 0.62}V${y}Z`, stone, {
          stroke: edge,
          'stroke-width': 0.9,
        }) +
        shape(d`M${w * 0.2} ${y}V${y - 22}H${w * 0.62}V${y}Z`, shade) +
        shape(
          d`M${-w - 8} ${y - 24}C${-w * 0.7} ${y - 28} ${-w * 0.6} ${y - 34} ${-w * 0.5} ${y - 38}H${w * 0.5}C${w * 0.6} ${y - 34} ${w * 0.7} ${y - 28} ${w + 8} ${y - 24}C${w * 0.6} ${y - 18} ${-w * 0.6} ${y - 18} ${-w - 8} ${y - 24}Z`,
          stone,
          { stroke: edge, 'stroke-width': 0.9 },
        )
      );
    }),
  );
