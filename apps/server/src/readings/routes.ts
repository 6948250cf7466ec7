import type { readingRoutes } from '@wolha/contract';
import { contentOnWire } from '#catalogue/content-on-wire.ts';
import { findPerson } from '#members/find-person.ts';
import { AppError } from '#platform/app-error.ts';
import type { RouteHandlers } from '#platform/http/mount-routes.ts';
import { listSajuResults, listTarotDraws } from './list-results.ts';
import type { ReadingPorts } from './ports.ts';
import { readFreeFortune } from './read-free-fortune.ts';
import { freeFortuneResult, memberSajuResult } from './result-on-wire.ts';

export const readingHandlers = (ports: ReadingPorts): RouteHandlers<typeof readingRoutes> => ({
  analyseMemberSaju: async ({ params, body, caller }) => {
    const { contents } = await ports.catalogue();
    const content = contents.get(params.id);
    if (!content?.published) throw new AppError('NOT_FOUND');
    if (content.serviceType !== 'SAJU') throw new AppError('CONTENT_KIND_MISMATCH');
    const person = await findPerson(ports, caller.userId, body);
    return {
      fortuneContent: contentOnWire(content, contents, ports.art),
      memberSajuResult: memberSajuResult(person, ports.clock.now()),
    };
  },
  readFreeFortune: async ({ params, body, caller }) => {
    const { content, person, result } = await readFreeFortune(ports, {
      userId: caller.userId,
      contentId: params.id,
      person: body,
    });
    return {
      fortuneContent: contentOnWire(content, (await ports.catalogue()).contents, ports.art),
      freeFortuneResult: freeFortuneResult(person, result),
    };
  },
  listResults: async ({ caller }) => ({
    fortuneResultList: await listSajuResults(ports, caller.userId),
    tarotResultList: await listTarotDraws(ports, caller.userId),
  }),
});
