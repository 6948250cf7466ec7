import { assemble, disassembleCompleteCharacter } from 'es-hangul';

/** Endings a clause in dictionary form can take. */
export const ENDINGS = [
  '고',
  '지만',
  '며',
  '는',
  '는데',
  '면',
  '습니다',
  '어요',
  '어서',
  '려고',
  '니',
  '기',
  '던',
  '자',
  '지요',
  '게',
  '느라',
  '어야',
  '어도',
] as const;
export type Ending = (typeof ENDINGS)[number];

const REGULAR_B = /(잡|뽑|입|씹|집|접|꼽|업|좁|붙잡|굽)$/u;
const IRREGULAR_D = /(듣|걷|깨닫|싣|일컫|되묻|캐묻|따져 묻|물어)$/u;
const IRREGULAR_S = /(짓|긋|낫|잇|붓|젓)$/u;
/** What is said of how something is: before a noun it takes ㄴ, where a verb takes 는. */
const ADJECTIVE =
  /(?:^| )(?:가지런하|같|길|나답|느리|다르|당당하|따뜻하|뜨겁|많|무겁|미지근하|배부르|빠르|뻐근하|서늘하|세|싫|아프|좋|짧|친절하|침착하|편하|허전하|환하)$/u;
const RU_REGULAR = /(따르|치르|들르|다다르|우러르)$/u;

interface Syllable {
  cho: string;
  jung: string;
  jong: string;
}

function partsOf(syllable: string): Syllable {
  const parts = disassembleCompleteCharacter(syllable);
  if (!parts) throw new RangeError(`not a Korean syllable: ${syllable}`);
  return { cho: parts.choseong, jung: parts.jungseong, jong: parts.jongseong };
}
const join = ({ cho, jung, jong }: Syllable): string =>
  assemble([cho, jung, jong].filter((part) => part !== ''));

const withJong = (stem: string, jong: string): string =>
  stem.slice(0, -1) + join({ ...partsOf(stem.slice(-1)), jong });

/** The stem before an ending that begins with 으 (면, 려고, 니): irregular stems soften here. */
function softened(stem: string): { stem: string; eu: boolean } {
  const { jong } = partsOf(stem.slice(-1));
  if (jong === '' || jong === 'ㄹ') return { stem, eu: false };
  if (jong === 'ㅂ' && !REGULAR_B.test(stem)) return { stem: `${withJong(stem, '')}우`, eu: false };
  if (jong === 'ㄷ' && IRREGULAR_D.test(stem)) return { stem: withJong(stem, 'ㄹ'), eu: true };
  if (jong === 'ㅅ' && IRREGULAR_S.test(stem)) return { stem: withJong(stem, ''), eu: true };
  return { stem, eu: true };
}

const bright = (jung: string) => jung === 'ㅏ' || jung === 'ㅗ';

/** The stem with 아 or 어: 가 → 가, 보 → 봐, 기다리 → 기다려, 쓰 → 써, 부르 → 불러, 하 → 해. */
function infinitive(stem: string): string {
  if (stem.endsWith('하')) return `${stem.slice(0, -1)}해`;
  const last = partsOf(stem.slice(-1));
  const head = stem.slice(0, -1);
  const before = /[가-힣]$/u.test(head) ? partsOf(head.slice(-1)).jung : null;
  if (last.jong === 'ㅂ' && !REGULAR_B.test(stem)) {
    return `${withJong(stem, '')}${/돕$/u.test(stem) ? '와' : '워'}`;
  }
  if (last.jong !== '') {
    const soft = softened(stem).stem;
    return soft + (bright(last.jung) ? '아' : '어');
  }
  if (last.cho === 'ㄹ' && last.jung === 'ㅡ' && before !== null && !RU_REGULAR.test(stem)) {
    return withJong(head, 'ㄹ') + (bright(before) ? '라' : '러');
  }
  const contracted: Record<string, string> = { ㅗ: 'ㅘ', ㅜ: 'ㅝ', ㅣ: 'ㅕ', ㅗㅣ: 'ㅙ' };
  if (last.jung === 'ㅡ') {
    return head + join({ ...last, jung: before !== null && bright(before) ? 'ㅏ' : 'ㅓ' });
  }
  const jung = contracted[last.jung];
  if (jung) return head + join({ ...last, jung });
  return last.jung === 'ㅜㅣ' || last.jung === 'ㅡㅣ' ? `${stem}어` : stem;
}

/** The stem before a noun, of something that is so: 빠르 → 빠른, 좋 → 좋은, 길 → 긴, 무겁 → 무거운. */
function attributive(stem: string): string {
  const soft = softened(stem);
  return soft.eu ? `${soft.stem}은` : withJong(droppedL(soft.stem), 'ㄴ');
}

const droppedL = (stem: string): string =>
  partsOf(stem.slice(-1)).jong === 'ㄹ' ? withJong(stem, '') : stem;

/**
 * A clause in dictionary form (`먼저 챙기다`) with another ending: `고` → `먼저 챙기고`, `습니다` → `먼저 챙깁니다`,
 * `는` → `먼저 챙기는`, `어요` → `먼저 챙겨요`. Verbs, 있다 and 없다, and the adjectives of `ADJECTIVE`, which take
 * `ㄴ` for `는`: `걸음이 빠르다` → `걸음이 빠른`. Throws RangeError when the clause does not end in 다.
 */
export function conjugate(clause: string, ending: Ending): string {
  if (!clause.endsWith('다')) throw new RangeError(`not in dictionary form: ${clause}`);
  const stem = clause.slice(0, -1);
  const { jong } = partsOf(stem.slice(-1));
  switch (ending) {
    case '고':
    case '지만':
    case '기':
    case '던':
    case '자':
    case '지요':
    case '게':
      return stem + ending;
    case '며': {
      const soft = softened(stem);
      return soft.stem + (soft.eu ? '으며' : '며');
    }
    case '는':
    case '는데':
      return (ADJECTIVE.test(stem) ? attributive(stem) : droppedL(stem) + '는') + ending.slice(1);
    case '느라':
      return droppedL(stem) + ending;
    case '면':
    case '려고': {
      const soft = softened(stem);
      return soft.stem + (soft.eu ? `으${ending}` : ending);
    }
    case '니': {
      const soft = softened(stem);
      return soft.eu ? `${soft.stem}으니` : `${droppedL(soft.stem)}니`;
    }
    case '습니다':
      return jong === '' || jong === 'ㄹ' ? `${withJong(stem, 'ㅂ')}니다` : `${stem}습니다`;
    case '어서':
    case '어야':
    case '어도':
      return infinitive(stem) + ending.slice(1);
    case '어요':
      return `${infinitive(stem)}요`;
  }
}
