import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { setRole } from '#features/auth/server/testing/set-role.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { feeCalls } from '../testing/missed-booking.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, configure, book, read, events, mails } = payingStudio();
const { mark, charge, takeBack, pay, miss, rowsOf } = feeCalls(studio);
const missed = async (start?: string) => miss(await book({}, start));
const db = () => studio().database.db;
const rule = { no_show_fee_percent: 50, enable_prepayment: false };
const publicly = async (id: string) => (await studio().call('GET', `/api/bookings/${id}`)).body;
const factOf = async (id: string) =>
  (
    await sql<{ value_cents: number; owed_cents: number }>`
      SELECT value_cents, owed_cents FROM booking_fact WHERE id = ${id}`.execute(db())
  ).rows[0];

beforeEach(() => configure(rule));

describe('what was agreed about not coming (BANK-06)', () => {
  it('is kept with the booking of a customer, and a later change of the setting concerns later bookings only', async () => {
    const id = await book();
    await configure({ ...rule, no_show_fee_percent: 80 });
    const later = await book({}, '2030-06-05T11:00:00');
    expect(await publicly(id)).toMatchObject({ no_show_fee: { percent: 50 } });
    expect(await publicly(later)).toMatchObject({ no_show_fee: { percent: 80 } });
    await configure({ ...rule, no_show_fee_percent: 0 });
    const free = await book({}, '2030-06-05T13:00:00');
    expect(await publicly(free)).not.toHaveProperty('no_show_fee');
    await miss(id);
    expect(await read(id)).toMatchObject({ owed: 150, no_show_fee: { percent: 50, amount: 75, charged: null } });
  });

  it('is nothing for what the studio books', async () => {
    const { body } = await studio().adminCall('POST', '/api/admin/bookings', {
      service_id: await studio().addService(),
      photographer_id: await studio().addPhotographer(),
      start: '2030-06-05T09:00',
      customer: { name: 'Erika', email: 'erika@example.com' },
    });
    await miss(body.id);
    expect(await read(body.id)).not.toHaveProperty('no_show_fee');
    expect(await charge(body.id)).toMatchObject({ status: 400, body: { code: 'nothing' } });
    // Signed in on the public page.
    studio().setNow('2030-06-03T08:00');
    const signedIn = await studio().adminCall('POST', '/api/bookings', {
      service_id: await studio().addService(),
      photographer_id: await studio().addPhotographer(),
      location_id: 'company',
      start: '2030-06-05T11:00:00',
      customer: { name: 'Erika Sommer', email: 'erika@example.com', phone: '+49 170 1234567' },
    });
    expect(signedIn.status).toBe(201);
    expect(await publicly(signedIn.body.booking_id)).not.toHaveProperty('no_show_fee');
  });

  it('is public with the settings of payments while it is on, and in the terms', async () => {
    const config = async () => (await studio().call('GET', '/api/admin/payments/public-config')).body;
    expect(await config()).toMatchObject({ no_show_fee_percent: 50 });
    await configure({ ...rule, no_show_fee_percent: 0 });
    expect(await config()).not.toHaveProperty('no_show_fee_percent');
    for (const no_show_fee_percent of [-1, 101, 0.5]) {
      const { status } = await studio().adminCall('PUT', '/api/admin/payments/settings', { no_show_fee_percent });
      expect(status).toBe(422);
    }
  });
});

