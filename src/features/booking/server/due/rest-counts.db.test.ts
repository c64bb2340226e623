import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { issueDueDeposits } from '#features/invoices/server/api.ts';
import { seller } from '#features/invoices/server/testing/invoicing-studio.ts';
import { cancelToken } from '../link/cancel-token.ts';
import { restStudio } from '../testing/rest-studio.ts';

const { studio, provider, configure, prepaid, paid, rest, prepaymentOf, read, send } = restStudio();
const db = () => studio().database.db;
const half = [{ days_before: 0, percent: 50 }];
beforeEach(() => configure());

const paidInFull = async (): Promise<string> => {
  const id = await prepaid();
  await rest(id);
  await paid(id);
  return id;
};
describe('a rest that was paid online (BANK-03)', () => {
  it('is refunded by the rule of the prepayment, as it was shown before paying', async () => {
    await configure({ refund_rule_enabled: true, refund_stages: half });
    const id = await prepaid();
    const { rest_online } = await prepaymentOf(id);
    expect(rest_online.cancel_terms).toEqual([{ until: expect.any(String), amount: 75 }]);
    await rest(id);
    await paid(id);
    const token = cancelToken(studio().context.secretKey, { id, link_version: 0 });
    const { status } = await studio().call('POST', `/api/bookings/${id}/cancel?token=${token}&expected_refund=75`);
    expect(status).toBe(200);
    const { payment } = await read(id);
    expect(payment.refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(75);
  });

  it('is refunded with the prepayment if the studio cancels, each by its own payment', async () => {
    const id = await paidInFull();
    const { body } = await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, { refund_amount: 150 });
    expect(body.payment).toMatchObject({ status: 'refunded', refunded_amount: 150 });
    expect(
      provider()
        .refunds.slice(-2)
        .map(({ amount }) => amount),
    ).toEqual([7500, 7500]);
  });

  it('gets a receipt of its own, which the final invoice deducts as well (INV-01)', async () => {
    await studio().adminCall('PUT', '/api/admin/company/settings', { vat_regime: 'included' });
    expect((await studio().adminCall('PUT', '/api/admin/invoices/settings', { enabled: true, ...seller })).status).toBe(
      200,
    );
    const id = await paidInFull();
    await issueDueDeposits(studio().context);
    const { body } = await studio().adminCall('POST', `/api/admin/bookings/${id}/invoices`, { kind: 'final' });
    expect(body.invoices).toMatchObject([
      { kind: 'deposit', amount: 75 },
      { kind: 'deposit', amount: 75 },
      { kind: 'final' },
    ]);
    const { rows } = await sql<{ document: { deposits: object[]; payable_cents: number } }>`
      SELECT document FROM invoice WHERE booking_id = ${id} AND kind = 'final'`.execute(db());
    expect(rows[0]?.document).toMatchObject({
      deposits: [{ number: body.invoices[0].number }, { number: body.invoices[1].number }],
      payable_cents: 0,
    });
    await studio().adminCall('PUT', '/api/admin/invoices/settings', { enabled: false });
  });

  it('counts in the accounts, the reports, the list, the sheet of the day and the timeline', async () => {
    const id = await prepaid();
    await rest(id);
    studio().setNow('2030-06-04T12:00');
    await paid(id);
    const { rows: entries } = await sql`
      SELECT kind, method, amount_cents FROM money_entry WHERE booking_id = ${id} ORDER BY entered_at`.execute(db());
    const entry = { kind: 'paid', method: 'online', amount_cents: 7500 };
    expect(entries).toEqual([entry, entry]);
    const { rows } = await sql`
      SELECT paid_cents, refunded_cents, open_cents FROM booking_money WHERE booking_id = ${id}`.execute(db());
    expect(rows).toEqual([{ paid_cents: 15_000, refunded_cents: 0, open_cents: 0 }]);
    const { body: timeline } = await studio().adminCall('GET', `/api/admin/bookings/${id}/timeline`);
    expect(timeline.filter(({ action }: { action: string }) => action.startsWith('booking.pa'))).toMatchObject([
      { action: 'booking.payment_started', details: { amount_cents: 7500 } },
      { action: 'booking.paid', details: { amount_cents: 7500 } },
      { action: 'booking.payment_started', details: { amount_cents: 7500, rest: true } },
      { action: 'booking.paid', details: { amount_cents: 7500, rest: true } },
    ]);
    const { rows: mails } = await sql`
      SELECT params FROM message WHERE booking_id = ${id} AND kind = 'payment_received' ORDER BY created_at`.execute(
      db(),
    );
    expect(mails).toMatchObject([{ params: { amount_cents: 7500 } }, { params: { amount_cents: 7500, rest: true } }]);
    expect(await moneyOfDay(id)).toEqual({ price: 150, paid: 150, due: 0, takes_payment: false });
  });

  it('is not asked for at the studio while it is on its way', async () => {
    const id = await prepaid();
    expect(await moneyOfDay(id)).toEqual({ price: 150, paid: 75, due: 75, takes_payment: true });
    await rest(id);
    const session = provider().sessions.at(-1)!;
    session.pay('slowly');
    await send('checkout.session.completed', session.describe());
    expect(await moneyOfDay(id)).toEqual({ price: 150, paid: 75, due: 0, takes_payment: false });
  });

  it('is exported with what it was for', async () => {
    const id = await paidInFull();
    const { rows } = await sql`SELECT purpose FROM payment WHERE booking_id = ${id} ORDER BY created_at`.execute(db());
    expect(rows).toEqual([{ purpose: 'prepayment' }, { purpose: 'rest' }]);
  });
});

const moneyOfDay = async (id: string): Promise<unknown> => {
  const { body } = await studio().adminCall('GET', '/api/admin/today?date=2030-06-05');
  const sessions = body.photographers.flatMap((one: { sessions: { id: string; money: unknown }[] }) => one.sessions);
  return sessions.find((session: { id: string }) => session.id === id)?.money;
};
