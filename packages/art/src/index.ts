/** The illustration system's public face. */
import { drawScene } from '#scene.ts';
import { sceneOf } from '#scenes/index.ts';

export type { Scene } from '#scene.ts';

/** The content's thumbnail as SVG, 400 × 500, safe to crop to its central square. Throws a RangeError for an unknown slug. */
export const sceneSvg = (slug: string): string => drawScene(`thumb/${slug}`, sceneOf(slug));
