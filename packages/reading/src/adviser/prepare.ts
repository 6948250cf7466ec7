import { concernsEar } from './concerns/ear.ts';
import { theEar } from './understand/likeness.ts';

/** Learns before a question comes: nobody has to wait for it then. Some two seconds of a processor. */
export function prepareAdviser(): void {
  theEar();
  concernsEar();
}
