import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { type Booked, bookSomething, open } from './public-site.ts';
import { expect, type Studio, test } from './studio.ts';
import { german, openWizard, takeNoPayments, takePayments, walkTo } from './wizard.ts';

const rule = (stages: readonly { days_before: number; percent: number }[]) => ({
  refund_rule_enabled: true,
  refund_stages: stages,
});
const inTwoSteps = rule([
  { days_before: 3, percent: 100 },
  { days_before: 2, percent: 50 },
]);
const daysBefore = (date: string, days: number): string =>
  german(new Date(Date.parse(`${date}T12:00Z`) - days * 86_400_000).toISOString().slice(0, 10));

test.afterEach(({ studio }) => takeNoPayments(studio));

test('before paying, the customer sees in euros and dates what cancelling would bring back (SRV-33)', async ({
  page,
  studio,
}) => {
  await takePayments(studio, inTwoSteps);
  await openWizard(page);
  const { date, time } = await walkTo(page, 4);
  const terms = page.getByRole('region', { name: 'Wenn Sie stornieren' });
  const charged = await page.getByRole('region', { name: 'Preis und Zahlung' }).getByText('€').nth(1).innerText();
  const half = (Number(charged.replace(',', '.').replace(/[^\d.]/g, '')) / 2).toFixed(2).replace('.', ',');
  await expect(terms.getByRole('term')).toHaveText([
    `bis ${daysBefore(date, 3)}, ${time} Uhr`,
    `bis ${daysBefore(date, 2)}, ${time} Uhr`,
    'danach',
  ]);
  await expect(terms.getByRole('definition')).toHaveText([charged, `${half} €`, 'nichts']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
});

test('that nothing comes back is said as well, and without a rule nothing is (SRV-33)', async ({ page, studio }) => {
  await takePayments(studio, rule([]));
  await openWizard(page);
  await walkTo(page, 4);
  await expect(page.getByText('Ihre Zahlung wird bei einer Stornierung nicht erstattet.')).toBeVisible();
  await takePayments(studio, { refund_rule_enabled: false });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Preis und Zahlung' })).toBeVisible();
  await expect(page.getByText('Wenn Sie stornieren')).toHaveCount(0);
});

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

test('before cancelling, the customer sees what comes back, and that is what is refunded (SRV-33)', async ({
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

test('when another stage begins while the page is open, the customer decides again (SRV-33)', async ({
  page,
  studio,
}) => {
  const booked = await paidBooking(studio);
  await open(page, `/cancel/${booked.booking_id}?token=${booked.cancel_token}`);
  await expect(page.getByText('bekommen Sie 100,00 € zurück')).toBeVisible();
  const passed = JSON.stringify([{ days_before: 1, percent: 50 }]);
  await studio.sql(`UPDATE booking SET refund_stages = $2::jsonb WHERE id = $1`, [booked.booking_id, passed]);
  await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
  await expect(page.getByRole('alert')).toContainText('Inzwischen würde ein anderer Betrag erstattet.');
  await expect(page.getByText('bekommen Sie 50,00 € zurück')).toBeVisible();
  expect(await refundsOf(studio, booked)).toEqual([]);
  await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
  await expect(page.getByText('Sie bekommen 50,00 € zurück.')).toBeVisible();
  expect(await refundsOf(studio, booked)).toEqual([5000]);
});
