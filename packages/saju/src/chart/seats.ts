import type { Seat } from './types.ts';

/** Seats in the order of every table here. */
export const SEATS: readonly Seat[] = ['year', 'month', 'day', 'hour'];
