import {
  runsForward,
  SECONDS_PER_DAY,
  SECONDS_PER_MONTH,
  SECONDS_PER_YEAR,
  startAge,
} from '#craft/decade-luck.ts';
import { eokbuGroup } from '#craft/eokbu.ts';
import { johuStem, seasonNeed } from '#craft/johu.ts';
import { relationTables } from '#craft/relations.ts';
import { starTables } from '#craft/stars.ts';
import { BRANCH_ELEMENTS } from '#craft/stems-branches.ts';
import { MIDDLE, MONTH_PEER_BONUS, STRONG, WEAK } from '#craft/strength.ts';
import { firstVoidBranch } from '#craft/void-branches.ts';
import {
  allyBits,
  allyWeights,
  countIn,
  hiddenCounts,
  pillarRelations,
  SEAT_FACTS,
  seatFacts,
  visibleCounts,
} from './pillar-tables.ts';
import { monthOrdinal, monthStarts } from './pillars.ts';
import { SLOT } from './slots.ts';

const johuOf = /* @__PURE__ */ Int8Array.from({ length: 120 }, (_, i) => johuStem((i / 12) | 0, i % 12));

/** Weights of all seats and of those without the hour, times thirty days. */
const FULL_WEIGHT = 30 * 112;
const WEIGHT_WITHOUT_HOUR = 30 * 88;

/**
 * Everything derived from four pillars and an instant, written into `out` from `at` on (see `SLOT`).
 *
 * @param packed four pillars (see `pillarsAt`); an hour of `NO_HOUR` is an unknown one
 * @param utc the instant, UTC seconds from 1970-01-01
 * @param male 1 or 0
 */
export function analyzeInto(out: Int32Array, at: number, packed: number, utc: number, male: number): void {
  const hour = packed >> 18;
  out[at] = packed & 63;
  out[at + 1] = (packed >> 6) & 63;
  out[at + 2] = (packed >> 12) & 63;
  out[at + 3] = hour < 60 ? hour : -1;
  writeSeats(out, at);
  writeBalance(out, at);
  writeRelations(out, at);
  writeDecadeLuck(out, at, utc, male);
}

/** Ten gods, stages, void seats and stars, seat by seat. */
function writeSeats(out: Int32Array, at: number): void {
  const day = out[at + 2] as number;
  const byDay = (day % 10) * 60;
  const dayStem = (day % 10) * 12;
  const dayBranch = (day % 12) * 12;
  const yearBranch = ((out[at] as number) % 12) * 12;
  const monthBranch = (out[at + 1] as number) % 12;
  const empty = firstVoidBranch(day);
  let voidSeats = 0;
  for (let seat = 0; seat < 4; seat++) {
    const pillar = out[at + seat] as number;
    const known = pillar >= 0;
    const facts = known ? (byDay + pillar) * SEAT_FACTS : 0;
    const hidden = at + SLOT.hiddenGods + seat * 3;
    out[at + SLOT.stemGods + seat] = known ? (seatFacts[facts] as number) : -1;
    out[at + SLOT.branchGods + seat] = known ? (seatFacts[facts + 1] as number) : -1;
    out[at + SLOT.stages + seat] = known ? (seatFacts[facts + 2] as number) : -1;
    out[hidden] = known ? (seatFacts[facts + 3] as number) : -1;
    out[hidden + 1] = known ? (seatFacts[facts + 4] as number) : -1;
    out[hidden + 2] = known ? (seatFacts[facts + 5] as number) : -1;
    if (!known) {
      out[at + SLOT.dayBranchStars + seat] = 0;
      out[at + SLOT.stemStars + seat] = 0;
      out[at + SLOT.stars + seat] = 0;
      continue;
    }
    const branch = pillar % 12;
    if (branch >> 1 === empty >> 1) voidSeats |= 1 << seat;
    out[at + SLOT.dayBranchStars + seat] = starTables.fromDayBranch[dayBranch + branch] as number;
    out[at + SLOT.stemStars + seat] = starTables.onStemFromMonth[monthBranch * 10 + (pillar % 10)] as number;
    out[at + SLOT.stars + seat] =
      (starTables.fromYearBranch[yearBranch + branch] as number) |
      (starTables.fromDayStem[dayStem + branch] as number) |
      (starTables.fromMonthBranch[monthBranch * 12 + branch] as number) |
      ((seat === 2 ? starTables.ofDayPillar : starTables.ofPillar)[pillar] as number);
  }
  out[at + SLOT.voidBranch] = empty;
  out[at + SLOT.voidSeats] = voidSeats;
}

