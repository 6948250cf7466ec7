import type { GroundCell, SkyCell } from '@wolha/contract';
import type { Overlay } from '#lib/overlay.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { elementName, elementThing, type Column } from './chart-cells.ts';
import { ElementTie } from './element-tie.tsx';
import { godTerms, seatTerms } from './seat-terms.ts';
import { branchTerms, stemTerms } from './sign-terms.ts';

export interface TermSheetProps {
  overlay: Overlay;
  column: Column;
  part: 'sky' | 'ground';
  /** The day stem, by which every other character has its name. */
  self: SkyCell;
}

/** What one character of the chart is, where it sits, and what it does in love. */
export default function TermSheet({ overlay, column, part, self }: TermSheetProps) {
  const ground = part === 'ground' ? column.ground : null;
  const cell = part === 'sky' ? column.sky : ground;
  if (!cell) return null;
  const sign = (part === 'sky' ? stemTerms : branchTerms)[cell.korean];
  const god = godTerms[cell.tenStar];
  const polarity = cell.minusPlus === '+' ? '양' : '음';
  return (
    <Dialog overlay={overlay} kind="sheet" title={`${cell.korean}${elementName[cell.fiveCircleColor]}`} serif>
      <p>
        <b className="block text-lg font-semibold">{sign?.picture}</b>
        <span className="text-note text-ink-500">
          {polarity}의 {elementThing[cell.fiveCircleColor]} · {column.name} {part === 'sky' ? '천간' : '지지'}
        </span>
      </p>
      <ElementTie self={self} other={cell} />
      <dl className="chart-terms">
        <div>
          <dt>사랑에서</dt>
          <dd>{sign?.inLove}</dd>
        </div>
        <div>
          <dt>앉은 자리</dt>
          <dd>{seatTerms[column.key][part]}</dd>
        </div>
        {god !== undefined && (
          <div>
            <dt>{cell.tenStar}</dt>
            <dd>{god}</dd>
          </div>
        )}
        {ground && (
          <div>
            <dt>지장간</dt>
            <dd>
              땅의 글자 안에 숨은 하늘 글자예요. {ground.korean}
              {elementName[ground.fiveCircleColor]} 안에는 {hiddenWords(ground)} 들어 있습니다.
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}

function hiddenWords({ jijangGan: { first, second, third } }: GroundCell): string {
  const stems = [first, second, third].filter((stem) => stem !== null);
  const words = stems.map(({ korean }) => korean).join('·');
  const signs = stems.map(({ chinese }) => chinese).join('');
  const count = ['한', '두', '세'][stems.length - 1];
  return `${words}(${signs}) ${count} 글자가`;
}
