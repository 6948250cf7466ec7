import { z } from 'zod';
import type { Sealer } from '#platform/sealing.ts';
import type { Reply } from './adviser.ts';
import type { MessageRow } from './repository.ts';

const question = z.object({ text: z.string() });
const reply = z.object({ pieces: z.array(z.string()), questions: z.array(z.string()) });

export const sealQuestion = (sealer: Sealer, text: string): Buffer => sealer.seal({ text });
export const openQuestion = (sealer: Sealer, message: MessageRow): string =>
  question.parse(sealer.open(message.sealedQuestion)).text;

export const sealReply = (
  sealer: Sealer,
  { pieces, questions }: Pick<Reply, 'pieces' | 'questions'>,
): Buffer => sealer.seal({ pieces, questions });

/** What is stored of the reply, all of it once it is READY. */
export const openReply = (
  sealer: Sealer,
  { sealedReply }: MessageRow,
): { pieces: readonly string[]; questions: readonly string[] } =>
  sealedReply === null ? { pieces: [], questions: [] } : reply.parse(sealer.open(sealedReply));
