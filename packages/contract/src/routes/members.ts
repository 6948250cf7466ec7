import { z } from 'zod';
import { FIRST_FORTUNE_YEAR, LAST_FORTUNE_YEAR } from '../chat-text.ts';
import { defineRoute } from '../define-route.ts';
import { rowId } from '../models/common.ts';
import { birthInput, member } from '../models/member.ts';
import { memberSajuResult } from '../models/results.ts';

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
  readMemberSaju: defineRoute({
    method: 'GET',
    path: '/v1/members/{id}/saju',
    summary: 'A member’s chart with the luck of a day; of today when the day is left out',
    access: 'user',
    rate: 'read',
    params: memberParams,
    query: z.object({
      year: z.coerce.number().int().min(FIRST_FORTUNE_YEAR).max(LAST_FORTUNE_YEAR).optional(),
      month: z.coerce.number().int().min(1).max(12).optional(),
      day: z.coerce.number().int().min(1).max(31).optional(),
    }),
    output: memberSajuResult,
  }),
};
