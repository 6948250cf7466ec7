import alone1 from './alone-1.ts';
import alone2 from './alone-2.ts';
import alone3 from './alone-3.ts';
import alone4 from './alone-4.ts';
import anything1 from './anything-1.ts';
import anything2 from './anything-2.ts';
import anything3 from './anything-3.ts';
import anything4 from './anything-4.ts';
import couples1 from './couples-1.ts';
import couples2 from './couples-2.ts';
import couples3 from './couples-3.ts';
import couples4 from './couples-4.ts';
import couples5 from './couples-5.ts';
import crush1 from './crush-1.ts';
import crush2 from './crush-2.ts';
import crush3 from './crush-3.ts';
import crush4 from './crush-4.ts';
import leaning1 from './leaning-1.ts';
import leaning2 from './leaning-2.ts';
import marriage1 from './marriage-1.ts';
import marriage2 from './marriage-2.ts';
import marriage3 from './marriage-3.ts';
import marriage4 from './marriage-4.ts';
import near1 from './near-1.ts';
import near2 from './near-2.ts';
import near3 from './near-3.ts';
import near4 from './near-4.ts';
import parted1 from './parted-1.ts';
import parted2 from './parted-2.ts';
import parted3 from './parted-3.ts';
import parted4 from './parted-4.ts';
import plain1 from './plain-1.ts';
import plain2 from './plain-2.ts';
import voices1 from './voices-1.ts';
import voices2 from './voices-2.ts';
import voices3 from './voices-3.ts';
import voices4 from './voices-4.ts';
import type { Evening } from './evenings.ts';

/** Whole evenings of readers, message by message. */
export const SAID: readonly Evening[] = [
  ...alone1,
  ...alone2,
  ...alone3,
  ...alone4,
  ...anything1,
  ...anything2,
  ...anything3,
  ...anything4,
  ...couples1,
  ...couples2,
  ...couples3,
  ...couples4,
  ...couples5,
  ...crush1,
  ...crush2,
  ...crush3,
  ...crush4,
  ...leaning1,
  ...leaning2,
  ...marriage1,
  ...marriage2,
  ...marriage3,
  ...marriage4,
  ...near1,
  ...near2,
  ...near3,
  ...near4,
  ...parted1,
  ...parted2,
  ...parted3,
  ...parted4,
  ...plain1,
  ...plain2,
  ...voices1,
  ...voices2,
  ...voices3,
  ...voices4,
];