/** Elements, strength and useful gods. */
function writeBalance(out: Int32Array, at: number): void {
  const day = (out[at + 2] as number) % 10;
  const known = (out[at + 3] as number) >= 0;
  const month = (out[at + 1] as number) % 12;
  let visible = 0;
  let hidden = 0;
  let ally = 0;
  let bits = 0;
  for (let seat = 0; seat < 4; seat++) {
    const pillar = out[at + seat] as number;
    if (pillar < 0) continue;
    const cell = day * 60 + pillar;
    visible += visibleCounts[pillar] as number;
    hidden += hiddenCounts[pillar] as number;
    ally += allyWeights[cell * 4 + seat] as number;
    bits |= (allyBits[cell] as number) << (2 * seat);
  }
  for (let element = 0; element < 5; element++) {
    out[at + SLOT.visible + element] = countIn(visible, element);
    out[at + SLOT.withHidden + element] = countIn(hidden, element);
  }

  const bonus = (out[at + SLOT.branchGods + 1] as number) < 2 ? MONTH_PEER_BONUS : 0;
  const share = Math.round((ally * 10_000) / (known ? FULL_WEIGHT : WEIGHT_WITHOUT_HOUR));
  const score = Math.min(10_000, share + bonus);
  // Two bits a seat, stem below branch. 득령, 득지 and 득시 are the branches of month, day and hour.
  const deuk = ((bits >> 3) & 1) | ((bits >> 4) & 2) | ((bits >> 5) & 4);
  // 득세: year stem and branch, month stem, hour stem and branch.
  const others = (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 6) & 1) + ((bits >> 7) & 1);
  out[at + SLOT.score] = score;
  out[at + SLOT.label] = score >= STRONG ? 2 : score <= WEAK ? 0 : 1;
  out[at + SLOT.deuk] = deuk | (others * 2 > (known ? 5 : 3) ? 8 : 0);

  const own = day >> 1;
  const monthElement = BRANCH_ELEMENTS[month] as number;
  let present = 0;
  for (let group = 0; group < 5; group++) {
    // The day stem itself does not make its own element present.
    if (countIn(hidden, (own + group) % 5) > (group === 0 ? 1 : 0)) present |= 1 << group;
  }
  const group = eokbuGroup(
    score >= MIDDLE,
    pressure(visible, own, monthElement) - 2,
    pressure(visible, (own + 1) % 5, monthElement),
    pressure(visible, (own + 2) % 5, monthElement),
    pressure(visible, (own + 3) % 5, monthElement),
    pressure(visible, (own + 4) % 5, monthElement),
    present,
  );
  out[at + SLOT.eokbuGroup] = group;
  out[at + SLOT.eokbuElement] = (own + group) % 5;
  out[at + SLOT.season] = seasonNeed(month);
  out[at + SLOT.johuStem] = johuOf[day * 12 + month] as number;
}

/** Twice the characters of an element, and one more for that of the month, which decides between equals. */
const pressure = (visible: number, element: number, monthElement: number): number =>
  2 * countIn(visible, element) + (element === monthElement ? 1 : 0);

function writeRelations(out: Int32Array, at: number): void {
  const year = out[at] as number;
  const month = out[at + 1] as number;
  const day = out[at + 2] as number;
  const hour = out[at + 3] as number;
  const known = hour >= 0;
  const pairs = at + SLOT.pairs;
  out[pairs] = pillarRelations[year * 60 + month] as number;
  out[pairs + 1] = pillarRelations[year * 60 + day] as number;
  out[pairs + 2] = known ? (pillarRelations[year * 60 + hour] as number) : 0;
  out[pairs + 3] = pillarRelations[month * 60 + day] as number;
  out[pairs + 4] = known ? (pillarRelations[month * 60 + hour] as number) : 0;
  out[pairs + 5] = known ? (pillarRelations[day * 60 + hour] as number) : 0;
  const set = (1 << (year % 12)) | (1 << (month % 12)) | (1 << (day % 12)) | (known ? 1 << (hour % 12) : 0);
  out[at + SLOT.triples] = relationTables.triplesIn[set] as number;
}

function writeDecadeLuck(out: Int32Array, at: number, utc: number, male: number): void {
  const ordinal = monthOrdinal(utc);
  const since = utc - (monthStarts[ordinal] as number);
  const until = (monthStarts[ordinal + 1] as number) - utc;
  const forward = runsForward((out[at] as number) % 10, male);
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
