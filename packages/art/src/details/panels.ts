/**
 * Long detail pages: four panels per content, each an 800-wide picture with its words beside it. The words
 * are never part of the picture; pages set them as text over the art, inside `inset`.
 */
import type { PaletteName } from '#kit/palette.ts';
import type { Layer } from '#layers.ts';
import type { Picture } from '#scene.ts';
import { drawPicture, svgDocument } from '#scene.ts';
import { sceneOf } from '#scenes/index.ts';
import type { DetailCopy, DetailRow } from './copy/index.ts';
import { detailCopies } from './copy/index.ts';
import { moments, momentSize } from './moments/index.ts';
import { nightOf } from './night.ts';
import type { DetailPlan } from './plan.ts';
import { detailPlans } from './plan.ts';

interface PanelBase {
  /** Logical name of the art in the manifest. */
  art: string;
  /** Size of the art in CSS pixels at a column of 800; it scales with the column. */
  width: 800;
  height: number;
  /** Whether words on it are light (on dark art) or dark (on light art). */
  tone: 'dark' | 'light';
  /** The part of the art's height, from its top, that belongs to the words: [from, to] in 0–1. */
  inset: readonly [from: number, to: number];
}

export interface HookPanel extends PanelBase {
  kind: 'hook';
  copy: DetailCopy['hook'];
}

export interface ScenePanel extends PanelBase {
  kind: 'scene';
  copy: { alt: string };
}

export interface BodyPanel extends PanelBase {
  /** A mini chart for Saju, cards for Tarot. */
  kind: 'chart' | 'cards';
  copy: DetailCopy['body'];
}

export interface ClosingPanel extends PanelBase {
  kind: 'closing';
  copy: { lines: DetailCopy['closing'] };
}

export type Panel = HookPanel | ScenePanel | BodyPanel | ClosingPanel;

const sizes = {
  hook: { width: 400, height: 500 },
  scene: momentSize,
  body: { width: 400, height: 460 },
  closing: { width: 400, height: 260 },
} as const;

/** Small things at the foot of a hook, one for each run of contents. */
const witnesses: readonly (readonly Layer[])[] = [
  [{ draw: 'person', who: 'woman', wear: 'dress', at: [320, 474], height: 62, rim: 1.1 }],
  [{ draw: 'pine', at: [324, 478], height: 84 }],
  [{ draw: 'streetLamp', at: [316, 476], height: 96 }],
  [{ draw: 'house', at: [316, 476], scale: 0.42 }],
  [{ draw: 'side', who: 'woman', pose: 'hugging-knees', at: [310, 476], height: 96, rim: 1.1 }],
  [{ draw: 'person', who: 'man', at: [318, 474], height: 66, rim: 1.1 }],
  [{ draw: 'grass', from: 210, to: 400, y: 486, height: 52, count: 30, plumes: 8, plumeInk: 'mist' }],
  [{ draw: 'umbrella', at: [322, 476], scale: 0.5, rotate: -14, stick: 62 }],
  [{ draw: 'tree', at: [326, 478], height: 92 }],
];

function hook(alt: string, palette: PaletteName, order: number): Picture {
  const left = order % 2 === 1;
  const witness = witnesses[order % witnesses.length] ?? [];
  return {
    ...sizes.hook,
    alt,
    palette: nightOf(palette),
    light: left ? [70, 60] : [330, 60],
    layers: [
      { draw: 'duskGround' },
      {
        draw: 'stars',
        count: 26,
        area: { y: 8, height: 110 },
        clear: { at: [200, 80], radius: 90 },
        seed: `top${order}`,
      },
      {
        draw: 'stars',
        count: 22,
        area: { x: 0, y: 110, width: 34, height: 330 },
        rays: 1,
        seed: `left${order}`,
      },
      {
        draw: 'stars',
        count: 22,
        area: { x: 366, y: 110, width: 34, height: 330 },
        rays: 1,
        seed: `right${order}`,
      },
      {
        draw: 'moon',
        at: left ? [62, 58] : [338, 58],
        radius: 17,
        phase: 0.16 + (order % 6) * 0.13,
        shade: 'skyTop',
        lit: left ? 'left' : 'right',
      },
      { draw: 'threadDrop', at: [200, 34], length: 62 },
      {
        draw: 'ridge',
        y: 452,
        swell: 22,
        ink: 'mid',
        foot: 'near',
        fade: 50,
        rim: 0.3,
        seed: `far${order}`,
        opacity: 0.8,
      },
      { draw: 'ridge', y: 480, swell: 10, ink: 'near', foot: 'ink', fade: 30, seed: `near${order}` },
      { draw: 'group', at: left ? [400, 0] : [0, 0], flip: left, layers: witness },
    ],
  };
}

