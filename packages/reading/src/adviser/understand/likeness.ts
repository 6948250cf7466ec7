import { EXAMPLES } from './examples/all.ts';
import { folded } from './fold.ts';
import type { Intent } from './intents.ts';
import { plain } from './plain.ts';
import type { Topic } from './topics.ts';

/**
 * What a wording is like. Each example votes for its topic and its intent with the runs of one to three syllables it is
 * made of; a run counts the more, the fewer examples have it and the more of them mean the same.
 */
type Votes = ReadonlyMap<string, Float64Array>;

const LONGEST_RUN = 3;
/** A run that one meaning has never had still might be said of it. */
const UNHEARD = 4;

/** Names of one and the same: who is spoken of counts, not how they are called. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(전|구)\s?(남|여)(자\s?)?친(구)?|전\s?(애인|연인|남편)/gu, ' 전남친 '],
  [/남자\s?친구|여자\s?친구|여친|애인/gu, '남친'],
  [/와이프|아내|신랑/gu, '남편'],
  [/썸녀/gu, '썸남'],
  [/짝녀/gu, '짝남'],
  [/그\s?(사람|애|분|남자|여자|오빠|녀|친구)|얘/gu, '걔'],
  [/저는|전\s/gu, '나는 '],
  [/제가/gu, '내가'],
  [/저(?=한테|를|랑|도|만|의)/gu, '나'],
  [/저희/gu, '우리'],
];

/** A text as it is likened: by syllables, folded, with one name for each. */
const likened = (text: string): string =>
  folded(NAMES.reduce((named, [name, one]) => named.replace(name, one), plain(text)));

/** Runs of syllables, with the start and the end of what was said. */
function runsOf(flat: string): Set<string> {
  const syllables = ['^', ...flat.replaceAll('?', '').split('.').filter(Boolean), '$'];
  const runs = new Set<string>();
  for (let length = 1; length <= LONGEST_RUN; length += 1)
    for (let at = 0; at + length <= syllables.length; at += 1) {
      const run = syllables.slice(at, at + length).join('.');
      if (run !== '^' && run !== '$') runs.add(run);
    }
  return runs;
}

interface Sample {
  /** null where the subject is told by the question before. */
  topic: Topic | null;
  intent: Intent;
  runs: ReadonlySet<string>;
}

const samples = (): Sample[] =>
  EXAMPLES.flatMap(({ as, text, after }) => {
    const [topic, intent] = as.split('.') as [Topic, Intent?];
    return intent === undefined
      ? []
      : [{ topic: after === undefined ? topic : null, intent, runs: runsOf(likened(text)) }];
  });

/** How often each run is said, and how much that tells. */
function rarities(all: readonly Sample[]): Map<string, number> {
  const said = new Map<string, number>();
  for (const { runs } of all) for (const run of runs) said.set(run, (said.get(run) ?? 0) + 1);
  return new Map([...said].map(([run, count]) => [run, Math.log(1 + all.length / (1 + count))]));
}

/** For each run, what it says for and against each meaning. */
function votes<T extends string>(
  all: readonly Sample[],
  rarity: ReadonlyMap<string, number>,
  meanings: readonly T[],
  meaningOf: (sample: Sample) => T | null,
): Votes {
  const heard = new Map<string, Float64Array>(
    [...rarity.keys()].map((run) => [run, new Float64Array(meanings.length)]),
  );
  const sums = new Float64Array(meanings.length);
  for (const sample of all) {
    const meaning = meaningOf(sample);
    if (meaning === null) continue;
    const at = meanings.indexOf(meaning);
    for (const run of sample.runs) {
      const weight = rarity.get(run) ?? 0;
      const row = heard.get(run);
      if (row) row[at] = (row[at] ?? 0) + weight;
      sums[at] = (sums[at] ?? 0) + weight;
    }
  }
  const total = sums.reduce((sum, each) => sum + each, 0);
  const spread = UNHEARD * rarity.size;
  return new Map(
    [...heard].map(([run, row]) => {
      const whole = row.reduce((sum, each) => sum + each, 0);
      return [
        run,
        row.map((own, at) => {
          const sum = sums[at] ?? 0;
          const inside = (own + UNHEARD) / (sum + spread);
          const outside = (whole - own + UNHEARD) / (total - sum + spread);
          return (rarity.get(run) ?? 0) * Math.log(inside / outside);
        }),
      ];
    }),
  );
}

interface Ear {
  topics: readonly Topic[];
  intents: readonly Intent[];
  ofTopic: Votes;
  ofIntent: Votes;
}

let ear: Ear | undefined;

/** Made when the first question comes. */
function theEar(): Ear {
  if (ear) return ear;
  const all = samples();
  const rarity = rarities(all);
  const topics = [...new Set(all.flatMap(({ topic }) => topic ?? []))];
  const intents = [...new Set(all.map(({ intent }) => intent))];
  ear = {
    topics,
    intents,
    ofTopic: votes(all, rarity, topics, ({ topic }) => topic),
    ofIntent: votes(all, rarity, intents, ({ intent }) => intent),
  };
  return ear;
}

/** How much what was said is like each meaning, for each run that is known; the likest first. */
function ranked<T>(text: string, meanings: readonly T[], ballot: Votes): readonly (readonly [T, number])[] {
  const sums = new Float64Array(meanings.length);
  let known = 0;
  for (const run of runsOf(likened(text))) {
    const row = ballot.get(run);
    if (!row) continue;
    known += 1;
    row.forEach((vote, at) => {
      sums[at] = (sums[at] ?? 0) + vote;
    });
  }
  return meanings
    .map((meaning, at) => [meaning, (sums[at] ?? 0) / Math.sqrt(Math.max(known, 1))] as const)
    .toSorted(([, one], [, other]) => other - one);
}

export const likeTopics = (text: string): readonly (readonly [Topic, number])[] =>
  ranked(text, theEar().topics, theEar().ofTopic);

export const likeIntents = (text: string): readonly (readonly [Intent, number])[] =>
  ranked(text, theEar().intents, theEar().ofIntent);
