import { actionLine, answerLine, chapterMarkdown, followUp } from '#model/prose.ts';
import type { GivenChapter, Task } from '#model/task.ts';

type Schema = Record<string, unknown>;

type Place = {
  root: Schema;
  task: Task;
  chapter: GivenChapter;
  seed: string;
  name: string;
  nth: number;
  depth: number;
};

/** Deeper than any shape a prompt asks for; a schema that refers to itself ends here. */
const DEEPEST = 24;

/**
 * A value of this JSON Schema made of the task's own facts: titles where a title is asked for, the chapter's text
 * where text is, one entry per chapter where chapters are. Unions take the branch that holds prose, else their first.
 */
export function fillSchema(schema: Schema, task: Task, seed: string): unknown {
  return fill(schema, { root: schema, task, chapter: task.chapters[0], seed, name: '', nth: 0, depth: 0 });
}

function fill(schema: Schema, place: Place): unknown {
  if (place.depth > DEEPEST) return null;
  const inner = { ...place, depth: place.depth + 1 };
  if (typeof schema.$ref === 'string') return fill(resolve(schema.$ref, place.root), inner);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const branches = records(schema.anyOf ?? schema.oneOf);
  if (branches.length > 0)
    return fill(branches.find((branch) => isProse(branch, place.root)) ?? branches[0]!, inner);
  const type = Array.isArray(schema.type)
    ? (schema.type as unknown[]).find((one) => one !== 'null')
    : schema.type;
  switch (type) {
    case 'array':
      return fillArray(schema, inner);
    case 'string':
      return fillString(schema, place);
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' ? schema.minimum : 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return Object.fromEntries(
        Object.entries(isRecord(schema.properties) ? schema.properties : {})
          .filter((property): property is [string, Schema] => isRecord(property[1]))
          .map(([name, property]) => [name, fill(property, { ...inner, name })]),
      );
  }
}

function fillArray(schema: Schema, place: Place): unknown[] {
  const item = isRecord(schema.items) ? schema.items : {};
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Infinity;
  if (/^(facts|factIds|cited|cites|citations|evidence)$/i.test(place.name)) {
    const ids = place.chapter.facts.map((fact) => fact.id ?? fact.evidence);
    return ids.slice(0, most);
  }
  if (place.name === 'chapters' && !place.task.single) {
    return place.task.chapters
      .slice(0, most)
      .map((chapter, nth) => fill(item, { ...place, chapter, name: '', nth }));
  }
  const count = Math.min(most, Math.max(least, place.name === 'blocks' || place.name === 'chapters' ? 1 : 2));
  return Array.from({ length: count }, (_, nth) => fill(item, { ...place, nth }));
}

function fillString(schema: Schema, place: Place): string {
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0;
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Infinity;
  const chapter =
    least > (place.chapter.minChars ?? 0) ? { ...place.chapter, minChars: least } : place.chapter;
  const text = textFor(place.name, chapter, place.seed, place.nth);
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.includes('. ') ? cut.slice(0, cut.lastIndexOf('. ') + 1) : cut;
}

function textFor(name: string, chapter: GivenChapter, seed: string, nth: number): string {
  if (/title|heading/i.test(name)) return chapter.title ?? '마음의 순서';
  if (/^(markdown|text|body|content|prose|response|reply|message|paragraphs?|chapter)$/i.test(name)) {
    return chapterMarkdown(chapter, seed);
  }
  if (/question/i.test(name)) return followUp(seed, nth);
  if (/items|actions?|todo|advice/i.test(name)) return actionLine(chapter, seed, nth);
  return answerLine(chapter, seed);
}

function isProse(branch: Schema, root: Schema): boolean {
  const resolved = typeof branch.$ref === 'string' ? resolve(branch.$ref, root) : branch;
  const { properties } = resolved;
  return isRecord(properties) && isRecord(properties.kind) && properties.kind.const === 'prose';
}

function resolve(reference: string, root: Schema): Schema {
  const found = reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter((step) => step !== '')
    .reduce<unknown>(
      (at, step) => (isRecord(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      root,
    );
  return isRecord(found) ? found : {};
}

function records(value: unknown): Schema[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
