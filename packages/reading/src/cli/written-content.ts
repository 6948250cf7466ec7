import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WrittenContent } from '#compose/plan.ts';

const FOLDER = new URL('../contents/', import.meta.url);

/** A content's texts and plan from its file, also before it is listed with the others; null where it has none. */
export async function writtenContent(id: number): Promise<WrittenContent | null> {
  const prefix = `${String(id).padStart(2, '0')}-`;
  const file = readdirSync(fileURLToPath(FOLDER)).find((name) => name.startsWith(prefix));
  if (!file) return null;
  const { default: content } = (await import(new URL(file, FOLDER).href)) as { default: WrittenContent };
  return content;
}
