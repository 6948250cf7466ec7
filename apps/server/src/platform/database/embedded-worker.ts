import { mkdirSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveDatabase } from './embedded-server.ts';

/**
 * The embedded database, in a thread of its own so that a long query never holds up requests,
 * behind a unix socket so that it is reached by the same driver as any PostgreSQL.
 */
interface EmbeddedWorkerData {
  dataDirectory: string;
  socketPath: string;
}

const { dataDirectory, socketPath } = workerData as EmbeddedWorkerData;
if (parentPort === null) throw new Error('The embedded database runs in a worker thread.');

mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
const database = await PGlite.create(dataDirectory, {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});
const { rows } = await database.query<{ server_version: string }>('show server_version');
const served = await serveDatabase(database, {
  socketPath,
  serverVersion: rows[0]?.server_version ?? '18.0',
});

parentPort.on('message', (message) => {
  if (message !== 'close') return;
  void served
    .close()
    .then(() => database.close())
    .then(() => parentPort?.postMessage('closed'));
});
parentPort.postMessage('ready');
