import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuseStalledUpload, refuseUnfinishedBody } from './broken-http.ts';
import type { ClientTimeouts } from './client-timeouts.ts';

type Limits = Pick<ClientTimeouts, 'body' | 'upload' | 'check'>;

interface Arriving {
  /** Lets the body take as long as it moves. */
  readonly limitSilence: () => void;
}

const arriving = new WeakMap<IncomingMessage, Arriving>();

/**
 * Ends requests whose body does not arrive: after `body` ms with 408, and a file, once `allowSlowUpload` was called,
 * after `upload` ms without a single byte.
 */
export const limitBodies = (server: FastifyInstance, limits: Limits): void => {
  server.server.on('request', (message, response) => {
    if (hasBody(message)) arriving.set(message, watchBody(message, response, limits));
  });
};

/** Called for a caller who may send this file: from now on only silence ends the request. */
export const allowSlowUpload = (message: IncomingMessage): void => arriving.get(message)?.limitSilence();

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const watchBody = (message: IncomingMessage, response: ServerResponse, { body, upload, check }: Limits): Arriving => {
  const { socket } = message;
  let timer: NodeJS.Timeout = setTimeout(() => {
    // A handler that does not need the body may leave it unread.
    if (!message.complete) refuseUnfinishedBody(socket, response);
  }, body);
  const stop = (): void => clearTimeout(timer);
  message.once('end', stop);
  message.once('close', stop);
  return {
    limitSilence: () => {
      stop();
      if (message.complete || message.destroyed) return;
      let received = socket.bytesRead;
      let movedAt = performance.now();
      // The parser reads from the socket itself, so there is no event for what arrives.
      timer = setInterval(() => {
        if (socket.bytesRead !== received) {
          received = socket.bytesRead;
          movedAt = performance.now();
        } else if (performance.now() - movedAt >= upload) {
          stop();
          refuseStalledUpload(message, response);
        }
      }, check);
    },
  };
};
