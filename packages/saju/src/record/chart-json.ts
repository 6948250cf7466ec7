import type { Birth } from '#birth.ts';
import { civilDate } from '#calendar/civil.ts';
import { isoMinutes, isoSeconds, twoDigits } from '#calendar/iso.ts';
import { lunarDateOf, type LunarDate } from '#calendar/lunar.ts';
import { termNames } from '#calendar/solar-terms.ts';
import { notesOf, offsetsView } from '#chart/applied.ts';
import { isBorderline, strengthView, usefulGodView } from '#chart/balance-view.ts';
import { dayEdge, flipBits, hourEdge, termEdge, type Edge } from '#chart/boundaries.ts';
import { decadeStart } from '#chart/decade-view.ts';
import { elementAt, pillarView } from '#chart/pillar-view.ts';
import { seatsOf } from '#chart/relations-view.ts';
import { resolveBirth, type ResolvedBirth } from '#chart/resolve-birth.ts';
import { SEATS } from '#chart/seats.ts';
import { starView } from '#chart/stars-view.ts';
import { analyzeInto } from '#core/analysis.ts';
import { monthStarts } from '#core/pillars.ts';
import { CHART_SLOTS, SLOT } from '#core/slots.ts';
import { eachRelation, eachStar } from '#core/walk.ts';
import { decadePillar } from '#craft/decade-luck.ts';
import { ELEMENTS } from '#craft/elements.ts';
import { RELATION_KINDS } from '#craft/relations.ts';
import { STARS } from '#craft/stars.ts';
import { BRANCH_HANJA, pillarHanja } from '#craft/stems-branches.ts';
import { firstVoidBranch } from '#craft/void-branches.ts';
import { eightDigits, seatRecord, starRecord, usefulGodRecord } from './chart-record.ts';

// A chart's text is put together of few long pieces: that is what makes it fast. Pieces that many charts share are made
// once and kept under a small number that fixes them. All are bounded by the craft (sixty pillars, seventeen stars), and
// they come from the functions that make the objects, so the text cannot drift from them.

const json = JSON.stringify;

/** Room for texts by number, made at its full size: an array that grows in leaps is much slower to read. */
const kept = (size: number): (string | undefined)[] => Array.from({ length: size });

const flat = new Int32Array(CHART_SLOTS);

/** `"甲子"` of each pillar, and `null` where a packed chart has no hour. */
const quoted = Array.from({ length: 64 }, (_, i) => (i < 60 ? `"${pillarHanja(i)}"` : 'null'));

const pillarTexts = SEATS.map((seat, i) =>
  quoted.map((pillar) => `${i ? ',' : '{"pillars":{'}"${seat}":${pillar}${i === 3 ? '},"solar":"' : ''}`),
);
const lunarDays = kept(13 * 64);

function datesText(packed: number, day: number, { year, month, day: lunarDay, leap }: LunarDate): string {
  const [years, months, days, hours] = pillarTexts;
  const key = (month * 32 + lunarDay) * 2 + (leap ? 1 : 0);
  return (
    `${years?.[packed & 63]}${months?.[(packed >> 6) & 63]}${days?.[(packed >> 12) & 63]}${hours?.[packed >> 18]}` +
    `${eightDigits(civilDate(day))}","lunar":{"year":${year}` +
    (lunarDays[key] ??= `,"month":${month},"day":${lunarDay},"leap":${leap}}`)
  );
}

const seats = kept(60 * 61 * 4);

function seatText(dayPillar: number, seat: number): string {
  const pillar = flat[SLOT.pillars + seat] as number;
  const key = (dayPillar * 61 + pillar + 1) * 4 + seat;
  return (seats[key] ??= makeSeat(dayPillar, pillar, seat));
}

function makeSeat(dayPillar: number, pillar: number, seat: number): string {
  const record = pillar < 0 ? null : seatRecord(pillarView(dayPillar, pillar, seat === 2));
  return `${seat ? ',' : ',"seats":{'}"${SEATS[seat]}":${json(record)}`;
}

