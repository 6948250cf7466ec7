import { data } from 'react-router';
import { koreanDay } from '#lib/korean-time.ts';
import { loadMembers } from '#lib/load-members.server.ts';
import { orErrorPage, orNothing } from '#lib/load.server.ts';
import type { Visit } from '#lib/visit.ts';
import type { RoomData } from './chat-room.tsx';
import type { QuestionCategory } from './question-dialog.tsx';
import { partsOf } from './reference-date.ts';
import type { DatedSaju } from './use-saju.ts';

interface RoomAddress {
  partnerId: number;
  chatId: string;
  /** The instant it is asked for. */
  now: string;
}

/** Everything a room begins with. A room of another reader, or at another adviser's address, is missing. */
export async function loadRoom(visit: Visit, { partnerId, chatId, now }: RoomAddress): Promise<RoomData> {
  const { api } = visit;
  const [room, { partner }, members, { profile }, usage, partners, packages] = await Promise.all([
    orErrorPage(api('GET /v1/chats/{chatId}/messages', { params: { chatId }, query: {} })),
    orErrorPage(api('GET /v1/partners/{id}', { params: { id: partnerId } })),
    loadMembers(visit),
    orErrorPage(api('GET /v1/profile')),
    orErrorPage(api('GET /v1/users/check-free-usage-limit')),
    orNothing(api('GET /v1/partners')),
    orNothing(api('GET /v1/credit-packages')),
  ]);
  if (room.chat.partner.id !== partnerId) throw data({ code: 'NOT_FOUND', message: '' }, { status: 404 });

  const today = koreanDay(now);
  const last = room.messageList.at(-1);
  const stored = (id: string | null | undefined) => members.find((member) => member.id === id)?.id;
  const ownId = stored(last?.memberId) ?? members[0]?.id;
  const otherId = stored(last?.memberPartnerId);
  const sajuOf = async (id: string | undefined): Promise<DatedSaju | null> => {
    if (id === undefined) return null;
    const saju = await orNothing(api('GET /v1/members/{id}/saju', { params: { id }, query: partsOf(today) }));
    return saju && { date: today, saju };
  };
  const [own, counterpart] = await Promise.all([sajuOf(ownId), sajuOf(otherId)]);
  const offered = packages?.creditPackageList ?? [];
  return {
    chat: room.chat,
    partner,
    page: { messageList: room.messageList, hasEarlier: room.hasEarlier },
    members,
    credit: profile.totalCredit,
    usage,
    today,
    own,
    counterpart,
    categories: categoriesOf(partner, partners?.partnerList ?? []),
    offer: offered.find(({ isRecommended }) => isRecommended) ?? offered[0] ?? null,
  };
}

/** What can be asked about: the adviser's own field first, then what the house's other advisers are asked. */
function categoriesOf(
  partner: RoomData['partner'],
  others: readonly RoomData['partner'][],
): QuestionCategory[] {
  const own = partner.partnerCategories.map(({ category }) => category);
  const rest = others
    .flatMap(({ partnerCategories }) => partnerCategories.map(({ category }) => category))
    .toSorted((one, other) => one.id - other.id);
  return [...new Map([...own, ...rest].map((category) => [category.id, category])).values()];
}
