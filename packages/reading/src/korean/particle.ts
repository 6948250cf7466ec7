import { disassembleCompleteCharacter } from 'es-hangul';

/** How the last sound of a word closes: open (vowel), ㄹ, or any other consonant. */
type Close = 'open' | 'rieul' | 'closed';

const DIGIT_READINGS = '영일이삼사오육칠팔구';
const TEN_POWERS = ['', '십', '백', '천', '만'];
const HANJA = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥木火土金水';
const HANJA_READINGS = '갑을병정무기경신임계자축인묘진사오미신유술해목화토금수';
const LETTER_READINGS: Record<string, string> = { L: '엘', M: '엠', N: '엔', R: '알' };

/**
 * Particles written with the form after a consonant first. Anything else of the shape `A/B` is taken the same way,
 * and the four usual pairs may also be given the other way round.
 */
const VOWEL_FIRST: Record<string, string> = {
  '가/이': '이/가',
  '를/을': '을/를',
  '는/은': '은/는',
  '와/과': '과/와',
  '로/으로': '으로/로',
};

/**
 * `word` with the right one of two particles, e.g. `j('묘목', '을/를')` → `묘목을`. Digits, Hanja of the craft and
 * Latin letters are heard as they are read; a closing parenthesis, quote or Markdown mark is looked through.
 * `reading` says how the word is spoken where the text does not tell. Throws RangeError when `pair` holds no slash
 * or the word ends in nothing that can be heard.
 */
export function j(word: string, pair: string, reading?: string): string {
  return word + particle(reading ?? word, pair);
}

/** The particle alone. */
export function particle(word: string, pair: string): string {
  const [afterConsonant, afterVowel] = (VOWEL_FIRST[pair] ?? pair).split('/');
  if (afterConsonant === undefined || afterVowel === undefined) throw new RangeError(`not a pair: ${pair}`);
  const close = closeOf(word);
  if (close === 'open') return afterVowel;
  const liquid = close === 'rieul' && afterConsonant.startsWith('으로');
  return liquid ? afterVowel : afterConsonant;
}

function closeOf(word: string): Close {
  const last = lastSyllable(spoken(word));
  if (last === null) throw new RangeError(`no sound to join a particle to: ${word}`);
  const { jongseong } = disassembleCompleteCharacter(last) ?? {};
  if (!jongseong) return 'open';
  return jongseong === 'ㄹ' ? 'rieul' : 'closed';
}

/** What is heard last: without a closing parenthesis and what it holds, without marks. */
function spoken(word: string): string {
  let text = word;
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/\s*[(（〔[][^()（）〔〕[\]]*[)）〕\]]$/u, '')
      .replace(/[\s*_=~’”"'」』》〉.,!?]+$/u, '');
  }
  return text;
}

function lastSyllable(text: string): string | null {
  const last = text.at(-1);
  if (last === undefined) return null;
  if (/[가-힣]/u.test(last)) return last;
  if (/\d/u.test(last)) return lastDigitReading(text);
  const hanja = HANJA.indexOf(last);
  if (hanja >= 0) return HANJA_READINGS.charAt(hanja);
  if (last === '%') return '트';
  if (/[a-z]/iu.test(last)) return LETTER_READINGS[last.toUpperCase()] ?? '에';
  return null;
}

/** The last syllable of a number as it is read: 30 is 삼십, 100 is 백. */
function lastDigitReading(text: string): string {
  const digits = /(\d+)$/u.exec(text.replaceAll(',', ''))?.[1] ?? '0';
  const zeros = /0*$/u.exec(digits)?.[0].length ?? 0;
  if (zeros === 0 || zeros === digits.length) return DIGIT_READINGS.charAt(Number(digits.at(-1)));
  return TEN_POWERS[Math.min(zeros, 4)] ?? '만';
}
