import { beforeEach, describe, expect, it } from 'vitest';
import { confirmingStudio } from '../testing/confirming-studio.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, configure, provider, book, checkout, checkoutByLink, read, send, mails, events } = payingStudio();
const { confirm, expire } = confirmingStudio(studio);
const completed = 'checkout.session.completed';

beforeEach(() => provider().behave('normal'));

describe('a booking with a prepayment whose address must be confirmed', () => {
  it('shows the amount due, is refused at the checkout, and can be paid once it is confirmed (SRV-94, SRV-28)', async () => {
    const id = await book();
    const { body: shown } = await studio().call('GET', `/api/bookings/${id}`);
    expect(shown).toMatchObject({ status: 'PENDING', prepayment: { state: 'open', amount: 75 } });
    for (const asked of [await checkout(id), await checkoutByLink(id)]) {
      expect(asked).toMatchObject({ status: 400, body: { code: 'confirm_first' } });
    }
    const before = provider().sessions.length;
    expect(await confirm(id)).toMatchObject({
      status: 200,
      body: { prepayment_required: true, prepayment: { state: 'open', amount: 75 } },
    });
    expect((await checkout(id)).status).toBe(200);
    expect(provider().sessions).toHaveLength(before + 1);
    // The link of the mail also leads back to the open payment.
    expect(await confirm(id)).toMatchObject({ status: 200, body: { prepayment_required: true } });
    const session = provider().sessions.at(-1);
    session?.pay();
    await send(completed, session?.describe() ?? {});
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid', amount: 75 } });
    expect(await mails(id)).toEqual(
      expect.arrayContaining(['confirm_address', 'booking_received', 'studio_new_booking', 'payment_received']),
    );
    expect(await confirm(id)).toMatchObject({ status: 200, body: { status: 'CONFIRMED', prepayment_required: false } });
    await expire();
    expect((await read(id)).status).toBe('CONFIRMED');
    expect((await events(id)).slice(0, 3)).toEqual([
      'booking.created_unconfirmed',
      'booking.address_confirmed',
      'booking.payment_started',
    ]);
  });

  it('is not sent to a payment that the studio no longer accepts (SRV-94)', async () => {
    const id = await book();
    await configure({ stripe_enabled: false });
    const { status, body } = await confirm(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ prepayment_required: false });
    expect(body).not.toHaveProperty('prepayment');
  });

  it('that is confirmed but not paid does not expire with the deadline of the confirmation (SRV-94)', async () => {
    const id = await book();
    await confirm(id);
    await checkout(id);
    await expire();
    expect((await read(id)).status).toBe('PAYMENT_PENDING');
  });
});
