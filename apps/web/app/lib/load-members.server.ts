import type { Member } from '@wolha/contract';
import { orErrorPage } from './load.server.ts';
import type { Visit } from './visit.ts';

/** The signed-in reader's stored people; none for others. */
export async function loadMembers({ api, signedIn }: Visit): Promise<Member[]> {
  if (!signedIn) return [];
  const { memberList } = await orErrorPage(api('GET /v1/member/list'));
  return memberList;
}
