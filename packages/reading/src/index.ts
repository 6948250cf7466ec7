export { j } from '#korean/particle.ts';
export { checkChapter, type CheckedChapter } from '#model/check-chapter.ts';
export { sajuTasks, tarotTasks, type ChapterBrief, type ChapterTask } from '#model/brief.ts';
export { modelPrompt, type ModelMessage, type ModelPrompt } from '#model/prompt.ts';
export { periodOf } from '#period.ts';
export type * from '#reading.ts';
export { writeSajuReading, type WriteSajuReading } from '#write-saju-reading.ts';
export { writeTarotReading, type WriteTarotReading } from '#write-tarot-reading.ts';
export { BUILTIN_WRITER } from '#writer-version.ts';
