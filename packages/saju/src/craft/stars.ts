import { BRANCH_HANJA, pillarIndex, STEM_HANJA } from './stems-branches.ts';

/** What a star is looked up from. `pillar` stars are certain pillars themselves. */
export type StarBasis = 'yearBranch' | 'dayBranch' | 'dayStem' | 'monthBranch' | 'pillar';

interface StarRule {
  code: string;
  korean: string;
  hanja: string;
  bases: readonly StarBasis[];
  /**
   * For a branch basis, the carrier for 子 .. 亥; for a stem basis, the carriers for 甲 .. 癸 (`-` none); for `pillar`,
   * the pillars. A row of four repeats over 子 .. 亥 (삼합 groups).
   */
  table: string;
  school: string;
}

const HARMONY = '연지와 일지의 삼합으로 찾음. 연지만, 일지만 보는 유파가 있음';

/** 신살, each with the school followed. A star supports a reading; none decides one. */
export const STARS = [
  { code: 'peachBlossom', korean: '도화', hanja: '桃花', bases: ['yearBranch', 'dayBranch'], table: '酉 午 卯 子',
    school: `${HARMONY}. 子午卯酉 자체를 도화로 보는 간이법은 쓰지 않음` },
  { code: 'travelHorse', korean: '역마', hanja: '驛馬', bases: ['yearBranch', 'dayBranch'], table: '寅 亥 申 巳', school: HARMONY },
  { code: 'canopy', korean: '화개', hanja: '華蓋', bases: ['yearBranch', 'dayBranch'], table: '辰 丑 戌 未', school: HARMONY },
  { code: 'redCharm', korean: '홍염', hanja: '紅艶', bases: ['dayStem'], table: '午 午 寅 未 辰 辰 戌 酉 子 申',
    school: '일간으로 찾음. 乙을 申으로, 甲·庚에 申을 더하거나 일주로만 보는 유파가 있음' },
  { code: 'heavenlyNoble', korean: '천을귀인', hanja: '天乙貴人', bases: ['dayStem'],
    table: '丑未 子申 亥酉 亥酉 丑未 子申 丑未 寅午 卯巳 卯巳',
    school: '일간으로 찾음(甲戊庚 丑未). 낮과 밤을 나누거나 庚을 辛과 함께 寅午로 보는 유파가 있음' },
  { code: 'goldenCarriage', korean: '금여', hanja: '金輿', bases: ['dayStem'], table: '辰 巳 未 申 未 申 戌 亥 丑 寅', school: '일간으로 찾음(건록 다음 둘째 자리)' },
  { code: 'literaryStar', korean: '문창', hanja: '文昌', bases: ['dayStem'], table: '巳 午 申 酉 申 酉 亥 子 寅 卯', school: '일간으로 찾음' },
  { code: 'blade', korean: '양인', hanja: '羊刃', bases: ['dayStem'], table: '卯 - 午 - 午 - 酉 - 子 -',
    school: '양간의 제왕 자리만. 음간도 관대나 제왕 자리로 보는 유파가 있음' },
  { code: 'whiteTiger', korean: '백호', hanja: '白虎', bases: ['pillar'], table: '甲辰 乙未 丙戌 丁丑 戊辰 壬戌 癸丑', school: '네 기둥에서 찾되 일주를 먼저 봄' },
  { code: 'kuiGang', korean: '괴강', hanja: '魁罡', bases: ['pillar'], table: '庚辰 庚戌 壬辰 戊戌', school: '일주만. 壬戌을 더하거나 네 기둥 모두 보는 유파가 있음' },
  { code: 'lonelyPhoenix', korean: '고란', hanja: '孤鸞', bases: ['pillar'], table: '甲寅 乙巳 丁巳 戊申 辛亥',
    school: '일주만, 남녀 함께. 여명에만 쓰거나 戊午·壬子·丙午를 더하는 유파가 있음' },
  { code: 'lonelyStar', korean: '고신', hanja: '孤辰', bases: ['yearBranch'], table: '寅 寅 巳 巳 巳 申 申 申 亥 亥 亥 寅', school: '연지의 방합으로 찾음. 일지로 보는 유파가 있음' },
  { code: 'widowStar', korean: '과숙', hanja: '寡宿', bases: ['yearBranch'], table: '戌 戌 丑 丑 丑 辰 辰 辰 未 未 未 戌', school: '연지의 방합으로 찾음. 일지로 보는 유파가 있음' },
  { code: 'redPhoenix', korean: '홍란', hanja: '紅鸞', bases: ['yearBranch'], table: '卯 寅 丑 子 亥 戌 酉 申 未 午 巳 辰', school: '연지로 찾음' },
  { code: 'heavenlyJoy', korean: '천희', hanja: '天喜', bases: ['yearBranch'], table: '酉 申 未 午 巳 辰 卯 寅 丑 子 亥 戌', school: '연지로 찾음(홍란의 맞은편)' },
  { code: 'heavenlyVirtue', korean: '천덕', hanja: '天德', bases: ['monthBranch'], table: '巳 庚 丁 申 壬 辛 亥 甲 癸 寅 丙 乙', school: '월지로 천간이나 지지를 찾음' },
  { code: 'monthlyVirtue', korean: '월덕', hanja: '月德', bases: ['monthBranch'], table: '壬 庚 丙 甲', school: '월지의 삼합으로 천간을 찾음' },
] as const satisfies readonly StarRule[]; // prettier-ignore

