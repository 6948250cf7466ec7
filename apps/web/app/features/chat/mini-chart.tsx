import type { FortuneCells, GroundCell, SajuCells, SkyCell } from '@wolha/contract';

interface MiniChartProps {
  /** Whose it is, for the ear. */
  label: string;
  saju: SajuCells;
  fortune: FortuneCells;
}

interface Column {
  name: string;
  sky: SkyCell | null;
  ground: GroundCell | null;
  self?: boolean;
}

/** Four pillars and the four lucks of a day, in two rows of small tiles. */
export function MiniChart({ label, saju, fortune }: MiniChartProps) {
  const { bigFortune, smallFortune, monthFortune, dayFortune } = fortune;
  const columns: readonly (Column | null)[] = [
    { name: '시', sky: saju.timeSky, ground: saju.timeGround },
    { name: '일', sky: saju.daySky, ground: saju.dayGround, self: true },
    { name: '월', sky: saju.monthSky, ground: saju.monthGround },
    { name: '연', sky: saju.yearSky, ground: saju.yearGround },
    null,
    { name: '대운', sky: bigFortune?.sky ?? null, ground: bigFortune?.ground ?? null },
    { name: '세운', ...smallFortune },
    { name: '월운', ...monthFortune },
    { name: '일운', ...dayFortune },
  ];
  return (
    <table className="mini-chart">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) =>
            column ? (
              <th key={column.name} scope="col">
                {column.name}
              </th>
            ) : (
              <Gap key="gap" />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {(['sky', 'ground'] as const).map((row) => (
          <tr key={row}>
            {columns.map((column) =>
              column ? (
                <td key={column.name}>
                  <MiniTile cell={column[row]} self={row === 'sky' && column.self} />
                </td>
              ) : (
                <Gap key="gap" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Gap = () => <td className="mini-chart-gap" aria-hidden="true" />;

function MiniTile({ cell, self }: { cell: SkyCell | GroundCell | null; self?: boolean | undefined }) {
  if (!cell) {
    return (
      <span className="mini-tile mini-tile-empty">
        <span className="sr-only">모름</span>
      </span>
    );
  }
  return (
    <span className="mini-tile" data-element={cell.fiveCircleColor} data-self={self || undefined}>
      <span className="hanja mini-sign" lang="zh-Hant" aria-hidden="true">
        {cell.chinese}
      </span>
      <span className="mini-reading">{cell.korean}</span>
    </span>
  );
}
