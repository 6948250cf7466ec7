/**
 * Keeps on one line what Korean line breaking alone would part: a particle and the bracket or quote it follows, two days
 * and the way between them, a month and its day, a suit and its number.
 */
export const holdTogether = (text: string): string =>
  text
    .replaceAll(/[)”’](?=[가-힣])/g, '$&\u2060')
    .replaceAll(/(?<=일)~(?=\d)/g, '\u2060~\u2060')
    .replaceAll(/(?<=\d월|컵|완드|소드|펜타클) (?=\d)/g, '\u00a0');
