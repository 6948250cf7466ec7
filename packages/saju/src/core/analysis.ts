import {
  runsForward,
  SECONDS_PER_DAY,
  SECONDS_PER_MONTH,
  SECONDS_PER_YEAR,
  startAge,
} from '#craft/decade-luck.ts';
import { eokbuGroup } from '#craft/eokbu.ts';
import { hiddenStems, mainHiddenStem } from '#craft/hidden-stems.ts';
import { johuStem, seasonNeed } from '#craft/johu.ts';
import { relationTables } from '#craft/relations.ts';
import { starTables } from '#craft/stars.ts';
import { BRANCH_ELEMENTS } from '#craft/stems-branches.ts';
import {
  allyBranch,
  allyDays,
  allyStem,
  BRANCH_WEIGHTS,
  MONTH_PEER_BONUS,
  STEM_WEIGHTS,
  STRONG,
  WEAK,
} from '#craft/strength.ts';
import { tenGodOf } from '#craft/ten-gods.ts';
import { twelveStageOf } from '#craft/twelve-stages.ts';
import { firstVoidBranch } from '#craft/void-branches.ts';
import { monthOrdinal, monthStarts } from './pillars.ts';

/**
 * One chart in 75 integers. Runs of four go by seat (year, month, day, hour; -1 in the hour's place when it is
 * unknown), runs of six by `SEAT_PAIRS`. Names of the indexes are in the tables of src/craft.
 */
export const SLOT = {
  /** Pillar index 0..59 by seat. */
  pillars: 0,
  /** Ten god 0..9 of each stem (the day stem's own is 0) and of each branch by its main hidden stem. */
  stemGods: 4,
  branchGods: 8,
  /** Ten gods of the hidden stems, three by seat; the second is -1 where there are two. */
  hiddenGods: 12,
  /** 십이운성 of the day stem, 0..11. */
  stages: 24,
  /** First of the two void branches; then a bit for each seat that stands on one. */
  voidBranch: 28,
  voidSeats: 29,
  /** Characters by element; then stems and every hidden stem by element. */
  visible: 30,
  withHidden: 35,
  /** Ten-thousandths; label 0 신약, 1 중화, 2 신강; bits 1 득령, 2 득지, 4 득시, 8 득세. */
  score: 40,
  label: 41,
  deuk: 42,
  /** 억부: group 0..4 and element; 조후: element of the season or -1, and first stem of the table. */
  eokbuGroup: 43,
  eokbuElement: 44,
  season: 45,
  johuStem: 46,
  /** Bits of relation kinds between two seats, stems and branches together; then bits of the triples present. */
  pairs: 47,
  triples: 53,
  /** Bits of stars by seat: by the day branch; on the stem by the month branch; all others. */
  dayBranchStars: 54,
  stemStars: 58,
  stars: 62,
  /** 대운: 1 forward; 대운수; years, months, days and whole seconds to its start. */
  forward: 66,
  startAge: 67,
  startYears: 68,
  startMonths: 69,
  startDays: 70,
  termDistance: 71,
  /** Seconds since the 절 that opened the month and to the one that closes it; the month's ordinal. */
  sinceTerm: 72,
  untilTerm: 73,
  monthOrdinal: 74,
} as const;

/** Integers taken by one chart. */
export const CHART_SLOTS = 75;

const forDayAndBranch = (value: (day: number, branch: number) => number) =>
  Int8Array.from({ length: 120 }, (_, i) => value((i / 12) | 0, i % 12));

const godOfStem = /* @__PURE__ */ Int8Array.from({ length: 100 }, (_, i) => tenGodOf((i / 10) | 0, i % 10));
const godOfBranch = /* @__PURE__ */ forDayAndBranch((day, branch) =>
  tenGodOf(day, mainHiddenStem[branch] ?? 0),
);
const stageOf = /* @__PURE__ */ forDayAndBranch(twelveStageOf);
const johuOf = /* @__PURE__ */ forDayAndBranch(johuStem);

/** Ten gods of 여기, 중기, 정기: (day × 12 + branch) × 3. */
const godsHidden = /* @__PURE__ */ Int8Array.from({ length: 360 }, (_, i) => {
  const cell = (i / 3) | 0;
  const of = hiddenStems[cell % 12] ?? [];
  const place = of.length === 3 ? i % 3 : ([0, -1, 1][i % 3] ?? -1);
  const hidden = of[place];
  return hidden ? tenGodOf((cell / 12) | 0, hidden.stem) : -1;
});

/** Counts of the five elements side by side, five bits each. */
const countOf = (element: number) => 1 << (5 * element);
const branchCount = /* @__PURE__ */ Int32Array.from(BRANCH_ELEMENTS, countOf);
const hiddenCount = /* @__PURE__ */ Int32Array.from(hiddenStems, (of) =>
  of.reduce((sum, { stem }) => sum + countOf(stem >> 1), 0),
);

