import { v7 as uuidv7 } from 'uuid';
import { loadCatalogue } from '#catalogue/load-catalogue.ts';
import { createCatalogue } from '#catalogue/snapshot.ts';
import { composeMaking, composeOrders } from './compose-orders.ts';
import { openTill } from './open-till.ts';
import type { PageSource } from './open-web.ts';
import { builtInAdviser, type Adviser } from '#chats/adviser.ts';
import { modelAdviser } from '#chats/model-adviser.ts';
import type { ChatPorts } from '#chats/ports.ts';
import { createReplyBoard } from '#chats/reply-board.ts';
import { openReplyDesk } from '#chats/reply-desk.ts';
import { policyVersionOf } from '#orders/policy-version.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { localDataKey } from '#platform/data-keys.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logging.ts';
import { contentDirectory } from '#platform/paths.ts';
import { createSealer } from '#platform/sealing.ts';
import { createMeteredModel } from '#providers/model/metered-model.ts';
import { modelWriter } from '#readings/model-writer.ts';
import { builtInWriter, type ReadingWriter } from '#readings/reading-writer.ts';

export interface OpenShop {
  port: number | null;
  /** Lets running requests and jobs end, then lets go of the database. */
  close(): Promise<void>;
}

export interface OpenShopOptions {
  config: Config;
  log: Logger;
  clock?: Clock;
  /** Who writes bought readings; the house itself unless told. */
  writer?: ReadingWriter;
  /** Who answers in the chat; the house or the configured model unless told. */
  adviser?: Adviser;
  /** In development: pages and files come from a bundler instead of the build. */
  pages?: PageSource;
}

/** Opens the shop: database, catalogue, jobs, and, where this process serves pages, the port. */
export async function openShop({
  config,
  log,
  clock = systemClock,
  writer,
  adviser,
  pages,
}: OpenShopOptions): Promise<OpenShop> {
  const database = await openDatabase(config, log);
  const { db } = database;
  try {
    const { pages: rules } = await loadCatalogue(db, contentDirectory);
    const sealer = createSealer(config.dataKeys ?? [localDataKey(config.dataDirectory)]);
    const listening = { port: config.port };
    const till = openTill(config, () => listening.port);
    const catalogue = createCatalogue({ db, clock });
    await catalogue();
    const orders = composeOrders({
      db,
      clock,
      log,
      sealer,
      newId: uuidv7,
      catalogue,
      provider: till.provider,
      policyVersion: policyVersionOf(rules),
      creditConfig: config.credits,
    });
    const model = config.model && createMeteredModel(config.model, { db, clock, newId: uuidv7 });
    const chats: ChatPorts = {
      db,
      clock,
      sealer,
      newId: uuidv7,
      log,
      catalogue,
      adviser: adviser ?? (model ? modelAdviser(model, log) : builtInAdviser),
      prices: config.credits,
      board: createReplyBoard({ db, log }),
    };
    const desk = openReplyDesk(chats);
    // What a process does not do it does not load either: it starts faster, and stays smaller.
    const workshop =
      config.role === 'web'
        ? null
        : (await import('./open-workshop.ts')).openWorkshop({
            reach: database.reach,
            orders,
            making: composeMaking(orders, writer ?? (model ? modelWriter(model, log) : builtInWriter)),
            desk,
          });
    const web =
      config.role === 'worker'
        ? null
        : await (
            await import('./open-web.ts')
          ).openWeb({ config, log, clock, pages, db, rules, sealer, till, orders, chats, desk, listening });
    return {
      port: web?.port ?? null,
      close: async () => {
        await web?.close();
        await desk.stop();
        await workshop?.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
