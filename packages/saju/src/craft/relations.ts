export const RELATION_KINDS = [
  'stemCombination',
  'stemClash',
  'sixCombination',
  'threeCombination',
  'halfCombination',
  'directionalCombination',
  'clash',
  'punishment',
  'selfPunishment',
  'break',
  'harm',
  'resentment',
  'ghostGate',
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];
