import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import type { Struck } from '#kit/strike.ts';

/**
 * Serves a stand-in on a port of its own and prints one line of JSON with its address, so that a parent
 * process can wait for it. Port 0 takes a free one. Stops on SIGTERM and SIGINT.
 */
export function runStandalone(options: {
  name: string;
  app: Hono<Struck>;
  port: number;
  host: string;
}): void {
  const server = serve(
    { fetch: options.app.fetch, port: options.port, hostname: options.host },
    (address: AddressInfo) => {
      const origin = `http://${options.host}:${address.port}`;
      process.stdout.write(`${JSON.stringify({ sandbox: options.name, origin, pid: process.pid })}\n`);
    },
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  }
}
