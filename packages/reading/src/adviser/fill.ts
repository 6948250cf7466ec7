import { lengthOf } from '#compose/sentences.ts';
import { houseTraits, TIMES_TOLD, type Desk } from './desk.ts';
import { factsShown } from './facts-shown.ts';
import { fieldOf, luckMoves, OWN_STORE, type Field } from './parts.ts';
import type { Parts } from './shape.ts';
import { MANNERS } from './voices.ts';

/** Characters without spaces an answer should have; a spare voice says less. */
const SHORTEST = 285;
/** Once the chart is known in the room, an answer need not lay it out again. */
const SHORTEST_LATER = 195;
/** Exchanges after which a room knows the chart. */
const ACQUAINTED = 3;
/** What was said long ago is said again only where an answer would be left bare. */
const BARE = 180;

/** Characters without spaces, before a voice lays the parts out. */
const sizeOf = (parts: Parts): number => lengthOf(Object.values(parts).flat().join(''));

/** Whose texts may stand in where a field has told all of its own: a married reader is not told how to meet. */
const NEIGHBOURS: Readonly<Record<Field, readonly Field[]>> = {
  meet: ['near', 'self'],
  near: ['meet', 'self'],
  back: ['self'],
  stay: ['self'],
  self: [],
  work: ['self'],
};

/** No more traits than its own number and no second thing to do, once an answer says enough. */
const ENOUGH = 240;
/** So many facts of the chart, the two or the time an answer names. */
const FACTS = 2;

/** What is added, one after another, while an answer is shorter than it should be: first what the question is about. */
export function filled(desk: Desk, parts: Parts): Parts {
  const { quill, asked, voice, decision, occasion, pair } = desk;
  const field = fieldOf(asked, pair);
  const traits = houseTraits(desk);
  const near = NEIGHBOURS[field].flatMap((other) => [`reason.${other}#own`, ...OWN_STORE[other]]);
  const luck = decision.luck.flatMap((kind) => luckMoves(kind, occasion, field === 'work'));
  const more: readonly (readonly ['own' | 'luck' | 'act', readonly string[]])[] = [
    ['own', traits],
    ['own', [...traits, ...near]],
    ['luck', luck],
    ['act', ['act#element', 'act#after']],
    ['own', [...traits, ...near]],
    ['luck', luck],
    ['own', near],
  ];
  const manner = MANNERS[voice];
  const wanted = (asked.turn < ACQUAINTED ? SHORTEST : SHORTEST_LATER) * manner.length;
  const isGrounded = (full: Parts): boolean =>
    factsShown(quill.facts, Object.values(full).flat().join(' ')).length >= FACTS;
  const until = (size: number, start: Parts, tell: (moves: readonly string[]) => string | null): Parts => {
    let full = start;
    for (const [part, moves] of more) {
      if (sizeOf(full) >= size && isGrounded(full)) break;
      const extra = part === 'act' || (part === 'own' && full.own.length >= manner.traits);
      if (extra && sizeOf(full) >= ENOUGH * manner.length && isGrounded(full)) continue;
      if (part === 'luck' && full.because.length + full.ahead.length + full.luck.length >= TIMES_TOLD)
        continue;
      const text = tell(moves);
      if (text !== null) full = { ...full, [part]: [...full[part], text] };
    }
    return full;
  };
  const fresh = until(wanted, parts, (moves) => desk.traits.apart(...moves) ?? desk.traits.pick(...moves));
  return until(BARE * manner.length, fresh, (moves) => quill.again(...moves));
}
