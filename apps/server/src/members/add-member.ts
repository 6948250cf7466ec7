import type { BirthInput } from '@wolha/contract';
import { AppError } from '#platform/app-error.ts';
import { birthText, chartOf } from './birth.ts';
import { openPerson, type Person } from './person.ts';
import type { MemberPorts } from './ports.ts';
import {
  findMemberByBirth,
  insertMember,
  listMemberRows,
  lockMembers,
  touchMember,
  type MemberRow,
} from './repository.ts';

const MOST_MEMBERS = 30;

/**
 * Stores birth data as a member of a reader. The same data is the same member; the first one is the default.
 * Throws when the birth names no day of its calendar, and MEMBER_LIMIT when the reader keeps too many.
 */
export async function addMember(ports: MemberPorts, userId: number, birth: BirthInput): Promise<Person> {
  chartOf(birth);
  const now = ports.clock.now();
  const birthFingerprint = ports.sealer.fingerprint(`${userId}|${birthText(birth)}`);
  const row = await ports.db.transaction(async (tx): Promise<MemberRow> => {
    await lockMembers(tx, userId);
    const known = await findMemberByBirth(tx, userId, birthFingerprint);
    if (known) {
      await touchMember(tx, userId, known.id, now);
      return known;
    }
    const others = await listMemberRows(tx, userId);
    if (others.length >= MOST_MEMBERS) throw new AppError('MEMBER_LIMIT');
    const made: MemberRow = {
      userId,
      id: ports.newId(),
      sealedBirth: ports.sealer.seal(birth),
      birthFingerprint,
      status: others.length === 0 ? 'ON' : 'OFF',
      createdAt: now,
      lastUsedAt: now,
    };
    await insertMember(tx, made);
    return made;
  });
  return openPerson(ports, row);
}
