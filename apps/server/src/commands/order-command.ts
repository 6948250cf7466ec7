import { parseArgs } from 'node:util';
import { orderId as orderIdShape } from '@wolha/contract';

const OPTIONS = {
  state: { type: 'string' },
  stuck: { type: 'boolean', default: false },
  user: { type: 'string' },
  limit: { type: 'string', default: '30' },
  reason: { type: 'string' },
  unused: { type: 'boolean', default: false },
  hours: { type: 'string', default: '48' },
} as const;

const parse = (args: string[]) => parseArgs({ args, allowPositionals: true, options: OPTIONS });

export interface OrderCommand {
  command: string | undefined;
  orderId: string | undefined;
  values: ReturnType<typeof parse>['values'];
}

/** The words of `npm run orders -- …`; null when one of them is an option there is not. */
export function readOrderCommand([command, ...words]: readonly string[]): OrderCommand | null {
  // An order's number may begin with a hyphen, which would make options of its letters: it is taken off first.
  const named = orderIdShape.safeParse(words[0]).success;
  try {
    const { values, positionals } = parse(named ? words.slice(1) : words);
    return { command, orderId: named ? words[0] : positionals[0], values };
  } catch {
    return null;
  }
}
