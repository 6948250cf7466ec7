import { messageText, type ChatRequest } from '#model/request.ts';

/** Something the prompt says is true of the chart or the cards. */
export type GivenFact = { id?: string; seat?: string; evidence: string; absent: boolean };

export type GivenChapter = { title?: string; facts: readonly GivenFact[]; minChars?: number };

/** What a prompt asks for, read from the JSON in it. */
export type Task = {
  chapters: readonly [GivenChapter, ...GivenChapter[]];
  /** True where the prompt asks one chapter, or a turn of talk, rather than a list. */
  single: boolean;
  question?: string;
  /** All words of the prompt, to know what was not in it. */
  prompt: string;
};

/** Reads the latest user message that holds JSON; without one there is a question and no facts. */
export function readTask(request: ChatRequest): Task {
  const prompt = request.messages.map(messageText).join('\n');
  const spoken = request.messages.filter((message) => message.role === 'user').map(messageText);
  const given = spoken.map(jsonIn).findLast((found) => found !== undefined);
  const question = deepText(given, ['question', 'message']) ?? (given ? undefined : spoken.at(-1));
  const facts = deepList(given, ['facts', 'verdicts'])
    .map(asFact)
    .filter((fact) => fact !== undefined);
  const minChars = deepNumber(given, ['minChars', 'minLength']);
  const listed = deepList(given, ['chapters']).map((chapter): GivenChapter => {
    const own = deepList(chapter, ['facts'])
      .map(asFact)
      .filter((fact) => fact !== undefined);
    return {
      title: deepText(chapter, ['title']),
      facts: own.length > 0 ? own : facts,
      minChars: deepNumber(chapter, ['minChars', 'minLength']) ?? minChars,
    };
  });
  const [first, ...rest] = listed;
  return {
    chapters: first ? [first, ...rest] : [{ title: deepText(given, ['title']), facts, minChars }],
    single: first === undefined,
    question,
    prompt,
  };
}

/** The first JSON object in a text: all of it, or from a brace to the brace that closes it. */
function jsonIn(text: string): unknown {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = closingBrace(text, start);
    if (end === undefined) return undefined;
    try {
      return JSON.parse(text.slice(start, end + 1)) as unknown;
    } catch {
      continue;
    }
  }
  return undefined;
}

function closingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{') depth += 1;
    else if (letter === '}' && (depth -= 1) === 0) return at;
  }
  return undefined;
}

function asFact(given: unknown): GivenFact | undefined {
  if (typeof given === 'string') return given === '' ? undefined : { evidence: given, absent: false };
  const evidence = textAt(given, ['evidence', 'text', 'value', 'label', 'name']);
  if (evidence === undefined) return undefined;
  return {
    id: textAt(given, ['id', 'key']),
    seat: textAt(given, ['seat', 'position', 'where']),
    evidence,
    absent: isRecord(given) && given.absent === true,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textAt(value: unknown, names: readonly string[]): string | undefined {
  if (!isRecord(value)) return undefined;
  const found = names.map((name) => value[name]).find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : undefined;
}

/** Values under any of these names, nearest the top first. */
function deep(value: unknown, names: readonly string[]): unknown[] {
  const found: unknown[] = [];
  let level: unknown[] = [value];
  while (level.length > 0) {
    const records = level.filter(isRecord);
    for (const record of records) for (const name of names) if (name in record) found.push(record[name]);
    level = records.flatMap((record) => Object.values(record)).filter((child) => isRecord(child));
  }
  return found;
}

function deepText(value: unknown, names: readonly string[]): string | undefined {
  const found = deep(value, names).find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : undefined;
}

function deepNumber(value: unknown, names: readonly string[]): number | undefined {
  const found = deep(value, names).find((number) => typeof number === 'number');
  return typeof found === 'number' ? found : undefined;
}

function deepList(value: unknown, names: readonly string[]): readonly unknown[] {
  return deep(value, names).flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
}
