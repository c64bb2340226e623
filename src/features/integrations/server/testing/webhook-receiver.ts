import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceiverResponse {
  readonly status: number;
  readonly text?: string;
  readonly headers?: Record<string, string>;
  /** Whether it closes the connection in the middle of its response. */
  readonly breaksOff?: boolean;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: { readonly headers: Readonly<Record<string, string>>; readonly body: string }[];
  /** The response from now on; undefined sends none. */
  response: ReceiverResponse | undefined;
  readonly close: () => Promise<void>;
}

/** A server on loopback that records what it receives. */
export const startReceiver = async (): Promise<WebhookReceiver> => {
  const take: RequestListener = (request, response) => {
    const keep = (body: string): void => {
      const sent = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      receiver.received.push({ headers: Object.fromEntries(sent), body });
      if (!receiver.response) return;
      const { status, headers, text: said = '', breaksOff = false } = receiver.response;
      response.writeHead(status, headers);
      if (breaksOff) response.write(said, () => response.destroy());
      else response.end(said);
    };
    // The sender aborted the request: nothing was received.
    text(request).then(keep, () => response.destroy());
  };
  const server = createServer(take);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    response: { status: 204 },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
};
