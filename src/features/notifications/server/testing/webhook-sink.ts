import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface WebhookSink {
  readonly url: string;
  readonly received: { readonly headers: IncomingHttpHeaders; readonly body: any }[];
  /** The response from now on. */
  response: { readonly status: number; readonly text?: string; readonly headers?: Record<string, string> };
  readonly close: () => Promise<void>;
}

/** A WhatsApp provider on loopback that records what it receives. */
export const startWebhookSink = async (): Promise<WebhookSink> => {
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        sink.received.push({ headers: request.headers, body });
        response.writeHead(sink.response.status, sink.response.headers).end(sink.response.text);
      },
      // The sender aborted the request.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const sink: WebhookSink = {
    url: `http://127.0.0.1:${port}/messages`,
    received: [],
    response: { status: 202 },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return sink;
};