/** `,"fire":3` of each element and count, opened and closed. */
const counts = ELEMENTS.map((element, i) =>
  Array.from({ length: 21 }, (_, count) => `${i ? ',' : '{'}"${element}":${count}${i === 4 ? '}' : ''}`),
);

function countsText(slot: number): string {
  const [wood, fire, earth, metal, water] = counts;
  return (
    `${wood?.[flat[slot] as number]}${fire?.[flat[slot + 1] as number]}${earth?.[flat[slot + 2] as number]}` +
    `${metal?.[flat[slot + 3] as number]}${water?.[flat[slot + 4] as number]}`
  );
}

const scores = kept(10_001);
const strengths = kept(192);
const usefulGods = kept(600);

/** Strength, all but its score fixed by a few bits; then the useful gods. */
function balanceText(day: number, month: number): string {
  const score = flat[SLOT.score] as number;
  const known = (flat[SLOT.pillars + 3] as number) >= 0 ? 1 : 0;
  const label = (flat[SLOT.label] as number) * 2 + (isBorderline(score) ? 1 : 0);
  const key = (label * 16 + (flat[SLOT.deuk] as number)) * 2 + known;
  const of = ((day % 10) * 12 + (month % 12)) * 5 + (flat[SLOT.eokbuGroup] as number);
  return (
    (scores[score] ??= `},"strength":{"score":${score / 10_000},`) +
    (strengths[key] ??= json({ ...strengthView(flat), score: undefined }).slice(1)) +
    (usefulGods[of] ??= `,"usefulGod":${json(usefulGodRecord(usefulGodView(flat)))},"relations":[`)
  );
}

const relations = kept(RELATION_KINDS.length * 192);
const stars = kept(STARS.length * 64);

/** The items of the list being written; every item is kept twice, as a first one and after a comma. */
let items = '';

function addRelation(kind: number, bits: number, element: number): void {
  const key = ((kind * 16 + bits) * 6 + element + 1) * 2 + (items ? 1 : 0);
  items += relations[key] ??=
    (items ? ',' : '') +
    json({
      kind: RELATION_KINDS[kind],
      seats: seatsOf(bits),
      element: element < 0 ? null : elementAt(element),
    });
}

function addStar(star: number, seat: number, how: number): void {
  const key = ((star * 4 + seat) * 8 + how) * 2 + (items ? 1 : 0);
  items += stars[key] ??= (items ? ',' : '') + json(starRecord(starView(star, seat, how)));
}

function relationsText(): string {
  items = '';
  eachRelation(flat, 0, addRelation);
  return items;
}

function starsText(): string {
  items = '';
  eachStar(flat, 0, addStar);
  return items;
}

const decadeHeads = kept(24);
const decadeStarts = kept(12 * 12 * 32);
const decades = kept(240);

function decadeLuckText(month: number, utc: number, timeKnown: boolean): string {
  const forward = flat[SLOT.forward] as number;
  const age = flat[SLOT.startAge] as number;
  const [years, months, days] = [flat[SLOT.startYears], flat[SLOT.startMonths], flat[SLOT.startDays]] as [
    number, number, number,
  ]; // prettier-ignore
  const key = (month * 2 + forward) * 2 + (timeKnown ? 1 : 0);
  return (
    (decadeHeads[age * 2 + forward] ??=
      `],"decadeLuck":{"forward":${forward === 1},"startAge":${age},"start":[`) +
    (decadeStarts[(years * 12 + months) * 32 + days] ??= `${years},${months},${days}],"startInstant":"`) +
    isoSeconds(decadeStart(flat, utc, 1)) +
    (decades[key] ??= decadesText(month, forward === 1, timeKnown))
  );
}

function decadesText(month: number, forward: boolean, timeKnown: boolean): string {
  const pillars = Array.from({ length: 10 }, (_, i) => pillarHanja(decadePillar(month, forward, i + 1)));
  return `Z","approximate":${!timeKnown},"pillars":${json(pillars)}},"applied":`;
}