export type StarCode = (typeof STARS)[number]['code'];

/** Stars read from the day pillar alone. */
const DAY_PILLAR_ONLY: readonly StarCode[] = ['kuiGang', 'lonelyPhoenix'];

interface StarTables {
  /** Bits of stars (1 << index in `STARS`) on branch b from basis a: a × 12 + b. */
  fromYearBranch: Int32Array;
  fromDayBranch: Int32Array;
  fromDayStem: Int32Array;
  fromMonthBranch: Int32Array;
  /** On stem s from month branch a: a × 10 + s. */
  onStemFromMonth: Int32Array;
  /** Of a pillar in any seat, and of the day pillar. */
  ofPillar: Int32Array;
  ofDayPillar: Int32Array;
}

function buildTables(): StarTables {
  const tables: StarTables = {
    fromYearBranch: new Int32Array(144),
    fromDayBranch: new Int32Array(144),
    fromDayStem: new Int32Array(120),
    fromMonthBranch: new Int32Array(144),
    onStemFromMonth: new Int32Array(120),
    ofPillar: new Int32Array(60),
    ofDayPillar: new Int32Array(60),
  };
  const mark = (table: Int32Array, cell: number, star: number) => {
    table[cell] = (table[cell] ?? 0) | (1 << star);
  };
  (STARS as readonly StarRule[]).forEach(({ code, bases, table }, star) => {
    const entries = table.split(' ');
    if (bases.includes('pillar')) {
      for (const hanja of entries) {
        mark(tables.ofDayPillar, pillarIndex(hanja), star);
        if (!DAY_PILLAR_ONLY.some((only) => only === code)) mark(tables.ofPillar, pillarIndex(hanja), star);
      }
      return;
    }
    const onBranch = {
      yearBranch: tables.fromYearBranch,
      dayBranch: tables.fromDayBranch,
      dayStem: tables.fromDayStem,
      monthBranch: tables.fromMonthBranch,
    };
    for (const basis of bases as readonly (keyof typeof onBranch)[]) {
      for (let a = 0; a < (basis === 'dayStem' ? 10 : 12); a++) {
        for (const carrier of entries[a % entries.length] ?? '') {
          const [stem, branch] = [STEM_HANJA.indexOf(carrier), BRANCH_HANJA.indexOf(carrier)];
          if (branch >= 0) mark(onBranch[basis], a * 12 + branch, star);
          if (stem >= 0) mark(tables.onStemFromMonth, a * 10 + stem, star);
        }
      }
    }
  });
  return tables;
}

export const starTables: StarTables = /* @__PURE__ */ buildTables();
