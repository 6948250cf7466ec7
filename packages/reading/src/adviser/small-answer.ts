import { inEndings } from './ending.ts';
import { OWN_STORE } from './parts.ts';
import type { Quill } from './quill.ts';
import type { SmallTalk } from './understand/small-talk.ts';
import { MANNERS, type VoiceName } from './voices.ts';

/** What is said of the chart on the way back from small talk. */
const SHOWN: Partial<Record<SmallTalk, readonly string[]>> = {
  chart: ['reason.room#chart', 'reason.self#own', 'luck.year#decade', 'reason.meet#own'],
  doubt: ['reason.self#own', ...OWN_STORE.self],
  greeting: ['luck.day#god'],
  mood: ['luck.day#warmth', 'act#element'],
  unclear: ['luck.day#tie'],
  weather: ['luck.day#warmth'],
};

/** Kinds that a word for what was told answers better. */
const TOLD: ReadonlySet<SmallTalk> = new Set(['unclear', 'mood']);

/** A kind sentence, and the way back to what a chart can say. */
export function smallAnswer(quill: Quill, voice: VoiceName, kind: SmallTalk, heard: string | null): string {
  const { rhythm } = MANNERS[voice];
  const moves = SHOWN[kind] ?? [];
  const shown =
    kind === 'doubt' ? [quill.pick(...moves) ?? ''] : moves.flatMap((move) => quill.pick(move) ?? []);
  const told = inEndings(shown.join(' '), rhythm, 0);
  return [
    (TOLD.has(kind) ? heard : null) ??
      quill.must(`voice.${voice}#small.${kind}`, `voice.${voice}#small.unclear`),
    told,
    kind === 'bye' ? null : quill.pick(`voice.${voice}#back`),
  ]
    .flatMap((text) => (text ? [text] : []))
    .join('\n\n');
}
