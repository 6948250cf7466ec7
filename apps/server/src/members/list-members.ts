import { openPerson, type Person } from './person.ts';
import type { MemberPorts } from './ports.ts';
import { listMemberRows } from './repository.ts';

export async function listMembers(ports: Omit<MemberPorts, 'newId'>, userId: number): Promise<Person[]> {
  const rows = await listMemberRows(ports.db, userId);
  return rows.map((row) => openPerson(ports, row));
}
