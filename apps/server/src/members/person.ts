import type { BirthInput, Member } from '@wolha/contract';
import type { Chart } from '@wolha/saju';
import { sajuCells } from '#charts/saju-on-wire.ts';
import type { Clock } from '#platform/clock.ts';
import type { Sealer } from '#platform/sealing.ts';
import { ageOn, chartOf, sealedBirth } from './birth.ts';
import type { MemberRow } from './repository.ts';

/** A member with birth data opened and the chart read from it. */
export interface Person {
  id: string;
  birth: BirthInput;
  chart: Chart;
  age: number;
  row: MemberRow;
}

export function openPerson(ports: { sealer: Sealer; clock: Clock }, row: MemberRow): Person {
  const birth = sealedBirth.parse(ports.sealer.open(row.sealedBirth));
  const chart = chartOf(birth);
  return { id: row.id, birth, chart, age: ageOn(chart.solar, ports.clock.now()), row };
}

/** A member as the wire has it. */
export const memberOnWire = ({ id, birth, age, chart, row }: Person): Member => ({
  id,
  ...birth,
  age,
  daySky: sajuCells(chart).daySky,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});
