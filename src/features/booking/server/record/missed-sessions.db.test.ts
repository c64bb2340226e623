import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPublicBooking } from '../create/create-booking.ts';
import { missSession } from '../testing/miss-session.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, configure, checkoutByLink, read } = payingStudio();
const db = () => studio().database.db;
const rule = { full_payment_after_missed: 2 };
const address = 'rosa.luft@gmail.com';
let [service, photographer] = ['', ''];

beforeEach(async () => {
  await sql`DELETE FROM session_mark`.execute(db());
  await configure(rule);
  [service, photographer] = [await studio().addService(), await studio().addPhotographer()];
});

const missed = (start: string, email = address, more: { status?: string } = {}) =>
  missSession(db(), email, { ...more, start });
const missedTwice = async () => [await missed('2030-05-02T10:00+02:00'), await missed('2029-03-02T10:00+01:00')];

const wanted = (more: object = {}, email = address) => ({
  service_id: service,
  photographer_id: photographer,
  location_id: 'company' as const,
  start: '2030-06-05T09:00:00',
  customer: { name: 'Rosa Luft', email, phone: '+49 170 1234567' },
  ...more,
});
const half = { expected_price: 150, expected_prepayment: 75 };
const whole = { expected_price: 150, expected_prepayment: 150 };
const book = (more: object = {}, email = address) => studio().call('POST', '/api/bookings', wanted(more, email));
const due = async (id: string) => (await studio().call('GET', `/api/bookings/${id}`)).body.prepayment;
const columnOf = async (id: string) =>
  (await sql<{ pays_in_full: boolean | null }>`SELECT pays_in_full FROM booking WHERE id = ${id}`.execute(db())).rows[0]
    ?.pays_in_full;

