/** Indexes in `TEN_GOD_GROUPS`; also the steps along the cycle of elements from the day master's. */
const PEER = 0;
const OUTPUT = 1;
const WEALTH = 2;
const OFFICER = 3;
const RESOURCE = 4;

/**
 * 억부 용신 as a group 0 비겁, 1 식상, 2 재성, 3 관성, 4 인성.
 *
 * Weak: against 재성 비겁, against 관성 or 식상 인성, whichever presses most; the other of the two where the chart lacks it.
 * Strong: with 인성 in the lead 재성, 식상, 관성; else 식상, 관성, 재성; the first that the chart has.
 *
 * The five numbers are how much each group weighs in the chart, on any one scale.
 *
 * @param strong at or above the natural middle
 * @param present bits of the groups the chart has, in the open or hidden
 */
export function eokbuGroup(
  strong: boolean,
  peer: number,
  output: number,
  wealth: number,
  officer: number,
  resource: number,
  present: number,
): number {
  const has = (group: number) => ((present >> group) & 1) === 1;
  if (!strong) {
    const wanted = wealth > officer && wealth >= output ? PEER : RESOURCE;
    const other = wanted === PEER ? RESOURCE : PEER;
    return !has(wanted) && has(other) ? other : wanted;
  }
  const first = resource > peer ? WEALTH : OUTPUT;
  const second = resource > peer ? OUTPUT : OFFICER;
  const third = resource > peer ? OFFICER : WEALTH;
  if (has(first)) return first;
  if (has(second)) return second;
  return has(third) ? third : first;
}
