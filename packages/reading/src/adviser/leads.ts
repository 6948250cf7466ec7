import type { VoiceName } from './voices.ts';

/** Words that lead from one part of an answer to the next, in turn; an empty one lets the part stand by itself. */
export interface Leads {
  own: readonly string[];
  pair: readonly string[];
  luck: readonly string[];
  /** Before the second of two grounds that pull different ways. */
  but: string;
  act: readonly string[];
}

export const LEADS: Readonly<Record<VoiceName, Leads>> = {
  dalmuri: {
    own: ['타고난 쪽을 보면,', '', '사주를 펴 보면,', ''],
    pair: ['두 분을 겹쳐 보면,', '', '둘 사이로 오면,'],
    luck: ['', '때로 보면,', ''],
    but: '다만',
    act: ['그러니', '', '그래서'],
  },
  yunjae: {
    own: ['첫째,'],
    pair: ['둘째,'],
    luck: ['끝으로,'],
    but: '반면',
    act: ['따라서', ''],
  },
  moran: {
    own: ['타고나기를,', '', ''],
    pair: ['', '둘을 한 상에 놓고 보면,', ''],
    luck: ['', '철을 보자면,', ''],
    but: '그런데',
    act: ['그러니', '', '그러니까'],
  },
  ideun: {
    own: ['당신 사주로 보면,', '', ''],
    pair: ['둘 사이는요,', '', ''],
    luck: ['', '타이밍은요,', ''],
    but: '근데',
    act: ['그럼', '', '그러니까'],
  },
  hayansae: {
    own: ['가만히 들여다보면,', '', ''],
    pair: ['', '두 사람을 나란히 두면,', ''],
    luck: ['', '', '때를 더듬어 보면,'],
    but: '다만',
    act: ['그러니', '', ''],
  },
  gangmu: {
    own: ['타고난 것:'],
    pair: ['두 사람:'],
    luck: ['때:'],
    but: '단,',
    act: [''],
  },
  ongyeol: {
    own: ['당신 쪽을 보면,', '', ''],
    pair: ['둘을 나란히 놓으면,', '', ''],
    luck: ['', '두 사람이 지나는 때를 보면,', ''],
    but: '한편',
    act: ['그래서', '', ''],
  },
  saebyeok: { own: [''], pair: [''], luck: [''], but: '다만', act: [''] },
};

const WORDS = Object.values(LEADS)
  .flatMap(({ own, pair, luck, but, act }) => [...own, ...pair, ...luck, but, ...act])
  .filter((words) => words !== '' && !words.endsWith('.'))
  .toSorted((a, b) => b.length - a.length);
const LED = new RegExp(`^(?:- )?(?:${[...new Set(WORDS)].join('|')}) `, 'u');

/** A sentence without the words that led to it. */
export const unled = (sentence: string): string => sentence.replace(LED, '');
