import { account } from './screen-list/account.ts';
import { around } from './screen-list/around.ts';
import { chat } from './screen-list/chat.ts';
import { credits } from './screen-list/credits.ts';
import { freeResults } from './screen-list/free-results.ts';
import { givenBack } from './screen-list/given-back.ts';
import { paying } from './screen-list/paying.ts';
import type { Screen } from './screen-list/screen.ts';
import { shelves } from './screen-list/shelves.ts';

export type { Screen } from './screen-list/screen.ts';

/**
 * Every route in its states, in an order in which one reader can walk them: what is bought in one is there in a later
 * one. Pictures are taken of them, and a machine looks through them for faults of accessibility.
 */
export const screens: readonly Screen[] = [
  ...shelves,
  ...freeResults,
  ...paying,
  ...chat,
  ...account,
  ...credits,
  ...givenBack,
  ...around,
];
