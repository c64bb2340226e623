import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { preferredLanguage } from './preferred-language.ts';

/** How long a caller that still sends may take to read why it was refused, in ms. */
const lingerMs = 1000;

type Refusal = readonly [status: string, code: string, detail: string];

/**
 * Responds to what is not valid HTTP — malformed request lines, oversized headers, slow clients — and closes the
 * connection.
 */
export const refuseBrokenHttp = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  answer(socket, refusalOf(error.code));
};

/** Ends a request whose body has not arrived in time. */
export const refuseUnfinishedBody = (socket: Socket, response: ServerResponse): void =>
  refuse(socket, response, tooSlow);

/**
 * Ends an upload that has stopped. Not with 408: browsers take that for an invitation and send the file again without
 * asking.
 */
export const refuseStalledUpload = ({ socket, headers }: IncomingMessage, response: ServerResponse): void =>
  refuse(socket, response, [
    '400 Bad Request',
    'upload_stalled',
    stalled[preferredLanguage(headers['accept-language'])],
  ]);

const stalled = {
  de: 'Die Übertragung ist stehen geblieben. Bitte senden Sie die Datei noch einmal.',
  ru: 'Передача остановилась. Пожалуйста, отправьте файл ещё раз.',
} as const;

const refuse = (socket: Socket, response: ServerResponse, refusal: Refusal): void => {
  if (response.headersSent || !socket.writable) {
    socket.destroy();
    return;
  }
  answer(socket, refusal);
  hangUpSoon(socket);
};

/** Ends a connection on which more is sent than anybody wants, after its response can have been read. */
export const hangUpSoon = (socket: Socket): void => void setTimeout(() => socket.destroy(), lingerMs).unref();

const answer = (socket: Socket, [status, code, detail]: Refusal): void => {
  const body = JSON.stringify({ detail, code, request_id: randomUUID() });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
};

const tooSlow: Refusal = ['408 Request Timeout', 'timeout', 'The request took too long'];

const refusalOf = (code: string | undefined): Refusal => {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return ['431 Request Header Fields Too Large', 'headers_too_large', 'The headers are too large'];
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow;
  return ['400 Bad Request', 'bad_request', 'The request is not valid HTTP'];
};
