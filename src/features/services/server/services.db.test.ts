import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { knownServices } from './api.ts';

const studio = testStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const add = async (more: object = {}) => {
  const { body } = await admin('POST', '/api/admin/services', { name: 'Porträt', description: 'Im Studio', ...more });
  return body;
};
const offered = async () => (await studio().call('GET', '/api/services')).body as { id: string }[];
const nobody = '00000000-0000-4000-8000-000000000000';

describe('services of the studio', () => {
  it('a new one has all fields and the defaults (SERV-013, SERV-014, SERV-035, SERV-046)', async () => {
    const { status, body } = await admin('POST', '/api/admin/services', {
      name: ' Porträt ',
      description: 'Im Studio',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Porträt',
      name_de: null,
      name_ru: null,
      description: 'Im Studio',
      description_de: null,
      description_ru: null,
      duration_min: 60,
      price_eur: 0,
      as_second_session: false,
      active: true,
      is_system_service: false,
      payment_enabled: false,
      prepayment_amount: 0,
      sort_order: expect.any(Number),
      promotion_start_date: null,
      promotion_end_date: null,
      requires_prepayment: null,
      minimum_notice: null,
      move_rules: null,
      minutes_before: 0,
      minutes_after: 0,
      daily_limit: null,
      needs: [],
      options: [],
      people: null,
      price_list_version: expect.stringMatching(/^[\w-]{12}$/),
      assigned_photographers: [],
      withdrawal_right: 'yes',
      birth_window: null,
      kept_hours: null,
      upcoming_bookings: 0,
      version: 1,
      is_example: false,
    });
    const { body: list } = await admin('GET', '/api/admin/services');
    expect(list.at(-1)).toEqual(body);
    expect((await admin('GET', `/api/admin/services/${body.id}`)).body).toEqual(body);
  });

  it('stores the sent fields, amounts to the cent (SERV-047, API-034)', async () => {
    const sent = {
      name: 'Paar',
      name_de: 'Paarshooting',
      name_ru: 'Пара',
      description: 'Für {price} €',
      description_de: 'Zu zweit',
      description_ru: 'Вдвоём',
      duration_min: 45,
      price_eur: 149.99,
      prepayment_amount: 29.95,
      payment_enabled: true,
      active: false,
      sort_order: 3,
    };
    const created = await add(sent);
    expect(created).toMatchObject(sent);
    expect((await admin('GET', `/api/admin/services/${created.id}`)).body).toEqual(created);
  });

  it('is_system_service cannot be set (SRV-45)', async () => {
    const created = await add({ is_system_service: true });
    expect(created.is_system_service).toBe(false);
    const { body } = await admin('PUT', `/api/admin/services/${created.id}`, { is_system_service: true });
    expect(body.is_system_service).toBe(false);
  });

  it('a change keeps absent fields (SERV-047)', async () => {
    const created = await add({ name_ru: 'Портрет', price_eur: 100, prepayment_amount: 20 });
    const { status, body } = await admin('PUT', `/api/admin/services/${created.id}`, { price_eur: 120.5, name_ru: '' });
    expect(status).toBe(200);
    const { price_list_version } = body;
    expect(price_list_version).not.toBe(created.price_list_version);
    expect(body).toEqual({
      ...created,
      price_list_version,
      price_eur: 120.5,
      name_ru: null,
      version: created.version + 1,
    });
    expect((await admin('PUT', `/api/admin/services/${created.id}`, {})).body).toEqual(body);
  });

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: '   ' }, 'name'],
    ['a blank description', { description: '' }, 'description'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name'],
    ['no duration', { duration_min: 0 }, 'duration_min'],
    ['half a minute', { duration_min: 30.5 }, 'duration_min'],
    ['a duration in words', { duration_min: '60' }, 'duration_min'],
    ['a price below 0', { price_eur: -1 }, 'price_eur'],
    ['a tenth of a cent', { price_eur: 9.999 }, 'price_eur'],
    ['a price above the limit', { price_eur: 1e12 }, 'price_eur'],
    ['a prepayment below 0', { prepayment_amount: -0.01 }, 'prepayment_amount'],
    ['a prepayment above the price', { price_eur: 10, prepayment_amount: 10.01 }, 'prepayment_amount'],
  ])('refuses %s with 422 and names the field (SRV-46, SRV-71)', async (_, more, field) => {
    const sent = { name: 'Porträt', description: 'Im Studio', ...more };
    const { status, body } = await admin('POST', '/api/admin/services', sent);
    expect(status).toBe(422);
    expect(body.detail).toEqual([{ loc: ['body', field], msg: expect.any(String), type: expect.any(String) }]);
  });

  it('a price below the stored prepayment is refused (SRV-46)', async () => {
    const { id } = await add({ price_eur: 100, prepayment_amount: 50 });
    expect((await admin('PUT', `/api/admin/services/${id}`, { price_eur: 49.99 })).status).toBe(422);
    expect((await admin('PUT', `/api/admin/services/${id}`, { price_eur: 50 })).status).toBe(200);
  });

  it('an inactive service is not in the public list, an active one is (SERV-040, SERV-041, SRV-44)', async () => {
    const { id } = await add();
    const off = await admin('PUT', `/api/admin/services/${id}/toggle-active`);
    expect(off).toMatchObject({ status: 200, body: { id, active: false } });
    expect((await offered()).some((service) => service.id === id)).toBe(false);
    expect((await admin('PUT', `/api/admin/services/${id}/toggle-active`, {})).body.active).toBe(true);
    expect((await offered()).some((service) => service.id === id)).toBe(true);
  });

  it('two concurrent toggles are both applied', async () => {
    const { id } = await add();
    await Promise.all(Array.from({ length: 6 }, () => admin('PUT', `/api/admin/services/${id}/toggle-active`)));
    expect((await admin('GET', `/api/admin/services/${id}`)).body.active).toBe(true);
  });

  it('a deleted one disappears from all lists, its bookings stay, and future ones are counted before (SERV-047, SRV-48, AMB-100)', async () => {
    const { id } = await add();
    const photographer_id = await studio().addPhotographer();
    const booked = await studio().call('POST', '/api/bookings', {
      service_id: id,
      photographer_id,
      location_id: 'company',
      start: '2030-06-05T09:00:00',
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
    });
    expect((await admin('GET', `/api/admin/services/${id}`)).body.upcoming_bookings).toBe(1);
    expect(await admin('DELETE', `/api/admin/services/${id}`)).toMatchObject({ status: 200, body: { success: true } });
    const { body: list } = await admin('GET', '/api/admin/services');
    expect(list.some((service: { id: string }) => service.id === id)).toBe(false);
    for (const [method, path] of [
      ['GET', `/api/services/${id}`],
      ['GET', `/api/admin/services/${id}`],
      ['PUT', `/api/admin/services/${id}`],
      ['PUT', `/api/admin/services/${id}/toggle-active`],
      ['GET', `/api/admin/services/${id}/special-settings`],
      ['PUT', `/api/admin/services/${id}/special-settings`],
      ['DELETE', `/api/admin/services/${id}`],
    ] as const) {
      expect(await admin(method, path, method === 'PUT' ? {} : undefined)).toMatchObject({ status: 404 });
    }
    const read = await studio().call('GET', `/api/bookings/${booked.body.booking_id}`);
    expect(read).toMatchObject({ status: 200, body: { status: 'PENDING', service_name: 'Porträt' } });
  });

  it('past and cancelled bookings do not count as future ones (AMB-100)', async () => {
    const { id } = await add();
    const photographer_id = await studio().addPhotographer();
    const book = (start: string) =>
      studio().call('POST', '/api/bookings', {
        service_id: id,
        photographer_id,
        location_id: 'company',
        start,
        customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
      });
    await book('2030-06-04T09:00:00');
    const { body: cancelled } = await book('2030-06-10T09:00:00');
    await studio().call('POST', `/api/bookings/${cancelled.booking_id}/cancel?token=${cancelled.cancel_token}`);
    await book('2030-06-11T09:00:00');
    studio().setNow('2030-06-04T12:00');
    expect((await admin('GET', `/api/admin/services/${id}`)).body.upcoming_bookings).toBe(1);
    studio().setNow('2030-06-03T08:00');
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('%s of an unknown id returns 404 (SRV-63)', async (method) => {
    for (const id of [nobody, 'nope', "1' OR '1'='1"]) {
      const { status, body } = await admin(
        method,
        `/api/admin/services/${encodeURIComponent(id)}`,
        method === 'PUT' ? {} : undefined,
      );
      expect(status).toBe(404);
      expect(body).toMatchObject({ detail: expect.any(String), code: 'not_found' });
    }
  });

  it('every write adds an audit entry with the administrator', async () => {
    const { id } = await add();
    await admin('PUT', `/api/admin/services/${id}`, { price_eur: 12 });
    await admin('DELETE', `/api/admin/services/${id}`);
    const { rows } = await sql<{ action: string; actor: string }>`
      SELECT action, a.actor FROM audit_entry a JOIN admin_user u ON u.id::text = a.actor
      WHERE details->>'service_id' = ${id} ORDER BY a.id`.execute(studio().database.db);
    expect(rows.map((row) => row.action)).toEqual(['service.created', 'service.changed', 'service.deleted']);
  });
});

