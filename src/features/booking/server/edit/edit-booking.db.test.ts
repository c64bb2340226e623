import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AdminBooking } from '../../admin-contract.ts';
import { bookableStudio, customer } from '../testing/bookable-studio.ts';

const { studio, service, photographer, attempt, book, read, edit } = bookableStudio();
const booked = async (start = '2030-06-05T09:00:00'): Promise<AdminBooking> => read((await book(start)).booking_id);
const timeOf = ({ start, end }: AdminBooking) => `${start.slice(11, 16)}-${end.slice(11, 16)}`;

describe('editing a booking', () => {
  it('accepts the nested customer (SRV-13)', async () => {
    const { id } = await booked();
    const { status, body } = await edit(id, {
      customer: { name: '  Max   Muster ', email: 'max@example.de', phone: '+49 30 9876543' },
      notes: ' neu ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      customer_name: 'Max Muster',
      customer_email: 'max@example.de',
      customer_phone: '+49 30 9876543',
      notes: 'neu',
      version: 2,
    });
    expect(body).toEqual(await read(id));
  });

  it('accepts the flat customer as well, and the nested one takes precedence (BOOK-053, AMB-048)', async () => {
    const { id } = await booked();
    const flat = { customer_name: 'Flat', customer_email: 'flat@example.de', customer_phone: '030 111111' };
    expect((await edit(id, flat)).body).toMatchObject(flat);
    const both = await edit(id, { ...flat, customer: { name: 'Nested' }, customer_whatsapp_notifications: true });
    expect(both.body).toMatchObject({ ...flat, customer_name: 'Nested', customer_whatsapp_notifications: true });
  });

  it('keeps absent fields, and changes nothing if no value differs (AMB-048)', async () => {
    const before = await booked();
    expect((await edit(before.id, { notes: 'nur das' })).body).toEqual({
      ...before,
      notes: 'nur das',
      version: 2,
    });
    studio().setNow('2030-06-03T09:00');
    const same = { start: before.start, service_id: before.service_id, status: 'PENDING', customer, notes: 'nur das' };
    expect((await edit(before.id, same)).body).toMatchObject({ version: 2, updated_at: before.updated_at });
  });

  it.each<[string, object, string[]]>([
    ['a blank name', { customer: { name: '  ' } }, ['body', 'customer', 'name']],
    ['a flat blank name', { customer_name: '' }, ['body', 'customer_name']],
    ['a wrong address', { customer: { email: 'max@' } }, ['body', 'customer', 'email']],
    ['two addresses', { customer_email: 'a@b.de, c@d.de' }, ['body', 'customer_email']],
    ['notes beyond 5000 characters', { notes: 'x'.repeat(5001) }, ['body', 'notes']],
    ['no such time', { start: '2030-02-30T09:00' }, ['body', 'start']],
    ['an end before its start', { start: '2030-06-05T09:00', end: '2030-06-05T08:00' }, ['body', 'end']],
    ['another status', { status: 'CONFIRMED' }, ['body', 'status']],
    ['a status that is none', { status: 'DONE' }, ['body', 'status']],
    ['a version that is no number', { version: '1' }, ['body', 'version']],
  ])('refuses %s with 422 and changes nothing (SRV-71, AMB-049)', async (_, changes, loc) => {
    const before = await booked();
    const { status, body } = await edit(before.id, changes);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(loc);
    expect(await read(before.id)).toEqual(before);
  });

  it('does not overwrite a concurrent change: an old version gets the current booking', async () => {
    const before = await booked();
    const first = await edit(before.id, { notes: 'erste', version: 1 });
    expect(first).toMatchObject({ status: 200, body: { version: 2 } });
    const second = await edit(before.id, { notes: 'zweite', version: 1 });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'version_conflict', booking: first.body });
    expect(second.body.detail).not.toMatch(/not available|conflict/);
    expect((await edit(before.id, { notes: 'zweite', version: 2 })).status).toBe(200);
  });
});

