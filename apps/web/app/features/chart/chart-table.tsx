import { lazy, Suspense, useState } from 'react';
import type { ChartNotes, FortuneCells, GroundCell, SajuCells, SkyCell } from '@wolha/contract';
import { useOverlay } from '#lib/overlay.tsx';
import { chartColumns, elementName, elementThing, signWords, type Column } from './chart-cells.ts';
import type { TermSheetProps } from './term-sheet.tsx';

const TermSheet = lazy(() => import('./term-sheet.tsx'));

export interface ChartTableProps {
  saju: SajuCells;
  fortune: FortuneCells;
  notes: ChartNotes;
}

/**
 * Seven columns: four pillars, a blank, the decade and the year. A real table, so that it can be heard as one; each sign
 * tells what it means when it is pressed.
 */
export function ChartTable({ saju, fortune, notes }: ChartTableProps) {
  const { pillars, luck } = chartColumns(saju, fortune);
  const columns: (Column | null)[] = [...pillars, null, ...luck];
  const sheet = useOverlay('chart-term');
  const [asked, setAsked] = useState<Pick<TermSheetProps, 'column' | 'part'> | null>(null);
  const tell = (column: Column, part: TermSheetProps['part'], tile: HTMLElement) => {
    setAsked({ column, part });
    // The sheet takes the lower part of the view: the sign moves to where it stays in sight above it.
    tile.scrollIntoView();
    sheet.open();
  };
  const isTold = (column: Column, part: TermSheetProps['part']) =>
    sheet.isOpen && asked?.column.key === column.key && asked.part === part;
  return (
    <section className="chart-card" aria-label="사주 명식">
      <table className="chart">
        <caption className="sr-only">네 기둥과 지금의 대운, 세운</caption>
        <thead>
          <tr>
            <td className="chart-row-label" />
            {columns.map((column) =>
              column ? <ColumnHead key={column.key} column={column} /> : <Blank key="blank" />,
            )}
          </tr>
        </thead>
        <tbody>
          <Row
            label="천간 십성"
            columns={columns}
            className="chart-god"
            cell={({ key, sky }) => <SkyGod sky={sky} self={key === 'day'} />}
          />
          <Row
            label="천간"
            columns={columns}
            cell={(column) => (
              <Tile
                cell={column.sky}
                self={column.key === 'day'}
                isTold={isTold(column, 'sky')}
                onPress={(tile) => tell(column, 'sky', tile)}
              />
            )}
          />
          <Row
            label="지지"
            columns={columns}
            cell={(column) => (
              <Tile
                cell={column.ground}
                isTold={isTold(column, 'ground')}
                onPress={(tile) => tell(column, 'ground', tile)}
              />
            )}
          />
          <Row
            label="지지 십성"
            columns={columns}
            className="chart-god"
            cell={({ ground }) => ground?.tenStar ?? ''}
          />
          <Row
            label="지장간"
            columns={columns}
            className="chart-hidden"
            cell={({ ground }) => <HiddenStems ground={ground} />}
          />
        </tbody>
      </table>
      <ChartFoot notes={notes} />
      <Suspense>{asked && <TermSheet overlay={sheet} self={saju.daySky} {...asked} />}</Suspense>
    </section>
  );
}

const Blank = () => <td className="chart-blank" aria-hidden="true" />;

function ColumnHead({ column }: { column: Column }) {
  return (
    <th scope="col" className="chart-head">
      <span className="chart-name">{column.name}</span>
      <span className="chart-seat">{column.seat}</span>
    </th>
  );
}

interface RowProps {
  label: string;
  columns: readonly (Column | null)[];
  className?: string;
  cell: (column: Column) => React.ReactNode;
}

function Row({ label, columns, className, cell }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row" className="chart-row-label">
        <span className="sr-only">{label}</span>
      </th>
      {columns.map((column) => (column ? <td key={column.key}>{cell(column)}</td> : <Blank key="blank" />))}
    </tr>
  );
}

function SkyGod({ sky, self }: { sky: SkyCell | null; self: boolean }) {
  if (self) return <span className="chart-self-seal">본원</span>;
  return sky?.tenStar ?? '';
}

interface TileProps {
  cell: SkyCell | GroundCell | null;
  self?: boolean;
  /** Its sheet stands open. */
  isTold: boolean;
  onPress: (tile: HTMLElement) => void;
}

function Tile({ cell, self = false, isTold, onPress }: TileProps) {
  if (!cell) {
    return (
      <span className="chart-tile chart-tile-empty">
        <span className="sr-only">모름</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="chart-tile"
      data-element={cell.fiveCircleColor}
      data-self={self || undefined}
      aria-haspopup="dialog"
      data-told={isTold || undefined}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <span className="hanja chart-sign" lang="zh-Hant" aria-hidden="true">
        {cell.chinese}
      </span>
      <span className="chart-reading">{signWords(cell)}</span>
      <span className="sr-only"> 뜻 보기</span>
    </button>
  );
}

function HiddenStems({ ground }: { ground: GroundCell | null }) {
  if (!ground) return null;
  const { first, second, third } = ground.jijangGan;
  const stems = [first, second, third].filter((stem) => stem !== null);
  return (
    <>
      <span className="hanja chart-hidden-signs" lang="zh-Hant" aria-hidden="true">
        {stems.map((stem) => stem.chinese).join('')}
      </span>
      <span className="chart-hidden-reading">{stems.map((stem) => stem.korean).join('·')}</span>
    </>
  );
}

function ChartFoot({ notes }: { notes: ChartNotes }) {
  const elements = Object.keys(elementName) as (keyof typeof elementName)[];
  return (
    <div className="chart-foot">
      <p>
        <strong>{notes.correction}</strong>
        {notes.correctedTime && ` · ${notes.correctedTime}`}
      </p>
      {notes.cautions.map((caution) => (
        <p key={caution} className="chart-caution">
          {caution}
        </p>
      ))}
      <p className="chart-hint">글자를 누르면 뜻을 볼 수 있어요.</p>
      <ul className="chart-key" aria-label="오행과 음양">
        {elements.map((element) => (
          <li key={element} data-element={element}>
            <b>{elementName[element]}</b> {elementThing[element]}
          </li>
        ))}
        <li>+ 양 · − 음</li>
      </ul>
    </div>
  );
}
