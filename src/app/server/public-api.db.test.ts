import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { purpleToPink } from '#features/settings/testing/purple-to-pink.ts';
import { testStudio } from './testing/test-studio.ts';

const studio = testStudio();
const get = (path: string) => studio().call('GET', path);

beforeEach(async () => {
  await sql`TRUNCATE service, photographer, setting CASCADE`.execute(studio().database.db);
});

describe('services (API-001..004, API-034, SRV-44)', () => {
  it('lists what is on offer with exactly these fields', async () => {
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
  it('shows name, phone and bio and nothing that is the studio’s own', async () => {
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

  it('narrows to those who offer a service; nobody assigned means everybody (PUB-032, PUB-033)', async () => {
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

describe('the studio (API-009, API-010, API-025, API-026, API-030, DES-001, DES-014, SRV-49)', () => {
  it('has a name, an address and one location from the first start', async () => {
    const info = (await get('/api/company/info')).body;
    expect(info).toMatchObject({ company_name: 'FotoBooking', company_address: expect.stringMatching(/\S/) });
    const location = { id: 'company', name: info.company_name, address: info.company_address };
    expect((await get('/api/locations')).body).toEqual([location]);
    expect((await get('/api/locations/company')).body).toEqual(location);
    expect((await get('/api/locations/other')).status).toBe(404);
    for (const path of ['/api/admin/company/settings/public', '/api/company/settings/public']) {
      expect((await get(path)).body).toEqual({ company_name: 'FotoBooking', logo_url: null });
    }
  });

  it('has a purple to pink design until it chooses another (DES-013, AMB-010)', async () => {
    expect((await get('/api/page-design/public')).body).toEqual(purpleToPink);
  });

  it('falls back field by field when a stored design is damaged (SRV-51)', async () => {
    await writeSetting(studio().database.db, 'page_design', {
      primary_color: 'red;}body{',
      button_style: 'pill',
      font_family: 7,
    });
    expect((await get('/api/page-design/public')).body).toMatchObject({
      primary_color: '#9333EA',
      button_style: 'pill',
      font_family: 'System',
    });
  });
});

describe('the calendar (API-011, AMB-031)', () => {
  it('returns which weekdays are worked and how far ahead one may book', async () => {
    expect((await get('/api/calendar/settings')).body).toEqual({
      work_on_weekends: true,
      work_on_saturday: true,
      work_on_sunday: false,
      closed_weekdays: [7],
      closed_dates: [],
      open_dates: [],
      advance_booking_days: 30,
      cancel_window_hours: 24,
    });
  });
});

describe('payments, as far as visitors see them (API-027, API-028)', () => {
  it('returns the prepayment of a service, and whether payments are taken at all', async () => {
    const id = await studio().addService({ price_cents: 20_000 });
    expect((await get(`/api/payments/service-config/${id}`)).body).toEqual({
      requires_prepayment: false,
      payment_amount: 0,
      prepayment_percentage: 50,
      is_individual_payment: false,
    });
    await writeSetting(studio().database.db, 'payments', {
      enable_prepayment: true,
      prepayment_percentage: 30,
      stripe_enabled: true,
    });
    expect((await get(`/api/payments/service-config/${id}`)).body).toMatchObject({
      requires_prepayment: true,
      payment_amount: 60,
      prepayment_percentage: 30,
    });
    // Switched on, but without keys.
    expect((await get('/api/admin/payments/public-config')).body).toEqual({
      stripe_enabled: false,
      enable_prepayment: true,
      refund_stages: null,
    });
    expect((await get('/api/payments/service-config/nope')).status).toBe(404);
  });
});
