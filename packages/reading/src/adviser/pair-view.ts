import { pair, type Chart, type PairReport } from '@wolha/saju';
import type { Fact } from '#reading.ts';
import { branchName, stemName, ELEMENT_THING } from '#saju/signs.ts';
import type { Slot } from '#saju/slots.ts';
import { tieOf } from '#saju/ties.ts';
import { j } from '#korean/particle.ts';
import type { Tie } from '#corpus/dimensions.ts';

/** How two day stems meet. */
export type StemMeeting = '합' | '충' | '같음' | '살림' | '받음' | '이김' | '눌림';

/** Two charts side by side, as the chat speaks of them. */
export interface PairView {
  report: PairReport;
  stems: StemMeeting;
  branches: Tie;
  /** What the score leans to; the score itself is never shown. */
  tone: 'good' | 'mixed' | 'strain';
  slots: ReadonlyMap<string, Slot>;
}

const GOOD = 73;
const STRAIN = 60;
const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
const STEM_COMBINATION = 5;
const CLASHING = new Set(['0-6', '1-7', '2-8', '3-9']);

/** 천간: 합 and 충 first, else by who feeds or rules whom. */
function stemsMeet(a: number, b: number): StemMeeting {
  if (Math.abs(a - b) === STEM_COMBINATION) return '합';
  if (CLASHING.has(`${Math.min(a, b)}-${Math.max(a, b)}`)) return '충';
  const step = (Math.floor(b / 2) - Math.floor(a / 2) + ELEMENTS.length) % ELEMENTS.length;
  return (['같음', '살림', '이김', '눌림', '받음'] as const)[step] ?? '같음';
}

export function pairView(own: Chart, other: Chart): PairView {
  const report = pair(own, other);
  const [mine, theirs] = [own.pillars.day, other.pillars.day];
  const slots = new Map<string, Slot>();
  const add = (name: string, text: string, fact: Fact | null) => slots.set(name, { text, fact });
  const fact = (id: string, seat: string, evidence: string): Fact => ({
    id: `pair.${id}`,
    seat,
    evidence,
    basis: ['pair'],
  });
  add('oStem', stemName(theirs.stem), fact('stem', '상대 일간', stemName(theirs.stem)));
  add('oBranch', branchName(theirs.branch), fact('branch', '상대 일지', branchName(theirs.branch)));
  add('oIlju', theirs.korean, fact('ilju', '상대 일주', theirs.korean));
  add(
    'oMonthBranch',
    branchName(other.pillars.month.branch),
    fact('month', '상대 월지', branchName(other.pillars.month.branch)),
  );
  const toMe = report.toA.tenGod.korean;
  const toThem = report.toB.tenGod.korean;
  add('toMe', toMe, fact('toMe', '두 일간 사이', `${stemName(theirs.stem)} ${toMe}`));
  add('toThem', toThem, fact('toThem', '두 일간 사이', `${stemName(mine.stem)} ${toThem}`));
  add(
    'stems',
    `${j(stemName(mine.stem), '과/와')} ${stemName(theirs.stem)}`,
    fact(
      'stems',
      '두 일간 사이',
      `${mine.stem.korean}${theirs.stem.korean} ${stemsMeet(mine.stem.index, theirs.stem.index)}`,
    ),
  );
  const tie = tieOf(mine.branch.index, theirs.branch.index);
  add(
    'branches',
    `${j(branchName(mine.branch), '과/와')} ${branchName(theirs.branch)}`,
    fact('branches', '두 일지 사이', `${mine.branch.korean}${theirs.branch.korean} ${tie}`),
  );
  const { useful, adverse } = report.toA;
  if (useful.count > 0)
    add(
      'oUseful',
      ELEMENT_THING[useful.element],
      fact('useful', '상대의 글자', `${ELEMENT_THING[useful.element]} ${useful.count}`),
    );
  else
    add('oNoUseful', ELEMENT_THING[useful.element], {
      ...fact('useful', '상대의 글자', `${ELEMENT_THING[useful.element]} 없음`),
      absent: true,
    });
  if (adverse.count > 2)
    add(
      'oAdverse',
      ELEMENT_THING[adverse.element],
      fact('adverse', '상대의 글자', `${ELEMENT_THING[adverse.element]} ${adverse.count}`),
    );
  const { useful: theirUseful } = report.toB;
  if (theirUseful.count > 0)
    add(
      'myUseful',
      ELEMENT_THING[theirUseful.element],
      fact('given', '내 글자', `${ELEMENT_THING[theirUseful.element]} ${theirUseful.count}`),
    );
  const [completed] = report.completed;
  if (completed)
    add(
      'completed',
      completed.korean,
      fact('completed', '두 사람의 글자', `${completed.hanja} ${completed.korean}`),
    );
  const tone = report.score >= GOOD ? 'good' : report.score < STRAIN ? 'strain' : 'mixed';
  return { report, stems: stemsMeet(mine.stem.index, theirs.stem.index), branches: tie, tone, slots };
}
