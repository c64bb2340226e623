import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { operationsContract } from '../operations/contract.ts';
import { featureRoutes } from '../routes.ts';
import { testStudio } from '../testing/test-studio.ts';

const studio = testStudio();
const endpoints = (): [string, Endpoint][] =>
  [operationsContract, ...featureRoutes(studio().context).map(({ contract }) => contract)].flatMap((contract) =>
    Object.entries<Endpoint>(contract),
  );

/** Public pages whose content no visitor has written. */
const compressed = [
  'GET /api/availability',
  'GET /api/availability/month',
  'GET /api/openapi.json',
  'GET /api/photographers',
  'GET /api/photographers/{id}',
  'GET /api/services',
  'GET /api/services/{id}',
];
const smallest = { 'accept-encoding': 'gzip, br' };

describe('responses of the API that are compressed (SRV-67)', () => {
  it('are public, contain no personal data and no secret, and repeat no text of the request (SRV-92)', () => {
    const marked = endpoints().filter(([, endpoint]) => endpoint.compressed);
    expect(marked.map(([key]) => key).sort()).toEqual(compressed);
    expect(marked.filter(([, { access }]) => access !== 'public')).toEqual([]);
  });

  it('have the same content as uncompressed ones, in fewer bytes', async () => {
    for (const url of ['/api/openapi.json', '/api/services']) {
      for (let n = 0; n < 8; n++) await studio().addService({ name: `Shooting ${n}`, description: 'Text '.repeat(40) });
      const plain = await studio().server.inject({ url });
      const small = await studio().server.inject({ url, headers: smallest });
      const older = await studio().server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      expect(plain.headers).toMatchObject({
        vary: 'Accept-Encoding',
        'content-type': 'application/json; charset=utf-8',
      });
      expect([plain, small, older].map(({ headers }) => headers['content-encoding'])).toEqual([
        undefined,
        'br',
        'gzip',
      ]);
      expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(older.rawPayload).toString()).toBe(plain.body);
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    }
  });

  it('are never those of a booking or of the back office (SRV-92)', async () => {
    const notes = 'x'.repeat(3000);
    await studio().adminCall('POST', '/api/admin/contacts', {
      name: 'Ada',
      email: 'ada@example.de',
      source: 'Web',
      notes,
    });
    const { headers } = await studio().adminCall('GET', '/api/admin/contacts', undefined, smallest);
    expect(headers['content-encoding']).toBeUndefined();
  });
});
