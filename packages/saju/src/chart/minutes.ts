/** Seconds as minutes, to a hundredth; never -0. */
export const hundredths = (seconds: number): number => Math.round(seconds / 0.6) / 100 + 0;
