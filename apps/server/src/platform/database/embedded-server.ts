import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import {
  CANCEL_REQUEST,
  fatal,
  GSS_REQUEST,
  isAnswered,
  PacketReader,
  ReadyWatch,
  SSL_REQUEST,
  TERMINATE,
  welcome,
} from './embedded-protocol.ts';

/** The engine behind the bridge: one backend that answers one message at a time. */
export interface Engine {
  execProtocolRawStream(
    message: Uint8Array,
    options: { onRawData: (data: Uint8Array) => void },
  ): Promise<void>;
  exec(query: string): Promise<unknown>;
}

export interface ServedDatabase {
  close(): Promise<void>;
}

/** Messages of one connection that belong together and must not be parted by another connection's. */
interface Turn {
  connection: Connection;
  messages: readonly Buffer[];
}

/**
 * Lets many connections share one backend. A turn is everything a connection sends up to where it waits for an answer:
 * parse, bind and execute of one query are never parted by another connection's. A connection that is inside a
 * transaction keeps the backend until it ends. Connections are welcomed at once, whoever holds the backend.
 */
class Backend {
  readonly #engine: Engine;
  readonly #waiting: Turn[] = [];
  #owner: Connection | null = null;
  #isBusy = false;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  enqueue(turn: Turn): void {
    this.#waiting.push(turn);
    void this.#work();
  }

  /** A connection is gone: what it had not said yet is dropped, what it left open is rolled back. */
  async forget(connection: Connection): Promise<void> {
    for (let at = this.#waiting.length - 1; at >= 0; at -= 1) {
      if (this.#waiting[at]?.connection === connection) this.#waiting.splice(at, 1);
    }
    if (this.#owner !== connection || this.#isBusy) return;
    await this.#rollBack();
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let turn = this.#next(); turn; turn = this.#next()) {
      await this.#take(turn);
      if (this.#owner?.isGone) await this.#rollBack();
    }
    this.#isBusy = false;
  }

  #next(): Turn | undefined {
    const at =
      this.#owner === null ? 0 : this.#waiting.findIndex(({ connection }) => connection === this.#owner);
    return at === -1 ? undefined : this.#waiting.splice(at, 1)[0];
  }

  async #take({ connection, messages }: Turn): Promise<void> {
    const watch = new ReadyWatch();
    try {
      for (const one of messages) {
        await this.#engine.execProtocolRawStream(one, {
          onRawData: (data) => {
            watch.see(data);
            connection.send(data);
          },
        });
      }
      this.#owner = watch.isIdle ? null : connection;
    } catch (error) {
      connection.end(fatal(error instanceof Error ? error.message : 'The database engine failed.'));
      this.#owner = connection;
      await this.#rollBack();
    }
  }

  async #rollBack(): Promise<void> {
    await this.#engine.exec('ROLLBACK').catch(() => undefined);
    this.#owner = null;
  }
}

class Connection {
  readonly #socket: Socket;
  readonly #backend: Backend;
  readonly #welcome: Buffer;
  readonly #reader = new PacketReader();
  #pending: Buffer[] = [];
  isGone = false;

  constructor(socket: Socket, backend: Backend, welcomeBytes: Buffer) {
    this.#socket = socket;
    this.#backend = backend;
    this.#welcome = welcomeBytes;
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.isGone = true;
      void backend.forget(this);
    });
  }

  send(data: Uint8Array): void {
    // The engine reuses its memory: the bytes must be ours before it goes on.
    if (!this.isGone) this.#socket.write(Buffer.from(data));
  }

  end(lastWords: Buffer): void {
    this.#socket.end(lastWords);
  }

  #read(chunk: Buffer): void {
    this.#reader.push(chunk);
    for (let packet = this.#reader.next(); packet; packet = this.#reader.next()) {
      if (!this.#reader.started) this.#greet(packet);
      else if (packet[0] === TERMINATE) this.#socket.end();
      else this.#hear(packet);
    }
  }

  #greet(packet: Buffer): void {
    const code = packet.readInt32BE(4);
    if (code === SSL_REQUEST || code === GSS_REQUEST) this.#socket.write('N');
    else if (code === CANCEL_REQUEST) this.#socket.end();
    else {
      this.#reader.started = true;
      this.#socket.write(this.#welcome);
    }
  }

  #hear(packet: Buffer): void {
    this.#pending.push(packet);
    if (!isAnswered(packet[0] ?? 0)) return;
    this.#backend.enqueue({ connection: this, messages: this.#pending });
    this.#pending = [];
  }
}

const serveConnection = (socket: Socket, backend: Backend, welcomeBytes: Buffer): Connection =>
  new Connection(socket, backend, welcomeBytes);

/** Serves an engine on a unix socket to any number of connections. */
export async function serveDatabase(
  engine: Engine,
  options: { socketPath: string; serverVersion: string },
): Promise<ServedDatabase> {
  const backend = new Backend(engine);
  const welcomeBytes = welcome(options.serverVersion);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveConnection(socket, backend, welcomeBytes);
  });
  rmSync(options.socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.socketPath, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
