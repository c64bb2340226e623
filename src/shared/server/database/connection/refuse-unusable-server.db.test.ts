import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { silentLog } from '../testing/silent-log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { withDatabase } from '../testing/test-server.ts';
import { connectionRefusal, refuseUnusableServer } from './refuse-unusable-server.ts';

const database = testDatabase();
const refusalOf = (connection: string): Promise<string> =>
  refuseUnusableServer({ connection, log: silentLog }).then(
    () => 'nothing',
    (error: Error) => `${error.name}: ${error.message}`,
  );

/** A pooler like PgBouncer: it accepts the connection and refuses parameters it does not know. */
const pooler = async (response: (startup: Buffer) => Buffer) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => socket.end(response(bytes)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `postgres://studio@127.0.0.1:${(server.address() as AddressInfo).port}/studio`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};

const fatal = (code: string, message: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};

describe('a server that cannot be used is reported in one line', () => {
  it('a usable server is accepted', async () => {
    expect(await refusalOf(database().url)).toBe('nothing');
  });

  it('a pooler that refuses session parameters', async () => {
    const { url, close } = await pooler(() => fatal('08P01', 'unsupported startup parameter: options'));
    expect(await refusalOf(url)).toMatch(
      /^StartRefusal: DATABASE_URL: a pooler stands in between .*: options\).*Poolers\)$/,
    );
    await close();
  });

  it('no server at the address', async () => {
    expect(await refusalOf('postgres://studio@%2Fnowhere/studio')).toMatch(
      /^StartRefusal: DATABASE_URL: the database cannot be reached \(.*ENOENT/,
    );
  });

  it('a database that does not exist', async () => {
    expect(await refusalOf(withDatabase(inject('databaseServer'), 'nobody_made_it'))).toBe(
      'StartRefusal: DATABASE_URL: the server says: database "nobody_made_it" does not exist',
    );
  });
});

it.each([
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND nowhere', /cannot be reached \(getaddrinfo ENOTFOUND nowhere\)/],
  ['28P01', 'password authentication failed for user "x"', /the server says: password authentication failed/],
  ['53300', 'sorry, too many clients already', /no connection left/],
  ['57P03', 'the database system is starting up', /cannot be reached \(the database system is starting up\)/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', /no encrypted connection can be made/],
  ['', 'The server does not support SSL connections', /no encrypted connection can be made/],
  ['', 'timeout expired', /cannot be reached \(timeout expired\)/],
])('%s %s', (code, message, expected) => {
  expect(connectionRefusal(Object.assign(new Error(message), { code }))?.message).toMatch(expected);
});

it.each([new Error('a mistake of ours'), Object.assign(new pg.DatabaseError('x', 1, 'error'), { code: '42P01' })])(
  'any other error has no one-line reason: %s',
  (error) => {
    expect(connectionRefusal(error)).toBeUndefined();
  },
);