describe('the photographer and the service of an edit (SRV-08)', () => {
  const offeredBy = async (...ids: string[]): Promise<string> => {
    const id = await studio().addService();
    for (const one of ids) await sql`INSERT INTO service_photographer VALUES (${id}, ${one})`.execute(db());
    return id;
  };
  const db = () => studio().database.db;

  it('another service is refused when the photographer of the booking does not offer it', async () => {
    const before = await booked();
    const elsewhere = await offeredBy(await studio().addPhotographer());
    expect(await edit(before.id, { service_id: elsewhere })).toMatchObject({
      status: 400,
      body: { code: 'not_offered' },
    });
    expect(await read(before.id)).toEqual(before);
    const here = await offeredBy(photographer());
    expect(await edit(before.id, { service_id: here })).toMatchObject({ status: 200, body: { service_id: here } });
  });

  it('another photographer is refused who does not offer the service of the booking', async () => {
    const [anna, max] = [await studio().addPhotographer(), await studio().addPhotographer()];
    const before = await booked();
    await edit(before.id, { service_id: await offeredBy(photographer(), anna) });
    expect(await edit(before.id, { photographer_id: max })).toMatchObject({
      status: 400,
      body: { code: 'not_offered' },
    });
    expect((await read(before.id)).photographer_id).toBe(photographer());
    expect((await edit(before.id, { photographer_id: anna })).status).toBe(200);
  });

  it('both together are checked together', async () => {
    const before = await booked();
    const anna = await studio().addPhotographer();
    const service_id = await offeredBy(anna);
    expect((await edit(before.id, { service_id })).status).toBe(400);
    expect(await edit(before.id, { service_id, photographer_id: anna })).toMatchObject({
      status: 200,
      body: { service_id, photographer_id: anna },
    });
  });
});