function scene(plan: DetailPlan): Picture {
  const moment = moments[plan.moment];
  const layers: readonly Layer[] = plan.flip
    ? [{ draw: 'group', at: [sizes.scene.width, 0], flip: true, layers: moment.layers }]
    : moment.layers;
  return { ...sizes.scene, alt: moment.alt, palette: plan.palette, light: moment.light, layers };
}

function chart(alt: string, palette: PaletteName, plan: DetailPlan, order: number): Picture {
  const flip = order % 2 === 1;
  return {
    ...sizes.body,
    alt,
    palette,
    light: [318, 60],
    layers: [
      { draw: 'paperGround' },
      {
        draw: 'group',
        at: flip ? [400, 0] : [0, 0],
        flip,
        layers: [
          { draw: 'paperMoon', at: [344, 52], radius: 78 },
          {
            draw: 'bough',
            at: [414, 8],
            flip: true,
            scale: 0.8,
            flowers: 7 + (order % 3),
            ink: 'inkSoft',
            rotate: order % 7,
            seed: `b${order}`,
          },
        ],
      },
      { draw: 'miniChart', at: [200, 82], focus: plan.focus ?? 'day', seed: `c${order}` },
      {
        draw: 'petals',
        count: 5,
        area: { x: 16, y: 120, width: 368, height: 320 },
        size: 0.9,
        seed: `p${order}`,
      },
    ],
  };
}

function cards(alt: string, palette: PaletteName, plan: DetailPlan, order: number): Picture {
  const back = { draw: 'card', face: 'back', ink: 'far', to: 'near', width: 62, height: 102 } as const;
  return {
    ...sizes.body,
    alt,
    palette: nightOf(palette),
    light: [200, 70],
    layers: [
      { draw: 'duskGround' },
      { draw: 'stars', count: 30, area: { y: 6, height: 150 }, seed: `s${order}` },
      { draw: 'pool', at: [200, 92], rx: 190, ry: 120, ink: 'halo', opacity: 0.4 },
      ...(plan.cards === 3
        ? ([
            { ...back, at: [118, 92], rotate: -9 },
            { ...back, at: [282, 92], rotate: 9 },
          ] as const)
        : []),
      { ...back, at: [200, 84], width: 68, height: 112, rotate: plan.cards === 1 ? (order % 2 ? 5 : -5) : 0 },
      {
        draw: 'thread',
        through: '-10,156 60,146 130,158 200,146 270,158 340,146 410,156',
        width: 2.2,
      },
      {
        draw: 'fireflies',
        count: 8,
        area: { x: 10, y: 180, width: 380, height: 260 },
        ink: 'gold',
        seed: `f${order}`,
      },
    ],
  };
}