describe('the order of services', () => {
  it('follows the list of ids, then the previous order of the others, also in the public list (SERV-048, SERV-005, SRV-47)', async () => {
    const { body: before } = await admin('GET', '/api/admin/services');
    const ids = before.map((service: { id: string }) => service.id);
    const wanted = [ids.at(-1), ids[1]];
    const expected = [...wanted, ...ids.filter((id: string) => !wanted.includes(id))];
    const { status, body } = await admin('PUT', '/api/admin/services/reorder', { service_ids: wanted });
    expect(status).toBe(200);
    expect(body.map((service: { id: string }) => service.id)).toEqual(expected);
    expect(body.map((service: { sort_order: number }) => service.sort_order)).toEqual(expected.map((_, i) => i));
    const shown = (await offered()).map((service) => service.id);
    expect(shown).toEqual(expected.filter((id) => shown.includes(id)));
  });

  it('is the same in every list of services (SERV-048)', async () => {
    const { body: services } = await admin('GET', '/api/admin/services');
    // Each one first in turn: the database lists rows by where they were written last.
    for (const { id } of services.toReversed()) {
      const others = services.flatMap((other: { id: string }) => (other.id === id ? [] : [other.id]));
      const { body } = await admin('PUT', '/api/admin/services/reorder', { service_ids: [id, ...others] });
      const known = await knownServices(studio().database.db);
      expect(known.map((service) => service.id)).toEqual(body.map((service: { id: string }) => service.id));
    }
  });

  it.each([
    ['an unknown id', (id: string) => [id, nobody], 1],
    ['an invalid id', (id: string) => ['nope', id], 0],
    ['a repeated id', (id: string) => [id, id], 1],
  ])('refuses %s with 422 and changes nothing (SRV-47)', async (_, ids, place) => {
    const before = (await admin('GET', '/api/admin/services')).body;
    const { status, body } = await admin('PUT', '/api/admin/services/reorder', { service_ids: ids(before.at(-1).id) });
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', 'service_ids', place]);
    expect((await admin('GET', '/api/admin/services')).body).toEqual(before);
  });

  it('a new service is placed last', async () => {
    const { body: before } = await admin('GET', '/api/admin/services');
    const { id, sort_order } = await add();
    expect(sort_order).toBeGreaterThan(before.at(-1).sort_order);
    expect((await admin('GET', '/api/admin/services')).body.at(-1).id).toBe(id);
  });
});
