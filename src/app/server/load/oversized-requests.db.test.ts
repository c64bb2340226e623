import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { detailOf, head, impatientServer, statusOf } from '../testing/impatient-server.ts';

const { studio, open, exchange } = impatientServer();

describe('requests that are too large or not HTTP are refused before they are read to the end', () => {
  it('a body whose declared length exceeds the limit (N06)', async () => {
    const response = await exchange(head('Content-Length: 10000000', 'Connection: close'));
    expect(statusOf(response)).toBe(413);
    expect(detailOf(response)).toBe('The request is too large');
  });

  it('a body without a length, once it exceeds 1 MB (N06)', async () => {
    const { socket, received } = open();
    socket.write(head('Transfer-Encoding: chunked', 'Connection: close'));
    socket.write(`10000\r\n${'['.repeat(65_536)}\r\n`.repeat(17));
    expect(statusOf(await received)).toBe(413);
  });

  it('a compressed body: it is not decompressed (N06)', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, '[')).toString('latin1');
    const { socket, received } = open();
    socket.write(head(`Content-Length: ${bomb.length}`, 'Content-Encoding: gzip', 'Connection: close'));
    socket.write(bomb, 'latin1');
    expect(statusOf(await received)).toBe(400);
  });

  it.each([
    ['a hundred thousand keys', `{${Array.from({ length: 100_000 }, (_, i) => `"${i}":0`).join(',')}}`, 400],
    ['half a million brackets', '['.repeat(500_000), 400],
    ['a number beyond all numbers', '{"service_id":1e999,"start":-1e999}', 422],
    ['the same key twice', '{"notes":"a","notes":"b"}', 422],
  ])('%s (N07)', async (_, payload, status) => {
    const headers = { 'content-type': 'application/json' };
    const response = await studio().server.inject({ method: 'POST', url: '/api/bookings', headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json().detail).toBeTruthy();
  });

  it.each([
    ['two lengths', head('Content-Length: 0', 'Content-Length: 5'), 400],
    ['a length and chunks', head('Content-Length: 5', 'Transfer-Encoding: chunked'), 400],
    ['chunks within chunks', head('Transfer-Encoding: chunked, chunked'), 400],
    ['a space before the colon', head('Content-Length : 5'), 400],
    ['a method nobody knows', 'STEAL /api/services HTTP/1.1\r\nHost: studio\r\n\r\n', 400],
    ['no address', 'GET  HTTP/1.1\r\nHost: studio\r\n\r\n', 400],
    ['headers of 17 kB', `GET /api/services HTTP/1.1\r\nHost: studio\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n', 400],
  ])('%s: one refusal, and the following bytes are not parsed as a request (N17)', async (_, request, status) => {
    const response = await exchange(`${request}GET /api/admin/services HTTP/1.1\r\nHost: studio\r\n\r\n`);
    expect(statusOf(response)).toBe(status);
    expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(detailOf(response)).toEqual(expect.any(String));
  });
});
