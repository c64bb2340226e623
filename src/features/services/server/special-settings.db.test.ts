import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
let id = '';
const path = () => `/api/admin/services/${id}/special-settings`;
const put = (body: object) => admin('PUT', path(), body);

describe('special settings', () => {
  beforeEach(async () => {
    id = await studio().addService({ price_cents: 10_000 });
  });

  it('are unlimited and empty by default, and are returned with their four fields as stored (SERV-016, SERV-049)', async () => {
    expect((await admin('GET', path())).body).toEqual({
      promotion_start_date: null,
      promotion_end_date: null,
      requires_prepayment: null,
      assigned_photographers: [],
      version: 1,
    });
    const anna = await studio().addPhotographer({ name: 'Anna' });
    const sent = {
      promotion_start_date: '2030-06-10T00:00:00',
      promotion_end_date: '2030-06-20T23:59:59',
      requires_prepayment: true,
      assigned_photographers: [anna, anna],
    };
    const expected = {
      promotion_start_date: '2030-06-10T00:00:00+02:00',
      promotion_end_date: '2030-06-20T23:59:59+02:00',
      requires_prepayment: true,
      assigned_photographers: [anna],
    };
    expect(await put(sent)).toMatchObject({ status: 200, body: expected });
    const shown = { ...expected, version: expect.any(Number) };
    expect((await admin('GET', path())).body).toEqual(shown);
    expect((await put(expected)).body).toEqual(shown);
    expect((await admin('GET', `/api/admin/services/${id}`)).body).toMatchObject(expected);
  });

  it('only sent fields change, and null removes a bound (SERV-023)', async () => {
    await put({ promotion_start_date: '2030-06-10', promotion_end_date: '2030-06-20', requires_prepayment: false });
    const { body } = await put({ promotion_start_date: null });
    expect(body).toMatchObject({
      promotion_start_date: null,
      promotion_end_date: '2030-06-20T23:59:59+02:00',
      requires_prepayment: false,
    });
    const opened = await put({ promotion_start_date: '2030-06-10', promotion_end_date: null });
    expect(opened).toMatchObject({
      status: 200,
      body: { promotion_start_date: '2030-06-10T00:00:00+02:00', promotion_end_date: null },
    });
  });

  it.each([
    [
      'an end before the start',
      { promotion_start_date: '2030-06-10T00:00:00', promotion_end_date: '2030-06-09T23:59:59' },
    ],
    ['an end at the start', { promotion_start_date: '2030-06-10T00:00:00', promotion_end_date: '2030-06-10T00:00:00' }],
    ['no such day', { promotion_end_date: '2030-02-30T23:59:59' }],
    ['a word', { promotion_end_date: 'next Monday' }],
  ])('refuses %s with 422 (SERV-021)', async (_, sent) => {
    const { status, body } = await put(sent);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', 'promotion_end_date']);
  });

  it('a new bound is checked against the other stored bound (SERV-021)', async () => {
    await put({ promotion_start_date: '2030-06-10', promotion_end_date: '2030-06-20' });
    expect((await put({ promotion_start_date: '2030-06-21' })).status).toBe(422);
  });

  it('the special offer is listed and bookable only from its first to its last second (SRV-42)', async () => {
    await put({ promotion_start_date: '2030-06-10T00:00:00', promotion_end_date: '2030-06-20T23:59:59' });
    const listed = async (now: string) => {
      studio().setNow(now);
      return (await studio().call('GET', `/api/services/${id}`)).status === 200;
    };
    expect(await listed('2030-06-09T23:59:59')).toBe(false);
    expect(await listed('2030-06-10T00:00:00')).toBe(true);
    expect(await listed('2030-06-20T23:59:59')).toBe(true);
    expect(await listed('2030-06-21T00:00:00')).toBe(false);
    expect((await admin('GET', `/api/admin/services/${id}`)).status).toBe(200);
    studio().setNow('2030-06-03T08:00');
  });

  it('requires_prepayment null, true and false decide the prepayment that customers see (SERV-017)', async () => {
    const required = async () =>
      (await studio().call('GET', `/api/payments/service-config/${id}`)).body.requires_prepayment;
    expect(await required()).toBe(false);
    await put({ requires_prepayment: true });
    expect(await required()).toBe(true);
    await put({ requires_prepayment: false });
    expect(await required()).toBe(false);
    await put({ requires_prepayment: null });
    expect(await required()).toBe(false);
    expect((await put({ requires_prepayment: 'yes' })).status).toBe(422);
  });

  it('only existing photographers can be assigned; a deleted one is no longer assigned (SRV-43)', async () => {
    const anna = await studio().addPhotographer({ name: 'Anna' });
    const away = await studio().addPhotographer({ name: 'Ben', is_active: false });
    expect((await put({ assigned_photographers: [anna, away] })).body.assigned_photographers).toEqual([anna, away]);
    const unknown = await put({ assigned_photographers: [anna, '00000000-0000-4000-8000-000000000000'] });
    expect(unknown.status).toBe(422);
    expect(unknown.body.detail[0].loc).toEqual(['body', 'assigned_photographers', 1]);
    expect((await put({ assigned_photographers: ['nope'] })).status).toBe(422);
    expect((await admin('GET', path())).body.assigned_photographers).toEqual([anna, away]);
    const offering = await studio().call('GET', `/api/photographers?service_id=${id}`);
    expect(offering.body.map((photographer: { id: string }) => photographer.id)).toEqual([anna]);
  });
});

describe('the system service', () => {
  beforeAll(async () => {
    id = await studio().addService({
      name: 'Sonderangebot',
      description: 'Unser Angebot',
      is_system_service: true,
      price_cents: 2000,
      sort_order: 50,
    });
  });

  it.each(['/api/admin/system-service', '/api/admin/system-service/'])(
    '%s reads and changes it (SERV-050, AMB-057, AMB-086)',
    async (address) => {
      expect((await admin('GET', address)).body).toMatchObject({ id, name: 'Sonderangebot', is_system_service: true });
      const changes = {
        name_ru: 'Акция',
        description_de: 'Nur {price} €',
        price_eur: 25,
        duration_min: 20,
        active: false,
      };
      const { status, body } = await admin('PUT', address, changes);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, name: 'Sonderangebot', ...changes });
      expect((await admin('GET', address)).body).toEqual(body);
    },
  );

  it('its base name and description are locked; unchanged values are accepted (SERV-039, AMB-056)', async () => {
    for (const address of [`/api/admin/services/${id}`, '/api/admin/system-service/']) {
      expect((await admin('PUT', address, { name: 'Anders' })).status).toBe(400);
      expect((await admin('PUT', address, { description: 'Anders' })).status).toBe(400);
      const same = { name: 'Sonderangebot', description: 'Unser Angebot', price_eur: 30 };
      expect(await admin('PUT', address, same)).toMatchObject({ status: 200, body: same });
    }
  });

  it('cannot be deleted, only deactivated and activated (SERV-037, SERV-038, SRV-45)', async () => {
    const { status, body } = await admin('DELETE', `/api/admin/services/${id}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'system_service', detail: expect.any(String) });
    const { active } = (await admin('GET', '/api/admin/system-service')).body;
    expect((await admin('PUT', `/api/admin/services/${id}/toggle-active`)).body.active).toBe(!active);
  });
});
