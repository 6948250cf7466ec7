import { AppError } from '#platform/app-error.ts';
import type { MemberPorts } from './ports.ts';
import { deleteMemberRow, findMember, listMemberRows, lockMembers, setDefaultMember } from './repository.ts';

/**
 * Deletes a member; its results go with it. Deleting the default makes the most recently used of the others
 * the default. Throws NOT_FOUND.
 */
export async function deleteMember(
  ports: Pick<MemberPorts, 'db'>,
  userId: number,
  id: string,
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    await lockMembers(tx, userId);
    const row = await findMember(tx, userId, id);
    if (!row || !(await deleteMemberRow(tx, userId, id))) throw new AppError('NOT_FOUND');
    if (row.status === 'OFF') return;
    const [next] = await listMemberRows(tx, userId);
    if (next) await setDefaultMember(tx, userId, next.id);
  });
}
