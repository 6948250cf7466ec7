import type { Fact } from '#reading.ts';

/** A fact as words to be put into a text, with the fact itself. */
export interface Slot {
  text: string;
  fact: Fact | null;
}

export type Slots = ReadonlyMap<string, Slot>;

/** Basis words a ten-god group answers. */
export const GROUP_BASIS: Record<string, string> = {
  peer: 'bigyeop',
  output: 'siksang',
  wealth: 'jaeseong',
  officer: 'gwanseong',
  resource: 'inseong',
};

export const godBasis = (group: string | undefined): string[] => {
  const word = group === undefined ? undefined : GROUP_BASIS[group];
  return word ? [word] : [];
};

/** Collects slots. */
export class Book {
  readonly slots = new Map<string, Slot>();

  add(name: string, text: string, fact: Fact | null): void {
    this.slots.set(name, { text, fact });
  }

  /** A fact under several names, said differently. */
  fact(fact: Fact, names: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(names)) this.add(name, text, fact);
  }
}
