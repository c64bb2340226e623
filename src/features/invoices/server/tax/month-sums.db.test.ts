import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { postingsOf } from '../../domain/tax/postings.ts';
import { taxSettingsFrom } from '../../domain/tax/stored-tax-settings.ts';
import { readMonth } from './month-reads.ts';
import { insertClosedMonth } from './month-store.ts';

const { studio, book } = bookableStudio();
const db = () => studio().database.db;
const months = ['2030-06', '2030-07', '2030-08', '2030-09'] as const;
const settings = taxSettingsFrom({});

/** What may happen to the money of a booking, each in a month. */
const anyEvents = fc.array(
  fc.record({
    what: fc.constantFrom(
      'cash',
      'card',
      'taken back',
      'online',
      'refunded',
      'bounced',
      'charged',
      'contested',
      'lost',
      'won',
      'closed',
    ),
    month: fc.nat(3),
    cents: fc.integer({ min: 1, max: 3000 }),
  }),
  { maxLength: 14 },
);

const day = (month: number) => `2030-0${6 + month}-15T10:00Z`;

const happen = async (booking: string, { what, month, cents }: { what: string; month: number; cents: number }) => {
  const [id, at] = [randomUUID(), day(month)];
  if (what === 'cash' || what === 'card') {
    await sql`INSERT INTO cash_payment (id, booking_id, amount_cents, recorded_by, recorded_at, method)
      VALUES (${id}, ${booking}, ${cents}, 'x', ${at}, ${what === 'cash' ? 'cash' : 'card_terminal'})`
      .execute(db())
      // More than the price.
      .catch(() => undefined);
  } else if (what === 'taken back') {
    await sql`UPDATE cash_payment SET taken_back_by = 'x', taken_back_at = ${at} WHERE id = (
      SELECT id FROM cash_payment WHERE booking_id = ${booking} AND taken_back_at IS NULL LIMIT 1)`.execute(db());
  } else if (what === 'online') {
    await sql`INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at,
        payment_intent, created_at, updated_at)
      VALUES (${id}, ${booking}, ${id}, 'x', ${cents}, 'EUR', 'failed', now(), ${`pi_${id}`}, ${at}, ${at})`.execute(
      db(),
    );
    await sql`UPDATE payment SET status = 'paid', paid_at = ${at}, updated_at = ${at} WHERE id = ${id}`.execute(db());
  } else if (what === 'refunded') {
    await sql`INSERT INTO refund (id, payment_intent, refund_id, amount_cents, status, requested_by, next_attempt_at,
        created_at, updated_at)
      SELECT ${id}, payment_intent, ${id}, ${cents}, 'pending', 'provider', now(), ${at}, ${at}
      FROM payment WHERE booking_id = ${booking} ORDER BY id LIMIT 1`.execute(db());
  } else if (what === 'bounced') {
    await sql`UPDATE refund SET status = 'failed', updated_at = ${at} WHERE id = (
      SELECT refund.id FROM refund JOIN payment USING (payment_intent)
      WHERE payment.booking_id = ${booking} AND refund.status = 'pending' LIMIT 1)`.execute(db());
  } else if (what === 'charged') {
    await sql`INSERT INTO charge_refund (payment_intent, refunded_cents, updated_at)
      SELECT payment_intent, ${cents}, ${at} FROM payment WHERE booking_id = ${booking} ORDER BY id LIMIT 1
      ON CONFLICT (payment_intent) DO UPDATE SET
        refunded_cents = greatest(charge_refund.refunded_cents, excluded.refunded_cents),
        updated_at = excluded.updated_at`.execute(db());
  } else if (what === 'contested' || what === 'lost' || what === 'won') {
    const state = what === 'contested' ? 'withdrawn' : what;
    await sql`INSERT INTO dispute (id, payment_intent, amount_cents, state, reported_at, created_at, updated_at)
      SELECT payment_intent, payment_intent, ${cents}, ${state}, ${at}, ${at}, ${at}
      FROM payment WHERE booking_id = ${booking} ORDER BY id LIMIT 1
      ON CONFLICT (id) DO UPDATE SET
        state = CASE WHEN dispute.state = 'withdrawn' THEN excluded.state ELSE dispute.state END,
        updated_at = excluded.updated_at`.execute(db());
  } else {
    const closing = { closed_at: Date.parse('2030-12-01T00:00Z'), closed_by: 'x', settings: {} };
    await insertClosedMonth(db(), months[month] ?? '', closing);
  }
};

