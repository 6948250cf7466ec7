import { intentIn, weighing, type Wanted } from './intent-of.ts';
import { topicIn, type Weighed } from './topic-of.ts';

const QUESTION =
  /[?？]|(까|까요|나요|[오되가있없기리겠려었았을는은]나|가요|은지|는지|을지|ㄹ지|니|냐|죠|지요|어때|언제|왜|뭐야|뭐죠|있어\s?없어|몇\s?[점퍼프]\S*|뭘까|궁금해요?|알려\s?줘요?|봐\s?줘요?|싶어요?)[\s.~ㅠㅜㅋㅎ!]*$/u;
/** Letters from which on a text is a story, and its last question what is meant. */
export const STORY = 80;

/** Sentences of what was typed, with or without marks. */
const segmentsOf = (text: string): string[] =>
  text
    .split(
      /(?<=[.?!…~\n])\s*|(?<=[까냐]요?)\s+(?=글고|그리고|그럼|그러면|근데|그다음|또\s)|(?<=요)\s+(?=[가-힣])|(?<=[니었았했였겠한는된같있없싶이졌렸갔왔]다)\s+(?=[가-힣])/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

export interface Asked extends Wanted {
  topic: Weighed;
}

export interface Heard {
  main: Asked;
  also: Asked | null;
  asks: boolean;
}

/** A question that only asks whether. */
export const WILL = /(까|까요|으려나|려나)[\s?？.~ㅠㅜㅋㅎ!]*$/u;

function askedIn(text: string, segment: string): Asked {
  const topic = topicIn(text, segment);
  const weighed = weighing(text, STORY);
  return weighed ? { topic, intent: weighed, likely: false } : { topic, ...intentIn(segment) };
}

/** A text in which no sentence asks by itself. */
function wholly(text: string): Asked {
  const whole = askedIn(text, text);
  return whole.intent === null && WILL.test(text) ? { ...whole, intent: 'will', likely: false } : whole;
}

/** The questions of a text. In a story the last one is what is meant, else the first. */
export function read(text: string): Heard {
  const segments = segmentsOf(text);
  const questions = segments.filter((segment) => QUESTION.test(segment));
  const asked = (questions.length > 0 ? questions : segments.slice(-1)).map((segment) =>
    askedIn(text, segment),
  );
  const meant = asked.filter(({ intent }) => intent !== null);
  const order = text.length > STORY ? meant.toReversed() : meant;
  const main = order[0] ?? wholly(text);
  const also = order.find(({ intent }) => intent !== main.intent) ?? null;
  return { main, also, asks: questions.length > 0 };
}
