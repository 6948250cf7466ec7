import c21 from './21-his-mind.ts';
import c22 from './22-again-us.ts';
import c23 from './23-call-first.ts';
import c24 from './24-ssum-to-love.ts';
import c25 from './25-crush-road.ts';
import c26 from './26-confess-cards.ts';
import c27 from './27-new-face.ts';
import c28 from './28-wedding-cards.ts';
import c29 from './29-two-hearts.ts';
import c30 from './30-regret.ts';
import c31 from './31-three-months.ts';
import c40 from './40-today-card.ts';
import c41 from './41-think-of-me.ts';
import c42 from './42-will-text.ts';
import c43 from './43-back-one.ts';
import c44 from './44-coming-one.ts';
import c45 from './45-marry-one.ts';
import type { ContentTexts } from './content-texts.ts';

/** Contents that have texts of their own. */
export const CONTENT_TEXTS: ReadonlyMap<number, ContentTexts> = new Map<number, ContentTexts>([
  [21, c21],
  [22, c22],
  [23, c23],
  [24, c24],
  [25, c25],
  [26, c26],
  [27, c27],
  [28, c28],
  [29, c29],
  [30, c30],
  [31, c31],
  [40, c40],
  [41, c41],
  [42, c42],
  [43, c43],
  [44, c44],
  [45, c45],
]);
