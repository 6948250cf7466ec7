import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { rowId } from '../models/common.ts';
import { birthInput, member } from '../models/member.ts';

const memberParams = z.object({ id: rowId });

export const memberRoutes = {
  addMember: defineRoute({
    method: 'POST',
    path: '/v1/member',
    summary: 'Store birth data; the same data is the same member',
    access: 'user',
    rate: 'write',
    body: birthInput,
    output: z.object({ member }),
  }),
  listMembers: defineRoute({
    method: 'GET',
    path: '/v1/member/list',
    summary: 'The reader’s members, the default (ON) one first',
    access: 'user',
    rate: 'read',
    output: z.object({ memberList: z.array(member) }),
  }),
  selectMember: defineRoute({
    method: 'PATCH',
    path: '/v1/member/{id}',
    summary: 'Make a member the default',
    access: 'user',
    rate: 'write',
    params: memberParams,
    output: z.object({ member }),
  }),
  deleteMember: defineRoute({
    method: 'DELETE',
    path: '/v1/member/{id}',
    summary: 'Delete a member with all results tied to it',
    access: 'user',
    rate: 'write',
    params: memberParams,
    output: z.object({ deleted: z.literal(true) }),
  }),
};
