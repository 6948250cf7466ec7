import { AppError } from '#platform/app-error.ts';
import { openPerson, type Person } from './person.ts';
import type { MemberPorts } from './ports.ts';
import { findMember, lockMembers, setDefaultMember } from './repository.ts';

/** Makes a member the reader's default. Throws NOT_FOUND. */
export async function selectMember(ports: MemberPorts, userId: number, id: string): Promise<Person> {
  const row = await ports.db.transaction(async (tx) => {
    await lockMembers(tx, userId);
    if (!(await findMember(tx, userId, id))) throw new AppError('NOT_FOUND');
    await setDefaultMember(tx, userId, id);
    return findMember(tx, userId, id);
  });
  if (!row) throw new AppError('NOT_FOUND');
  return openPerson(ports, row);
}
