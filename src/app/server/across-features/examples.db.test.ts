import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addFirstContent } from '../first-content.ts';
import { testStudio } from '../testing/test-studio.ts';

const studio = testStudio();
const get = async (path: string) => (await studio().adminCall('GET', path)).body;
const services = () => get('/api/admin/services');
const photographers = () => get('/api/admin/photographers');
const examples = (all: { name: string; is_example: boolean }[]): string[] =>
  all.filter(({ is_example }) => is_example).map(({ name }) => name);
const goLiveStep = async () =>
  (await get('/api/admin/go-live')).steps.find(({ name }: { name: string }) => name === 'examples');
const byName = (all: { id: string; name: string }[], name: string): string =>
  all.find((one) => one.name === name)?.id ?? '';

const audited = async (action: string): Promise<unknown[]> => {
  const { rows } = await sql<{ details: unknown }>`
    SELECT details FROM audit_entry WHERE action = ${action} ORDER BY id`.execute(studio().database.db);
  return rows.map(({ details }) => details);
};

describe('the examples of a new studio', () => {
  it('do not include what the studio has created', async () => {
    await studio().addService({ name: 'Eigenes' });
    await studio().addPhotographer({ name: 'Eva Eigen' });
    await studio().adminCall('POST', '/api/admin/services', { name: 'Neu', description: 'Auch eigen' });
    expect(examples(await services())).toEqual([]);
    expect(examples(await photographers())).toEqual([]);
    expect(await goLiveStep()).toEqual({ name: 'examples', done: true, skipped: false });
  });

  it('are marked, all but the special offer, and only for the studio (SRV-99)', async () => {
    await addFirstContent(studio().context);
    expect(examples(await services())).toEqual(['Porträtshooting', 'Bewerbungsfotos', 'Familienshooting']);
    expect(examples(await photographers())).toEqual(['Anna Lindner', 'Max Berger']);
    expect(await goLiveStep()).toEqual({ name: 'examples', done: false, skipped: false, at: 'services' });
    const { body } = await studio().call('GET', '/api/services');
    expect(body[0]).not.toHaveProperty('is_example');
  });

  it('become the studio’s own when they are saved, not when they are switched off or reordered', async () => {
    const id = byName(await services(), 'Bewerbungsfotos');
    await studio().adminCall('PUT', `/api/admin/services/${id}/toggle-active`);
    await studio().adminCall('PUT', '/api/admin/services/reorder', { service_ids: [id] });
    expect(examples(await services())).toContain('Bewerbungsfotos');
    await studio().adminCall('PUT', `/api/admin/services/${id}/toggle-active`);
    await studio().adminCall('PUT', `/api/admin/services/${id}`, { price_eur: 90 });
    const max = byName(await photographers(), 'Max Berger');
    await studio().adminCall('PUT', `/api/admin/photographers/${max}/toggle-active`);
    expect(examples(await photographers())).toContain('Max Berger');
    await studio().adminCall('PUT', `/api/admin/photographers/${max}`, { experience_years: 7 });
    expect(examples(await services())).toEqual(['Familienshooting', 'Porträtshooting'].toSorted().toReversed());
    expect(examples(await photographers())).toEqual(['Anna Lindner']);
  });

  it('are deleted together, except those with bookings; the studio’s own entries stay (SRV-99)', async () => {
    const service_id = byName(await services(), 'Familienshooting');
    const photographer_id = byName(await photographers(), 'Anna Lindner');
    const booked = await studio().adminCall('POST', '/api/admin/bookings', {
      service_id,
      photographer_id,
      location_id: 'company',
      start: '2030-06-05T10:00',
      customer: { name: 'Clara Hoffmann', email: 'clara@kunde.example', phone: '+49 170 1234567' },
    });
    expect(booked.status).toBe(201);
    const gone = await studio().adminCall('DELETE', '/api/admin/services/examples');
    expect(gone).toMatchObject({ status: 200, body: { deleted: 1, booked: ['Familienshooting'] } });
    const max = byName(await photographers(), 'Max Berger');
    await sql`UPDATE photographer SET is_example = true WHERE id = ${max}`.execute(studio().database.db);
    const stay = await studio().adminCall('DELETE', '/api/admin/photographers/examples');
    expect(stay.body).toEqual({ deleted: 1, booked: ['Anna Lindner'] });
    expect((await photographers()).map(({ name }: { name: string }) => name)).toEqual(['Anna Lindner', 'Eva Eigen']);
    expect((await audited('photographer.deleted')).at(-1)).toEqual({ photographer_id: max });
    const left = (await services()).map(({ name }: { name: string }) => name);
    expect(left).toEqual(
      expect.arrayContaining(['Eigenes', 'Neu', 'Bewerbungsfotos', 'Familienshooting', 'Sonderangebot']),
    );
    expect(left).not.toContain('Porträtshooting');
  });

  it('are kept together, and then none are left', async () => {
    await studio().adminCall('POST', '/api/admin/services/examples/keep');
    expect(examples(await services())).toEqual([]);
    expect(await goLiveStep()).toMatchObject({ done: false, at: 'photographers' });
    await studio().adminCall('POST', '/api/admin/photographers/examples/keep');
    expect(await goLiveStep()).toEqual({ name: 'examples', done: true, skipped: false });
    expect((await audited('photographer.changed')).at(-1)).toEqual({
      photographer_id: byName(await photographers(), 'Anna Lindner'),
      changed: ['is_example'],
    });
    expect((await studio().adminCall('DELETE', '/api/admin/services/examples')).body).toEqual({
      deleted: 0,
      booked: [],
    });
    expect((await services()).map(({ name }: { name: string }) => name)).toContain('Familienshooting');
  });

  it('require a sign-in', async () => {
    expect((await studio().call('DELETE', '/api/admin/services/examples')).status).toBe(401);
    expect((await studio().call('POST', '/api/admin/photographers/examples/keep')).status).toBe(401);
  });
});
