import type { PremiumFortuneResult, PremiumTarotResult } from '@wolha/contract';
import { contentOnWire } from '#catalogue/content-on-wire.ts';
import type { ContentRow } from '#catalogue/repository.ts';
import { openPerson } from '#members/person.ts';
import { findMember } from '#members/repository.ts';
import { AppError } from '#platform/app-error.ts';
import { findFortuneById, findTarotById } from './bought-repository.ts';
import { isModelWriter } from './model-writer.ts';
import type { ReadingPorts } from './ports.ts';
import { memberSajuResult } from './result-on-wire.ts';
import type { StoredReading } from './schema.ts';
import { chaptersWithCards, tarotCardOnWire } from './tarot-on-wire.ts';

/** A bought result that may be read, with its order and its reading. Throws why it may not. */
function readable<T extends { orderId: string | null; resultStatus: string; reading: StoredReading | null }>(
  row: T | undefined,
): T & { orderId: string; reading: StoredReading } {
  if (!row || row.orderId === null) throw new AppError('NOT_FOUND');
  if (row.resultStatus === 'WAITING') throw new AppError('RESULT_NOT_READY');
  if (row.resultStatus !== 'READY' || row.reading === null) throw new AppError('RESULT_REFUNDED');
  return { ...row, orderId: row.orderId, reading: row.reading };
}

export interface PremiumFortune {
  content: ContentRow;
  result: PremiumFortuneResult;
}

/** A bought Saju reading of this reader. Throws NOT_FOUND, RESULT_NOT_READY or RESULT_REFUNDED. */
export async function readPremiumFortune(
  ports: ReadingPorts,
  userId: number,
  id: string,
): Promise<PremiumFortune> {
  const row = readable(await findFortuneById(ports.db, userId, id));
  const member = await findMember(ports.db, userId, row.memberId);
  const content = (await ports.catalogue()).contents.get(row.contentId);
  if (!member || !content) throw new AppError('NOT_FOUND');
  const person = openPerson(ports, member);
  return {
    content,
    result: {
      ...memberSajuResult(person, row.createdAt),
      id: row.id,
      orderId: row.orderId,
      memberPrompt: { 나이: person.age },
      fortuneAnalysisResult: row.reading.markdown,
      chapters: row.reading.chapters,
      writtenByModel: isModelWriter(row.reading.writer),
      createdAt: row.createdAt.toISOString(),
    },
  };
}

/** A bought tarot reading of this reader. Throws NOT_FOUND, RESULT_NOT_READY or RESULT_REFUNDED. */
export async function readPremiumTarot(
  ports: ReadingPorts,
  userId: number,
  id: string,
): Promise<PremiumTarotResult> {
  const row = readable(await findTarotById(ports.db, userId, id));
  const { contents } = await ports.catalogue();
  const content = contents.get(row.contentId);
  if (!content) throw new AppError('NOT_FOUND');
  return {
    id: row.id,
    orderId: row.orderId,
    gender: row.gender,
    fortuneContent: contentOnWire(content, contents, ports.art),
    tarotResultCards: row.cards.map((cardId, index) => ({
      position: content.tarot?.questions[index] ?? '',
      tarotCard: tarotCardOnWire(cardId, ports.art),
    })),
    answer: row.reading.markdown,
    chapters: chaptersWithCards(row.reading.chapters, row.cards, ports.art),
    writtenByModel: isModelWriter(row.reading.writer),
    createdAt: row.createdAt.toISOString(),
  };
}
