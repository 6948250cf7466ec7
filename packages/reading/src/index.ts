export { j } from '#korean/particle.ts';
export { periodOf } from '#period.ts';
export type * from '#reading.ts';
export { writeSajuReading, type WriteSajuReading } from '#write-saju-reading.ts';
export { writeTarotReading, type WriteTarotReading } from '#write-tarot-reading.ts';
export { BUILTIN_WRITER } from '#writer-version.ts';
