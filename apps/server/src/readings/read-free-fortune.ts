import type { PersonInput } from '@wolha/contract';
import { periodOf, writeSajuReading } from '@wolha/reading';
import type { ContentRow } from '#catalogue/repository.ts';
import { findPerson } from '#members/find-person.ts';
import type { Person } from '#members/person.ts';
import { AppError } from '#platform/app-error.ts';
import { koreanDay } from '#platform/clock.ts';
import type { ReadingPorts } from './ports.ts';
import { findFreeResult, keepFreeResult, type FortuneResultRow } from './repository.ts';

export interface ReadFreeFortune {
  userId: number;
  contentId: number;
  person: PersonInput;
}

export interface FreeFortune {
  content: ContentRow;
  person: Person;
  result: FortuneResultRow;
}

/**
 * The free Saju reading of a person. The first request writes and stores it; asked again, the stored one answers,
 * also when two ask at once. Contents that speak of a day or a month have one for each.
 * Throws NOT_FOUND, CONTENT_NOT_FREE or CONTENT_KIND_MISMATCH.
 */
export async function readFreeFortune(ports: ReadingPorts, ask: ReadFreeFortune): Promise<FreeFortune> {
  const content = await freeSajuContent(ports, ask.contentId);
  const person = await findPerson(ports, ask.userId, ask.person);
  const on = koreanDay(ports.clock.now()).replaceAll('-', '');
  const key = {
    userId: ask.userId,
    contentId: content.id,
    memberId: person.id,
    period: periodOf(content, on),
  };
  const stored = await findFreeResult(ports.db, key);
  if (stored) return { content, person, result: stored };
  const { writer, markdown, chapters } = writeSajuReading({ content, chart: person.chart, on });
  const now = ports.clock.now();
  const result = await keepFreeResult(ports.db, {
    ...key,
    id: ports.newId(),
    resultStatus: 'NONE',
    reading: { writer, markdown, chapters },
    createdAt: now,
    updatedAt: now,
  });
  return { content, person, result };
}

async function freeSajuContent({ catalogue }: ReadingPorts, contentId: number): Promise<ContentRow> {
  const content = (await catalogue()).contents.get(contentId);
  if (!content?.published) throw new AppError('NOT_FOUND');
  if (content.serviceType !== 'SAJU') throw new AppError('CONTENT_KIND_MISMATCH');
  if (content.purchaseType !== 'FREE') throw new AppError('CONTENT_NOT_FREE');
  return content;
}
