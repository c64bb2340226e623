import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { type Booked, bookSomething, open } from '../support/public-site.ts';
import { daysBefore, inTwoSteps } from '../support/refund-stages.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { takeNoPayments, takePayments } from '../support/wizard.ts';

test.afterEach(({ studio }) => takeNoPayments(studio));

/** A confirmed booking at least a week ahead, paid with 100 €, under a rule of two stages. */
const paidBooking = async (studio: Studio): Promise<Booked> => {
  await takePayments(studio, inTwoSteps);
  const booked = await bookSomething(studio);
  await studio.sql(
    `INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at, payment_intent, paid_at)
     VALUES ($1, $2, $3, 'https://checkout.example', 10000, 'EUR', 'paid', now(), $3, now())`,
    [randomUUID(), booked.booking_id, `cs_${booked.booking_id}`],
  );
  await studio.sql(`UPDATE booking SET status = 'CONFIRMED' WHERE id = $1`, [booked.booking_id]);
  return booked;
};

const refundsOf = async (studio: Studio, { booking_id }: Booked): Promise<number[]> =>
  (
    await studio.sql(
      `SELECT refund.amount_cents FROM refund JOIN payment ON payment.id = refund.payment_id WHERE booking_id = $1`,
      [booking_id],
    )
  ).map(({ amount_cents }) => amount_cents as number);

test('before cancelling, the customer sees the refund, and exactly that is refunded (SRV-33) @whole', async ({
  page,
  studio,
}) => {
  const booked = await paidBooking(studio);
  await open(page, `/cancel/${booked.booking_id}?token=${booked.cancel_token}`);
  await expect(page.getByText('Sie haben 100,00 € bezahlt.')).toBeVisible();
  await expect(page.getByText('Wenn Sie jetzt stornieren, bekommen Sie 100,00 € zurück.')).toBeVisible();
  const date = booked.start.slice(0, 10);
  await expect(page.getByText(`bis ${daysBefore(date, 2)}, ${booked.start.slice(11, 16)} Uhr`)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
  await expect(page.getByText('Sie bekommen 100,00 € zurück.')).toBeVisible();
  expect(await refundsOf(studio, booked)).toEqual([10_000]);
});
