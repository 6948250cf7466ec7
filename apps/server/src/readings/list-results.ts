import type { FortuneResultListItem, TarotResultListItem } from '@wolha/contract';
import { contentCard } from '#catalogue/content-on-wire.ts';
import { listMembers } from '#members/list-members.ts';
import { resultMember } from '#members/member-saju.ts';
import type { ReadingPorts } from './ports.ts';
import { listFortuneResults } from './repository.ts';
import { listTarotResults } from './tarot-repository.ts';

const MOST_ROWS = 200;

/** A reader's Saju results, newest first. */
export async function listSajuResults(ports: ReadingPorts, userId: number): Promise<FortuneResultListItem[]> {
  const [rows, people, { contents }] = await Promise.all([
    listFortuneResults(ports.db, userId, MOST_ROWS),
    listMembers(ports, userId),
    ports.catalogue(),
  ]);
  const byId = new Map(people.map((person) => [person.id, person]));
  return rows.flatMap((row) => {
    const person = byId.get(row.memberId);
    const content = contents.get(row.contentId);
    if (!person || !content) return [];
    return {
      id: row.id,
      resultStatus: row.resultStatus,
      orderId: row.orderId,
      fortuneContentId: content.id,
      memberId: person.id,
      fortuneContent: contentCard(content, ports.art),
      member: resultMember(person),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

/** A reader's tarot results, newest first. */
export async function listTarotDraws(ports: ReadingPorts, userId: number): Promise<TarotResultListItem[]> {
  const [rows, { contents }] = await Promise.all([
    listTarotResults(ports.db, userId, MOST_ROWS),
    ports.catalogue(),
  ]);
  return rows.flatMap((row) => {
    const content = contents.get(row.contentId);
    if (!content) return [];
    return {
      id: row.id,
      resultStatus: row.resultStatus,
      orderId: row.orderId,
      fortuneContentId: content.id,
      fortuneContent: contentCard(content, ports.art),
      createdAt: row.createdAt.toISOString(),
    };
  });
}
