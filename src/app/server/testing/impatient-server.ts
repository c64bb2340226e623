import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll } from 'vitest';
import { testStudio } from './test-studio.ts';

// The same limits as in production, much shorter.
const patience = { headers: 500, body: 1000, upload: 600, silence: 1000, idle: 500, check: 50 };

export const head = (...lines: string[]): string =>
  ['POST /api/bookings HTTP/1.1', 'Host: studio', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

export const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

export const detailOf = (response: string): unknown =>
  JSON.parse(Buffer.from(response, 'latin1').toString().split('\r\n\r\n')[1] ?? '').detail;

/** A server whose timeouts for clients are at most a second, and sockets to it. */
export const impatientServer = () => {
  const studio = testStudio({}, { patience });
  let port: number;
  beforeAll(async () => {
    await studio().server.listen({ port: 0, host: '127.0.0.1' });
    port = (studio().server.server.address() as AddressInfo).port;
  });
  /** Opens a connection; `received` resolves to all data received until it is closed. */
  const open = (): { socket: Socket; received: Promise<string> } => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => void (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    return { socket, received: new Promise((resolve) => socket.once('close', () => resolve(text))) };
  };
  const exchange = (request: string): Promise<string> => {
    const { socket, received } = open();
    socket.write(request);
    return received;
  };
  return { studio, port: () => port, open, exchange };
};
