/** The arched window every scene is seen through, and the middle it is turned about when reversed. */
export const WINDOW =
  'M30 424V116C30 88 52 78 88 69C116 62 138 55 150 39C162 55 184 62 212 69C248 78 270 88 270 116V424Z';
export const WINDOW_INNER =
  'M34.5 419.5V117C34.5 91 56 82 90 73.5C117 66.5 138 60 150 46C162 60 183 66.5 210 73.5C244 82 265.5 91 265.5 117V419.5Z';
export const WINDOW_MIDDLE = { x: 150, y: 232 } as const;
