import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const path = '/api/admin/photographers';
const add = async () => (await studio().adminCall('POST', path, { name: 'Ida', phone: '030 1' })).body;
const change = (id: string, body: object) => studio().adminCall('PUT', `${path}/${id}`, body);

describe('two administrators who change one photographer (TEAM-04)', () => {
  it('the second one is refused, is given the current state, and nothing is changed', async () => {
    const { id, version } = await add();
    expect((await change(id, { phone: '030 2', version })).body).toMatchObject({
      phone: '030 2',
      version: version + 1,
    });
    const refused = await change(id, { phone: '030 3', daily_limit: 4, version });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', photographer: { id, phone: '030 2', daily_limit: null, version: version + 1 } },
    });
    expect((await studio().adminCall('GET', `${path}/${id}`)).body).toMatchObject({
      phone: '030 2',
      daily_limit: null,
    });
  });

  it('of fifty at once with one version, one succeeds', async () => {
    const { id, version } = await add();
    const saved = await Promise.all(Array.from({ length: 50 }, (_, n) => change(id, { phone: `030 ${n}`, version })));
    expect(saved.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(49).fill(409)]);
    const winner = saved.find(({ status }) => status === 200);
    expect((await studio().adminCall('GET', `${path}/${id}`)).body).toEqual(winner?.body);
  });

  it('the daily limit and the switch count as changes, and a program without a version overwrites', async () => {
    const { id, version } = await add();
    await change(id, { daily_limit: 3 });
    expect((await change(id, { name: 'Ida Roth', version })).status).toBe(409);
    const { body } = await studio().adminCall('PUT', `${path}/${id}/toggle-active`);
    expect(body.version).toBe(version + 2);
    expect((await change(id, { name: 'Ida Roth', version: version + 1 })).status).toBe(409);
    expect((await change(id, { name: 'Ida Roth' })).body).toMatchObject({ name: 'Ida Roth', version: version + 3 });
    expect((await change(id, { name: 'Ida', version: null })).status).toBe(200);
  });
});
