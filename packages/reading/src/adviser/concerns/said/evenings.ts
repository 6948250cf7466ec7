/** One message of an evening, and what it came with. */
export interface Message {
  concern: string;
  text: string;
  /** It means that only because of what was said before. */
  leans: boolean;
}

/** What one reader typed in a room, from the first message to the last. */
export type Evening = readonly Message[];

function message(line: string): Message {
  const [, leans, concern = '', text = ''] = /^(> )?(\S+) \| (.+)$/u.exec(line.trim()) ?? [];
  return { concern, text, leans: leans !== undefined };
}

/** Evenings parted by an empty line; each message as `concern | text`, with `> ` before it where it leans. */
export const evenings = (lines: string): readonly Evening[] =>
  lines
    .trim()
    .split('\n\n')
    .map((evening) => evening.split('\n').map(message));
