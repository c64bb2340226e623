import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { type Scope, scopes } from '#shared/contract/scope.ts';
import { featureRoutes } from '../routes.ts';
import { testStudio } from '../testing/test-studio.ts';

const studio = testStudio();
const anna = {
  name: 'Anna Lindner',
  email: 'anna@example.de',
  phone: '+49 170 1234567',
  bio: 'Seit 2001',
  hourly_rate: 45.5,
  experience_years: 7,
};
const add = async (): Promise<string> => (await studio().adminCall('POST', '/api/admin/photographers', anna)).body.id;
const keyWith = async (...given: readonly Scope[]) => {
  const { body } = await studio().adminCall('POST', '/api/admin/api-keys', { name: 'Programm', scopes: given });
  return (path: string) => studio().call('GET', path, undefined, { authorization: `Bearer ${body.token}` });
};
const path = '/api/admin/photographers';
const own = { email: anna.email, phone: anna.phone, hourly_rate: anna.hourly_rate };

describe('what of a photographer is the studio’s business only', () => {
  it('is given to a key with a scope of its own, to no other (SRV-104)', async () => {
    const id = await add();
    const others = await keyWith(...scopes.filter((scope) => scope !== 'photographers:private'));
    for (const { status, body } of [await others(`${path}/${id}`), await others(path)]) {
      const one = Array.isArray(body) ? body.find((photographer) => photographer.id === id) : body;
      expect(status).toBe(200);
      expect(one).toMatchObject({ id, name: anna.name, bio: anna.bio, experience_years: 7, is_active: true });
      expect(Object.keys(one).filter((name) => name in own)).toEqual([]);
    }
    const all = await keyWith('photographers:read', 'photographers:private');
    expect((await all(`${path}/${id}`)).body).toMatchObject(own);
    expect((await all(path)).body).toContainEqual(expect.objectContaining(own));
  });

  it('is opened by that scope only together with the one that reads photographers (SRV-104)', async () => {
    const id = await add();
    const alone = await keyWith('photographers:private');
    for (const address of [path, `${path}/${id}`]) {
      expect(await alone(address)).toMatchObject({ status: 403, body: { code: 'missing_scope' } });
    }
  });

  it('is shown to people who are signed in, as specified (SRV-104)', async () => {
    const id = await add();
    expect((await studio().adminCall('GET', `${path}/${id}`)).body).toMatchObject(own);
    expect((await studio().adminCall('GET', path)).body).toContainEqual(expect.objectContaining(own));
  });

  it('is in no other response that a key can get (SRV-104)', () => {
    const open = featureRoutes(studio().context)
      .flatMap(({ contract }) => Object.entries<Endpoint>(contract))
      .filter(([, { scope }]) => scope !== undefined);
    const revealing = open.filter(([, { response, trimmed }]) =>
      JSON.stringify(z.toJSONSchema((trimmed ?? { response }).response, { unrepresentable: 'any' })).includes(
        'hourly_rate',
      ),
    );
    expect(revealing.map(([key]) => key)).toEqual([]);
    expect(open.filter(([, { trimmed }]) => trimmed?.unless === 'photographers:private')).toHaveLength(2);
  });
});
