/** The parts of PostgreSQL's wire protocol (v3) that a bridge has to understand: packets, and when a backend is free. */

export const SSL_REQUEST = 80877103;
export const GSS_REQUEST = 80877104;
export const CANCEL_REQUEST = 80877102;

const letter = (text: string): number => text.charCodeAt(0);

export const TERMINATE = letter('X');

/** Messages after which the backend answers: the others wait to be sent along with one of these. */
const ANSWERED = new Set(['Q', 'S', 'H', 'F', 'c', 'f'].map(letter));

export const isAnswered = (type: number): boolean => ANSWERED.has(type);

/** Cuts a stream of bytes into messages. Until `started`, packets carry no type letter. */
export class PacketReader {
  #buffer: Buffer = Buffer.alloc(0);
  started = false;

  push(chunk: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
  }

  /** The next whole message, or null until more bytes have come. */
  next(): Buffer | null {
    const head = this.started ? 1 : 0;
    if (this.#buffer.length < head + 4) return null;
    const length = head + this.#buffer.readInt32BE(head);
    if (this.#buffer.length < length) return null;
    const packet = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    return packet;
  }
}

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const parameter = (name: string, value: string): Buffer => message('S', Buffer.from(`${name}\0${value}\0`));

/** What a server says to a connection it lets in: welcome, its settings, and that it waits. */
export function welcome(serverVersion: string): Buffer {
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    parameter('server_version', serverVersion),
    parameter('server_encoding', 'UTF8'),
    parameter('client_encoding', 'UTF8'),
    parameter('DateStyle', 'ISO, MDY'),
    parameter('integer_datetimes', 'on'),
    parameter('standard_conforming_strings', 'on'),
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
  ]);
}

/** A fatal error for a connection whose query the engine could not take at all. */
export const fatal = (text: string): Buffer =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C58000\0M${text}\0\0`));

const READY = Buffer.from([letter('Z'), 0, 0, 0, 5]);

/** Watches an answer go by and knows from its last bytes whether the backend is free of any transaction. */
export class ReadyWatch {
  #tail: Buffer = Buffer.alloc(0);

  see(chunk: Uint8Array): void {
    this.#tail = Buffer.concat([this.#tail, chunk.subarray(-6)]).subarray(-6);
  }

  /** True when the answer ended with "ready for query", outside of a transaction. */
  get isIdle(): boolean {
    return (
      this.#tail.length === 6 && this.#tail.subarray(0, 5).equals(READY) && this.#tail[5] === letter('I')
    );
  }
}
