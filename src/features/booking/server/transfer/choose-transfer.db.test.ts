import { describe, expect, it } from 'vitest';
import { cancelUnpaid } from '../cancel/cancel-unpaid.ts';
import { cancelToken } from '../link/cancel-token.ts';
import { paymentPage } from '../pay/payment-page-view.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, provider, configure, book, checkout, begin, read, send, events, mails } = payingStudio();
const account = {
  transfer_enabled: true,
  transfer_account_holder: 'Studio Licht',
  transfer_iban: 'DE89370400440532013000',
  auto_cancel_unpaid: true,
};
const tokenOf = (id: string) => cancelToken(studio().context.secretKey, { id, link_version: 0 });
const choose = (id: string, query = `?token=${tokenOf(id)}`) =>
  studio().call('POST', `/api/bookings/${id}/transfer${query}`);
const transfers = async () => (await studio().database.pool.query('SELECT booking_id FROM awaited_transfer')).rows;
const money = async (id: string) =>
  (await studio().database.pool.query('SELECT paid_cents, open_cents FROM booking_money WHERE booking_id = $1', [id]))
    .rows[0];
const later = '2030-07-03T09:00:00';

describe('paying by transfer (BANK-01)', () => {
  it('is not offered unless the studio has switched it on', async () => {
    const id = await book();
    expect(await choose(id)).toMatchObject({ status: 400, body: { code: 'transfers_off' } });
    expect((await checkout(id)).body.checkout_url).toBe(provider().sessions.at(-1)!.url);
  });

  it('gives account, exact amount and booking code, keeps the time until the deadline, and is told by mail and timeline', async () => {
    await configure(account);
    const id = await book({ price_cents: 15_001 }, later);
    const { confirmation_code } = await read(id);
    expect(await choose(id)).toMatchObject({
      status: 200,
      body: {
        iban: 'DE89370400440532013000',
        amount: 75.01,
        reference: confirmation_code,
        // Monday, and five banking days.
        due_at: '2030-06-10T23:59:00+02:00',
        giro_code: expect.stringMatching(new RegExp(`\nEUR75.01\n\n\n${confirmation_code}$`)),
      },
    });
    expect(await read(id)).toMatchObject({
      status: 'PAYMENT_PENDING',
      payment: { status: 'open', amount: 75.01, due_at: '2030-06-10T23:59:00+02:00' },
    });
    expect(await money(id)).toEqual({ paid_cents: 0, open_cents: 7501 });
    expect(await mails(id)).toEqual(expect.arrayContaining(['booking_received', 'transfer_details']));
    expect(await events(id)).toEqual(['booking.created', 'booking.transfer_chosen']);
  });

  it('is chosen once, however often it is pressed at the same time', async () => {
    await configure(account);
    const id = await book({}, later);
    const responses = await Promise.all(Array.from({ length: 20 }, () => choose(id)));
    studio().setNow('2030-06-05T08:00');
    const again = await choose(id);
    expect(new Set([...responses, again].map(({ status, body }) => `${status} ${body.due_at}`)).size).toBe(1);
    expect((await events(id)).filter((action) => action === 'booking.transfer_chosen')).toHaveLength(1);
    expect((await mails(id)).filter((kind) => kind === 'transfer_details')).toHaveLength(1);
  });

  it('leads to the page with the choice, and to the provider once online was chosen', async () => {
    await configure(account);
    const id = await book({}, later);
    const token = tokenOf(id);
    expect((await checkout(id)).body.checkout_url).toBe(`http://localhost:3000/booking/pay/${id}`);
    const start = `/api/payments/create-checkout-session/${id}?token=${token}`;
    expect((await studio().call('POST', start)).body.checkout_url).toBe(
      `http://localhost:3000/booking/pay/${id}?token=${token}`,
    );
    const online = await studio().call('POST', `${start}&way=online`);
    expect(online.body.checkout_url).toBe(provider().sessions.at(-1)!.url);
  });

  it('is awaited at once if the studio takes nothing else', async () => {
    await configure({ ...account, stripe_enabled: false });
    const before = provider().sessions.length;
    const id = await book({}, later);
    expect((await checkout(id)).body.checkout_url).toContain('/booking/pay/');
    expect((await read(id)).status).toBe('PAYMENT_PENDING');
    expect(await transfers()).toEqual(expect.arrayContaining([{ booking_id: id }]));
    expect(provider().sessions).toHaveLength(before);
  });

  it('holds the time longer than an online payment does, and no longer than its deadline', async () => {
    await configure(account);
    const id = await book({}, later);
    await checkout(id);
    await choose(id);
    studio().setNow('2030-06-10T23:58');
    await cancelUnpaid(studio().context);
    expect((await read(id)).status).toBe('PAYMENT_PENDING');
    studio().setNow('2030-06-11T00:00');
    await cancelUnpaid(studio().context);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { status: 'expired' } });
    expect(await transfers()).not.toContainEqual({ booking_id: id });
    expect(await choose(id)).toMatchObject({ status: 400, body: { code: 'not_payable' } });
  });

  it('keeps its deadline when the booking is moved, and is told the start of the session if that is earlier', async () => {
    await configure(account);
    const id = await book();
    const first = await choose(id);
    expect(first.body.due_at).toBe('2030-06-05T09:00:00+02:00');
    const moved = await studio().adminCall('PUT', `/api/admin/bookings/${id}`, { start: later });
    expect(moved.status).toBe(200);
    expect((await choose(id)).body.due_at).toBe('2030-06-10T23:59:00+02:00');
    studio().setNow('2030-06-05T09:30');
    await cancelUnpaid(studio().context);
    expect((await read(id)).status).toBe('PAYMENT_PENDING');
  });

  it('can be chosen while the provider fails', async () => {
    await configure(account);
    const id = await book({}, later);
    provider().behave(500);
    const { status, body } = await checkout(id);
    expect({ status, url: body.checkout_url }).toEqual({ status: 200, url: `http://localhost:3000/booking/pay/${id}` });
    expect(await read(id)).toMatchObject({ status: 'PENDING' });
    const online = await studio().call('POST', `/api/payments/create-checkout-session/${id}?way=online`);
    expect(online.status).toBeGreaterThanOrEqual(502);
    expect(await choose(id)).toMatchObject({ status: 200, body: { amount: 75 } });
  });

  it('waits until the address of the booking is confirmed', async () => {
    await configure(account);
    const id = await book({}, later);
    const payer = { token: tokenOf(id), language: 'de', network: '', administrator: undefined } as const;
    expect(await paymentPage(studio().context, id, payer)).toMatchObject({ amount: 75 });
    await studio().database.pool.query(`UPDATE booking SET confirm_by = starts_at WHERE id = $1`, [id]);
    expect(await paymentPage(studio().context, id, payer)).toBeUndefined();
    expect(await choose(id)).toMatchObject({ status: 400, body: { code: 'confirm_first' } });
  });

  it('keeps an online payment open that is started after it, beyond the shorter deadline of those', async () => {
    await configure(account);
    const id = await book({}, later);
    await choose(id);
    await studio().call('POST', `/api/payments/create-checkout-session/${id}?token=${tokenOf(id)}&way=online`);
    studio().setNow('2030-06-04T08:05');
    await cancelUnpaid(studio().context);
    const { rows } = await studio().database.pool.query(
      `SELECT status FROM payment WHERE booking_id = $1 ORDER BY created_at`,
      [id],
    );
    expect(rows.at(-1)).toEqual({ status: 'open' });
  });

  it('is refused for a stranger, and once the booking is paid', async () => {
    await configure(account);
    const { id, session } = await begin();
    expect(await choose(id, '?token=wrong')).toMatchObject({ status: 403 });
    session.pay();
    await send('checkout.session.completed', session.describe());
    expect(await choose(id)).toMatchObject({ status: 400 });
    expect((await read(id)).status).toBe('CONFIRMED');
  });

  it('closes the open checkout session; an online payment that arrives all the same confirms the booking', async () => {
    await configure(account);
    const { id, session } = await begin();
    await choose(id);
    session.pay();
    await send('checkout.session.completed', session.describe());
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid', amount: 75 } });
    expect(await transfers()).not.toContainEqual({ booking_id: id });
  });
});

describe('a transfer that has arrived (BANK-01)', () => {
  it('is recorded like a payment at the studio, confirms the booking and tells the customer that it is there', async () => {
    await configure(account);
    const id = await book({}, later);
    await choose(id);
    const path = `/api/admin/bookings/${id}/cash-payment`;
    const { status, body } = await studio().adminCall('POST', path, { amount: 75, method: 'transfer' });
    expect([status, body.status]).toEqual([200, 'CONFIRMED']);
    expect(body.payment).toMatchObject({ status: 'paid', on_site: [{ amount: 75, method: 'transfer' }] });
    expect(await money(id)).toEqual({ paid_cents: 7500, open_cents: 0 });
    expect(await mails(id)).toContain('payment_received');
    expect(await mails(id)).not.toContain('booking_confirmation');
    expect(await events(id)).toEqual(expect.arrayContaining(['booking.transfer_recorded', 'booking.confirmed']));
    await studio().adminCall('DELETE', path);
    expect(await events(id)).toContain('booking.transfer_taken_back');
  });
});
