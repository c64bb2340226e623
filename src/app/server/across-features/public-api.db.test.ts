import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '../testing/test-studio.ts';

const studio = testStudio();
const get = (path: string) => studio().call('GET', path);

beforeEach(async () => {
  await sql`TRUNCATE service, photographer, setting CASCADE`.execute(studio().database.db);
});

describe('services (API-001..004, API-034, SRV-44, PLAN-32)', () => {
  it('lists the offered services with exactly these fields', async () => {
    const id = await studio().addService({ name_ru: 'Портрет', price_cents: 14_990, sort_order: 2 });
    const service = {
      id,
      name: 'Porträt',
      name_de: null,
      name_ru: 'Портрет',
      description: '',
      description_de: null,
      description_ru: null,
      price_eur: 149.9,
      duration_min: 60,
      is_system_service: false,
      sort_order: 2,
      assigned_photographers: [],
      active: true,
      price_list_version: expect.stringMatching(/^[\w-]{12}$/),
    };
    expect(await get('/api/services')).toMatchObject({ status: 200, body: [service] });
    expect((await get(`/api/services/${id}`)).body).toEqual(service);
  });

  it('leaves out what is inactive, deleted or outside its promotion (SRV-42)', async () => {
    const { db } = studio().database;
    const inactive = await studio().addService({ active: false });
    const deleted = await studio().addService();
    const over = await studio().addService();
    const ahead = await studio().addService();
    await sql`UPDATE service SET deleted_at = now() WHERE id = ${deleted}`.execute(db);
    await sql`UPDATE service SET promotion_end = '2030-06-02T23:59:59+02' WHERE id = ${over}`.execute(db);
    await sql`UPDATE service SET promotion_start = '2030-06-04T00:00:00+02' WHERE id = ${ahead}`.execute(db);
    expect((await get('/api/services')).body).toEqual([]);
    for (const id of [inactive, deleted, over, ahead, 'nope', '00000000-0000-4000-8000-000000000000']) {
      expect(await get(`/api/services/${id}`)).toMatchObject({ status: 404, body: { detail: expect.any(String) } });
    }
  });

  it('orders by sort_order, then system services, then name (PUB-029, PUB-030, AMB-015)', async () => {
    for (const [name, sort_order, is_system_service] of [
      ['b', null, false],
      ['special', null, true],
      ['a', null, false],
      ['second', 2, false],
      ['first', 1, false],
      ['second special', 2, true],
    ] as const) {
      await studio().addService({ name, sort_order, is_system_service });
    }
    const names = (await get('/api/services')).body.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['first', 'second special', 'second', 'special', 'a', 'b']);
  });
});

describe('photographers (API-005..008)', () => {
  it('contain name, phone and bio, and no internal fields', async () => {
    const id = await studio().addPhotographer({
      email: 'anna@example.de',
      phone: '+49 30 1234',
      bio: 'Porträts',
      hourly_rate_cents: 9000,
    });
    const anna = { id, name: 'Anna Lindner', phone: '+49 30 1234', bio: 'Porträts', bio_ru: null };
    expect((await get('/api/photographers')).body).toEqual([anna]);
    expect((await get(`/api/photographers/${id}`)).body).toEqual(anna);
    expect((await get('/api/photographers/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('are limited to those who offer a service; if none is assigned, all do (PUB-032, PUB-033)', async () => {
    const [anna, max] = [
      await studio().addPhotographer({ name: 'Anna' }),
      await studio().addPhotographer({ name: 'Max' }),
    ];
    const away = await studio().addPhotographer({ name: 'Zoe', is_active: false });
    const service = await studio().addService();
    const ids = async () =>
      (await get(`/api/photographers?service_id=${service}`)).body.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([anna, max]);
    await sql`INSERT INTO service_photographer VALUES (${service}, ${max}), (${service}, ${away})`.execute(
      studio().database.db,
    );
    expect(await ids()).toEqual([max]);
    await sql`UPDATE photographer SET is_active = false WHERE id = ${max}`.execute(studio().database.db);
    expect(await ids()).toEqual([]);
    expect((await get('/api/photographers?service_id=nope')).status).toBe(404);
  });
});
