import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a client that has connected may take to send its first request, in milliseconds. */
const firstRequestMs = 1000;

/**
 * Returns a function that closes the server without cutting off a request that a client has sent.
 *
 * Closing the listening socket resets every connection that the kernel has set up and the process has not accepted, and
 * `closeIdleConnections` destroys accepted ones whose first request has not arrived. Both look like a lost connection to
 * a client that was in time. So the server first accepts what is queued and waits, for `firstRequestMs` at most, until
 * each open connection has sent a request.
 */
export const gracefulClose = (server: FastifyInstance): (() => Promise<void>) => {
  const silent = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.server.on('request', ({ socket }) => void silent.delete(socket));
  return async () => {
    // Node accepts the whole queue in one turn of its loop; the second turn reads what those connections have sent.
    await nextTurn();
    await nextTurn();
    const until = performance.now() + firstRequestMs;
    while (silent.size > 0 && performance.now() < until) await delay(10);
    // A connection that becomes idle while the server closes would otherwise hold it open until its keep-alive ends.
    const hangUp = setInterval(() => server.server.closeIdleConnections(), 50);
    await server.close();
    clearInterval(hangUp);
  };
};
