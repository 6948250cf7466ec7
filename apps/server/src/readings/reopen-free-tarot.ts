import type { ContentRow } from '#catalogue/repository.ts';
import { AppError } from '#platform/app-error.ts';
import type { ReadingPorts } from './ports.ts';
import { findFreeTarotById, type FreeTarotRow } from './tarot-repository.ts';

/** A reader's free tarot reading of any day, as it was stored. Throws NOT_FOUND, also for another reader's. */
export async function reopenFreeTarot(
  ports: Pick<ReadingPorts, 'db' | 'catalogue'>,
  ask: { userId: number; id: string },
): Promise<{ content: ContentRow; result: FreeTarotRow }> {
  const result = await findFreeTarotById(ports.db, ask);
  const content = result && (await ports.catalogue()).contents.get(result.contentId);
  if (!content) throw new AppError('NOT_FOUND');
  return { content, result };
}