describe('charging it (BANK-06)', () => {
  it('makes the fee what is owed, everywhere, and says who did it', async () => {
    const id = await missed();
    const { status, body } = await charge(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      owed: 75,
      service_price: 150,
      no_show_fee: { percent: 50, amount: 75, charged: { at: '2030-06-05T09:30:00+02:00', by: expect.any(String) } },
    });
    expect(body.allowed_actions).not.toContain('cancel');
    expect(await read(id)).toMatchObject({ owed: 75, no_show_fee: body.no_show_fee });
    expect(await factOf(id)).toEqual({ value_cents: 7500, owed_cents: 7500 });
    expect(await publicly(id)).toMatchObject({ no_show_fee: { percent: 50, charged: { amount: 75, open: 75 } } });
    expect((await events(id)).slice(-2)).toEqual(['booking.missed', 'booking.no_show_fee_charged']);
    const { body: timeline } = await studio().adminCall('GET', `/api/admin/bookings/${id}/timeline`);
    expect(timeline.at(-1)).toMatchObject({ details: { amount_cents: 7500 } });
    expect(await mails(id)).not.toContain('payment_received');
    // At the studio no more than the fee can be paid.
    expect(await pay(id, 75.01)).toMatchObject({ status: 400, body: { code: 'more_than_price' } });
    expect((await pay(id, 50)).status).toBe(200);
    expect(await publicly(id)).toMatchObject({
      no_show_fee: { charged: { open: 25 } },
      prepayment: { state: 'paid', amount: 50, rest: 25 },
    });
    expect((await pay(id, 25, 50)).status).toBe(200);
    const { body: today } = await studio().adminCall('GET', '/api/admin/today?date=2030-06-05');
    const sessions = today.photographers.flatMap((one: { sessions: { id: string; money: object }[] }) => one.sessions);
    const session = sessions.find((one: { id: string }) => one.id === id);
    expect(session.money).toMatchObject({ price: 75, paid: 75, due: 0 });
  });

  it('leaves what was paid beyond it to the studio', async () => {
    const id = await book();
    await pay(id, 120);
    await miss(id);
    expect((await charge(id)).body).toMatchObject({ owed: 75, payment: { amount: 120, refunded_amount: 0 } });
    expect(await publicly(id)).toMatchObject({ no_show_fee: { charged: { amount: 75, open: 0 } } });
    expect(await pay(id, 0.01, 120)).toMatchObject({ status: 400, body: { code: 'more_than_price' } });
  });

  it('counts instead of the recorded revenue, which comes back with the price', async () => {
    const id = await missed();
    studio().setNow('2030-06-06T08:00');
    const revenue = (actual_revenue: number) =>
      studio().adminCall('PUT', `/api/admin/bookings/${id}/umsatz`, { actual_revenue });
    expect((await revenue(199)).status).toBe(200);
    await charge(id);
    expect(await factOf(id)).toEqual({ value_cents: 7500, owed_cents: 7500 });
    expect(await revenue(10)).toMatchObject({ status: 409, body: { code: 'no_show_fee' } });
    await takeBack(id);
    expect(await factOf(id)).toEqual({ value_cents: 19_900, owed_cents: 15_000 });
  });

  it('happens once, however often it is pressed at the same time', async () => {
    const id = await missed();
    const sent = await Promise.all(Array.from({ length: scaleCount(400) }, () => charge(id)));
    // Requests that wait too long for the booking are refused with 503, and nothing is stored.
    const heard = sent.filter(({ status }) => status !== 503);
    expect(new Set(heard.map(({ status, body }) => `${status} ${body.owed}`))).toEqual(new Set(['200 75']));
    expect(await rowsOf(id)).toEqual([{ amount_cents: 7500, taken_back: false }]);
    expect((await events(id)).filter((action) => action === 'booking.no_show_fee_charged')).toHaveLength(1);
  });

  it('and taking it back at the same time end in one of both, and the booking owes what the rows say', async () => {
    const id = await missed();
    await Promise.all(Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? charge(id) : takeBack(id))));
    const inForce = (await rowsOf(id)).filter(({ taken_back }) => !taken_back);
    expect(inForce.length).toBeLessThanOrEqual(1);
    expect((await read(id)).owed).toBe(inForce.length === 1 ? 75 : 150);
  });

  it('is refused with another amount than the agreed one, before the session, without the mark, and for a stranger', async () => {
    const id = await book();
    await studio().adminCall('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`);
    expect(await charge(id)).toMatchObject({ status: 400, body: { code: 'not_begun' } });
    studio().setNow('2030-06-05T09:05');
    expect(await charge(id)).toMatchObject({ status: 400, body: { code: 'not_missed' } });
    await miss(id);
    expect(await charge(id, 74.99)).toMatchObject({ status: 409, body: { code: 'fee_changed' } });
    await setRole(db(), 'accountant');
    expect((await charge(id)).status).toBe(403);
    expect((await takeBack(id)).status).toBe(403);
    expect(await read(id)).toMatchObject({ no_show_fee: { amount: 75 } });
    await setRole(db(), 'desk');
    expect((await charge(id)).status).toBe(200);
    await setRole(db(), 'owner');
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('is refused for a cancelled booking and for one that was never confirmed', async () => {
    const id = await missed();
    await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
    expect(await charge(id)).toMatchObject({ status: 400, body: { code: 'not_confirmed' } });
    const pending = await book({}, '2030-06-05T11:00:00');
    studio().setNow('2030-06-05T11:30');
    await mark(pending, 'missed');
    expect(await charge(pending)).toMatchObject({ status: 400, body: { code: 'not_confirmed' } });
    expect(await read(pending)).not.toHaveProperty('no_show_fee');
  });
});
