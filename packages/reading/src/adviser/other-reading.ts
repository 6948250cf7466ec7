import { fieldOf, type Field } from './parts.ts';
import { likeTopics } from './understand/likeness.ts';
import { plain } from './understand/plain.ts';
import type { Topic } from './understand/topics.ts';
import type { Understanding } from './understand/understand.ts';

/** How far the reading that was taken has to be liker than the next: below it the other one is offered. */
const SURE = 3;
/** Who comes to talk of love seldom asks about work or family: they have to be far liker. */
const SELDOM = -6;
const BESIDE_LOVE: ReadonlySet<Topic> = new Set(['work', 'career', 'people']);

/** What a question may have been about instead, where it is nearly as like that. Kin subjects are no other reading. */
export function otherReading(question: string, asked: Understanding): Topic | null {
  const { small, care, concern, follows, guessed, complains } = asked;
  if (small || care || concern || follows || guessed || complains) return null;
  const fieldAt = (topic: Topic): Field => fieldOf({ ...asked, topic }, null);
  const heard = fieldAt(asked.topic);
  const like = likeTopics(plain(question.normalize('NFC')));
  const taken = like.find(([topic]) => fieldAt(topic) === heard);
  const other = like.find(([topic]) => topic !== 'matter' && fieldAt(topic) !== heard);
  if (!taken || !other) return null;
  const [topic, score] = other;
  return taken[1] - score < (BESIDE_LOVE.has(topic) ? SELDOM : SURE) ? topic : null;
}
