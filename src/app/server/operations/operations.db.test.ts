import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();

describe('monitoring', () => {
  it('health responds without the database; readiness queries it (SRV-69)', async () => {
    expect(await studio().call('GET', '/api/health')).toMatchObject({
      status: 200,
      body: { status: 'ok', version: '0.0.0-test' },
    });
    expect(await studio().call('GET', '/api/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('describes every endpoint in OpenAPI 3.1 and on a page without scripts', async () => {
    const { body } = await studio().call('GET', '/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/bookings', '/api/availability/month', '/api/admin/auth/me']),
    );
    expect(body.paths['/api/admin/auth/me'].get.security).toEqual([{ administrator: [] }]);
    expect(body.paths['/api/admin/bookings'].get).toMatchObject({
      security: [{ administrator: [] }, { api_key: ['bookings:read'] }],
      responses: { 401: {}, 403: {}, 429: {} },
    });
    const documented = body.webhooks['booking.rescheduled'].post;
    expect(documented.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    expect(documented.requestBody.content['application/json'].schema.properties).toMatchObject({
      type: { const: 'booking.rescheduled' },
      data: { properties: { confirmation_code: { type: 'string' } } },
      details: { properties: { old_start: { type: 'string' } } },
    });
    const page = await studio().call('GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.body).toContain('/api/availability/month');
    expect(page.body).not.toMatch(/<script|https?:\/\//);
  });

  it('metrics are for this machine only', async () => {
    expect((await studio().call('GET', '/metrics')).status).toBe(404);
  });
});

describe('headers of every response (SRV-63, SRV-67)', () => {
  it.each([
    ['an unknown endpoint', 'GET', '/api/nope', undefined, {}, 404],
    ['an unknown method', 'PATCH', '/api/bookings', undefined, {}, 404],
    ['broken JSON', 'POST', '/api/bookings', '{"a":', { 'content-type': 'application/json' }, 400],
    [
      'JSON that is not UTF-8',
      'POST',
      '/api/bookings',
      Buffer.from([0x22, 0xff, 0x22]),
      { 'content-type': 'application/json' },
      400,
    ],
    [
      'a prototype in JSON',
      'POST',
      '/api/bookings',
      '{"__proto__":{"admin":true}}',
      { 'content-type': 'application/json' },
      400,
    ],
    [
      'JSON nested deep',
      'POST',
      '/api/bookings',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      { 'content-type': 'application/json' },
      400,
    ],
    ['a NUL character', 'POST', '/api/bookings', '{"notes":"a\\u0000"}', { 'content-type': 'application/json' }, 400],
    ['half a character', 'POST', '/api/bookings', '{"notes":"\\ud800"}', { 'content-type': 'application/json' }, 400],
    [
      'another content type',
      'POST',
      '/api/bookings',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
    ],
    ['text that calls itself JSON', 'POST', '/api/bookings', '{}', { 'content-type': 'text/plain' }, 415],
    [
      'a body beyond 1 MB',
      'POST',
      '/api/bookings',
      `"${'x'.repeat(1_048_577)}"`,
      { 'content-type': 'application/json' },
      413,
    ],
    ['no body', 'POST', '/api/bookings', undefined, {}, 422],
    ['an address that is no text', 'GET', '/api/services/%ff', undefined, {}, 400],
    ['a repeated parameter', 'GET', '/api/availability?date=2030-01-01&date=2030-01-02', undefined, {}, 422],
  ] as const)('%s: {detail, code, request_id}', async (_, method, path, payload, headers, status) => {
    const response = await studio().server.inject({
      method,
      url: path,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      detail: expect.anything(),
      code: expect.any(String),
      request_id: expect.any(String),
    });
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('a trailing slash makes no difference (AMB-086)', async () => {
    expect((await studio().call('GET', '/api/services/')).status).toBe(200);
  });
});
