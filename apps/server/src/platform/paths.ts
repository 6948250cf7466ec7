import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's root: the nearest folder above that declares the workspaces. Same from source and from the bundle. */
function findRepositoryRoot(from: string): string {
  const manifest = join(from, 'package.json');
  if (existsSync(manifest) && 'workspaces' in (JSON.parse(readFileSync(manifest, 'utf8')) as object))
    return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The repository root was not found above the server.');
  return findRepositoryRoot(parent);
}

export const repositoryRoot = findRepositoryRoot(import.meta.dirname);
export const migrationsDirectory = join(repositoryRoot, 'apps/server/drizzle');
export const contentDirectory = join(repositoryRoot, 'content');
export const webBuildDirectory = join(repositoryRoot, 'apps/web/build');
