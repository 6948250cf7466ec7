import { ELEMENT_HANJA } from './elements.ts';
import { BRANCH_HANJA, STEM_HANJA } from './stems-branches.ts';

/**
 * 합·충·형·파·해·원진·귀문 between the characters of a chart. Groups are Hanja; a combination ends with the element it
 * points to. That it truly transforms (化) is never claimed: it would need the month and the open stems.
 *
 * Schools: 午未합 is fire for some and nothing for others; the names of the two 삼형 change places between textbooks,
 * so they are not used; 반합 counts only with the 왕지 (子卯午酉); 원진 and 귀문 share four pairs and part in two.
 */
const TABLE = [
  ['stemCombination', '천간합', 'stem', '甲己土 乙庚金 丙辛水 丁壬木 戊癸火'],
  ['stemClash', '천간충', 'stem', '甲庚 乙辛 丙壬 丁癸'],
  ['sixCombination', '육합', 'branch', '子丑土 寅亥木 卯戌火 辰酉金 巳申水 午未火'],
  ['threeCombination', '삼합', 'triple', '申子辰水 亥卯未木 寅午戌火 巳酉丑金'],
  ['halfCombination', '반합', 'branch', '申子水 子辰水 亥卯木 卯未木 寅午火 午戌火 巳酉金 酉丑金'],
  ['directionalCombination', '방합', 'triple', '寅卯辰木 巳午未火 申酉戌金 亥子丑水'],
  ['clash', '충', 'branch', '子午 丑未 寅申 卯酉 辰戌 巳亥'],
  ['triplePunishment', '삼형', 'triple', '寅巳申 丑戌未'],
  ['punishment', '형', 'branch', '寅巳 巳申 寅申 丑戌 戌未 丑未 子卯'],
  ['selfPunishment', '자형', 'branch', '辰辰 午午 酉酉 亥亥'],
  ['break', '파', 'branch', '子酉 丑辰 寅亥 卯午 巳申 戌未'],
  ['harm', '해', 'branch', '子未 丑午 寅巳 卯辰 申亥 酉戌'],
  ['resentment', '원진', 'branch', '子未 丑午 寅酉 卯申 辰亥 巳戌'],
  ['ghostGate', '귀문', 'branch', '子酉 丑午 寅未 卯申 辰亥 巳戌'],
] as const;

export type RelationKind = (typeof TABLE)[number][0];

/** Kinds in the order they are reported: combinations before what scratches them. */
export const RELATION_KINDS: readonly RelationKind[] = /* @__PURE__ */ TABLE.map(([kind]) => kind);
export const RELATION_KOREAN: readonly string[] = /* @__PURE__ */ TABLE.map(([, korean]) => korean);

/** The six pairs of seats (0 year .. 3 hour), in the order of every table of pairs here. */
export const SEAT_PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

interface Triple {
  kind: number;
  /** One bit for each branch. */
  members: number;
  /** Element index, or -1. */
  element: number;
}

interface RelationTables {
  /** Bits of kinds (1 << index in `RELATION_KINDS`) between stems a × 10 + b. */
  stems: Int32Array;
  /** The same between branches a × 12 + b. */
  branches: Int32Array;
  /** Element of a combination: kind × 144 + a × 12 + b (stems or branches), -1 for none. */
  elements: Int8Array;
  triples: Triple[];
  /** For each set of branches (a bit each), the triples it holds (a bit each). */
  triplesIn: Int16Array;
}

function buildTables(): RelationTables {
  const tables: RelationTables = {
    stems: new Int32Array(100),
    branches: new Int32Array(144),
    elements: new Int8Array(TABLE.length * 144).fill(-1),
    triples: [],
    triplesIn: new Int16Array(4096),
  };
  TABLE.forEach(([, , layer, groups], kind) => {
    const names = layer === 'stem' ? STEM_HANJA : BRANCH_HANJA;
    const size = layer === 'triple' ? 3 : 2;
    for (const group of groups.split(' ')) {
      const [a = 0, b = 0, c = 0] = [...group].map((hanja) => names.indexOf(hanja));
      const element = ELEMENT_HANJA.indexOf(group.charAt(size) || '?');
      if (layer === 'triple') {
        tables.triples.push({ kind, members: (1 << a) | (1 << b) | (1 << c), element });
        continue;
      }
      const width = layer === 'stem' ? 10 : 12;
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const) {
        const cell = x * width + y;
        const pairs = layer === 'stem' ? tables.stems : tables.branches;
        pairs[cell] = (pairs[cell] ?? 0) | (1 << kind);
        tables.elements[kind * 144 + x * 12 + y] = element;
      }
    }
  });
  for (let set = 0; set < 4096; set++) {
    tables.triples.forEach(({ members }, i) => {
      if ((set & members) === members) tables.triplesIn[set] = (tables.triplesIn[set] ?? 0) | (1 << i);
    });
  }
  return tables;
}

export const relationTables: RelationTables = /* @__PURE__ */ buildTables();
