import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { newChallenge } from '#features/auth/server/sign-in/challenge.ts';
import { scopes } from '#shared/contract/scope.ts';
import { all, allowed, endpointAccess, second, unknownId } from '../testing/endpoint-access.ts';
import { adminLogin } from '../testing/test-studio.ts';

const { studio, endpoints, underAdmin, closed, forSessions, callEndpoint, outcomes, keyWith } = endpointAccess();

// Fastify prints its routes as a tree; each level is indented by four characters.
const routesOf = (server: FastifyInstance): string[] => {
  const parents: string[] = [];
  const branches = server.printRoutes({ commonPrefix: false }).matchAll(/^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)/gm);
  return [...branches].flatMap(([, indent = '', part = '', methods = '']) => {
    const depth = indent.length / 4;
    const path = `${parents[depth - 1] ?? ''}${part.replaceAll(/:(\w+)/g, '{$1}')}`;
    parents[depth] = path;
    return methods.split(', ').map((method) => `${method} ${path}`);
  });
};

describe('access to the endpoints', () => {
  it('only three endpoints under /api/admin require no sign-in (SRV-62, AUTH-015)', () => {
    const open = underAdmin().filter(([, endpoint]) => endpoint.access === 'public');
    expect(open.map(([key]) => key).sort()).toEqual(allowed);
    const between = endpoints().filter(([, endpoint]) => endpoint.access === 'challenge');
    expect(between.map(([key]) => key)).toEqual([second]);
    expect(closed().length).toBeGreaterThan(10);
  });

  it('all endpoints for administrators are under /api/admin (SRV-62)', () => {
    const elsewhere = endpoints().filter(([key, { access }]) => access !== 'public' && !key.includes(' /api/admin/'));
    expect(elsewhere).toEqual([]);
  });

  it('every route under /api/admin is stated by a contract (SRV-62)', async () => {
    await studio().server.ready();
    const mounted = routesOf(studio().server).filter((route) => route.includes(' /api/admin'));
    const stated = underAdmin().map(([key]) => key);
    const heads = stated.filter((key) => key.startsWith('GET ')).map((key) => key.replace('GET', 'HEAD'));
    expect(mounted.sort()).toEqual([...stated, ...heads].sort());
  });

  it.each([
    ['no token', {}],
    ['a token nobody has', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a challenge nobody has', { authorization: `Bearer fbc_${'x'.repeat(43)}` }],
    ['a key nobody has', { authorization: `Bearer fbk_${'x'.repeat(43)}` }],
    ['a token of another form', { authorization: 'Bearer admin' }],
    ['a name and a password', { authorization: `Basic ${Buffer.from('studio:studio').toString('base64')}` }],
    ['a token in the wrong place', { 'x-access-token': 'x'.repeat(43), cookie: `admin_token=${'x'.repeat(43)}` }],
  ])('with %s every other request gets 401, whatever its body (AUTH-015, SRV-62)', async (_, headers) => {
    const keys = closed().map(([key]) => key);
    const responses = await outcomes(keys, { ...headers, 'content-type': 'application/json' });
    expect(responses).toEqual(all(keys, 401));
  });

  it.each(['expired', 'signed out'])(
    'with a session that has %s every other request gets 401 (AUTH-015, SRV-60, SRV-62)',
    async (ended) => {
      const { access_token } = (await studio().call('POST', '/api/admin/auth/login-json', adminLogin)).body;
      const headers = { authorization: `Bearer ${access_token}` };
      expect((await studio().call('GET', '/api/admin/auth/me', undefined, headers)).status).toBe(200);
      if (ended === 'expired') studio().setNow('2030-06-03T20:01');
      else await studio().call('POST', '/api/admin/auth/logout', undefined, headers);
      const keys = closed().map(([key]) => key);
      const responses = await outcomes(keys, { ...headers, 'content-type': 'application/json' });
      studio().setNow('2030-06-03T08:00');
      expect(responses).toEqual(all(keys, 401));
    },
  );

  it('an owner may call everything (TEAM-01)', async () => {
    const me = await studio().adminCall('GET', '/api/admin/auth/me');
    expect(me.body).toHaveProperty('role', 'owner');
    const others = endpoints().filter(([key]) => key !== second);
    expect([...new Set(others.map(([, { access }]) => access))].sort()).toEqual(['admin', 'public']);
    for (const [key] of closed().filter(([one]) => one.startsWith('GET '))) {
      const path = key.replace('GET ', '').replaceAll(/\{\w+\}/g, unknownId);
      expect([401, 403]).not.toContain((await studio().adminCall('GET', path)).status);
    }
  });

  it('a challenge is accepted only by the second step of a sign-in, which accepts neither a session nor a key (SRV-62)', async () => {
    const { id } = (await studio().adminCall('GET', '/api/admin/auth/me')).body;
    const { token } = await newChallenge(studio().context, id);
    const withChallenge = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const keys = forSessions().map(([key]) => key);
    expect(await outcomes(keys, withChallenge)).toEqual(all(keys, 401));
    expect(await callEndpoint(second, withChallenge)).toBe(400);
    expect((await studio().adminCall('POST', '/api/admin/auth/login-code', { code: '123456' })).status).toBe(401);
    const headers = { authorization: `Bearer ${await keyWith(scopes)}`, 'content-type': 'application/json' };
    expect(await callEndpoint(second, headers)).toBe(401);
  });

  it('another spelling of the path does not bypass the check (SRV-62)', async () => {
    for (const path of [
      '/api/admin/services/',
      '//api/admin/services',
      '/api/admin/./services',
      '/api/admin/%73ervices',
    ])
      expect([401, 404]).toContain((await studio().call('GET', path)).status);
    expect((await studio().server.inject({ method: 'HEAD', url: '/api/admin/services' })).statusCode).toBe(401);
  });

  it('the two public endpoints require no token (AUTH-017)', async () => {
    for (const key of allowed.filter((one) => one.startsWith('GET '))) {
      expect((await studio().call('GET', key.replace('GET ', ''))).status).toBe(200);
    }
  });
});
