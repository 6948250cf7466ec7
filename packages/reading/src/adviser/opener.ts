import { inEndings } from './ending.ts';
import type { Desk } from './desk.ts';
import { fieldOf, voiceField, type Field } from './parts.ts';
import { MANNERS } from './voices.ts';

/** A word for what the reader told, before anything is read from the chart. */
export function heardOut({ quill, voice, told: { what, span } }: Desk): string | null {
  const words = span === null ? [] : [['span', { text: span, fact: null }] as const];
  const moves = [
    ...(what === null ? [] : [`told.${what}.span`, `told.${what}`]),
    ...(span === null ? [] : ['told.span']),
  ];
  return quill.within({ slots: words }).pick(...moves.map((move) => `manner.${voice}#${move}`));
}

/** What a question that may mean two things was taken to be about. */
const SUBJECT: Readonly<Record<Field, string>> = {
  meet: '새로 만날 사람',
  near: '마음에 둔 사람',
  back: '헤어진 사람',
  stay: '곁에 있는 사람',
  self: '당신 자신',
  work: '일',
};

function heardAs({ quill, voice, asked, pair }: Desk): string | null {
  const heard = asked.topic === 'people' ? '가까운 사람들' : SUBJECT[fieldOf(asked, pair)];
  return quill
    .within({ slots: [['heard', { text: heard, fact: null }]] })
    .pick(`voice.${voice}#unsure`, `voice.${voice}#open`);
}

/** A word for the very thing that was told, in the voice's endings: not where it is only thought of. */
function knownConcern({ quill, voice, supposed, asked: { concern } }: Desk): string | null {
  const heard = concern && !supposed && quill.pick(`${concern.texts.id}#heard`);
  return heard ? inEndings(heard, MANNERS[voice].rhythm, 0) : null;
}

export function opener(desk: Desk): string | null {
  const { quill, voice, asked, occasion } = desk;
  const home = `voice.${voice}`;
  if (occasion.beyond) return quill.pick(`${home}#beyond`);
  if (asked.complains) return quill.pick(`${home}#sorry`, `${home}#again`);
  const heard = asked.concern?.goesOn
    ? (heardOut(desk) ?? knownConcern(desk))
    : (knownConcern(desk) ?? heardOut(desk));
  if (heard !== null && asked.doubt === null) return heard;
  if (asked.doubt !== null) return heardAs(desk);
  if (asked.guessed) return quill.pick(`${home}#guess`, `${home}#open`);
  if (asked.again) return quill.pick(`${home}#again`, `${home}#open`);
  if (asked.story) return quill.pick(`${home}#story`, `${home}#open`);
  if (asked.follows || asked.more) return quill.pick(`${home}#follow`, `${home}#open`);
  return quill.pick(`${home}#open.${asked.intent}`, `${home}#open.${voiceField(asked)}`, `${home}#open`);
}
