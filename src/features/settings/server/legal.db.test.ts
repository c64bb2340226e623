import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
let offered: { service_id: string; photographer_id: string };
beforeAll(async () => {
  offered = { service_id: await studio().addService(), photographer_id: await studio().addPhotographer() };
});

const pages = async () => (await studio().adminCall('GET', '/api/admin/legal')).body;
const page = async (kind: string) => (await pages()).find((one: { kind: string }) => one.kind === kind);
const put = (kind: string, body: unknown) => studio().adminCall('PUT', `/api/admin/legal/${kind}`, body);
const book = async (start: string) => {
  const { body } = await studio().call('POST', '/api/bookings', {
    ...offered,
    location_id: 'company',
    start,
    customer: { name: 'Erika Sommer', email: 'erika@example.de', phone: '+49 30 1234567' },
  });
  const { rows } = await sql<{ privacy_version: string; terms_version: string; consented_at: number }>`
    SELECT privacy_version, terms_version, consented_at FROM booking WHERE id = ${body.booking_id}`.execute(
    studio().context.db,
  );
  return rows[0]!;
};

describe('legal pages (AMB-007)', () => {
  it('are templates by default, filled from the settings', async () => {
    expect((await pages()).map(({ kind }: { kind: string }) => kind)).toEqual([
      'imprint',
      'privacy',
      'terms',
      'accessibility',
    ]);
    const { de, ru, history } = await page('terms');
    expect(de).toMatchObject({ is_own: false, text: de.template });
    expect(ru.text).toMatch(/^Что действует/);
    expect(history).toEqual([]);
  });

  it('a booking references the versions in force, which stay unchanged (SRV-26)', async () => {
    const before = await book('2030-06-05T09:00');
    expect(before.consented_at).toBe(studio().context.now());
    expect(before.privacy_version).toBe((await page('privacy')).version);
    expect(before.terms_version).toBe((await page('terms')).version);
    const own = 'Wir speichern nur, was wir brauchen.';
    const published = await put('privacy', { de: own });
    expect(published).toMatchObject({ status: 200, body: { de: { is_own: true, text: own }, ru: { is_own: false } } });
    const after = await book('2030-06-05T11:00');
    expect(after.privacy_version).toBe(published.body.version);
    expect(after.privacy_version).not.toBe(before.privacy_version);
    expect(after.terms_version).toBe(before.terms_version);
    const wording = await studio().adminCall('GET', `/api/admin/legal/privacy/versions/${before.privacy_version}`);
    expect(wording.body.de).toContain('## Was wir bei einer Buchung speichern');
    const versions = (await page('privacy')).history.map(({ version }: { version: string }) => version);
    expect(new Set(versions)).toEqual(new Set([before.privacy_version, after.privacy_version]));
  });

  it('a change of the company changes the version of the template, not the accepted wording', async () => {
    const before = await book('2030-06-06T09:00');
    await studio().adminCall('PUT', '/api/admin/company/settings', { company_name: 'Studio Neu' });
    const after = await book('2030-06-06T11:00');
    expect(after.terms_version).not.toBe(before.terms_version);
    const read = async (version: string) =>
      (await studio().adminCall('GET', `/api/admin/legal/terms/versions/${version}`)).body.de;
    expect(await read(before.terms_version)).not.toContain('Studio Neu');
    expect(await read(after.terms_version)).toContain('Studio Neu');
  });

  it('an empty text returns to the template', async () => {
    await put('imprint', { de: 'Eigenes', ru: 'Своё' });
    expect((await put('imprint', { de: '  ' })).body).toMatchObject({ de: { is_own: false }, ru: { is_own: true } });
    expect((await put('imprint', { ru: null })).body.ru.is_own).toBe(false);
  });

  it('a wording that was in force is never changed or deleted', async () => {
    const { db } = studio().context;
    await expect(sql`UPDATE legal_version SET de = 'anders'`.execute(db)).rejects.toThrow(/never changed/);
    await expect(sql`DELETE FROM legal_version`.execute(db)).rejects.toThrow(/never changed/);
  });

  it('the accessibility statement is a template with the studio’s data, or its own text with its versions (LAW-04)', async () => {
    const { de, ru } = await page('accessibility');
    expect(de).toMatchObject({ is_own: false, text: de.template });
    expect(de.text).toContain('Studio Neu');
    expect(ru.text).toContain('Юридическую силу имеет немецкий текст.');
    const published = await put('accessibility', { de: 'Unsere Erklärung' });
    expect(published).toMatchObject({ status: 200, body: { de: { is_own: true, text: 'Unsere Erklärung' } } });
    const { version } = published.body;
    expect(published.body.history).toMatchObject([{ version }]);
    const wording = await studio().adminCall('GET', `/api/admin/legal/accessibility/versions/${version}`);
    expect(wording.body).toMatchObject({ de: 'Unsere Erklärung', ru: ru.text });
  });

  it('an unknown page or version, a text that is too long, and a caller that is not signed in are refused', async () => {
    expect((await put('cookies', { de: 'x' })).status).toBe(404);
    expect((await put('terms', { de: 'x'.repeat(100_001) })).status).toBe(422);
    expect((await studio().adminCall('GET', '/api/admin/legal/terms/versions/none')).status).toBe(404);
    expect((await studio().call('GET', '/api/admin/legal')).status).toBe(401);
  });
});

describe('two owners who publish one legal page', () => {
  it('the second one is refused, is given the page in force, and nothing is changed (TEAM-04)', async () => {
    const { version } = await page('imprint');
    const first = (await put('imprint', { de: 'Eins', version })).body;
    const second = await put('imprint', { de: 'Zwei', version });
    expect(second).toMatchObject({ status: 409, body: { code: 'version_conflict', settings: first } });
    expect(await page('imprint')).toEqual(first);
    expect((await put('imprint', { de: 'Zwei', version: first.version })).status).toBe(200);
    expect((await put('imprint', { de: 'Drei' })).status).toBe(200);
    expect((await put('imprint', { de: 'Vier', version: null })).status).toBe(200);
  });

  it('of fifty at once with one version, one succeeds, and another page is no conflict (TEAM-04)', async () => {
    const { version } = await page('imprint');
    await put('terms', { de: 'Anderes' });
    const saved = await Promise.all(Array.from({ length: 50 }, (_, n) => put('imprint', { de: `Text ${n}`, version })));
    expect(saved.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(49).fill(409)]);
    expect(await page('imprint')).toEqual(saved.find(({ status }) => status === 200)?.body);
  });
});