function closing(alt: string, palette: PaletteName, order: number): Picture {
  return {
    ...sizes.closing,
    alt,
    palette: nightOf(palette),
    light: [200, 46],
    layers: [
      { draw: 'duskGround', turned: true },
      {
        draw: 'stars',
        count: 34,
        area: { height: 120 },
        clear: { at: [200, 46], radius: 40 },
        seed: `z${order}`,
      },
      { draw: 'moon', at: [200, 46], radius: 19, halo: 1.1 },
      {
        draw: 'bough',
        at: order % 2 ? [-12, 20] : [412, 20],
        flip: order % 2 === 0,
        scale: 0.62,
        flowers: 8,
        seed: `q${order}`,
      },
      {
        draw: 'thread',
        through: '-10,226 60,214 130,228 200,214 270,228 340,214 410,226',
        width: 2.4,
      },
      { draw: 'bow', at: [200, 215], scale: 0.9, width: 2.4 },
    ],
  };
}

const copyBySlug = new Map(detailCopies.map((copy) => [copy.slug, copy]));
const orderOf = new Map(detailCopies.map((copy, i) => [copy.slug, i]));

function pictured(slug: string): { panel: Panel; picture: Picture }[] {
  const copy = copyBySlug.get(slug);
  const plan = detailPlans[slug];
  if (!copy || !plan) throw new RangeError(`no detail page is planned for "${slug}"`);
  const { palette, alt } = sceneOf(slug);
  const order = orderOf.get(slug) ?? 0;
  const isTarot = plan.cards !== undefined;
  const pictures: [Picture, (base: PanelBase) => Panel, PanelBase['tone'], PanelBase['inset']][] = [
    [hook(alt, palette, order), (base) => ({ ...base, kind: 'hook', copy: copy.hook }), 'dark', [0.22, 0.88]],
    [
      scene(plan),
      (base) => ({ ...base, kind: 'scene', copy: { alt: moments[plan.moment].alt } }),
      'dark',
      [1, 1],
    ],
    [
      isTarot ? cards(alt, palette, plan, order) : chart(alt, palette, plan, order),
      (base) => ({ ...base, kind: isTarot ? 'cards' : 'chart', copy: copy.body }),
      isTarot ? 'dark' : 'light',
      isTarot ? [0.37, 0.97] : [0.33, 0.97],
    ],
    [
      closing(alt, palette, order),
      (base) => ({ ...base, kind: 'closing', copy: { lines: copy.closing } }),
      'dark',
      [0.3, 0.74],
    ],
  ];
  return pictures.map(([picture, panelOf, tone, inset], i) => ({
    picture,
    panel: panelOf({ art: `panel/${slug}/${i + 1}`, width: 800, height: picture.height * 2, tone, inset }),
  }));
}

/** The panels of a content's detail page, from top to bottom. Throws a RangeError for an unknown slug. */
export const detailPanels = (slug: string): Panel[] => pictured(slug).map(({ panel }) => panel);

/** Every panel's art, to be written to files. */
export const panelArt = (slug: string): { name: string; draw(): string }[] =>
  pictured(slug).map(({ panel, picture }) => ({
    name: panel.art,
    draw: () => drawPicture(panel.art, picture),
  }));

/** The whole detail page as one tall picture, 800 wide, without words. */
export function detailSvg(slug: string): string {
  const parts = pictured(slug);
  const height = parts.reduce((sum, { picture }) => sum + picture.height, 0);
  let y = 0;
  const body = parts
    .map(({ picture, panel }) => {
      const drawn = drawPicture(`detail/${panel.art}`, picture, { seed: panel.art })
        .replace(
          '<svg xmlns="http://www.w3.org/2000/svg"',
          `<svg y="${y}" width="${picture.width}" height="${picture.height}"`,
        )
        .replace(' role="img"', '')
        .replace(/<title>.*?<\/title>/, '');
      y += picture.height;
      return drawn;
    })
    .join('');
  return svgDocument({ width: 400, height, alt: sceneOf(slug).alt }, body).replace(
    '<svg ',
    `<svg width="800" height="${height * 2}" `,
  );
}

/** Every Hanja that detail pages set on tiles, for building a font subset. */
export const detailHanja: string = [
  ...new Set(detailCopies.flatMap(({ body }) => body.rows.map((row: DetailRow) => row.glyph))),
]
  .sort()
  .join('');
