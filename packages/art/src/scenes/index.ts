/** All scenes, one for each content, by slug. */
import type { Scene } from '#scene.ts';
import * as breakup from './breakup.ts';
import * as crush from './crush.ts';
import * as love from './love.ts';
import * as marriage from './marriage.ts';
import * as solo from './solo.ts';
import * as ssum from './ssum.ts';

export const scenes: readonly Scene[] = [love, solo, marriage, breakup, crush, ssum].flatMap((group) =>
  Object.values(group),
);

const bySlug = new Map(scenes.map((scene) => [scene.slug, scene]));

/** The scene of a content; throws a RangeError for a slug that has none. */
export function sceneOf(slug: string): Scene {
  const scene = bySlug.get(slug);
  if (!scene) throw new RangeError(`no scene is drawn for "${slug}"`);
  return scene;
}
