const GATES = 12;

/** The drawings of the chapter gates in order, by their names in the illustration system. */
export const gateUrls = (artUrl: (name: string) => string): string[] =>
  Array.from({ length: GATES }, (_, index) => artUrl(`gate/${String(index + 1).padStart(2, '0')}`));
