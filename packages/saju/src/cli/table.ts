import type { Birth } from '#birth.ts';
import { analyzeChart } from '#chart/analyze-chart.ts';
import { sevenColumns } from '#chart/seven-columns.ts';
import type { Chart, PillarView } from '#chart/types.ts';
import { ELEMENT_KOREAN, ELEMENTS, type Element } from '#craft/elements.ts';
import { onDate } from './record-line.ts';

/** Columns a terminal gives a text: two for Hangul and Hanja. */
const width = (text: string) =>
  [...text].reduce(
    (sum, c) => sum + (/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff]/.test(c) ? 2 : 1),
    0,
  );
const pad = (text: string, columns: number) => text + ' '.repeat(Math.max(1, columns - width(text)));

const LABEL_COLUMNS = 8;
const CELL_COLUMNS = 12;
const HEADINGS = ['시주', '일주', '월주', '연주', '', '대운', '세운'];

const ROWS: readonly (readonly [string, (pillar: PillarView) => string])[] = [
  ['', ({ stem }) => stem.tenGod?.korean ?? '본원'],
  ['천간', ({ stem }) => `${stem.hanja} ${stem.korean}`],
  ['지지', ({ branch }) => `${branch.hanja} ${branch.korean}`],
  ['', ({ branch }) => branch.tenGod.korean],
  ['지장간', ({ branch }) => branch.hiddenStems.map((hidden) => hidden.stem.korean).join('·')],
  ['운성', ({ branch }) => branch.twelveStage.korean],
  ['납음', ({ napEum }) => napEum.korean],
  ['공망', (pillar) => (pillar.void ? '공망' : '')],
];

const korean = (element: Element) => ELEMENT_KOREAN.charAt(ELEMENTS.indexOf(element));
const clockOf = (iso: string | null) => iso?.slice(11, 16) ?? '시각 모름';

function birthLines({ birth, solar, lunar, applied }: Chart): string[] {
  const date = `${solar.year}-${solar.month}-${solar.day}`;
  const moon = `${lunar.year}-${lunar.leap ? '윤' : ''}${lunar.month}-${lunar.day}`;
  const read = applied.localTime ? ` → ${clockOf(applied.localTime)}` : '';
  return [
    `양력 ${date} ${clockOf(applied.wallTime)} · 음력 ${moon} · ${birth.sexType === 'MALE' ? '남' : '여'}`,
    `${applied.summary}${read}`,
    ...applied.notes.map(({ message }) => `※ ${message}`),
  ];
}

function detailLines({
  elements,
  strength,
  usefulGod,
  relations,
  stars,
  decadeLuck,
  boundaries,
}: Chart): string[] {
  const seats = { year: '연', month: '월', day: '일', hour: '시' };
  const counts = ELEMENTS.map((element) => `${korean(element)} ${elements.visible[element]}`).join(' ');
  const { start } = decadeLuck;
  return [
    `오행     ${counts}`,
    `강약     ${strength.label} ${strength.score}`,
    `용신     억부 ${korean(usefulGod.eokbu.element)} · 조후 ${usefulGod.johu.stem.hanja}`,
    `합충     ${relations.map((r) => `${r.korean} ${r.hanja}(${r.seats.map((s) => seats[s]).join('')})`).join(', ')}`,
    `신살     ${stars.map((star) => `${star.korean}(${seats[star.seat]})`).join(', ')}`,
    `대운     ${decadeLuck.forward ? '순행' : '역행'} ${decadeLuck.startAge} (${start.years}년 ${start.months}개월 ${start.days}일 뒤)`,
    `         ${decadeLuck.pillars.map((pillar) => `${pillar.age} ${pillar.hanja}`).join('  ')}`,
    `절기     ${boundaries.term.name} ${boundaries.term.utc}에서 ${boundaries.term.minutes}분`,
  ];
}

/** A chart as a table for the terminal, with the luck of the day `on` (eight digits). Throws as `analyzeChart`. */
export function chartTable(input: object, on: string): string {
  const chart = analyzeChart({ sexType: 'FEMALE', ...input } as Birth);
  const { columns, monthFortune, dayFortune } = sevenColumns(chart, onDate(on));
  const line = (label: string, cells: readonly string[]) =>
    `${pad(label, LABEL_COLUMNS)}${cells.map((cell) => pad(cell, CELL_COLUMNS)).join('')}`.trimEnd();
  return [
    ...birthLines(chart),
    '',
    line('', HEADINGS),
    ...ROWS.map(([label, text]) =>
      line(
        label,
        columns.map((pillar) => (pillar ? text(pillar) : '')),
      ),
    ),
    '',
    ...detailLines(chart),
    `${on}  월운 ${monthFortune.hanja} · 일운 ${dayFortune.hanja}`,
    '',
  ].join('\n');
}
