import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { movingStudio, onceFree } from '../testing/moving-studio.ts';

const { studio, book, edit, read, put, setRules, look, move, startOf, photographer, service } = movingStudio();
const db = () => studio().database.db;
const was = '2030-06-12T09:00:00+02:00';
const then = '2030-06-14T11:00:00+02:00';
const later = '2030-06-18T10:00:00+02:00';

describe('the rules for moves of customers (MOVE-02)', () => {
  it('are off until the studio chooses them, and then apply to later bookings only', async () => {
    await setRules({ kind: 'none' });
    const before = await book(was);
    expect((await look(before)).body.move).toBeUndefined();
    expect(await move(before, then)).toMatchObject({ status: 400, body: { code: 'move_not_offered' } });
    await setRules(onceFree);
    expect((await move(before, then)).status).toBe(400);
    const after = await book('2030-06-13T09:00:00');
    await setRules({ kind: 'none' });
    expect((await move(after, then, 0)).status).toBe(200);
  });

  it('are replaced by those of the service, even if it allows no moves', async () => {
    const change = (move_rules: object | null) =>
      studio().adminCall('PUT', `/api/admin/services/${service()}`, { move_rules });
    expect((await change({ ...onceFree, free_moves: 3, fee: null })).body.move_rules).toMatchObject({
      free_moves: 3,
      fee: null,
    });
    expect((await look(await book(was))).body.move.free_left).toBe(3);
    await change({ kind: 'none' });
    expect((await look(await book(later))).body.move).toBeUndefined();
    await change(null);
    expect((await look(await book(then))).body.move.free_left).toBe(1);
  });

  it.each([
    [{ ...onceFree, until_hours: -1 }, 'until_hours'],
    [{ ...onceFree, free_moves: 0, fee: null }, 'free_moves'],
    [{ ...onceFree, fee: 0 }, 'fee'],
    [{ ...onceFree, most_days_later: 400 }, 'most_days_later'],
  ])('%j are refused at %s, by the studio and by a service', async (rules, field) => {
    const sent = [
      await setRules(rules),
      await studio().adminCall('PUT', `/api/admin/services/${service()}`, { move_rules: rules }),
    ];
    for (const { status, body } of sent) {
      expect(status).toBe(422);
      expect(body.detail[0].loc).toEqual(['body', 'move_rules', field]);
    }
  });

  it('cost the agreed fee after the free moves: an item of the booking, part of its price, confirmed by the customer', async () => {
    const booking = await book(was);
    const { service_price } = await read(booking.booking_id);
    await move(booking, then, 0);
    expect((await look(booking)).body.move).toMatchObject({ refusal: null, fee: 25, free_left: 0 });
    expect(await move(booking, later, 0)).toMatchObject({ status: 409, body: { code: 'fee_changed' } });
    expect(await startOf(booking)).toBe(then);
    expect((await move(booking, later, 25)).status).toBe(200);
    expect((await move(booking, '2030-06-19T10:00:00', 25)).status).toBe(200);
    const { service_price: price, items, moves_by_customer } = await read(booking.booking_id);
    expect({ price, moves_by_customer }).toEqual({ price: service_price + 50, moves_by_customer: 3 });
    expect(items).toMatchObject([{ kind: 'move_fee', count: 2, unit_price: 25, price: 50 }]);
    expect((await look(booking)).body).toMatchObject({ price, items: [{ name_de: 'Gebühr fürs Verschieben' }] });
  });

  it('keep the fee when the studio changes the service or the choice', async () => {
    await setRules({ ...onceFree, free_moves: 0 });
    const booking = await book(was);
    await move(booking, then, 25);
    const other = await studio().addService();
    expect((await edit(booking.booking_id, { service_id: other })).status).toBe(200);
    expect((await edit(booking.booking_id, { options: [] })).status).toBe(200);
    expect((await read(booking.booking_id)).items).toMatchObject([{ kind: 'move_fee', price: 25 }]);
  });

  it.each<[string, object, string, string]>([
    ['used_up', { ...onceFree, fee: null }, later, 'move_used_up'],
    ['too_far', { ...onceFree, free_moves: 2, most_days_later: 3 }, later, 'move_too_far'],
    ['too_late', { ...onceFree, free_moves: 2, until_hours: 720 }, later, 'move_too_late'],
  ])('refuse a move that is %s, with a text and without a change', async (_, rules, start, code) => {
    await setRules(rules);
    const booking = await book(was);
    const first = await move(booking, then, 0);
    const refused = first.status === 200 ? await move(booking, start) : first;
    expect(refused).toMatchObject({ status: 400, body: { code, detail: expect.any(String) } });
  });

  it.each(['CANCELLED', 'COMPLETED'] as const)('refuse to move a session that is %s', async (status) => {
    const booking = await book(was);
    await put(booking.booking_id, status);
    expect((await move(booking, then)).body.code).toBe(status === 'CANCELLED' ? 'move_cancelled' : 'move_over');
  });

  it.each([
    ['outside the working hours', '2030-06-14T20:00:00', 400],
    ['in the past', '2030-06-02T10:00:00', 400],
    ['no instant at all', 'next Tuesday', 422],
  ])('refuse a start that is %s', async (_, start, status) => {
    const booking = await book(was);
    expect((await move(booking, start)).status).toBe(status);
    expect(await startOf(booking)).toBe(was);
  });

  it('of 50 moves of one booking at once exactly the free ones succeed, and the database refuses more', async () => {
    await setRules({ ...onceFree, free_moves: 3, fee: null });
    const booking = await book(was);
    const starts = Array.from(
      { length: 50 },
      (_, i) =>
        `2030-06-${17 + Math.floor(i / 10)}T${String(9 + (i % 8)).padStart(2, '0')}:${i % 10 > 7 ? '30' : '00'}:00`,
    );
    const all = await Promise.all(starts.map((start) => move(booking, start)));
    expect(all.every(({ status }) => status < 500)).toBe(true);
    expect((await read(booking.booking_id)).moves_by_customer).toBe(3);
    const further = sql`UPDATE booking SET moves_by_customer = 4 WHERE id = ${booking.booking_id}`.execute(db());
    await expect(further).rejects.toThrow('booking_moves_check');
    const back = sql`UPDATE booking SET moves_by_customer = 1 WHERE id = ${booking.booking_id}`.execute(db());
    await expect(back).rejects.toThrow('one by one');
  });

  it('do not apply to internal appointments', async () => {
    const body = {
      service_id: service(),
      photographer_id: photographer(),
      location_id: 'company',
      start: was,
      ignore_working_hours: true,
      customer: { name: 'Intern', email: 'intern@example.de', phone: '' },
    };
    const { body: made } = await studio().adminCall('POST', '/api/admin/bookings', body);
    const { rows } = await sql`SELECT move_rules FROM booking WHERE id = ${made.booking_id}`.execute(db());
    expect(rows).toEqual([{ move_rules: null }]);
  });
});
