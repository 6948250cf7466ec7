/** Runs something later. Passed in, so that tests decide when later is. */
export type Schedule = (milliseconds: number, run: () => void) => void;

/** setTimeout ends at 2^31-1 ms; what lies further away is asked again then. */
const LONGEST = 2 ** 31 - 1;

/** Later by the machine's own clock, without keeping a process alive for it. */
export const realSchedule: Schedule = (milliseconds, run) => {
  if (milliseconds > LONGEST) {
    setTimeout(() => realSchedule(milliseconds - LONGEST, run), LONGEST).unref();
    return;
  }
  setTimeout(run, milliseconds).unref();
};
