import { parseArgs } from 'node:util';
import { wordings } from '#adviser/concerns/concern.ts';
import { hearConcernsBy, learnConcerns, likeConcerns } from '#adviser/concerns/ear.ts';
import { SAID } from '#adviser/concerns/said/all.ts';
import { UNSEEN } from '#adviser/fixture/concerns/all.ts';
import { plain } from '#adviser/understand/plain.ts';
import { ADVISER_TOPICS } from '#corpus/adviser/all.ts';
import type { Decision } from '#adviser/decide.ts';
import { answerMoves } from '#adviser/parts.ts';
import { EXAMPLE_SETS } from '#adviser/understand/examples/all.ts';
import type { Asked } from '#adviser/understand/examples/asked.ts';
import { folded } from '#adviser/understand/fold.ts';
import { teach } from '#adviser/understand/likeness.ts';
import { heardAtLarge, understand, type Understanding } from '#adviser/understand/understand.ts';

const HELP = `hear: how well the adviser hears wordings nobody foresaw

  node packages/reading/src/cli/hear.ts
      each set of examples is heard by an ear that only the other sets have taught
  --sets A,B   only these sets
  --list       every question that is misheard
  --concerns   only how many of the wordings that teach nothing find their concern
  --evenings   only what every fifth evening is heard as, message by message, by an ear that the others have taught
`;

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  sets: { type: 'string' },
  list: { type: 'boolean' },
  concerns: { type: 'boolean' },
  evenings: { type: 'boolean' },
} as const;

const MOVES: ReadonlySet<string> = new Set(
  ADVISER_TOPICS.flatMap(({ id, moves }) => Object.keys(moves).map((move) => `${id}#${move}`)),
);

/** Where the line that answers is found: two questions that are answered from one place need not be told apart. */
const answeredBy = (asked: Understanding): string | undefined =>
  answerMoves(asked, { stance: 'mid' } as Decision, null).find((move) => MOVES.has(move));

interface Misheard {
  text: string;
  meant: string;
  heard: string;
  /** What is misheard of a question: its subject, what is wanted, both; or it is taken for something else than one. */
  of: 'topic' | 'intent' | 'both' | 'kind';
  answeredOtherwise: boolean;
}

const isQuestion = (meaning: string): boolean => !meaning.includes(':');

function misheard({ text, as: meant, after }: Asked): Misheard | null {
  const asked = heardAtLarge(text, after === undefined ? [] : [{ role: 'READER', text: after }]);
  const { care, small, topic, intent } = asked;
  const heard = care ? `care:${care}` : small ? `small:${small}` : `${topic}.${intent}`;
  if (heard === meant) return null;
  if (!isQuestion(heard) || !isQuestion(meant))
    return { text, meant, heard, of: 'kind', answeredOtherwise: true };
  const [meantTopic, meantIntent] = meant.split('.') as [Understanding['topic'], Understanding['intent']];
  const of = meantTopic === topic ? 'intent' : meantIntent === intent ? 'topic' : 'both';
  const answeredOtherwise =
    answeredBy(asked) !== answeredBy({ ...asked, topic: meantTopic, intent: meantIntent });
  return { text, meant, heard, of, answeredOtherwise };
}

const wordingOf = ({ text, after = '' }: Asked): string => folded(`${after}${text}`);
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function counted(names: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

const { values } = parseArgs({ options: FLAGS });
if (values.help) {
  process.stderr.write(HELP);
  process.exit(0);
}
if (values.concerns) {
  const asked = Object.entries(UNSEEN).flatMap(([id, lines]) =>
    wordings(lines).map(({ text, after }) => {
      const history = after === undefined ? [] : [{ role: 'READER' as const, text: after }];
      const taken = understand(text, history).concern?.id;
      return { first: likeConcerns(plain(text))[0]?.concern.id === id, found: taken === id, taken };
    }),
  );
  const share = (part: readonly unknown[]): string => percent(part.length, asked.length);
  process.stdout.write(
    `of ${asked.length}: its own first ${share(asked.filter(({ first }) => first))}, taken ${share(asked.filter(({ found }) => found))}, another ${share(asked.filter(({ found, taken }) => !found && taken !== undefined))}\n`,
  );
  process.exit(0);
}
if (values.evenings) {
  const isHeldOut = (_: unknown, at: number): boolean => at % 5 === 0;
  const taught = SAID.filter((evening, at) => !isHeldOut(evening, at));
  hearConcernsBy(learnConcerns(taught), taught);
  const heard = SAID.filter(isHeldOut).flatMap((evening) =>
    evening.map(({ text, concern }, at) => {
      const history = evening.slice(0, at).map((before) => ({ role: 'READER' as const, text: before.text }));
      return { opens: at === 0, meant: concern, heard: understand(text, history).concern?.id, text };
    }),
  );
  const right = (of: typeof heard): string =>
    `${percent(of.filter(({ meant, heard: as }) => meant === as).length, of.length)} of ${of.length}`;
  if (values.list)
    for (const { meant, heard: as, text } of heard)
      if (meant !== as) process.stdout.write(`${meant} → ${as ?? 'at large'} | ${text}\n`);
  process.stdout.write(
    `heard as meant: ${right(heard)}; openings ${right(heard.filter(({ opens }) => opens))}; after them ${right(heard.filter(({ opens }) => !opens))}\n`,
  );
  process.exit(0);
}
const wanted = values.sets?.split(',') ?? Object.keys(EXAMPLE_SETS);
const all: Misheard[] = [];
let asked = 0;
for (const name of wanted) {
  const taught = Object.entries(EXAMPLE_SETS).flatMap(([other, set]) => (other === name ? [] : set));
  const known = new Set(taught.map(wordingOf));
  const fresh = (EXAMPLE_SETS[name] ?? []).filter((item) => !known.has(wordingOf(item)));
  teach(taught);
  const missed = fresh.flatMap((item) => misheard(item) ?? []);
  process.stdout.write(`${name.padEnd(24)} ${missed.length} of ${fresh.length}\n`);
  asked += fresh.length;
  all.push(...missed);
}
const pairs = (of: readonly Misheard[], tell: (meaning: string) => string): string =>
  counted(of.map(({ meant, heard }) => `${tell(meant)} → ${tell(heard)}`))
    .slice(0, 30)
    .map(([pair, count]) => `  ${count} ${pair}`)
    .join('\n');
const [topicOf, intentOf] = [0, 1].map((at) => (meaning: string) => meaning.split('.')[at] ?? meaning);
if (values.list)
  for (const { text, meant, heard } of all) process.stdout.write(`${meant} → ${heard} | ${text}\n`);
const of = (kind: Misheard['of']) => all.filter((item) => item.of === kind);
process.stdout.write(
  `misheard ${percent(all.length, asked)} of ${asked}: ${(['topic', 'intent', 'both', 'kind'] as const)
    .map((kind) => `${kind} ${percent(of(kind).length, asked)}`)
    .join(
      ', ',
    )}\nanswered otherwise ${percent(all.filter((item) => item.answeredOtherwise).length, asked)}\n` +
    `subjects\n${pairs([...of('topic'), ...of('both'), ...of('kind')], topicOf ?? String)}\n` +
    `wants\n${pairs([...of('intent'), ...of('both')], intentOf ?? String)}\n`,
);
