import type { Standing } from '../understand/relation.ts';
import { CONCERNS } from './all.ts';
import type { Concern } from './concern.ts';

/** The same thing, asked of somebody near, of the one the reader is with, and of one they have parted from. */
const TWINS: readonly Partial<Record<Standing, string>>[] = [
  { near: 'will-they-text', apart: 'will-ex-contact' },
  { near: 'when-text-comes', apart: 'when-ex-contacts' },
  { near: 'text-first-or-wait', apart: 'contact-ex-first' },
  { near: 'text-first-when', apart: 'contact-ex-when' },
  { near: 'text-what', apart: 'contact-ex-words' },
  { near: 'text-meaning', apart: 'ex-contacts-why' },
  { near: 'just-texted-me', apart: 'reply-to-ex', together: 'texted-after-fight' },
  { near: 'sent-no-answer-yet', apart: 'texted-ex-no-answer' },
  { near: 'read-no-answer', apart: 'texted-ex-no-answer' },
  { near: 'crush-thinks-of-me', apart: 'ex-thinks-of-me', together: 'partner-loves-me' },
  { near: 'ssum-likes-me', apart: 'ex-feelings-left', together: 'partner-loves-me' },
  { near: 'crush-likes-me', apart: 'ex-feelings-left', together: 'partner-loves-me' },
  { near: 'ask-them-out', apart: 'ask-ex-to-meet' },
  { alone: 'marry-when-alone', together: 'wed-when-together' },
  { near: 'wait-or-stop', apart: 'wait-for-ex' },
  { near: 'how-long-to-wait', apart: 'how-long-wait-for-ex' },
  { near: 'they-changed-profile', apart: 'ex-hints-on-profile' },
  { near: 'did-i-do-wrong', together: 'is-it-my-fault', apart: 'whose-fault' },
  { near: 'always-busy', together: 'partner-too-busy' },
  { together: 'will-partner-change', apart: 'back-and-the-same' },
  { near: 'first-date-ahead', apart: 'meeting-with-ex' },
  { near: 'met-today', apart: 'met-ex-today' },
  { near: 'someone-else-too', apart: 'ex-has-someone-maybe', together: 'is-partner-cheating' },
  { near: 'they-unfollowed', apart: 'ex-unfollowed' },
  { near: 'they-called-drunk', apart: 'ex-drunk-call' },
  { near: 'they-blocked-me', apart: 'blocked-by-ex' },
  { near: 'watches-my-stories', apart: 'ex-watches-stories' },
];

const byId = new Map(CONCERNS.map((concern) => [concern.id, concern]));

/** What is asked, of the one who stands so to the reader. */
export function twinOf(concern: Concern, standing: Standing | undefined): Concern {
  const twins = TWINS.find((group) => Object.values(group).includes(concern.id));
  const id = standing === undefined ? undefined : twins?.[standing];
  return (id === undefined ? undefined : byId.get(id)) ?? concern;
}
