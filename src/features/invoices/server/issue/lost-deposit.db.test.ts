import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CreatedBooking } from '#features/booking/contract.ts';
import { cancelLostDeposits, issueDueDeposits } from '../api.ts';
import { invoicingStudio } from '../testing/invoicing-studio.ts';

const { studio, db, put, issue, kindsOf, documentsOf, bookAt } = invoicingStudio();

/** A session of 150 EUR with a deposit invoice of the 50 EUR that were paid online. */
const withDeposit = async (): Promise<{
  booking: CreatedBooking;
  say: (state: string, cents?: number) => Promise<void>;
}> => {
  const booking = await bookAt();
  await put(booking.booking_id, 'CONFIRMED');
  const [id, intent] = [randomUUID(), `pi_${randomUUID()}`];
  const at = new Date(studio().context.now()).toISOString();
  await sql`
    INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at, payment_intent, paid_at)
    VALUES (${id}, ${booking.booking_id}, ${id}, 'https://checkout.example', 5000, 'EUR', 'paid', now(), ${intent}, ${at})`.execute(
    db(),
  );
  await issueDueDeposits(studio().context);
  expect(await kindsOf(booking)).toEqual(['deposit']);
  const say = async (state: string, cents = 5000): Promise<void> => {
    await sql`
      INSERT INTO dispute (id, payment_intent, amount_cents, state, reported_at, created_at, updated_at)
      VALUES (${intent}, ${intent}, ${cents}, ${state}, ${at}, ${at}, ${at})
      ON CONFLICT (id) DO UPDATE SET state = excluded.state`.execute(db());
  };
  return { booking, say };
};

const run = async (): Promise<void> => {
  await cancelLostDeposits(studio().context);
  await issueDueDeposits(studio().context);
};

it('the deposit invoice of a payment that the bank has taken back for good is cancelled, once (SRV-100, INV-02)', async () => {
  const { booking, say } = await withDeposit();
  await say('withdrawn');
  await run();
  expect(await kindsOf(booking)).toEqual(['deposit']);
  await say('lost');
  await Promise.all([run(), run()]);
  await run();
  expect(await kindsOf(booking)).toEqual(['deposit', 'cancellation']);
  expect((await documentsOf(booking)).at(-1).cancels.reason).toBe('Die Bank hat die Zahlung zurückgeholt');
});

it.each(['withdrawn', 'lost'])(
  'a final invoice charges what the bank has taken back: %s (SRV-100, INV-02)',
  async (state) => {
    const { booking, say } = await withDeposit();
    await say(state);
    expect((await issue(booking)).status).toBe(201);
    expect(await kindsOf(booking)).toEqual(['deposit', 'cancellation', 'final']);
    expect((await documentsOf(booking)).at(-1)).toMatchObject({ deposits: [], paid: [], payable_cents: 15_000 });
  },
);

it('a final invoice names as paid what the bank has left of a payment (SRV-100)', async () => {
  const { booking, say } = await withDeposit();
  await say('lost', 2000);
  await issue(booking);
  expect((await documentsOf(booking)).at(-1)).toMatchObject({
    deposits: [],
    paid: [{ amount_cents: 3000, method: 'online' }],
    payable_cents: 12_000,
  });
});

it('a contested payment that is still there is deducted as before, and a final invoice stays as it is (SRV-100)', async () => {
  const { booking, say } = await withDeposit();
  await say('contested');
  await issue(booking);
  expect(await kindsOf(booking)).toEqual(['deposit', 'final']);
  expect((await documentsOf(booking)).at(-1)).toMatchObject({ payable_cents: 10_000 });
  await say('lost');
  await run();
  expect(await kindsOf(booking)).toEqual(['deposit', 'final']);
});
