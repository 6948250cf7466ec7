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
import { closingInset, closings, closingSize } from './closings/index.ts';
import { moments, momentSize } from './moments/index.ts';
import { hookGrounds, hookSize } from './grounds.ts';
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

const bodySize = { width: 400, height: 560 } as const;

function hook(alt: string, palette: PaletteName, plan: DetailPlan, order: number): Picture {
  const { light, layers } = hookGrounds[plan.hook];
  const flip = order % 2 === 1;
  return {
    ...hookSize,
    alt,
    palette: nightOf(palette),
    light,
    layers: flip ? [{ draw: 'group', at: [hookSize.width, 0], flip: true, layers }] : layers,
  };
}

function scene(plan: DetailPlan): Picture {
  const moment = moments[plan.moment];
  const layers: readonly Layer[] = plan.flip
    ? [{ draw: 'group', at: [momentSize.width, 0], flip: true, layers: moment.layers }]
    : moment.layers;
  return { ...momentSize, alt: moment.alt, palette: plan.palette, light: moment.light, layers };
}

function chart(alt: string, palette: PaletteName, plan: DetailPlan, order: number): Picture {
  const flip = order % 2 === 1;
  return {
    ...bodySize,
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
        area: { x: 16, y: 120, width: 368, height: 420 },
        size: 0.9,
        seed: `p${order}`,
      },
    ],
  };
}

function cards(alt: string, palette: PaletteName, plan: DetailPlan, order: number): Picture {
  const back = { draw: 'card', face: 'back', ink: 'far', to: 'near', width: 62, height: 102 } as const;
  return {
    ...bodySize,
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
    ],
  };
}

const copyBySlug = new Map(detailCopies.map((copy) => [copy.slug, copy]));
const orderOf = new Map(detailCopies.map((copy, i) => [copy.slug, i]));

function pictured(slug: string): { panel: Panel; picture: Picture }[] {
  const copy = copyBySlug.get(slug);
  const plan = detailPlans[slug];
  const closing = closings[slug];
  if (!copy || !plan || !closing) throw new RangeError(`no detail page is planned for "${slug}"`);
  const { palette, alt } = sceneOf(slug);
  const order = orderOf.get(slug) ?? 0;
  const isTarot = plan.cards !== undefined;
  const pictures: [Picture, (base: PanelBase) => Panel, PanelBase['tone'], PanelBase['inset']][] = [
    [
      hook(alt, palette, plan, order),
      (base) => ({ ...base, kind: 'hook', copy: copy.hook }),
      'dark',
      [0.2, 0.86],
    ],
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
      isTarot ? [0.31, 0.97] : [0.27, 0.97],
    ],
    [
      { ...closing, ...closingSize },
      (base) => ({ ...base, kind: 'closing', copy: { lines: copy.closing } }),
      'dark',
      closingInset,
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
  .toSorted()
  .join('');

/** What detail pages set in the heading letters, for building a font subset. */
export const detailHeadings: string = detailCopies
  .flatMap(({ hook, body, closing }) => [...hook.title, ...body.headline, ...closing])
  .join('\n');
