import type { Catalogue } from '#catalogue/snapshot.ts';
import type { MemberPorts } from '#members/ports.ts';
import type { CreditConfig } from '#platform/config.ts';
import type { Logger } from '#platform/logging.ts';
import type { Adviser } from './adviser.ts';
import type { ReplyBoard } from './reply-board.ts';

export type ChatPrices = Pick<CreditConfig, 'perMessage' | 'freePerDay' | 'freePerDayOfHouse'>;

export interface ChatPorts extends MemberPorts {
  log: Logger;
  catalogue: Catalogue;
  adviser: Adviser;
  prices: ChatPrices;
  board: ReplyBoard;
}
