import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';

/** Another process holds the directory. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Holds a directory for this process by listening on a socket in it. Whether a holder lives is judged by whether
 * its socket answers, never by a process id, which containers hand out again. A socket left by a killed process
 * answers nobody and is replaced; of two processes that replace it at once, the one whose socket stays wins.
 */
export async function lockDirectory(socketPath: string): Promise<DirectoryLock> {
  const token = randomUUID();
  if ((await whoAnswers(socketPath)) !== null) throw new DirectoryInUseError(socketPath);
  rmSync(socketPath, { force: true });
  const server = await listen(socketPath, token);
  await new Promise((resolve) => setTimeout(resolve, 50));
  if ((await whoAnswers(socketPath)) !== token) {
    server.close();
    throw new DirectoryInUseError(socketPath);
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function listen(socketPath: string, token: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(token);
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DirectoryInUseError(socketPath) : error),
    );
    server.listen(socketPath, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** The token of the process that listens, or null when nobody does. */
function whoAnswers(socketPath: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(socketPath);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(answer === '' ? null : answer));
  });
}
