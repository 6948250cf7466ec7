/**
 * 공망: the two branches that the ten pillars around a pillar (its 순) leave out; the first of the two, the second is
 * the next branch. 甲子순 leaves 戌亥, 甲戌순 申酉, ... By the day pillar; some schools add the year pillar's.
 */
export const firstVoidBranch = (pillar: number): number => (22 - 2 * ((pillar / 10) | 0)) % 12;

/** Whether a branch is void for a pillar. */
export const isVoid = (pillar: number, branch: number): boolean =>
  branch >> 1 === firstVoidBranch(pillar) >> 1;
