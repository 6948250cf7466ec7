import type { Chart } from '@wolha/saju';
import { openEdgeOf } from '#saju/doubt.ts';
import type { Book } from './book.ts';

/** How far the birth lies from the edge that leaves a pillar open. */
export function edgeSlots(book: Book, chart: Chart): void {
  const { doubt, minutes, term, turnsYear } = openEdgeOf(chart);
  if (doubt === '없음') return;
  const fact = {
    id: 'birth.edge',
    seat: '태어난 때',
    evidence: [term ?? doubt, minutes === null ? '' : `${minutes}분`].join(' ').trim(),
    basis: [],
  };
  book.add('doubt', doubt, fact);
  if (minutes !== null) book.add('edgeMinutes', `${minutes}분`, fact);
  if (term !== null) book.add('edgeName', term, fact);
  book.add('edgePillars', turnsYear ? '해와 달의 기둥' : '달의 기둥', fact);
}