/** What the postings of a month have brought to the accounts of money. */
const postedIn = async (month: string): Promise<number> => {
  const money = new Set(['1000', '1200', '1360']);
  return postingsOf(await readMonth(db(), month), settings).reduce(
    (sum, { account, side, amount_cents }) =>
      money.has(account) ? sum + (side === 'S' ? amount_cents : -amount_cents) : sum,
    0,
  );
};

it('whatever happens to money, its postings add up to the paid less the refunded of the reports, and a closed month stays (TAX-01)', async () => {
  const { booking_id } = await book('2030-06-12T09:00');
  await fc.assert(
    fc.asyncProperty(anyEvents, async (events) => {
      const kept = new Map<string, number>();
      for (const event of events) {
        await happen(booking_id, event);
        const month = months[event.month] ?? '';
        if (event.what === 'closed' && !kept.has(month)) kept.set(month, await postedIn(month));
      }
      for (const [month, cents] of kept) expect(await postedIn(month)).toBe(cents);
      const posted = await Promise.all([...months, '2030-10'].map(postedIn));
      const { body } = await studio().adminCall('GET', '/api/admin/bookings/stats/overview');
      expect(posted.reduce((sum, cents) => sum + cents, 0)).toBe(
        Math.round((body.payments.paid - body.payments.refunded) * 100),
      );
    }),
    { numRuns: scaleCount(15, 5), endOnFailure: true },
  );
});

it.each([
  ['paid', 'refunded'],
  ['paid', 'refunded by id'],
  ['paid', 'charged'],
  ['refunded', 'paid'],
  ['refunded by id', 'paid'],
  ['charged', 'paid'],
] as const)(
  'a payment and its refund that are reported at the same time are both entered: %s before %s (TAX-01)',
  async (first, second) => {
    const { booking_id } = await book('2030-06-12T09:00');
    const [id, at] = [randomUUID(), day(0)];
    await sql`INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at,
      created_at, updated_at)
    VALUES (${id}, ${booking_id}, ${id}, 'x', 5000, 'EUR', 'open', now(), ${at}, ${at})`.execute(db());
    const reports = {
      // The intent becomes known together with the payment.
      paid: sql`UPDATE payment SET status = 'paid', payment_intent = ${id}, paid_at = ${at}, updated_at = ${at}
      WHERE id = ${id}`,
      refunded: sql`INSERT INTO refund (id, payment_intent, refund_id, amount_cents, status, requested_by,
        next_attempt_at, created_at, updated_at)
      VALUES (${id}, ${id}, ${id}, 2000, 'pending', 'provider', now(), ${at}, ${at})`,
      'refunded by id': sql`INSERT INTO refund (id, payment_id, amount_cents, status, requested_by, request_key,
        next_attempt_at, created_at, updated_at)
      VALUES (${id}, ${id}, 2000, 'pending', 'x', NULL, now(), ${at}, ${at})`,
      charged: sql`INSERT INTO charge_refund (payment_intent, refunded_cents, updated_at) VALUES (${id}, 2000, ${at})`,
    };
    let later: Promise<unknown> = Promise.resolve();
    await db()
      .transaction()
      .execute(async (trx) => {
        await reports[first].execute(trx);
        later = reports[second].execute(db());
        await new Promise((resolve) => setTimeout(resolve, 100));
      });
    await later;
    const { rows } = await sql`
    SELECT kind, amount_cents FROM money_entry WHERE payment_id = ${id} ORDER BY kind`.execute(db());
    expect(rows).toEqual([
      { kind: 'paid', amount_cents: 5000 },
      { kind: 'refunded', amount_cents: -2000 },
    ]);
  },
);