/** Weights with and without an hour, times thirty days. */
const FULL_WEIGHT = 30 * 112;
const WEIGHT_WITHOUT_HOUR = 30 * 88;

/**
 * Everything derived from four pillars and an instant, written into `out` from `at` on (see `SLOT`).
 *
 * @param packed four pillars (see `pillarsAt`)
 * @param utc the instant, UTC seconds from 1970-01-01
 * @param male 1 or 0
 */
export function analyzeInto(out: Int32Array, at: number, packed: number, utc: number, male: number): void {
  const year = packed & 63;
  const month = (packed >> 6) & 63;
  const day = (packed >> 12) & 63;
  const hour = (packed >> 18) & 63;
  const known = hour < 60;

  const ys = year % 10;
  const ms = month % 10;
  const ds = day % 10;
  const hs = known ? hour % 10 : 0;
  const yb = year % 12;
  const mb = month % 12;
  const db = day % 12;
  const hb = known ? hour % 12 : 0;
  const byStem = ds * 10;
  const byBranch = ds * 12;

  out[at] = year;
  out[at + 1] = month;
  out[at + 2] = day;
  out[at + 3] = known ? hour : -1;

  const gods = at + SLOT.stemGods;
  out[gods] = godOfStem[byStem + ys] as number;
  out[gods + 1] = godOfStem[byStem + ms] as number;
  out[gods + 2] = 0;
  out[gods + 3] = known ? (godOfStem[byStem + hs] as number) : -1;
  out[gods + 4] = godOfBranch[byBranch + yb] as number;
  const monthGod = godOfBranch[byBranch + mb] as number;
  out[gods + 5] = monthGod;
  out[gods + 6] = godOfBranch[byBranch + db] as number;
  out[gods + 7] = known ? (godOfBranch[byBranch + hb] as number) : -1;

  const first = firstVoidBranch(day);
  let voidSeats = 0;
  for (let seat = 0; seat < 4; seat++) {
    const branch = seat === 0 ? yb : seat === 1 ? mb : seat === 2 ? db : hb;
    const present = seat < 3 || known;
    const cell = (byBranch + branch) * 3;
    const to = at + SLOT.hiddenGods + seat * 3;
    out[to] = present ? (godsHidden[cell] as number) : -1;
    out[to + 1] = present ? (godsHidden[cell + 1] as number) : -1;
    out[to + 2] = present ? (godsHidden[cell + 2] as number) : -1;
    out[at + SLOT.stages + seat] = present ? (stageOf[byBranch + branch] as number) : -1;
    if (present && branch >> 1 === first >> 1) voidSeats |= 1 << seat;
  }
  out[at + SLOT.voidBranch] = first;
  out[at + SLOT.voidSeats] = voidSeats;

  let stems = countOf(ys >> 1) + countOf(ms >> 1) + countOf(ds >> 1);
  let visible = (branchCount[yb] as number) + (branchCount[mb] as number) + (branchCount[db] as number);
  let hidden = (hiddenCount[yb] as number) + (hiddenCount[mb] as number) + (hiddenCount[db] as number);
  if (known) {
    stems += countOf(hs >> 1);
    visible += branchCount[hb] as number;
    hidden += hiddenCount[hb] as number;
  }
  visible += stems;
  hidden += stems;
  for (let element = 0; element < 5; element++) {
    out[at + SLOT.visible + element] = (visible >> (5 * element)) & 31;
    out[at + SLOT.withHidden + element] = (hidden >> (5 * element)) & 31;
  }

  // 강약
  const yearAlly = allyStem[byStem + ys] as number;
  const monthAlly = allyStem[byStem + ms] as number;
  const hourAlly = known ? (allyStem[byStem + hs] as number) : 0;
  const stemWeight =
    STEM_WEIGHTS[0] * yearAlly + STEM_WEIGHTS[1] * monthAlly + STEM_WEIGHTS[2] + STEM_WEIGHTS[3] * hourAlly;
  const ally =
    30 * stemWeight +
    BRANCH_WEIGHTS[0] * (allyDays[byBranch + yb] as number) +
    BRANCH_WEIGHTS[1] * (allyDays[byBranch + mb] as number) +
    BRANCH_WEIGHTS[2] * (allyDays[byBranch + db] as number) +
    (known ? BRANCH_WEIGHTS[3] * (allyDays[byBranch + hb] as number) : 0);
  const bonus = monthGod < 2 ? MONTH_PEER_BONUS : 0;
  const share = Math.round((ally * 10_000) / (known ? FULL_WEIGHT : WEIGHT_WITHOUT_HOUR));
  const score = Math.min(10_000, share + bonus);
  const monthDeuk = allyBranch[byBranch + mb] as number;
  const dayDeuk = allyBranch[byBranch + db] as number;
  const hourDeuk = known ? (allyBranch[byBranch + hb] as number) : 0;
  const others = yearAlly + monthAlly + hourAlly + (allyBranch[byBranch + yb] as number) + hourDeuk;
  out[at + SLOT.score] = score;
  out[at + SLOT.label] = score >= STRONG ? 2 : score <= WEAK ? 0 : 1;
  out[at + SLOT.deuk] = monthDeuk | (dayDeuk << 1) | (hourDeuk << 2) | (others * 2 > (known ? 5 : 3) ? 8 : 0);

  // 용신
  const own = ds >> 1;
  let present = 0;
  for (let group = 0; group < 5; group++) {
    const count = ((hidden >> (5 * ((own + group) % 5))) & 31) - (group === 0 ? 1 : 0);
    if (count > 0) present |= 1 << group;
  }
  const monthElement = BRANCH_ELEMENTS[mb] as number;
  const group = eokbuGroup(
    score >= 4000,
    pressure(visible, own, 0, monthElement) - 2,
    pressure(visible, own, 1, monthElement),
    pressure(visible, own, 2, monthElement),
    pressure(visible, own, 3, monthElement),
    pressure(visible, own, 4, monthElement),
    present,
  );
  out[at + SLOT.eokbuGroup] = group;
  out[at + SLOT.eokbuElement] = (own + group) % 5;
  out[at + SLOT.season] = seasonNeed(mb);
  out[at + SLOT.johuStem] = johuOf[byBranch + mb] as number;

  // 합충
  const { stems: sp, branches: bp, triplesIn } = relationTables;
  const pairs = at + SLOT.pairs;
  out[pairs] = (sp[ys * 10 + ms] as number) | (bp[yb * 12 + mb] as number);
  out[pairs + 1] = (sp[ys * 10 + ds] as number) | (bp[yb * 12 + db] as number);
  out[pairs + 3] = (sp[ms * 10 + ds] as number) | (bp[mb * 12 + db] as number);
  out[pairs + 2] = known ? (sp[ys * 10 + hs] as number) | (bp[yb * 12 + hb] as number) : 0;
  out[pairs + 4] = known ? (sp[ms * 10 + hs] as number) | (bp[mb * 12 + hb] as number) : 0;
  out[pairs + 5] = known ? (sp[ds * 10 + hs] as number) | (bp[db * 12 + hb] as number) : 0;
  const branchSet = (1 << yb) | (1 << mb) | (1 << db) | (known ? 1 << hb : 0);
  out[at + SLOT.triples] = triplesIn[branchSet] as number;

  // 신살
  for (let seat = 0; seat < 4; seat++) {
    const present = seat < 3 || known;
    const pillar = seat === 0 ? year : seat === 1 ? month : seat === 2 ? day : hour;
    const branch = seat === 0 ? yb : seat === 1 ? mb : seat === 2 ? db : hb;
    const stem = seat === 0 ? ys : seat === 1 ? ms : seat === 2 ? ds : hs;
    out[at + SLOT.dayBranchStars + seat] = present
      ? (starTables.fromDayBranch[db * 12 + branch] as number)
      : 0;
    out[at + SLOT.stemStars + seat] = present ? (starTables.onStemFromMonth[mb * 10 + stem] as number) : 0;
    out[at + SLOT.stars + seat] = present
      ? (starTables.fromYearBranch[yb * 12 + branch] as number) |
        (starTables.fromDayStem[byBranch + branch] as number) |
        (starTables.fromMonthBranch[mb * 12 + branch] as number) |
        ((seat === 2 ? starTables.ofDayPillar : starTables.ofPillar)[pillar] as number)
      : 0;
  }

  // 대운
  const ordinal = monthOrdinal(utc);
  const since = utc - (monthStarts[ordinal] as number);
  const until = (monthStarts[ordinal + 1] as number) - utc;
  const forward = runsForward(ys, male);
  const distance = forward ? until : since;
  const afterYears = distance % SECONDS_PER_YEAR;
  out[at + SLOT.forward] = forward ? 1 : 0;
  out[at + SLOT.startAge] = startAge(distance);
  out[at + SLOT.startYears] = (distance / SECONDS_PER_YEAR) | 0;
  out[at + SLOT.startMonths] = (afterYears / SECONDS_PER_MONTH) | 0;
  out[at + SLOT.startDays] = ((afterYears % SECONDS_PER_MONTH) / SECONDS_PER_DAY) | 0;
  out[at + SLOT.termDistance] = distance;
  out[at + SLOT.sinceTerm] = since;
  out[at + SLOT.untilTerm] = until;
  out[at + SLOT.monthOrdinal] = ordinal;
}

/** Twice the characters of a group, and one more for the group of the month, which decides between equals. */
function pressure(visible: number, own: number, group: number, monthElement: number): number {
  const element = (own + group) % 5;
  return 2 * ((visible >> (5 * element)) & 31) + (element === monthElement ? 1 : 0);
}
