import type { memberRoutes } from '@wolha/contract';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import { addMember } from './add-member.ts';
import { deleteMember } from './delete-member.ts';
import { listMembers } from './list-members.ts';
import { readMemberSaju } from './member-saju.ts';
import { memberOnWire } from './person.ts';
import type { MemberPorts } from './ports.ts';
import { selectMember } from './select-member.ts';

export const memberHandlers = (ports: MemberPorts): RouteHandlers<typeof memberRoutes> => ({
  addMember: async ({ body, caller }) => ({
    member: memberOnWire(await addMember(ports, caller.userId, body)),
  }),
  listMembers: async ({ caller }) => ({
    memberList: (await listMembers(ports, caller.userId)).map(memberOnWire),
  }),
  selectMember: async ({ params, caller }) => ({
    member: memberOnWire(await selectMember(ports, caller.userId, params.id)),
  }),
  deleteMember: async ({ params, caller }) => {
    await deleteMember(ports, caller.userId, params.id);
    return { deleted: true as const };
  },
  readMemberSaju: ({ params, query, caller }) => readMemberSaju(ports, caller.userId, params.id, query),
});
