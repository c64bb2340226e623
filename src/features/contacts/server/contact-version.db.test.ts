import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const path = '/api/admin/contacts';
const call = (method: 'POST' | 'GET' | 'PATCH', at: string, body?: object) =>
  studio().adminCall(method, at, body, { 'x-with-version': '1' });
const add = async () => (await call('POST', path, { name: 'Ida', email: 'ida@example.de', phone: '030 1' })).body;
const change = (id: string, body: object) => call('PATCH', `${path}/${id}`, body);

describe('two people who edit one contact', () => {
  it('the second one is refused, is given the current contact, and nothing is changed (TEAM-04)', async () => {
    const { id, version } = await add();
    const first = (await change(id, { phone: '030 2', version })).body;
    const second = await change(id, { phone: '030 3', notes: 'Neu', version });
    expect(second).toMatchObject({ status: 409, body: { code: 'version_conflict', contact: first } });
    expect((await call('GET', `${path}/${id}`)).body).toEqual(first);
    expect((await change(id, { notes: 'Neu', version: first.version })).body).toMatchObject({ notes: 'Neu' });
  });

  it('of fifty at once with one version, one succeeds (TEAM-04)', async () => {
    const { id, version } = await add();
    const saved = await Promise.all(
      Array.from({ length: 50 }, (_, n) => change(id, { phone: `030 ${n + 5}`, version })),
    );
    expect(saved.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(49).fill(409)]);
    expect((await call('GET', `${path}/${id}`)).body).toEqual(saved.find(({ status }) => status === 200)?.body);
  });

  it('a move on the board is no conflict, and a program that knows no version overwrites (TEAM-04)', async () => {
    const { id, version } = await add();
    await change(id, { phase: 'in_klaerung' });
    expect((await change(id, { phone: '030 4', version })).status).toBe(200);
    const plain = await studio().adminCall('PATCH', `${path}/${id}`, { phone: '030 9' });
    expect(plain).toMatchObject({ status: 200, body: { phone: '030 9' } });
    expect(plain.body).not.toHaveProperty('version');
    expect((await studio().adminCall('GET', path)).body[0]).not.toHaveProperty('version');
    expect((await call('GET', path)).body[0].version).toEqual(expect.any(String));
  });
});
