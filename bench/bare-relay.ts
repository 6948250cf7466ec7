import { createServer, type ServerResponse } from 'node:http';

/** Passes on what it is told to everyone who listens, and does nothing else: what the machine itself takes for it. */
const listening = new Set<ServerResponse>();
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    listening.add(response);
    return;
  }
  for (const one of listening) one.write('event: piece\ndata: {"offset":0,"text":"."}\n\n');
  response.end();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
