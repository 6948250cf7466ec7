import type { tarotRoutes } from '@wolha/contract';
import { contentOnWire } from '#catalogue/content-on-wire.ts';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import type { ReadingPorts } from './ports.ts';
import { readFreeTarot, type FreeTarot } from './read-free-tarot.ts';
import { reopenFreeTarot } from './reopen-free-tarot.ts';
import { freeTarotResult } from './tarot-on-wire.ts';

export const tarotHandlers = (ports: ReadingPorts): RouteHandlers<typeof tarotRoutes> => {
  const onWire = async ({ content, result }: FreeTarot) => ({
    fortuneContent: contentOnWire(content, (await ports.catalogue()).contents, ports.art),
    freeTarotResult: freeTarotResult(content, result, ports.art),
  });
  return {
    readFreeTarot: async ({ params, body, caller }) =>
      onWire(await readFreeTarot(ports, { userId: caller.userId, contentId: params.id, ...body })),
    reopenFreeTarot: async ({ params, caller }) =>
      onWire(await reopenFreeTarot(ports, { userId: caller.userId, id: params.id })),
  };
};