describe('moving a booking (SRV-13)', () => {
  it('to another start lasts as long as the service; with an end, until that', async () => {
    const { id } = await booked();
    expect(timeOf((await edit(id, { start: '2030-06-05T11:00:00' })).body)).toBe('11:00-12:00');
    const long = { start: '2030-06-05T11:00:00', end: '2030-06-05T13:30:00' };
    expect(timeOf((await edit(id, long)).body)).toBe('11:00-13:30');
    expect(timeOf((await edit(id, { start: '2030-06-05T14:00:00' })).body)).toBe('14:00-15:00');
  });

  it('frees the former time and takes the new one', async () => {
    const { id } = await booked();
    await edit(id, { start: '2030-06-05T12:00:00' });
    expect((await attempt('2030-06-05T12:00:00')).status).toBe(409);
    expect((await attempt('2030-06-05T09:00:00')).status).toBe(201);
  });

  it('into a time that overlaps its own is allowed', async () => {
    const { id } = await booked();
    expect(timeOf((await edit(id, { start: '2030-06-05T09:15:00' })).body)).toBe('09:15-10:15');
  });

  it('to another photographer succeeds, and to one who is booked fails', async () => {
    const { id } = await booked();
    const max = await studio().addPhotographer({ name: 'Max Berger' });
    expect((await edit(id, { photographer_id: max })).body).toMatchObject({
      photographer_id: max,
      photographer_name: 'Max Berger',
    });
    const mine = await book('2030-06-05T09:00:00');
    expect((await edit(mine.booking_id, { photographer_id: max })).status).toBe(409);
  });

  it('to another service sets its name, price and length (SRV-13)', async () => {
    const { id } = await booked();
    const family = await studio().addService({
      name: 'Familie',
      name_ru: 'Семья',
      duration_min: 90,
      price_cents: 24_050,
    });
    const { body } = await edit(id, { service_id: family });
    expect(body).toMatchObject({
      service_id: family,
      service_name: 'Familie',
      service_name_ru: 'Семья',
      service_price: 240.5,
    });
    expect(timeOf(body)).toBe('09:00-10:30');
  });

  it('the price stays while the service stays', async () => {
    const { id } = await booked();
    await sql`UPDATE service SET price_cents = 99900, name = 'Teurer' WHERE id = ${service()}`.execute(
      studio().database.db,
    );
    const { body } = await edit(id, { start: '2030-06-05T12:00:00', service_id: service() });
    expect(body).toMatchObject({ service_name: 'Porträt', service_price: 150 });
  });

  it.each([
    ['a taken time', '2030-06-05T12:30:00', 409],
    ['the buffer of another session', '2030-06-05T13:05:00', 409],
    ['before opening', '2030-06-05T08:30:00', 400],
    ['after closing', '2030-06-05T17:30:00', 400],
    ['a closed day', '2030-06-09T12:00:00', 400],
    ['the past', '2030-06-01T12:00:00', 400],
    ['beyond the advance window, which does not bind the studio', '2030-09-05T12:00:00', 200],
  ])('to %s', async (_, start, expected) => {
    const before = await booked();
    await book('2030-06-05T12:00:00');
    const { status, body } = await edit(before.id, { start });
    expect(status).toBe(expected);
    const conflict = { code: 'slot_taken', detail: 'Time slot not available (conflict)' };
    const refusals: Record<number, object> = {
      409: conflict,
      400: { detail: expect.stringContaining('not available') },
    };
    expect(body).toMatchObject(refusals[expected] ?? {});
    expect((await read(before.id)).start === before.start).toBe(expected !== 200);
  });

  it('onto time off is refused', async () => {
    const { id } = await booked();
    await sql`INSERT INTO time_off (id, photographer_id, during)
              VALUES (gen_random_uuid(), ${photographer()}, tstzrange('2030-06-05T12:00+02', '2030-06-05T14:00+02'))`.execute(
      studio().database.db,
    );
    expect((await edit(id, { start: '2030-06-05T13:30:00' })).status).toBe(409);
    expect((await edit(id, { start: '2030-06-05T14:00:00' })).status).toBe(200);
  });

  it('to an inactive service or photographer is refused (SRV-08)', async () => {
    const { id } = await booked();
    const inactive = await studio().addService({ active: false });
    const away = await studio().addPhotographer({ is_active: false });
    const other = await studio().addPhotographer();
    await sql`INSERT INTO service_photographer VALUES (${service()}, ${photographer()})`.execute(studio().database.db);
    expect((await edit(id, { service_id: inactive })).status).toBe(404);
    expect((await edit(id, { service_id: 'nope' })).status).toBe(404);
    expect((await edit(id, { photographer_id: away })).status).toBe(404);
    expect((await edit(id, { photographer_id: other })).status).toBe(400);
  });

  it('keeps a service and a photographer that were deleted since (AMB-100)', async () => {
    const { id } = await booked();
    const { db } = studio().database;
    await sql`UPDATE service SET deleted_at = now() WHERE id = ${service()}`.execute(db);
    await sql`UPDATE photographer SET deleted_at = now() WHERE id = ${photographer()}`.execute(db);
    const { status, body } = await edit(id, { start: '2030-06-05T12:00:00', notes: 'verschoben' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ service_name: 'Porträt', photographer_name: 'Anna Lindner', notes: 'verschoben' });
    expect(timeOf(body)).toBe('12:00-13:00');
  });

  it('an internal appointment may stay outside working hours (SRV-12)', async () => {
    const made = await studio().adminCall('POST', '/api/admin/bookings', {
      service_id: service(),
      photographer_id: photographer(),
      start: '2030-06-05T20:00:00',
      customer: { name: 'Inventur' },
      ignore_working_hours: true,
    });
    expect(timeOf((await edit(made.body.id, { start: '2030-06-05T21:00:00' })).body)).toBe('21:00-22:00');
  });

  it('the data of a session can be corrected after it has begun', async () => {
    const { id } = await booked();
    const family = await studio().addService({ name: 'Familie', duration_min: 90 });
    studio().setNow('2030-06-05T11:00');
    expect((await edit(id, { service_id: family })).body).toMatchObject({ service_name: 'Familie' });
    expect((await edit(id, { start: '2030-06-05T10:00:00' })).status).toBe(400);
  });
});