/** Offsets written for one convention and place, by era: births in bulk mostly share both. */
const offsets = { clock: '', dayTurn: '', timeZone: '', longitude: NaN, byEra: new Map<number, string>() };

function offsetsText(resolved: ResolvedBirth): string {
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
  if (text === undefined) {
    text = `${json(offsetsView(resolved)).slice(0, -1)},"wallTime":`;
    offsets.byEra.set(era, text);
  }
  return text;
}

function appliedText(resolved: ResolvedBirth, lunar: LunarDate): string {
  const { wall, utc, local, timeKnown } = resolved;
  const times = timeKnown
    ? `"${isoMinutes(wall)}","instant":"${isoSeconds(utc)}Z","localTime":"${isoSeconds(local)}","notes":`
    : 'null,"instant":null,"localTime":null,"notes":';
  const notes = notesOf(resolved, lunar);
  return offsetsText(resolved) + times + (notes.length ? json(notes) : '[]');
}

const flips = kept(16);
const yearMonths = kept(4096);
const dayHours = kept(4096);

/** `.57` of each hundredth, as JSON writes it. */
const decimals = Array.from({ length: 100 }, (_, part) => {
  if (part === 0) return '';
  return part % 10 === 0 ? `.${part / 10}` : `.${twoDigits(part)}`;
});

/** An edge without its closing brace: minutes (see `hundredths`), what flips, and the other chart. */
function edgeText(packed: number, { seconds, other }: Edge): string {
  const all = Math.round(seconds / 0.6);
  const size = all < 0 ? -all : all;
  const bits = flipBits(packed, other);
  const [early, late] = [other & 4095, other >> 12];
  return (
    `${all < 0 ? '{"minutes":-' : '{"minutes":'}${(size / 100) | 0}${decimals[size % 100]}` +
    (flips[bits] ??= `,"flips":${json(seatsOf(bits))},"alternative":[`) +
    (yearMonths[early] ??= `${quoted[early & 63]},${quoted[early >> 6]},`) +
    (dayHours[late] ??= `${quoted[late & 63]},${quoted[late >> 6]}]`)
  );
}

const termTexts = Array.from({ length: 12 }, (_, i) => `,"name":"${termNames[2 * i]}","utc":"`);

function boundariesText(resolved: ResolvedBirth): string {
  const { packed, timeKnown } = resolved;
  const term = termEdge(resolved);
  const near =
    `},"boundaries":{"term":${edgeText(packed, term)}${termTexts[term.ordinal % 12]}` +
    `${isoSeconds(monthStarts[term.ordinal] as number)}Z"},"hour":`;
  if (!timeKnown) return `${near}null,"day":null}}`;
  return `${near}${edgeText(packed, hourEdge(resolved))}},"day":${edgeText(packed, dayEdge(resolved))}}}}`;
}

const voids = Array.from(
  { length: 11 },
  (_, i) => `},"void":"${BRANCH_HANJA.slice(i, i + 2)}","elements":{"visible":`,
);

/**
 * The JSON text of `chartRecord(analyzeChart(birth))`, byte for byte, several times faster.
 * Throws as `analyzeChart`.
 */
export function chartJson(birth: Birth): string {
  const resolved = resolveBirth(birth);
  const { packed, utc, timeKnown } = resolved;
  analyzeInto(flat, 0, packed, utc, resolved.birth.sexType === 'MALE' ? 1 : 0);
  const lunar = lunarDateOf(resolved.day);
  const [month, day] = [flat[SLOT.pillars + 1] as number, flat[SLOT.pillars + 2] as number];
  return (
    datesText(packed, resolved.day, lunar) +
    `${seatText(day, 0)}${seatText(day, 1)}${seatText(day, 2)}${seatText(day, 3)}${voids[firstVoidBranch(day)]}` +
    `${countsText(SLOT.visible)},"withHidden":${countsText(SLOT.withHidden)}${balanceText(day, month)}` +
    `${relationsText()}],"stars":[${starsText()}${decadeLuckText(month, utc, timeKnown)}` +
    `${appliedText(resolved, lunar)}${boundariesText(resolved)}`
  );
}
