import type { Chat, ChatMessage } from '@wolha/contract';
import type { ArtShelf } from '#catalogue/ports.ts';
import type { PartnerRow } from '#catalogue/repository.ts';
import type { Sealer } from '#platform/sealing.ts';
import type { ChatRow, MessageRow } from './repository.ts';
import { openQuestion, openReply } from './sealed-text.ts';

export const chatOnWire = (
  { id, partnerId, messageCount, createdAt, updatedAt }: ChatRow,
  partners: readonly PartnerRow[],
  art: ArtShelf,
): Chat => ({
  id,
  uuid: id,
  partner: {
    id: partnerId,
    name: partners.find((partner) => partner.id === partnerId)?.name ?? '',
    partnerImageUrl: art.url(`portrait/${partnerId}`),
  },
  messageCount,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export function messageOnWire(message: MessageRow, sealer: Sealer): ChatMessage {
  const { pieces, questions } = openReply(sealer, message);
  return {
    id: message.id,
    clientMessageId: message.clientKey,
    message: openQuestion(sealer, message),
    response: pieces.join(''),
    state: message.state,
    questions: [...questions],
    fortuneDate: message.fortuneDate,
    memberId: message.memberId,
    memberPartnerId: message.memberPartnerId,
    paidWith: message.paidWith,
    writtenByModel: message.writtenByModel,
    createdAt: message.createdAt.toISOString(),
  };
}
