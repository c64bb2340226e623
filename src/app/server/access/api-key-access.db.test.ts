import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { scopes } from '#shared/contract/scope.ts';
import { all, endpointAccess } from '../testing/endpoint-access.ts';
import { endpointsOfScope } from '../testing/endpoints-of-scope.ts';

vi.setConfig({ testTimeout: 180_000 });

const { studio, endpoints, closed, forSessions, outcomes, keyWith } = endpointAccess();

describe('the endpoints of an API key', () => {
  it.each(['expired', 'revoked'])('with a key that is %s every other request gets 401 (SRV-62)', async (ended) => {
    const { body } = await studio().adminCall('POST', '/api/admin/api-keys', {
      name: 'Programm',
      scopes,
      expires_in_days: 1,
    });
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await studio().call('GET', '/api/admin/bookings', undefined, headers)).status).toBe(200);
    if (ended === 'expired') studio().setNow('2030-06-04T08:00');
    else await studio().adminCall('DELETE', `/api/admin/api-keys/${body.id}`);
    const keys = closed().map(([key]) => key);
    const responses = await outcomes(keys, { ...headers, 'content-type': 'application/json' });
    studio().setNow('2030-06-03T08:00');
    expect(responses).toEqual(all(keys, 401));
  });

  it('the contracts give each endpoint the scope that the table gives it (SRV-62)', () => {
    const stated = endpoints().flatMap(([key, { scope }]) => (scope ? [`${scope} ${key}`] : []));
    const expected = scopes.flatMap((scope) => endpointsOfScope[scope].map((key) => `${scope} ${key}`));
    expect(stated.sort()).toEqual(expected.sort());
  });

  it('a key is accepted by the endpoints of its scope and no others, whatever the body (SRV-62)', async () => {
    for (const scope of scopes) {
      const authorization = `Bearer ${await keyWith([scope])}`;
      const keys = forSessions().map(([key]) => key);
      const responses = await outcomes(keys, { authorization, 'content-type': 'application/json' });
      for (const key of endpointsOfScope[scope]) {
        expect([key, responses[key]]).toEqual([key, expect.toSatisfy((status) => status !== 401 && status !== 403)]);
        delete responses[key];
      }
      expect(responses).toEqual(all(Object.keys(responses), 403));
    }
  });

  it('scopes exist only on protected endpoints, and none of them allows keys, settings, privacy or deletion', () => {
    expect(endpoints().filter(([, { access, scope }]) => scope && access !== 'admin')).toEqual([]);
    const open = closed().filter(([, { scope }]) => scope !== undefined);
    const forbidden =
      /DELETE|api-keys|webhooks|privacy|email-settings|company|page-design|legal|outbox|payments|imports/;
    expect(open.map(([key]) => key).filter((key) => forbidden.test(key))).toEqual([]);
    const writing = open.filter(([key, { scope }]) => !key.startsWith('GET ') && scope?.endsWith(':read'));
    // Two questions with a body; they change nothing.
    expect(writing.map(([key]) => key)).toEqual([
      'POST /api/admin/bookings/check-availability',
      'POST /api/admin/bookings/{id}/free-starts',
    ]);
    for (const [key, { scope }] of open.filter(([one]) => one.startsWith('GET '))) {
      expect([key, scope]).toEqual([key, expect.stringMatching(/:read$/)]);
    }
  });

  it('a key for free times gets no personal data (G07)', () => {
    const open = closed().filter(([, { scope }]) => scope === 'availability:read' || scope === 'services:read');
    const revealing = open.filter(([, { response }]) =>
      JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })).includes('customer'),
    );
    expect(revealing.map(([key]) => key)).toEqual([]);
  });

  it('a key changes nothing at public endpoints', async () => {
    const authorization = `Bearer ${await keyWith(scopes)}`;
    const service = await studio().addService();
    const photographer_id = await studio().addPhotographer();
    const customer = { name: 'Erika Sommer', email: 'erika@example.com', phone: '+49 171 2345678' };
    const late = { service_id: service, photographer_id, location_id: 'company', start: '2030-06-05T22:00', customer };
    const wanted = { ...late, ignore_working_hours: true };
    expect(await studio().call('POST', '/api/bookings', wanted, { authorization })).toMatchObject({ status: 400 });
    expect(await studio().adminCall('POST', '/api/bookings', wanted)).toMatchObject({ status: 201 });
  });
});
