import type { SkyCell } from '@wolha/contract';
import { elementThing } from './chart-cells.ts';

type Element = SkyCell['fiveCircleColor'];

/** The round of the five elements: each brings forth the next and rules the one after it. */
const ROUND: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water'];

const TIES = [
  { words: '나란히 서요', way: 'both' },
  { words: '내가 낳아요', way: 'out' },
  { words: '내가 다스려요', way: 'out' },
  { words: '나를 다스려요', way: 'in' },
  { words: '나를 낳아요', way: 'in' },
] as const;

const tieOf = (self: Element, other: Element): (typeof TIES)[number] =>
  TIES[(ROUND.indexOf(other) - ROUND.indexOf(self) + 5) % 5] ?? TIES[0];

interface ElementTieProps {
  /** The day stem: the one who reads. */
  self: SkyCell;
  other: SkyCell;
}

/** Why a character bears its ten god's name: what its element does to mine, or mine to it. The day stem stands alone. */
export function ElementTie({ self, other }: ElementTieProps) {
  const { words, way } = tieOf(self.fiveCircleColor, other.fiveCircleColor);
  if (other.tenStar === '본원') {
    return (
      <div className="element-tie">
        <Disc cell={other} name={`나 · ${elementThing[other.fiveCircleColor]}`} />
      </div>
    );
  }
  return (
    <div className="element-tie">
      <Disc cell={self} name={`나 · ${elementThing[self.fiveCircleColor]}`} />
      <p className="element-tie-line" data-way={way}>
        {words}
      </p>
      <Disc cell={other} name={`${other.tenStar} · ${elementThing[other.fiveCircleColor]}`} />
    </div>
  );
}

function Disc({ cell, name }: { cell: SkyCell; name: string }) {
  return (
    <p className="element-tie-disc" data-element={cell.fiveCircleColor}>
      <span className="hanja" lang="zh-Hant" aria-hidden="true">
        {cell.chinese}
      </span>
      {name}
    </p>
  );
}
