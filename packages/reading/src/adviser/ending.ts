import { sentencesOf } from '#compose/sentences.ts';
import { particle } from '#korean/particle.ts';
import { conjugate } from '#korean/predicate.ts';

/** 합니다 · 해요 · 지요 */
export type Ending = 'formal' | 'soft' | 'knowing';

const L_STEMS: Record<string, string> = {
  엽: '열', 압: '알', 삽: '살', 듭: '들', 겁: '걸', 멉: '멀', 풉: '풀', 늡: '늘', 붑: '불', 돕: '돌', 놉: '놀',
  뭅: '물', 맙: '말', 줍: '주', 굽: '굴', 팝: '파', 얍: '얄', 밉: '밀', 답: '달', 떱: '떨', 덥: '덜', 립: '리', 빕: '빌', 텁: '털', 둡: '두', 끕: '끄',
}; // prettier-ignore
/** Verbs in 이: not a noun with 입니다. */
const I_VERB =
  /(보|쌓|놓|움직|기울|붙|줄|높|(?<!약)속|먹|벌|모|쓰|섞|꺾|덮|트|꼬|망설|서성|끄덕|속삭|반짝|뒤척|녹|깃들|받아들|길들|끌어들|맞아들|불러들|죽|깎|보채|숙|출렁|일렁|망가|울먹|머뭇거)입니다$/u;
/** 난답니다, 크답니다, 법이랍니다: endings of their own, unlike 이름표를 답니다 and 자랍니다. */
const HEARSAY = /[가-힣]답니다$|[가-힣]랍니다$/u;
const VERB_ALIKE = /매답니다$|[자바놀]랍니다$/u;
const isHearsay = (word: string): boolean => HEARSAY.test(word) && !VERB_ALIKE.test(word);

const H_IRREGULAR: Record<string, string> = {
  서투: '서툴러',
  그렇: '그래',
  이렇: '이래',
  저렇: '저래',
  어떻: '어때',
};

const vowelStem = (text: string): string => {
  const last = text.at(-1) ?? '';
  // 웁니다 is to weep, 기웁니다 to lean; 채웁니다 and its kind end in 우.
  if (/^(웁|.*기웁)$/u.test(text)) return `${text.slice(0, -1)}울`;
  if (text === '깁') return '길';
  if (text.endsWith('낯섭')) return `${text.slice(0, -1)}설`;
  const known = L_STEMS[last];
  if (known) return text.slice(0, -1) + known;
  return text.slice(0, -1) + String.fromCharCode(last.charCodeAt(0) - 17);
};

const soft = (stem: string): string => {
  for (const [irregular, form] of Object.entries(H_IRREGULAR)) {
    if (stem.endsWith(irregular)) return `${stem.slice(0, -irregular.length)}${form}요`;
  }
  const last = stem.at(-1) ?? '';
  const past = (last.charCodeAt(0) - 0xac00) % 28 === 20;
  return past ? `${stem}어요` : conjugate(`${stem}다`, '어요');
};

/** One sentence that ends in 합니다, with another ending; anything else stays as it is. */
export function withEnding(sentence: string, ending: Ending): string {
  if (ending === 'formal') return sentence;
  const match = /^([\s\S]*?)([가-힣]+니다)([.]?["”’]?(?:\*\*)?)$/u.exec(sentence);
  const [, head, word, mark] = match ?? [];
  if (head === undefined || word === undefined || mark === undefined) return sentence;
  if (/(아닙니다)$/u.test(word))
    return `${head}${word.slice(0, -3)}니${ending === 'soft' ? '에요' : '지요'}${mark}`;
  if (/[ㄹ-ㅎ가-힣] ?겁니다$/u.test(head.slice(-2) + word) && /^겁니다$/u.test(word))
    return ending === 'soft' ? `${head}거예요${mark}` : sentence;
  if (word.endsWith('입니다') && !I_VERB.test(word)) {
    const noun = word.slice(0, -3);
    const stem = noun === '' ? head : noun;
    const joined = particle(stem, ending === 'soft' ? '이에요/예요' : '이지요/지요');
    return `${head}${noun}${joined}${mark}`;
  }
  if (isHearsay(word)) return sentence;
  // 세요 would be heard as a bidding.
  if (word === '셉니다') return `${head}세지요${mark}`;
  const stem = word.endsWith('습니다') ? word.slice(0, -3) : vowelStem(word.slice(0, -2));
  return `${head}${ending === 'soft' ? soft(stem) : `${stem}지요`}${mark}`;
}

/**
 * A text in a voice's endings, taken in turn. A sentence that gives an answer to stand on keeps 합니다: only the voice's own
 * rhythm changes what stands around it.
 */
export function inEndings(text: string, rhythm: readonly Ending[], from: number): string {
  const sentences = sentencesOf(text.replaceAll('**', ''));
  let rest = text;
  let done = '';
  sentences.forEach((sentence, index) => {
    const at = rest.indexOf(sentence);
    if (at < 0) return;
    done += rest.slice(0, at) + withEnding(sentence, rhythm[(from + index) % rhythm.length] ?? 'formal');
    rest = rest.slice(at + sentence.length);
  });
  return done + rest;
}
