import { z } from 'zod';
import { cleanQuestion, isFortuneDate, questionError } from '../chat-text.ts';
import { instant, rowId } from './common.ts';

export const chatPartner = z
  .object({ id: z.number().int(), name: z.string(), partnerImageUrl: z.string() })
  .meta({ id: 'ChatPartner' });

/** A chat room: a reader and one adviser. */
export const chat = z
  .object({
    id: rowId,
    uuid: rowId.describe('the same as `id`; what addresses carry'),
    partner: chatPartner,
    messageCount: z.number().int().describe('questions asked'),
    createdAt: instant,
    updatedAt: instant.describe('when it was last used'),
  })
  .meta({ id: 'Chat' });

/** WRITING: the reply is on its way; READY: it is whole; FAILED: it could not be written, and cost nothing. */
export const chatMessageState = z.enum(['WRITING', 'READY', 'FAILED']);

/** A question and its reply. */
export const chatMessage = z
  .object({
    id: rowId,
    clientMessageId: z.string().nullable().describe('the key the question was sent with'),
    message: z.string(),
    response: z.string().describe('Markdown; while WRITING what there is of it so far'),
    state: chatMessageState,
    questions: z.array(z.string()).describe('follow-ups, two at most; empty until READY'),
    fortuneDate: z.iso.date().describe('the day the reply speaks of'),
    memberId: rowId.nullable(),
    memberPartnerId: rowId.nullable(),
    paidWith: z
      .enum(['FREE', 'CREDIT', 'NONE'])
      .describe('how it is paid for: free use of the day, a credit, or nothing because it FAILED'),
    writtenByModel: z.boolean().describe('a generative model wrote the reply; show it as such'),
    createdAt: instant,
  })
  .meta({ id: 'ChatMessage' });

/** Made once by the browser for each question: a repeated send with it is the same question. */
export const clientMessageId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  .meta({ description: '16–64 of A–Z a–z 0–9 _ -; new for each question, kept when sending it again' });

const question = z
  .string()
  .superRefine((typed, context) => {
    const message = questionError(typed);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .transform(cleanQuestion)
  .describe('at most 1,000 characters once cleaned; spaces and line breaks alone are refused');

const fortuneDay = z
  .string()
  .transform((text) => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'))
  .refine(isFortuneDate, { error: '기준일은 1900년부터 2200년 사이의 날짜로 골라 주세요.' })
  .describe('YYYY-MM-DD or YYYYMMDD, 1900–2200');

/** An id that may be left out, or stand as null or as an empty text. */
const optionalId = z.preprocess((given) => (given === '' ? null : given), rowId.nullish());

/** A question, with whose chart it is about and which day it speaks of. */
export const sendMessageInput = z
  .strictObject({
    message: question,
    partnerId: z.coerce.number().int().min(1).max(999_999_999),
    memberId: optionalId.describe('whose chart is read; without it the call is refused'),
    memberPartnerId: optionalId.describe('the counterpart, where one is chosen'),
    fortuneDate: fortuneDay.nullish().describe('the day the reply speaks of; today when left out'),
    selectedDate: fortuneDay.nullish().describe('stands in for fortuneDate where that is left out'),
    clientMessageId: clientMessageId.nullish(),
    wait: z
      .boolean()
      .default(true)
      .describe('false: answered at once with status 202, and the reply is read from its stream'),
  })
  .meta({ id: 'SendMessage' });

/** `data` of the stream's `piece` events: text that follows what came before. */
export const replyPiece = z
  .object({
    offset: z
      .number()
      .int()
      .describe('UTF-16 units of the reply before this piece; also, after it, the id of the event'),
    text: z.string(),
  })
  .meta({ id: 'ReplyPiece' });

export const usageLimit = z
  .object({
    isTotalUsageLimit: z.boolean().describe('the free use of the whole house is spent for this Korean day'),
    isUserUsageLimit: z.boolean().describe('the reader’s own free use is spent for this Korean day'),
    freeMessagesLeft: z.number().int().describe('free messages the reader can still send today'),
    freeMessagesPerDay: z.number().int(),
    creditPerMessage: z.number().int(),
  })
  .meta({ id: 'UsageLimit' });

export type ChatPartner = z.output<typeof chatPartner>;
export type Chat = z.output<typeof chat>;
export type ChatMessage = z.output<typeof chatMessage>;
export type ChatMessageState = z.output<typeof chatMessageState>;
export type SendMessageInput = z.output<typeof sendMessageInput>;
export type ReplyPiece = z.output<typeof replyPiece>;
export type UsageLimit = z.output<typeof usageLimit>;
