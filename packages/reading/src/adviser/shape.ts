import { lengthOf, sentencesOf } from '#compose/sentences.ts';
import { inEndings } from './ending.ts';
import { LEADS } from './leads.ts';
import { MANNERS, type VoiceName } from './voices.ts';

/** The parts of an answer before a voice lays them out. Shared texts are in 합니다; the voice's own are as they stand. */
export interface Parts {
  opener: string | null;
  answer: string;
  also: string | null;
  own: readonly string[];
  pair: readonly string[];
  /** What tipped the answer: one ground, or two that pull different ways. */
  because: readonly string[];
  luck: readonly string[];
  ahead: readonly string[];
  act: readonly string[];
  sign: string | null;
  closer: string | null;
}

const bold = (answer: string): string => `**${answer}**`;
const joined = (...texts: readonly (string | null | undefined)[]): string =>
  texts.flatMap((text) => (text ? [text] : [])).join(' ');

/** One thing said under a short heading, as `- ` lines are. */
const item = (text: string): string => `- ${text}`;

function layOut(voice: VoiceName, parts: Parts): string[] {
  const { opener, answer, also, own, pair, because, luck, ahead, act, sign, closer } = parts;
  const time = joined(...because, ...ahead, ...luck);
  const told = bold(answer);
  switch (MANNERS[voice].shape) {
    case 'answer-first':
      return [
        joined(opener, told),
        time,
        joined(...own, ...pair),
        joined(also),
        joined(...act, sign),
        joined(closer),
      ];
    case 'evidence-first':
      return [
        joined(opener, told),
        joined(...own, ...pair),
        time,
        joined(also),
        joined(sign),
        joined(...act, closer),
      ];
    case 'two-lives':
      return [
        joined(opener, told),
        joined(...own, ...pair),
        joined(sign),
        time,
        joined(also),
        joined(...act, closer),
      ];
    case 'quick':
      return [
        joined(told, opener),
        time,
        joined(...own, ...pair),
        joined(also),
        joined(...act),
        joined(sign, closer),
      ];
    case 'care-first':
      return [
        joined(opener),
        joined(told),
        joined(...own, ...pair),
        time,
        joined(also),
        joined(...act, sign),
        joined(closer),
      ];
    case 'list':
      return [
        joined(told, opener),
        [joined(...own), joined(...pair), time]
          .filter((text) => text !== '')
          .map(item)
          .join('\n'),
        joined(also),
        joined(sign, ...act),
        joined(closer),
      ];
    case 'two-sides':
      return [
        joined(opener, told),
        joined(...own),
        joined(...pair),
        time,
        joined(also),
        joined(...act, sign),
        joined(closer),
      ];
    case 'spare':
      return [
        joined(told),
        joined(opener),
        joined(...own),
        joined(...pair),
        time,
        joined(also),
        joined(...act),
        joined(sign ?? closer),
      ];
  }
}

const TWIN = /신금\((辛|申)\)/gu;

/** 辛 and 申 are both 신금: the sign stands at the first mention of each. */
function signedOnce(text: string): string {
  const seen = new Set<string>();
  return text.replace(TWIN, (whole, sign: string) => {
    if (seen.has(sign)) return '신금';
    seen.add(sign);
    return whole;
  });
}

/** 하세요 as 하십시오. */
const commanded = (text: string): string => text.replace(/세요(?=[.?!])/gu, '십시오');

/** Shared texts in the voice's endings; what the voice wrote itself stays. */
function voiced(voice: VoiceName, parts: Parts): Parts {
  const { rhythm, answered, commands } = MANNERS[voice];
  let at = 0;
  const turn = (text: string): string => {
    const done = inEndings(commands === 'plain' ? text : commanded(text), rhythm, at);
    at += sentencesOf(text).length;
    return done;
  };
  const turnAll = (texts: readonly string[]) => texts.map(turn);
  return {
    ...parts,
    answer: inEndings(commands === 'plain' ? parts.answer : commanded(parts.answer), answered, 0),
    own: turnAll(parts.own),
    pair: turnAll(parts.pair),
    because: turnAll(parts.because),
    luck: turnAll(parts.luck),
    ahead: turnAll(parts.ahead),
    also: parts.also === null ? null : inEndings(parts.also, answered, 0),
    act: turnAll(parts.act),
  };
}

const DAY = /(?:내년 |지난해 |\d{4}년 )?\d+월 \d+일(?: [일월화수목금토]요일)?(?![~일])/gu;

/** Further apart than this a reader has forgotten which day was meant. */
const NEAR = 140;

/** A day named again is 그날 while no other came between, then only its date. */
function daysOnce(text: string): string {
  const seen = new Set<string>();
  let latest = { day: '', at: 0 };
  return text
    .replace(DAY, (day, at: number) => {
      if (text.charAt(at - 1) === '~' || text.charAt(at + day.length) === '~') return day;
      const again = seen.has(day);
      const same = latest.day === day && at - latest.at < NEAR;
      seen.add(day);
      latest = { day, at };
      return same ? '그날' : again ? day.replace(/ [일월화수목금토]요일$/u, '') : day;
    })
    .replace(/그날에 /gu, '그날 ');
}

/** No sentence opens twice with “when”, nor names the chart twice. */
const OPENS = /^[^.?!]*(?:면[ ,]|사주)/u;
const led = (words: string | undefined, texts: readonly string[]): readonly string[] =>
  texts.map((text, index) =>
    index === 0 && words && !(words.endsWith('면,') && OPENS.test(text)) ? `${words} ${text}` : text,
  );

/** The parts with the words that lead from one to the next, in the voice's turn. */
function leading(voice: VoiceName, parts: Parts, turn: number): Parts {
  const { own, pair, luck, but, act } = LEADS[voice];
  const at = (words: readonly string[]) => words[turn % words.length];
  const [ground, other] = parts.because;
  const because = ground === undefined ? [] : [ground, ...(other === undefined ? [] : [`${but} ${other}`])];
  const timely = at(luck);
  return {
    ...parts,
    own: led(at(own), parts.own),
    pair: led(at(pair), parts.pair),
    because: led(timely, because),
    ahead: because.length === 0 ? led(timely, parts.ahead) : parts.ahead,
    luck: because.length + parts.ahead.length === 0 ? led(timely, parts.luck) : parts.luck,
    act: led(at(act), parts.act),
  };
}

export const LONGEST = 560;

/** The answer as Markdown. What is least is left out where it would be too long. */
export function shaped(voice: VoiceName, parts: Parts, turn: number): string {
  const text = (these: Parts): string =>
    daysOnce(
      signedOnce(
        layOut(voice, leading(voice, voiced(voice, these), turn))
          .filter((paragraph) => paragraph !== '')
          .join('\n\n'),
      ),
    );
  const shorter: readonly ((these: Parts) => Parts)[] = [
    (these) => ({ ...these, ahead: [] }),
    (these) => ({ ...these, luck: these.because.length > 0 ? [] : these.luck.slice(0, 1) }),
    (these) => ({ ...these, pair: these.pair.slice(0, 1) }),
    (these) => ({ ...these, own: these.own.slice(0, 1) }),
    (these) => ({ ...these, sign: null }),
  ];
  let kept = parts;
  for (const shorten of shorter) {
    if (lengthOf(text(kept)) <= LONGEST) break;
    kept = shorten(kept);
  }
  return text(kept);
}
