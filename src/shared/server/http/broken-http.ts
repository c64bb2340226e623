import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

/**
 * Responds to what is not valid HTTP — malformed request lines, oversized headers, slow clients — and closes the
 * connection.
 */
export const refuseBrokenHttp = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, detail] = refusalOf(error.code);
  const body = JSON.stringify({ detail, code, request_id: randomUUID() });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
};

const refusalOf = (code: string | undefined): readonly [string, string, string] => {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return ['431 Request Header Fields Too Large', 'headers_too_large', 'The headers are too large'];
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'timeout', 'The request took too long'];
  return ['400 Bad Request', 'bad_request', 'The request is not valid HTTP'];
};
