import type { PersonInput } from '@wolha/contract';
import { AppError } from '#platform/app-error.ts';
import { addMember } from './add-member.ts';
import { openPerson, type Person } from './person.ts';
import type { MemberPorts } from './ports.ts';
import { findMember, touchMember } from './repository.ts';

/** The person a call is about: one of the reader's members, or new birth data that becomes one. Throws NOT_FOUND. */
export async function findPerson(ports: MemberPorts, userId: number, input: PersonInput): Promise<Person> {
  if (input.memberType === 'NEW') {
    const { memberType: _, memberId: __, ...birth } = input;
    return addMember(ports, userId, birth);
  }
  const row = await findMember(ports.db, userId, input.memberId);
  if (!row) throw new AppError('NOT_FOUND');
  await touchMember(ports.db, userId, row.id, ports.clock.now());
  return openPerson(ports, row);
}
