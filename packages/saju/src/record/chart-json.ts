import type { Birth } from '#birth.ts';
import { civilDate } from '#calendar/civil.ts';
import { isoSeconds, isoUtc, twoDigits } from '#calendar/iso.ts';
import { lunarDateOf, type LunarDate } from '#calendar/lunar.ts';
import { termNames } from '#calendar/solar-terms.ts';
import { notesOf, offsetsView } from '#chart/applied.ts';
import { isBorderline, strengthView, usefulGodView } from '#chart/balance-view.ts';
import { dayEdge, flipBits, hourEdge, termEdge, type Edge } from '#chart/boundaries.ts';
import { decadeStart } from '#chart/decade-view.ts';
import { elementAt, pillarView } from '#chart/pillar-view.ts';
import { seatsOf } from '#chart/relations-view.ts';
import { resolveBirth, type ResolvedBirth } from '#chart/resolve-birth.ts';
import { starView } from '#chart/stars-view.ts';
import { analyzeInto } from '#core/analysis.ts';
import { CHART_SLOTS, SLOT } from '#core/slots.ts';
import { monthStarts } from '#core/pillars.ts';
import { eachRelation, eachStar } from '#core/walk.ts';
import { ELEMENTS } from '#craft/elements.ts';
import { decadePillar } from '#craft/decade-luck.ts';
import { RELATION_KINDS } from '#craft/relations.ts';
import { BRANCH_HANJA, pillarHanja } from '#craft/stems-branches.ts';
import { firstVoidBranch } from '#craft/void-branches.ts';
import { eightDigits, seatRecord, starRecord, usefulGodRecord } from './chart-record.ts';

/**
 * Text that many charts share is made once: each of these keeps the JSON of a part under a small number that fixes
 * it. All are bounded by the craft (sixty pillars, seventeen stars), and the parts come from the same functions that
 * make the objects, so the text cannot drift from them.
 */
const kept = () => [] as string[];
const seats = kept();
const usefulGods = kept();
const relations = kept();
const stars = kept();
const decades = kept();
const strengths = kept();
const scores = kept();
const flips = kept();
const flat = new Int32Array(CHART_SLOTS);

function seatJson(dayPillar: number, pillar: number, self: 0 | 1): string {
  if (pillar < 0) return 'null';
  const key = (dayPillar * 60 + pillar) * 2 + self;
  return (seats[key] ??= JSON.stringify(seatRecord(pillarView(dayPillar, pillar, self === 1))));
}

function relationsJson(): string {
  let text = '';
  eachRelation(flat, 0, (kind, bits, element) => {
    const key = (kind * 16 + bits) * 6 + element + 1;
    const part = (relations[key] ??= JSON.stringify({
      kind: RELATION_KINDS[kind],
      seats: seatsOf(bits),
      element: element < 0 ? null : elementAt(element),
    }));
    text += text ? `,${part}` : part;
  });
  return `[${text}]`;
}

function starsJson(): string {
  let text = '';
  eachStar(flat, 0, (star, seat, how) => {
    const part = (stars[(star * 4 + seat) * 8 + how] ??= JSON.stringify(
      starRecord(starView(star, seat, how)),
    ));
    text += text ? `,${part}` : part;
  });
  return `[${text}]`;
}

function decadeJson(month: number, utc: number, timeKnown: boolean): string {
  const forward = flat[SLOT.forward] as number;
  const pillars = (decades[month * 2 + forward] ??= JSON.stringify(
    Array.from({ length: 10 }, (_, i) => pillarHanja(decadePillar(month, forward === 1, i + 1))),
  ));
  const start = `${flat[SLOT.startYears]},${flat[SLOT.startMonths]},${flat[SLOT.startDays]}`;
  return (
    `{"forward":${forward === 1},"startAge":${flat[SLOT.startAge]},"start":[${start}],` +
    `"startInstant":"${isoUtc(decadeStart(flat, utc, 1))}","approximate":${!timeKnown},"pillars":${pillars}}`
  );
}

/** All of the strength but its score, which comes first. */
function strengthJson(): string {
  const known = (flat[SLOT.pillars + 3] as number) >= 0 ? 1 : 0;
  const score = flat[SLOT.score] as number;
  const label = (flat[SLOT.label] as number) * 2 + (isBorderline(score) ? 1 : 0);
  const key = (label * 16 + (flat[SLOT.deuk] as number)) * 2 + known;
  const rest = (strengths[key] ??= JSON.stringify({ ...strengthView(flat), score: undefined }).slice(1));
  return `{"score":${(scores[score] ??= `${score / 10_000},`)}${rest}`;
}

function usefulGodJson(day: number, month: number): string {
  const key = ((day % 10) * 12 + (month % 12)) * 5 + (flat[SLOT.eokbuGroup] as number);
  return (usefulGods[key] ??= JSON.stringify(usefulGodRecord(usefulGodView(flat))));
}

/** `"fire":3` of each element and count. */
const elementCounts = ELEMENTS.map((element, i) =>
  Array.from({ length: 21 }, (_, count) => `${i ? ',' : '{'}"${element}":${count}`),
) as [string[], string[], string[], string[], string[]];

