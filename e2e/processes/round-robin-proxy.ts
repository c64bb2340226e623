import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface RoundRobinProxy {
  readonly url: string;
  /** Number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The processes that currently receive requests. */
  readonly ready: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * A proxy like that of deploy/proxy. It sends each request to the next process that reports ready, over a new
 * connection. If connecting fails, or the connection breaks and the request may be sent again, it tries another
 * process.
 */
export const startProxy = async (targets: readonly string[]): Promise<RoundRobinProxy> => {
  const statuses = new Map<number, number>();
  let ready = [...targets];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const forward = async (body: Buffer): Promise<void> => {
      const order = ready.length > 0 ? ready : targets;
      turn++;
      for (let attempt = 0; attempt < order.length; attempt++) {
        const target = order[(turn + attempt) % order.length] ?? '';
        if (await pass(target, incoming, body, outgoing)) break;
      }
      if (!outgoing.headersSent) outgoing.writeHead(502).end();
      statuses.set(outgoing.statusCode, (statuses.get(outgoing.statusCode) ?? 0) + 1);
    };
    readAll(incoming)
      .then(forward)
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const found = await Promise.all(targets.map(isReady));
      ready = targets.filter((_, index) => found[index]);
      await delay(25);
    }
  })();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    ready: () => ready,
    stop: async () => {
      stopping.abort();
      await watching;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const isReady = (target: string): Promise<boolean> =>
  fetch(`${target}/api/ready`).then(
    (response) => response.ok,
    () => false,
  );

const readAll = async (incoming: IncomingMessage): Promise<Buffer> => Buffer.concat(await incoming.toArray());

/** Resolves to whether the response is final; false if another process may be tried. */
const pass = (target: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<boolean> =>
  new Promise((resolve) => {
    let connected = false;
    const onward = request(target + incoming.url, {
      method: incoming.method ?? 'GET',
      headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress },
      agent: false,
    });
    onward.on('socket', (socket) => socket.on('connect', () => void (connected = true)));
    onward.on('error', () => resolve(connected && !mayRepeat(incoming)));
    onward.on('response', (response) => {
      response.toArray().then(
        (chunks) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers).end(Buffer.concat(chunks));
          resolve(true);
        },
        () => resolve(!mayRepeat(incoming)),
      );
    });
    onward.end(body);
  });

const mayRepeat = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;
