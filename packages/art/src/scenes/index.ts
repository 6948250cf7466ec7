/** All scenes, one for each content, by slug. */
import type { Scene } from '#scene.ts';
import { breakupScenes } from './breakup.ts';
import { crushScenes } from './crush.ts';
import { loveCourseScenes } from './love-course.ts';
import { loveNatureScenes } from './love-nature.ts';
import { marriageScenes } from './marriage.ts';
import { soloScenes } from './solo.ts';
import { ssumScenes } from './ssum.ts';

export const scenes: readonly Scene[] = [
  ...loveNatureScenes,
  ...loveCourseScenes,
  ...soloScenes,
  ...marriageScenes,
  ...breakupScenes,
  ...crushScenes,
  ...ssumScenes,
];

const bySlug = new Map(scenes.map((scene) => [scene.slug, scene]));

/** The scene of a content; throws a RangeError for a slug that has none. */
export function sceneOf(slug: string): Scene {
  const scene = bySlug.get(slug);
  if (!scene) throw new RangeError(`no scene is drawn for "${slug}"`);
  return scene;
}