describe('a customer who has missed sessions (BANK-05)', () => {
  it('is told that the whole price is due, and is booked with it after confirming', async () => {
    await missedTwice();
    expect(await book(half)).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        reason: 'missed_sessions',
        detail: 'Weil frühere Termine nicht wahrgenommen wurden, ist der ganze Preis im Voraus fällig.',
        price: 150,
        prepayment: 150,
        expected_price: 150,
        expected_prepayment: 75,
      },
    });
    expect((await book({ ...half, language: 'ru' })).body.detail).toContain('нужна полная оплата заранее');
    const { status, body } = await book(whole);
    expect(status).toBe(201);
    expect(Object.keys(body).toSorted()).toEqual(
      ['booking_id', 'cancel_token', 'confirmation_code', 'end', 'start', 'status'].toSorted(),
    );
    expect(await due(body.booking_id)).toMatchObject({ state: 'open', amount: 150, rest: 0 });
    expect(await read(body.booking_id)).toMatchObject({ pays_in_full: true });
    await checkoutByLink(body.booking_id);
    const { rows } = await sql`SELECT amount_cents FROM payment WHERE booking_id = ${body.booking_id}`.execute(db());
    expect(rows).toEqual([{ amount_cents: 15_000 }]);
  });

  it('is booked with the whole price due by a program that sends no amounts', async () => {
    await missedTwice();
    const { status, body } = await book();
    expect([status, await columnOf(body.booking_id)]).toEqual([201, true]);
    expect(await due(body.booking_id)).toMatchObject({ amount: 150 });
  });

  it('is recognised by the mailbox, whatever its spelling, and nobody else is', async () => {
    await missedTwice();
    for (const spelling of ['Rosa.Luft+x@gmail.com', 'rosaluft@googlemail.com']) {
      expect((await book(half, spelling)).body.reason).toBe('missed_sessions');
    }
    const { status, body } = await book(half, 'erna@example.de');
    expect([status, await columnOf(body.booking_id)]).toEqual([201, null]);
    expect(await read(body.booking_id)).not.toHaveProperty('pays_in_full');
  });

  it('pays as everybody below the limit, and after a mark was taken back; bookings made before stay', async () => {
    const [first] = await missedTwice();
    const before = (await book()).body.booking_id;
    await sql`UPDATE session_mark SET missed_at = NULL WHERE booking_id = ${first}`.execute(db());
    expect(await book({ ...whole, start: '2030-06-06T09:00:00' })).toMatchObject({
      status: 409,
      body: { prepayment: 75, detail: expect.stringContaining('Preis hat sich') },
    });
    const after = await book({ ...half, start: '2030-06-06T09:00:00' });
    expect([after.status, (await due(after.body.booking_id)).amount]).toEqual([201, 75]);
    expect(await due(before)).toMatchObject({ amount: 150 });
  });

  it('is judged by the last 24 months, from the beginning of that day on; cancelled sessions count', async () => {
    await missed('2030-05-02T10:00+02:00', address, { status: 'CANCELLED' });
    await missed('2028-06-02T23:59+02:00');
    expect((await book(half)).status).toBe(201);
    await missed('2028-06-03T00:00+02:00');
    expect((await book({ ...half, start: '2030-06-06T09:00:00' })).body.reason).toBe('missed_sessions');
  });

  it('pays in full whatever the service says, and nothing for a free one or while nothing can be paid', async () => {
    await missedTwice();
    service = await studio().addService({ requires_prepayment: false });
    expect((await book({ expected_prepayment: 0 })).body).toMatchObject({ prepayment: 150, reason: 'missed_sessions' });
    service = await studio().addService({ price_cents: 0 });
    const free = await book({ expected_price: 0, expected_prepayment: 0 });
    expect([free.status, await columnOf(free.body.booking_id)]).toEqual([201, null]);
    service = await studio().addService();
    await configure({ ...rule, stripe_enabled: false });
    const unpaid = await book({ expected_prepayment: 0, start: '2030-06-07T09:00:00' });
    expect([unpaid.status, await columnOf(unpaid.body.booking_id)]).toEqual([201, null]);
  });

  it('is told no reason where everybody pays in full', async () => {
    await missedTwice();
    await configure({ ...rule, full_payment_required: true });
    const { body } = await book(half);
    expect(body).toMatchObject({ code: 'price_changed', prepayment: 150 });
    expect(body).not.toHaveProperty('reason');
    expect((await book(whole)).status).toBe(201);
  });

  it('pays the whole reduced price with a discount code', async () => {
    await missedTwice();
    const code = { code: 'HERBST', kind: 'percent', percent: 20 };
    await studio().adminCall('POST', '/api/admin/discount-codes', code);
    const reduced = await book({ ...half, discount_code: 'HERBST' });
    expect(reduced.body).toMatchObject({ price: 120, prepayment: 120, reason: 'missed_sessions' });
    const exact = { expected_price: 120, expected_prepayment: 120, discount_code: 'HERBST' };
    const { status, body } = await book(exact);
    expect([status, (await due(body.booking_id)).amount]).toEqual([201, 120]);
  });

  it('pays in full for both of two bookings at the same moment', async () => {
    await missedTwice();
    const made = await Promise.all(['09:00', '14:00'].map((time) => book({ start: `2030-06-05T${time}:00` })));
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    for (const { body } of made) expect(await columnOf(body.booking_id)).toBe(true);
  });

  it('is booked by the studio at the usual prepayment, in the back office and on the public page', async () => {
    await missedTwice();
    const byStudio = await studio().adminCall('POST', '/api/admin/bookings', wanted());
    expect([byStudio.status, await columnOf(byStudio.body.id)]).toEqual([201, null]);
    const { status, body } = await studio().adminCall('POST', '/api/bookings', {
      ...wanted(half),
      start: '2030-06-06T09:00:00',
    });
    expect([status, await columnOf(body.booking_id)]).toEqual([201, null]);
  });

  it('pays in full for any photographer, too', async () => {
    await missedTwice();
    const { status, body } = await book({ ...whole, photographer_id: 'any' });
    expect([status, await columnOf(body.booking_id)]).toEqual([201, true]);
  });
});

describe('marks of missed sessions (BANK-05)', () => {
  const reads = async () => {
    let count = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('session_mark')) count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const context = { ...studio().context, db: studio().context.db.withPlugin(counting) };
    const caller = {
      language: 'de',
      idempotency_key: undefined,
      administrator: undefined,
      network: '192.0.2.1',
    } as const;
    await createPublicBooking(context, wanted(), caller);
    return count;
  };

  it('are read once by a booking if the rule is on, and not at all if it is off', async () => {
    expect(await reads()).toBe(1);
    await configure();
    photographer = await studio().addPhotographer();
    expect(await reads()).toBe(0);
    await configure({ ...rule, stripe_enabled: false });
    photographer = await studio().addPhotographer();
    expect(await reads()).toBe(0);
  });
});
