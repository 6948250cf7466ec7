import { claimsOf, known, type Known } from '#checks/truth.ts';
import { BANNED, POLITE } from '#checks/words.ts';
import { lengthOf, sentencesOf } from '#compose/sentences.ts';
import { answerChat } from './answer-chat.ts';
import type { ChatAnswer, ChatAsk } from './ask.ts';
import { chatMaterial } from './chat-prompt.ts';
import { factsShown } from './facts-shown.ts';
import { timesOf } from './asked-time.ts';
import { understand } from './understand/understand.ts';
import { unled } from './leads.ts';
import { sentenceKey } from './quill.ts';

const SHORTEST = 120;
const LONGEST = 900;
const SENTENCE_MAX = 130;
const KOREAN_SHARE = 0.9;
const LIST_MAX = 3;
const FACTS_CITED = 2;

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z!][^>]*>/iu, 'HTML이 들어 있습니다'],
  [/\]\s*\(|https?:|www\.|mailto:|javascript:/iu, '링크가 들어 있습니다'],
  [/^\s*(#{1,6} |>|\||\d+\. )/mu, '제목이나 표가 들어 있습니다'],
  [/`|~~|\{\{|\}\}|!\[/u, '코드나 그림이 들어 있습니다'],
  [/[가-힣]{2,4}(?<!글|날|솜|음|말|불|눈)씨(?=[은는이가을를께,. ])/u, '사람의 이름을 부릅니다'],
  [/[\w.+-]+@[\w-]+\.\w+|\d{2,4}-\d{3,4}-\d{4}/u, '연락처가 들어 있습니다'],
  [/(프롬프트|시스템 메시지|언어 모델|system prompt)/iu, '안내를 말합니다'],
];

const CRAFT =
  /갑목|을목|병화|정화|무토|기토|경금|신금|임수|계수|자수|축토|인목|묘목|진토|사화|오화|미토|유금|술토|해수|비견|겁재|식신|상관|편재|정재|편관|정관|편인|정인|도화|홍염|역마|화개|천을귀인|문창|금여|양인|괴강|백호|원진|귀문|공망/gu;
const HELP_LINE = /\*\*(\d[\d-]+)\*\*/gu;
const HEART =
  /(그 사람|상대)(은|는|의 마음은|도) (이미 |아직 |여전히 )?(당신을|당신에게|너를) (좋아|사랑|그리워|미련|마음이 있)[가-힣]*(합니다|해요|습니다|어요)/u;

function shape(text: string): string[] {
  const faults: string[] = [];
  const length = lengthOf(text);
  if (length < SHORTEST) faults.push(`공백을 빼고 ${length}자로 너무 짧습니다`);
  if (length > LONGEST) faults.push(`공백을 빼고 ${length}자로 너무 깁니다`);
  for (const [pattern, why] of MARKUP) if (pattern.test(text)) faults.push(why);
  if ((text.match(/^\s*[-*] /gmu)?.length ?? 0) > LIST_MAX) faults.push('목록이 깁니다');
  return faults;
}

function language(text: string, said: ReadonlySet<string>, house: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const letters = text.replace(/[\s\d\p{P}\p{S}]/gu, '').replace(/[辛申]/gu, '');
  const korean = letters.replace(/[^가-힣]/gu, '');
  if (korean.length < letters.length * KOREAN_SHARE) faults.push('한국어가 아닌 글이 많습니다');
  const sentences = sentencesOf(text);
  const rude = sentences.find(
    (sentence) => !POLITE.test(sentence) && !/^“|시다[.]?$/u.test(sentence) && sentence.length > FRAGMENT,
  );
  if (rude) faults.push(`존댓말이 아닙니다: ${rude.slice(0, 40)}`);
  const long = sentences.find((sentence) => sentence.length > SENTENCE_MAX);
  if (long) faults.push(`문장이 ${SENTENCE_MAX}자를 넘습니다: ${long.slice(0, 40)}…`);
  const keys = sentences.map((sentence) => sentenceKey(unled(sentence))).filter((key) => key.length > SAME);
  const times = (key: string) => keys.filter((other) => other === key).length;
  // The answer that was decided may be said as it stands, also where it is judged beside the house's own.
  if (keys.some((key) => times(key) > (house.has(key) ? 2 : 1))) faults.push('같은 문장이 두 번 나옵니다');
  const again = sentences.find((sentence) => said.has(sentenceKey(unled(sentence))));
  if (again) faults.push(`앞에서 한 말을 되풀이합니다: ${again.slice(0, 40)}`);
  return faults;
}

/** A heading word or a quoted line is no sentence; a short key is no repetition. */
const FRAGMENT = 28;
const SAME = 8;

function safety(text: string, decided: ChatAnswer): string[] {
  if (decided.care !== 'NONE') {
    const lines = [...decided.markdown.matchAll(HELP_LINE)].map(([, line = '']) => line);
    const missing = lines.filter((line) => !text.includes(line));
    return missing.length > 0 ? [`도움 받을 곳이 빠졌습니다: ${missing.join(', ')}`] : [];
  }
  const faults = BANNED.flatMap(({ pattern, why }) => {
    const found = pattern.exec(text);
    return found ? [`쓰면 안 되는 말입니다(${why}): ${found[0]}`] : [];
  });
  if (HEART.test(text)) faults.push('상대의 마음을 사실처럼 말합니다');
  return faults;
}

/** What a text's claims are held against. */
interface Given {
  decided: ChatAnswer;
  /** Everything given, as one text. */
  words: string;
  truth: Known;
}

function grounding(text: string, { decided, words: given, truth }: Given): string[] {
  const faults: string[] = [];
  const missing = (found: Iterable<string>) => [...new Set(found)].filter((word) => !given.includes(word));
  const craft = missing([...text.matchAll(CRAFT)].map(([word]) => word));
  if (craft.length > 0) faults.push(`주어지지 않은 근거입니다: ${craft.join(', ')}`);
  const numbers = missing([...text.matchAll(/\d+/gu)].map(([digits]) => digits));
  if (numbers.length > 0) faults.push(`주어지지 않은 숫자입니다: ${numbers.join(', ')}`);
  const chapter = { title: '', answer: '', blocks: [{ kind: 'prose' as const, markdown: text }], facts: [] };
  for (const { words, fault } of claimsOf({ writer: '', chapters: [chapter], markdown: '', facts: [] })) {
    if (fault(truth) !== null && !given.includes(words)) faults.push(`사주와 다릅니다: ${words}`);
  }
  const cited = factsShown(decided.facts, text);
  const wanted = Math.min(FACTS_CITED, decided.facts.length);
  if (decided.care === 'NONE' && cited.length < wanted)
    faults.push(`근거를 ${wanted}개 이상 인용해야 합니다`);
  return faults;
}

/** Judges texts of one question: what was given is gathered once. A piece of an answer may leave its bold open. */
export function chatAnswerJudge(ask: ChatAsk): (text: string) => readonly string[] {
  const decided = answerChat(ask);
  const keysOf = (text: string) =>
    sentencesOf(text)
      .map((sentence) => sentenceKey(unled(sentence)))
      .filter((key) => key.length > SAME);
  const said = new Set(
    ask.history.filter(({ role }) => role === 'PARTNER').flatMap((turn) => keysOf(turn.text)),
  );
  const house = new Set(keysOf(decided.markdown));
  const material = { ...chatMaterial(ask, decided), history: [], asked: '' };
  const given: Given = {
    decided,
    words: JSON.stringify(material) + decided.markdown,
    truth: known(timesOf(ask, understand(ask.question, ask.history).scope).there.portrait),
  };
  return (text) => [
    ...shape(text),
    ...language(text, said, house),
    ...safety(text, decided),
    ...grounding(text, given),
  ];
}

/**
 * Why a text may not be shown as the answer to a question, in words; empty when it may: shape, Korean, tone, safety,
 * nothing said twice in the room, and no character, date or number that is not among what was given.
 */
export function checkChatAnswer(ask: ChatAsk, text: string): readonly string[] {
  if (text.trim() === '') return ['답이 비어 있습니다'];
  const open = (text.match(/\*\*/gu)?.length ?? 0) % 2 !== 0;
  return [...chatAnswerJudge(ask)(text), ...(open ? ['굵은 글씨가 닫히지 않았습니다'] : [])];
}
