import { afterEach, describe, expect, it } from 'vitest';
import { setRole as giveRole } from '#features/auth/server/testing/set-role.ts';
import { type Role, roles } from '#shared/contract/role.ts';
import { scopes } from '#shared/contract/scope.ts';
import { all, endpointAccess } from '../testing/endpoint-access.ts';
import { endpointsOfRole } from '../testing/endpoints-of-role.ts';
import { endpointsOfScope } from '../testing/endpoints-of-scope.ts';
import { adminLogin } from '../testing/test-studio.ts';

const { studio, endpoints, forSessions, outcomes, keyWith } = endpointAccess();

const setRole = (role: Role) => giveRole(studio().database.db, role);
afterEach(() => setRole('owner'));

const signIn = async (): Promise<Record<string, string>> => {
  const { body } = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
  return { authorization: `Bearer ${body.access_token}`, 'content-type': 'application/json' };
};
const keys = () => forSessions().map(([key]) => key);

describe('the endpoints of a role', () => {
  it.each(roles)('of %s are those of the reviewed list in the contracts (TEAM-01)', (role) => {
    const stated = endpoints().filter(([, { roles: named }]) => named?.includes(role));
    expect(stated.map(([key]) => key).sort()).toEqual([...endpointsOfRole[role]].sort());
  });

  it('every endpoint that requires a sign-in names its roles, the owner among them (TEAM-01)', () => {
    expect(
      endpoints().filter(([, { access, roles: named }]) => (access === 'admin') !== (named !== undefined)),
    ).toEqual([]);
    expect([...endpointsOfRole.owner].sort()).toEqual(keys().sort());
  });

  // The session began before the role was given: it counts from the next request.
  it.each(roles)('of %s are called, and all others refused with 403, whatever the body (TEAM-01)', async (role) => {
    const headers = await signIn();
    await setRole(role);
    const signedOut = 'POST /api/admin/auth/logout';
    const responses = await outcomes(
      keys().filter((key) => key !== signedOut),
      headers,
    );
    for (const key of endpointsOfRole[role].filter((one) => one !== signedOut)) {
      expect([key, responses[key]]).toEqual([key, expect.toSatisfy((status) => status !== 401 && status !== 403)]);
      delete responses[key];
    }
    expect(responses).toEqual(all(Object.keys(responses), 403));
  });

  it.each(scopes)('do not limit an API key with %s, whatever has become of who made it (TEAM-01)', async (scope) => {
    const headers = { authorization: `Bearer ${await keyWith([scope])}`, 'content-type': 'application/json' };
    for (const role of ['photographer', 'accountant'] as const) {
      await setRole(role);
      const responses = await outcomes(keys(), headers);
      const accepted = Object.keys(responses).filter((key) => responses[key] !== 403);
      expect(accepted.sort()).toEqual([...endpointsOfScope[scope]].sort());
    }
  });

  it.each([
    ['de', 'Dafür hat Ihr Konto keine Berechtigung. Bitte wenden Sie sich an den Inhaber des Studios.'],
    ['ru', 'У вашей учётной записи нет на это прав. Обратитесь к владельцу студии.'],
  ])(
    'are explained to whoever calls another one, in the language of the page: %s (TEAM-01)',
    async (language, detail) => {
      await setRole('desk');
      const refused = await studio().adminCall('GET', '/api/admin/audit', undefined, { 'accept-language': language });
      expect(refused).toMatchObject({ status: 403, body: { detail, code: 'not_for_role' } });
    },
  );

  it.each([
    ['owner', 201],
    ['desk', 201],
    ['photographer', 400],
    ['accountant', 400],
  ] as const)('at public ones %s gets no more than the daily business needs (TEAM-01)', async (role, status) => {
    const service_id = await studio().addService();
    const photographer_id = await studio().addPhotographer();
    const customer = { name: 'Erika Sommer', email: 'erika@example.com', phone: '+49 171 2345678' };
    const late = { service_id, photographer_id, location_id: 'company', start: '2030-06-05T22:00', customer };
    await setRole(role);
    expect(await studio().adminCall('POST', '/api/bookings', { ...late, ignore_working_hours: true })).toMatchObject({
      status,
    });
  });

  it('only an owner who changes the password is shown the API keys (TEAM-01)', async () => {
    await keyWith(['services:read']);
    for (const role of roles) {
      await setRole(role);
      const given = { current_password: adminLogin.password, new_password: adminLogin.password };
      const swapped = { ...given, new_password: 'another horse battery' };
      const { body } = await studio().adminCall('PUT', '/api/admin/auth/password', swapped);
      expect([role, body.api_keys.length > 0]).toEqual([role, role === 'owner']);
      await studio().adminCall('PUT', '/api/admin/auth/password', { ...given, current_password: swapped.new_password });
    }
  });
});
