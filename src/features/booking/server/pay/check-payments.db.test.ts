import { describe, expect, it } from 'vitest';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { cancelUnpaid } from '../cancel/cancel-unpaid.ts';
import { payingStudio } from '../testing/paying-studio.ts';
import { checkPayments, closeCheckouts } from './check-payments.ts';

const { studio, provider, configure, book, begin, read, mails, events, checkoutByLink, send } = payingStudio();
const statusOf = async (id: string) => (await read(id)).status;
const visit = (id: string) => studio().call('GET', `/api/bookings/${id}`);

describe('a lost webhook event (SRV-30, P14)', () => {
  it('is recovered when the customer comes back', async () => {
    const { id, session } = await begin();
    session.pay();
    expect((await visit(id)).body).toMatchObject({ status: 'CONFIRMED' });
    expect(await mails(id)).toContain('payment_received');
  });

  it('is recovered by the task', async () => {
    const { id, session } = await begin();
    session.pay();
    await checkPayments(studio().context, 4 * MINUTE);
    expect(await statusOf(id)).toBe('CONFIRMED');
  });

  it('of a slow payment method is recovered, whether the money arrives or not', async () => {
    const [good, bad] = [await begin(), await begin()];
    for (const { session } of [good, bad]) session.pay('slowly');
    await checkPayments(studio().context, 0);
    expect(await read(bad.id)).toMatchObject({ payment: { status: 'processing' } });
    good.session.settle(true);
    bad.session.settle(false);
    await checkPayments(studio().context, 0);
    expect(await read(good.id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid' } });
    expect(await read(bad.id)).toMatchObject({ status: 'PAYMENT_PENDING', payment: { status: 'failed' } });
  });

  it('the provider is requested at most once a second for one customer', async () => {
    const { id } = await begin();
    const asked = () => provider().requests.filter(({ method }) => method === 'GET').length;
    const before = asked();
    await Promise.all(Array.from({ length: 20 }, () => visit(id)));
    expect(asked() - before).toBe(1);
  });

  it.each(['hanging', 500, 404] as const)(
    'a provider that responds with %s does not prevent the page of the booking (P12)',
    async (as) => {
      const { id } = await begin();
      provider().behave(as);
      expect(await visit(id)).toMatchObject({ status: 200, body: { status: 'PAYMENT_PENDING' } });
      await checkPayments(studio().context, 0);
      expect(await statusOf(id)).toBe('PAYMENT_PENDING');
    },
  );

  it('is recovered although payments were switched off meanwhile', async () => {
    const { id, session } = await begin();
    await configure({ stripe_enabled: false });
    session.pay();
    expect((await visit(id)).body).toMatchObject({ status: 'CONFIRMED' });
  });
});

describe('sessions that must not be paid any more are closed at the provider (P13)', () => {
  it.each([
    ['the studio cancels', (id: string) => studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {})],
    [
      'the studio confirms without payment',
      (id: string) => studio().adminCall('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`),
    ],
    [
      'the payment is given up',
      (id: string) => studio().adminCall('PUT', `/api/admin/bookings/${id}/status?new_status=PENDING`),
    ],
    ['the booking is deleted', (id: string) => studio().adminCall('DELETE', `/api/admin/bookings/${id}`)],
  ])('when %s', async (_, change) => {
    const { id, session } = await begin();
    expect((await change(id)).status).toBe(200);
    await closeCheckouts(studio().context);
    expect(session.describe()['status']).toBe('expired');
  });

  it('a session paid at the last moment is processed', async () => {
    const { id, session } = await begin();
    await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
    session.pay();
    await closeCheckouts(studio().context);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { status: 'paid', refund_needed: true } });
  });

  it('closing a session without a response of the provider is retried', async () => {
    const { id, session } = await begin();
    await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
    provider().behave(500);
    await closeCheckouts(studio().context);
    provider().behave('normal');
    await closeCheckouts(studio().context);
    expect(session.describe()['status']).toBe('expired');
    expect((await read(id)).payment.status).toBe('expired');
  });
});

