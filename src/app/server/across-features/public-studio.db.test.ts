import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { purpleToPink } from '#features/settings/testing/purple-to-pink.ts';
import { testStudio } from '../testing/test-studio.ts';

const studio = testStudio();
const get = (path: string) => studio().call('GET', path);

beforeEach(async () => {
  await sql`TRUNCATE service, photographer, setting CASCADE`.execute(studio().database.db);
});

describe('the studio (API-009, API-010, API-025, API-026, API-030, DES-001, DES-014, SRV-49)', () => {
  it('has a name, an address and one location after the first start', async () => {
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

  it('has a design from purple to pink until it chooses another (DES-013, AMB-010)', async () => {
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
  it('contains the working weekdays and the booking window', async () => {
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

describe('payments for visitors (API-027, API-028)', () => {
  it('contain the prepayment of a service, and whether payments are taken at all', async () => {
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
