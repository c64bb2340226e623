import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { testStudio } from '../testing/test-studio.ts';

const studio = testStudio();
/** Asks for versions, as the back office does. */
const call = (method: 'GET' | 'PUT', path: string, body?: object) =>
  studio().adminCall(method, `/api/admin/${path}`, body, { 'x-with-version': '1' });

interface Section {
  readonly path: string;
  /** The n-th of different bodies. */
  readonly body: (n: number) => object;
}
const sections: Readonly<Record<string, Section>> = {
  company: { path: 'company/settings', body: (n) => ({ company_phone: `030 ${n}` }) },
  'page design': { path: 'page-design/settings', body: (n) => ({ primary_color: `#0000${n + 10}` }) },
  mails: { path: 'email-settings', body: (n) => ({ design: { header_text: `Licht ${n}` } }) },
  payments: { path: 'payments/settings', body: (n) => ({ payment_deadline_hours: n + 1 }) },
  documents: { path: 'invoices/settings', body: (n) => ({ city: `Ort ${n}` }) },
  retention: { path: 'privacy/retention', body: (n) => ({ lost_contacts: n + 1 }) },
  widget: { path: 'widget', body: (n) => ({ origins: [`https://seite-${n}.example`] }) },
};

describe.each(Object.entries(sections))('two owners who change one group of settings: %s', (_, { path, body }) => {
  const read = async () => (await call('GET', path)).body;

  it('the second one is refused, is given the current settings, and nothing is changed (TEAM-04)', async () => {
    const { version } = await read();
    expect(version).toBe(0);
    const first = (await call('PUT', path, { ...body(1), version })).body;
    expect(first).toMatchObject({ version: expect.toSatisfy((now) => now > version) });
    expect(await read()).toEqual(first);
    const second = await call('PUT', path, { ...body(2), version });
    expect(second).toMatchObject({ status: 409, body: { code: 'version_conflict', settings: first } });
    expect(await read()).toEqual(first);
    const again = await call('PUT', path, { ...body(2), version: first.version });
    expect(again).toMatchObject({ status: 200, body: { version: first.version + 1 } });
  });

  it('the version may be sent in the header If-Match (TEAM-04)', async () => {
    const { version } = await read();
    const match = (etag: string, n: number) =>
      studio().adminCall('PUT', `/api/admin/${path}`, body(n), { 'if-match': etag });
    expect((await match(`"${version - 1}"`, 64)).status).toBe(409);
    expect((await match(`"${version}"`, 64)).status).toBe(200);
    expect((await match('*', 65)).status).toBe(200);
  });

  it('of many at once with one version, one succeeds (TEAM-04)', async () => {
    const { version } = await read();
    const saved = await Promise.all(
      Array.from({ length: scaleCount(50) }, (__, n) => call('PUT', path, { ...body(n + 3), version })),
    );
    const [winner, ...others] = saved.sort((a, b) => a.status - b.status);
    // Some endpoints accept fewer requests at once (429).
    expect(others.filter(({ status }) => status !== 409 && status !== 429)).toEqual([]);
    expect(winner).toEqual({ ...winner, status: 200, body: await read() });
  });

  it('a program without a version overwrites (TEAM-04)', async () => {
    const { version } = await read();
    expect(await call('PUT', path, body(60))).toMatchObject({ status: 200, body: { version: version + 1 } });
    const saved = await call('PUT', path, { ...body(61), version: null });
    expect(saved).toMatchObject({ status: 200, body: { version: version + 2 } });
  });

  it('a program that does not ask for the version gets the body without one, and may send it back (TEAM-04)', async () => {
    const former = (await studio().adminCall('GET', `/api/admin/${path}`)).body;
    expect(former).not.toHaveProperty('version');
    const saved = await studio().adminCall('PUT', `/api/admin/${path}`, body(63));
    expect(saved.body).not.toHaveProperty('version');
    expect((await studio().adminCall('PUT', `/api/admin/${path}`, former)).status).toBe(200);
  });
});