describe('a booking that is not paid in time (SRV-31)', () => {
  const unpaid = async () => {
    const { id, session } = await begin();
    studio().setNow('2030-06-04T08:00');
    return { id, session };
  };

  it('is cancelled if the studio wants that, its session closed, the customer notified', async () => {
    await configure({ auto_cancel_unpaid: true });
    const { id, session } = await unpaid();
    await cancelUnpaid(studio().context);
    expect(await read(id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'Zahlung nicht eingegangen',
      cancelled_by: 'system',
      payment: { status: 'expired' },
    });
    expect(session.describe()['status']).toBe('expired');
    expect(await mails(id)).toContain('booking_cancelled');
    expect(await events(id)).toContain('booking.cancelled');
  });

  it('is only listed as overdue otherwise', async () => {
    const { id } = await begin();
    expect(await read(id)).toMatchObject({ overdue: false, payment: { due_at: '2030-06-04T08:00:00+02:00' } });
    studio().setNow('2030-06-04T08:00');
    await cancelUnpaid(studio().context);
    expect(await read(id)).toMatchObject({ status: 'PAYMENT_PENDING', overdue: true });
  });

  it.each([
    ['2030-06-04T07:59', 24, 'PAYMENT_PENDING'],
    ['2030-06-04T08:00', 24, 'CANCELLED'],
    ['2030-06-03T08:59', 1, 'PAYMENT_PENDING'],
    ['2030-06-03T09:00', 1, 'CANCELLED'],
    ['2030-06-05T09:00', 1000, 'CANCELLED'],
  ])('at %s, with a deadline of %i hours: %s', async (now, payment_deadline_hours, expected) => {
    await configure({ auto_cancel_unpaid: true, payment_deadline_hours });
    const { id } = await begin();
    studio().setNow(now);
    await cancelUnpaid(studio().context);
    expect(await statusOf(id)).toBe(expected);
  });

  it('a new session does not extend the deadline', async () => {
    await configure({ auto_cancel_unpaid: true });
    const { id, session } = await begin();
    studio().setNow('2030-06-04T07:59');
    session.expire();
    await send('checkout.session.expired', session.describe());
    expect((await checkoutByLink(id)).status).toBe(200);
    studio().setNow('2030-06-04T08:00');
    await cancelUnpaid(studio().context);
    expect(await statusOf(id)).toBe('CANCELLED');
  });

  it('is confirmed instead if it turns out to be paid', async () => {
    await configure({ auto_cancel_unpaid: true });
    const { id, session } = await unpaid();
    session.pay();
    await cancelUnpaid(studio().context);
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid' } });
  });

  it('keeps its time while the payment is processing', async () => {
    await configure({ auto_cancel_unpaid: true });
    const { id, session } = await unpaid();
    session.pay('slowly');
    await cancelUnpaid(studio().context);
    expect(await statusOf(id)).toBe('PAYMENT_PENDING');
  });

  it.each(['hanging', 500] as const)('keeps its time while the provider responds with %s (P13)', async (as) => {
    await configure({ auto_cancel_unpaid: true });
    const { id } = await unpaid();
    provider().behave(as);
    await cancelUnpaid(studio().context);
    expect(await statusOf(id)).toBe('PAYMENT_PENDING');
    provider().behave('normal');
    await cancelUnpaid(studio().context);
    expect(await statusOf(id)).toBe('CANCELLED');
  });

  it('is cancelled once by two processes', async () => {
    await configure({ auto_cancel_unpaid: true });
    const { id } = await unpaid();
    await Promise.all(Array.from({ length: 4 }, () => cancelUnpaid(studio().context)));
    expect((await mails(id)).filter((kind) => kind === 'booking_cancelled')).toHaveLength(1);
  });

  it('without a started payment is never cancelled automatically', async () => {
    await configure({ auto_cancel_unpaid: true });
    const id = await book();
    studio().setNow('2030-06-05T10:00');
    await cancelUnpaid(studio().context);
    expect(await statusOf(id)).toBe('PENDING');
  });
});