function countsJson(slot: number): string {
  const [wood, fire, earth, metal, water] = elementCounts;
  return (
    `${wood[flat[slot] as number]}${fire[flat[slot + 1] as number]}${earth[flat[slot + 2] as number]}` +
    `${metal[flat[slot + 3] as number]}${water[flat[slot + 4] as number]}}`
  );
}

/** `"甲子"` of each pillar, and `null` where a packed chart has no hour. */
const quoted = Array.from({ length: 64 }, (_, i) => (i < 60 ? `"${pillarHanja(i)}"` : 'null'));

/** `hundredths(seconds)` as JSON writes it, by whole numbers, which is much faster. */
function hundredthsJson(seconds: number): string {
  const all = Math.round(seconds / 0.6);
  const whole = Math.abs((all / 100) | 0);
  const part = Math.abs(all % 100);
  const decimals = part === 0 ? '' : part % 10 === 0 ? `.${part / 10}` : `.${twoDigits(part)}`;
  return `${all < 0 ? '-' : ''}${whole}${decimals}`;
}

function edgeJson(packed: number, { seconds, other }: Edge): string {
  const bits = flipBits(packed, other);
  const flipped = (flips[bits] ??= `,"flips":${JSON.stringify(seatsOf(bits))},"alternative":[`);
  return (
    `{"minutes":${hundredthsJson(seconds)}${flipped}${quoted[other & 63]},${quoted[(other >> 6) & 63]},` +
    `${quoted[(other >> 12) & 63]},${quoted[other >> 18]}]`
  );
}

function boundariesJson(resolved: ResolvedBirth): string {
  const { packed, timeKnown } = resolved;
  const term = termEdge(resolved);
  const name = termNames[(term.ordinal * 2) % 24] ?? '';
  return (
    `{"term":${edgeJson(packed, term)},"name":"${name}","utc":"${isoUtc(monthStarts[term.ordinal] as number)}"},` +
    `"hour":${timeKnown ? `${edgeJson(packed, hourEdge(resolved))}}` : 'null'},` +
    `"day":${timeKnown ? `${edgeJson(packed, dayEdge(resolved))}}` : 'null'}}`
  );
}

/** Offsets written for one convention and place, by era: births in bulk mostly share both. */
const offsets = { clock: '', dayTurn: '', timeZone: '', longitude: NaN, byEra: new Map<number, string>() };

function offsetsJson(resolved: ResolvedBirth): string {
  const { clock, dayTurn, timeZone, longitude } = resolved.birth;
  const { standard, summer } = resolved.offset;
  const same =
    offsets.longitude === longitude &&
    offsets.clock === clock &&
    offsets.dayTurn === dayTurn &&
    offsets.timeZone === timeZone &&
    clock !== 'true-solar';
  if (!same) Object.assign(offsets, { clock, dayTurn, timeZone, longitude, byEra: new Map() });
  const era = standard * 8192 + summer;
  let text = offsets.byEra.get(era);
  if (text === undefined) offsets.byEra.set(era, (text = JSON.stringify(offsetsView(resolved)).slice(0, -1)));
  return text;
}

function appliedJson(resolved: ResolvedBirth, lunar: LunarDate): string {
  const { wall, utc, local, timeKnown } = resolved;
  const times = timeKnown
    ? `"wallTime":"${isoSeconds(wall).slice(0, 16)}","instant":"${isoUtc(utc)}","localTime":"${isoSeconds(local)}"`
    : '"wallTime":null,"instant":null,"localTime":null';
  const notes = notesOf(resolved, lunar);
  return `${offsetsJson(resolved)},${times},"notes":${notes.length ? JSON.stringify(notes) : '[]'}}`;
}

/**
 * The JSON text of `chartRecord(analyzeChart(birth))`, byte for byte, several times faster.
 * Throws as `analyzeChart`.
 */
export function chartJson(birth: Birth): string {
  const resolved = resolveBirth(birth);
  const { packed, utc, day: dayNumber, timeKnown } = resolved;
  analyzeInto(flat, 0, packed, utc, resolved.birth.sexType === 'MALE' ? 1 : 0);
  const lunar = lunarDateOf(dayNumber);
  const year = flat[0] as number;
  const month = flat[1] as number;
  const day = flat[2] as number;
  const empty = firstVoidBranch(day);
  return (
    `{"pillars":{"year":${quoted[year]},"month":${quoted[month]},"day":${quoted[day]},` +
    `"hour":${quoted[packed >> 18]}},"solar":"${eightDigits(civilDate(dayNumber))}",` +
    `"lunar":{"year":${lunar.year},"month":${lunar.month},"day":${lunar.day},"leap":${lunar.leap}},` +
    `"seats":{"year":${seatJson(day, year, 0)},"month":${seatJson(day, month, 0)},` +
    `"day":${seatJson(day, day, 1)},"hour":${seatJson(day, flat[3] as number, 0)}},` +
    `"void":"${BRANCH_HANJA.slice(empty, empty + 2)}",` +
    `"elements":{"visible":${countsJson(SLOT.visible)},"withHidden":${countsJson(SLOT.withHidden)}},` +
    `"strength":${strengthJson()},"usefulGod":${usefulGodJson(day, month)},` +
    `"relations":${relationsJson()},"stars":${starsJson()},` +
    `"decadeLuck":${decadeJson(month, utc, timeKnown)},` +
    `"applied":${appliedJson(resolved, lunar)},` +
    `"boundaries":${boundariesJson(resolved)}}`
  );
}
