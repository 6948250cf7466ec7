import { DIRECTION_NAMES, type CardRow } from '@wolha/tarot/deck';

const ORDINALS = ['첫 번째', '두 번째', '세 번째'];
const COUNTS = ['', '한 장', '두 장', '세 장'];

export const ordinalWords = (place: number): string => ORDINALS[place] ?? `${place + 1}번째`;
export const countWords = (count: number): string => COUNTS[count] ?? `${count}장`;

/** 달 역방향 */
export const cardWords = ({ name, direction }: Pick<CardRow, 'name' | 'direction'>): string =>
  `${name} ${DIRECTION_NAMES[direction]}`;
