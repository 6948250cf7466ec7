/**
 * The rules of a question in the chat room, the same for the browser and the API. Free of any library.
 */

/** Longest question, in characters as {@link questionLength} counts them. */
export const MOST_QUESTION_CHARACTERS = 1000;

export const FIRST_FORTUNE_YEAR = 1900;
export const LAST_FORTUNE_YEAR = 2200;

/** What the adviser says before anybody has asked anything. */
export const CHAT_GREETING = '안녕하세요. 어떤 것이 궁금하신가요?';

/** Control characters but for the line break, and the marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A question as it is kept: composed Hangul, no broken or invisible characters, no space around it. */
export function cleanQuestion(typed: string): string {
  const lines = typed.replace(/\r\n?/g, '\n').split('\n');
  return lines
    .map((line) => line.replaceAll('\t', ' ').replace(UNSEEN, ''))
    .join('\n')
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
    .normalize('NFC')
    .trim();
}

/** Characters of a cleaned question: an emoji counts as the code points it is made of. */
export const questionLength = (cleaned: string): number => Array.from(cleaned).length;

/** Why a question cannot be sent, in Korean; undefined when it can. */
export function questionError(typed: string): string | undefined {
  const cleaned = cleanQuestion(typed);
  // Marks that join letters but show nothing make no question.
  if (cleaned.replace(/[\p{Cf}\p{Z}\n]/gu, '') === '') return '궁금한 점을 입력해 주세요.';
  if (questionLength(cleaned) > MOST_QUESTION_CHARACTERS) return '질문은 1,000자까지 보낼 수 있습니다.';
  return undefined;
}

/** Whether a text is a real day, `YYYY-MM-DD`, within the years the room speaks of. */
export function isFortuneDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  if (year < FIRST_FORTUNE_YEAR || year > LAST_FORTUNE_YEAR) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
