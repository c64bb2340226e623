import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a connected client may take to send its first request, in milliseconds. */
const firstRequestMs = 1000;

/**
 * Returns a function that closes the server without breaking off a request that a client has sent.
 *
 * Closing the listening socket resets every connection that the kernel has established and the process has not
 * accepted. `closeIdleConnections` destroys accepted connections whose first request has not arrived. To the client
 * both look like a lost connection. So the server first accepts queued connections and waits, for at most
 * `firstRequestMs`, until each open connection has sent a request.
 *
 * What is still under way after `finishMs` is broken off, because an upload over a slow line may take minutes.
 */
export const gracefulClose = (server: FastifyInstance, finishMs: number): (() => Promise<void>) => {
  const silent = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.server.on('request', ({ socket }) => void silent.delete(socket));
  return async () => {
    // Node accepts the whole queue in one turn of the event loop; the second turn reads what those connections have
    // sent.
    await nextTurn();
    await nextTurn();
    const until = performance.now() + firstRequestMs;
    while (silent.size > 0 && performance.now() < until) await delay(10);
    // A connection that becomes idle while the server closes would otherwise keep it open until its keep-alive timeout.
    const hangUp = setInterval(() => server.server.closeIdleConnections(), 50);
    const breakOff = setTimeout(() => server.server.closeAllConnections(), finishMs);
    await server.close();
    clearTimeout(breakOff);
    clearInterval(hangUp);
  };
};
