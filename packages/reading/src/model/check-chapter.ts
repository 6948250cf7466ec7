import { CARD_FACES } from '@wolha/tarot';
import { claimsOf, known } from '#checks/truth.ts';
import { BANNED, POLITE } from '#checks/words.ts';
import { lengthOf, sentencesOf } from '#compose/sentences.ts';
import type { Block, Chapter, Fact } from '#reading.ts';
import type { ChapterBrief, ChapterTask } from './brief.ts';
import { ACTIONS_MAX, ANSWER_MAX, type ModelChapter } from './prompt.ts';

export type CheckedChapter = { ok: true; chapter: Chapter } | { ok: false; faults: string[] };

/** An answer longer than this is no chapter, whatever it says. */
const LONGEST_ANSWER = 40_000;
const LONGEST = 2.4;
const SENTENCE_MAX = 120;
const FACTS_CITED = 2;
const KOREAN_SHARE = 0.9;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** The JSON object in an answer, with or without a fence around it. */
function parse(answer: string): ModelChapter | null {
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  if (start < 0 || end <= start) return null;
  let value: unknown;
  try {
    value = JSON.parse(answer.slice(start, end + 1));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { answer: line, markdown, actions, facts } = value as Record<string, unknown>;
  if (!isText(line) || !isText(markdown) || !isTexts(actions) || !Array.isArray(facts)) return null;
  return { answer: line, markdown, actions, facts: facts.filter(isText) };
}

/** Bold the model began a chapter with: our page shows the answer line itself. */
const withoutAnswer = (markdown: string, answer: string): string => {
  const [first = '', ...rest] = markdown.trim().split(/\n{2,}/u);
  const bare = first.replaceAll('**', '').trim();
  const repeats = bare === answer.trim() || (first.startsWith('**') && first.trim().endsWith('**'));
  return repeats ? rest.join('\n\n') : markdown.trim();
};

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z!][^>]*>/iu, 'HTML이 들어 있습니다'],
  [/\]\s*\(|https?:|www\.|mailto:|javascript:/iu, '링크가 들어 있습니다'],
  [/^\s*(#{1,6} |[-*+] |\d+\. |>|\|)/mu, '제목이나 목록, 표가 들어 있습니다'],
  [/`|~~|\{\{|\}\}/u, '코드나 틀이 들어 있습니다'],
  [/[가-힣]{2,4}(?:님|씨)(?=[은는이가을를께,. ])/u, '사람의 이름을 부릅니다'],
];

function shape({ answer, markdown, actions }: ModelChapter, brief: ChapterBrief): string[] {
  const faults: string[] = [];
  if (answer.length > ANSWER_MAX) faults.push(`answer가 ${ANSWER_MAX}자를 넘습니다`);
  if (actions.length > ACTIONS_MAX) faults.push(`actions가 ${ACTIONS_MAX}개를 넘습니다`);
  const length = lengthOf(answer + markdown + actions.join(''));
  if (length < brief.minChars)
    faults.push(`공백을 빼고 ${length}자입니다. ${brief.minChars}자 이상이어야 합니다`);
  if (length > brief.minChars * LONGEST) faults.push(`공백을 빼고 ${length}자로 너무 깁니다`);
  return faults;
}

function language(whole: string, prose: string): string[] {
  const faults: string[] = [];
  const letters = whole.replace(/[\s\d\p{P}\p{S}]/gu, '');
  const korean = letters.replace(/[^가-힣]/gu, '');
  if (korean.length < letters.length * KOREAN_SHARE) faults.push('한국어가 아닌 글이 많습니다');
  const sentences = sentencesOf(prose);
  const rude = sentences.find((sentence) => !POLITE.test(sentence));
  if (rude) faults.push(`존댓말이 아닙니다: ${rude.slice(0, 40)}`);
  const long = sentences.find((sentence) => sentence.length > SENTENCE_MAX);
  if (long) faults.push(`문장이 ${SENTENCE_MAX}자를 넘습니다: ${long.slice(0, 40)}…`);
  const twice = sentences.find((sentence, index) => sentences.indexOf(sentence) !== index);
  if (twice) faults.push(`같은 문장이 두 번 나옵니다: ${twice.slice(0, 40)}`);
  for (const [pattern, why] of MARKUP) if (pattern.test(whole)) faults.push(why);
  for (const { pattern, why } of BANNED) {
    const found = pattern.exec(whole);
    if (found) faults.push(`쓰면 안 되는 말입니다(${why}): ${found[0]}`);
  }
  return faults;
}

/** Words of the craft and of the deck that stand for a fact: none may be named that was not given. */
const CRAFT =
  /갑목|을목|병화|정화|무토|기토|경금|신금|임수|계수|자수|축토|인목|묘목|진토|사화|오화|미토|유금|술토|해수|도화|홍염|역마|화개|천을귀인|문창|금여|양인|괴강|백호|원진|귀문|공망/gu;

const MINORS = CARD_FACES.filter(({ arcana }) => arcana === 'minor');

function invented(whole: string, { facts, cards, months, reader }: ChapterBrief): string[] {
  const given = JSON.stringify({ facts, cards, months, reader });
  const faults: string[] = [];
  const craft = [...new Set([...whole.matchAll(CRAFT)].map(([word]) => word))].filter(
    (word) => !given.includes(word),
  );
  if (craft.length > 0) faults.push(`주어지지 않은 근거입니다: ${craft.join(', ')}`);
  const numbers = [...new Set([...whole.matchAll(/\d+/gu)].map(([digits]) => digits))].filter(
    (digits) => !given.includes(digits),
  );
  if (numbers.length > 0) faults.push(`주어지지 않은 숫자입니다: ${numbers.join(', ')}`);
  const strange = MINORS.filter(
    ({ name }) =>
      new RegExp(`${name}(?!\\d)`, 'u').test(whole) && !cards.some(({ card }) => card.startsWith(name)),
  );
  if (strange.length > 0) faults.push(`뽑지 않은 카드입니다: ${strange.map(({ name }) => name).join(', ')}`);
  return faults;
}

/** The facts a text rests on: those it names, where naming is possible, and those it says it cites. */
function cited(whole: string, facts: readonly Fact[], ids: readonly string[]): Fact[] {
  const shown = ({ evidence }: Fact) =>
    evidence.split(/[\s·]+/u).some((word) => word.length > 1 && !/^\d+$/u.test(word) && whole.includes(word));
  const absent = (fact: Fact) => fact.absent === true && ids.includes(fact.id);
  return facts.filter((fact) => shown(fact) || absent(fact));
}

function grounding(facts: readonly Fact[], { basis, facts: given }: ChapterBrief): string[] {
  const wanted = Math.min(FACTS_CITED, given.length);
  const faults: string[] = [];
  if (facts.length < wanted) faults.push(`근거를 ${wanted}개 이상 인용해야 합니다`);
  const answers = (fact: Fact) => fact.basis.some((word) => basis.includes(word));
  if (given.some(answers) && !facts.some(answers))
    faults.push(`이 장의 근거(${basis.join(', ')})를 인용해야 합니다`);
  return faults;
}

/** Prose in two halves around the drawn pieces, then the things to do. */
function assembled({ answer, markdown, actions }: ModelChapter, task: ChapterTask, facts: Fact[]): Chapter {
  const paragraphs = withoutAnswer(markdown, answer)
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim());
  const half = Math.ceil(paragraphs.length / 2);
  const prose = (part: readonly string[]): Block[] =>
    part.length > 0 ? [{ kind: 'prose', markdown: part.join('\n\n') }] : [];
  return {
    title: task.brief.title,
    answer: answer.trim(),
    blocks: [
      ...prose(paragraphs.slice(0, half)),
      ...task.beats,
      ...prose(paragraphs.slice(half)),
      { kind: 'checklist', title: '해 볼 것', items: actions.map((item) => item.trim()) },
    ],
    facts,
  };
}

/**
 * A model's answer as a chapter, or why it cannot stand: shape, length, Korean, tone, safety, no fact, date, card or
 * name that was not given, and nothing untrue of the chart. The reasons are Korean, to be given back for one repair.
 */
export function checkChapter(answer: string, task: ChapterTask): CheckedChapter {
  if (answer.trim() === '') return { ok: false, faults: ['답이 비어 있습니다'] };
  if (answer.length > LONGEST_ANSWER) return { ok: false, faults: ['답이 너무 깁니다'] };
  const parsed = parse(answer);
  if (!parsed) return { ok: false, faults: ['정해진 JSON이 아닙니다'] };
  const prose = withoutAnswer(parsed.markdown, parsed.answer);
  const whole = [parsed.answer, prose, ...parsed.actions].join('\n\n');
  const facts = cited(whole, task.brief.facts, parsed.facts);
  const chapter = assembled(parsed, task, facts);
  const truth = task.portrait ? known(task.portrait) : null;
  const untrue = truth
    ? claimsOf({ writer: '', chapters: [chapter], markdown: '', facts: [] }).flatMap(({ words, fault }) => {
        const why = fault(truth);
        return why === null ? [] : [`사주와 다릅니다: ${words}`];
      })
    : [];
  const faults = [
    ...shape(parsed, task.brief),
    ...language(whole, [parsed.answer, prose].join('\n\n')),
    ...invented(whole, task.brief),
    ...grounding(facts, task.brief),
    ...untrue,
  ];
  return faults.length === 0 ? { ok: true, chapter } : { ok: false, faults };
}
