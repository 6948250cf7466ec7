import type { ChapterBrief } from './brief.ts';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelPrompt {
  messages: ModelMessage[];
  /** JSON Schema of the answer, for providers that hold a model to one. */
  schema: Record<string, unknown>;
}

/** What a model answers for a chapter. */
export interface ModelChapter {
  /** The chapter in one line. */
  answer: string;
  /** Paragraphs, a blank line between them. */
  markdown: string;
  /** Two or three things to do. */
  actions: string[];
  /** Ids of the facts the text rests on. */
  facts: string[];
}

export const ANSWER_MAX = 60;
export const ACTIONS_MAX = 3;

const text = (description: string, more: Record<string, unknown> = {}) => ({
  type: 'string',
  description,
  ...more,
});

export const CHAPTER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['answer', 'markdown', 'actions', 'facts'],
  properties: {
    answer: text('the chapter in one plain sentence', { maxLength: ANSWER_MAX }),
    markdown: text('paragraphs with a blank line between them'),
    actions: { type: 'array', minItems: 1, maxItems: ACTIONS_MAX, items: { type: 'string' } },
    facts: { type: 'array', items: { type: 'string' }, description: 'ids of the facts the text cites' },
  },
};

/** The same for every chapter and every reader, so that a provider can keep it. */
const SYSTEM = `당신은 월하의 사주·타로 칼럼니스트입니다. 연애 풀이의 한 장을 한국어로 씁니다.

쓰는 법
- 답을 먼저 말하고, 근거 글자와 자리, 생활 속 모습, 할 일을 차례로 씁니다.
- facts에 있는 근거만 씁니다. 근거의 evidence를 그대로 인용하고, 그 근거가 행동에서 어떻게 보이는지 바로 이어 씁니다. 한 장에 둘 이상 인용합니다.
- verdicts와 months는 이미 정해진 판정입니다. 그와 어긋나는 말을 하지 않습니다. earlier에 적힌 앞 장의 답과도 어긋나지 않습니다.
- 주어지지 않은 글자, 별, 카드, 날짜, 나이, 숫자, 사람 이름을 만들지 않습니다.
- 모든 문장은 존댓말로 끝납니다. 문장은 80자를 넘기지 않고, 문단은 네 문장을 넘기지 않습니다. 같은 끝맺음을 세 번 넘게 잇지 않습니다.
- 읽는 사람의 이름은 모릅니다. 주어를 생략하거나 '당신'이라 쓰고, 상대는 '그 사람'이라 씁니다. 상대의 성별을 정하지 않습니다.
- 전문 용어는 같은 문장에서 풀어 씁니다.
- 반드시, 무조건, 100%처럼 단정하지 않고, 상대의 마음을 사실처럼 말하지 않습니다. 질병, 임신, 죽음, 이혼, 투자, 소송, 굿, 부적은 말하지 않습니다. 겁을 주지 않습니다. 성별로 역할을 나누지 않습니다.
- 링크, 제목, 목록, 표, HTML, 이모지를 쓰지 않습니다.

JSON 객체 하나로만 답합니다: {"answer": 60자 이내 한 문장, "markdown": 문단들, "actions": 할 일 한두 가지("~하기"), "facts": 인용한 근거의 id들}`;

/** What stays out of a prompt: a fact is told by where it is and what it shows. */
const factsOf = ({ facts }: ChapterBrief) =>
  facts.map(({ id, seat, evidence, basis, absent }) => ({
    id,
    seat,
    evidence,
    basis,
    ...(absent ? { absent } : {}),
  }));

/**
 * The prompt for one chapter. With `repair`, the turn that gives a refused answer back with the reasons: facts and plan
 * stay those of the first turn.
 */
export function modelPrompt(
  brief: ChapterBrief,
  repair?: { answer: string; faults: readonly string[] },
): ModelPrompt {
  const { title, basis, minChars, reader, verdicts, months, cards, earlier, closing } = brief;
  const chapter = {
    title,
    basis,
    minChars,
    ...(reader ? { reader } : {}),
    facts: factsOf(brief),
    ...(Object.keys(verdicts).length > 0 ? { verdicts } : {}),
    ...(months.length > 0 ? { months } : {}),
    ...(cards.length > 0 ? { cards } : {}),
    earlier,
    ...(closing ? { closing } : {}),
  };
  const first: ModelMessage[] = [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: `아래 JSON의 장을 써 주세요.\n${JSON.stringify(chapter)}` },
  ];
  const again: ModelMessage[] = repair
    ? [
        { role: 'assistant', content: repair.answer },
        {
          role: 'user',
          content: `이 답은 실을 수 없습니다. 아래 까닭을 고쳐 처음 JSON의 근거만으로 다시 써 주세요.\n${repair.faults
            .map((fault) => `- ${fault}`)
            .join('\n')}`,
        },
      ]
    : [];
  return { messages: [...first, ...again], schema: CHAPTER_SCHEMA };
}
