import { bookSomething, consoleErrorsOf, customer, germanOf, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test('the cancel page shows the booking, cancels it, and confirms the cancellation, at both of its addresses (PUB-007, PUB-090..092, PUB-097, AMB-005)', async ({
  page,
  studio,
}) => {
  const booked = await bookSomething(studio);
  const query = `${booked.booking_id}?token=${booked.cancel_token}`;
  const { date, time } = germanOf(booked.start);
  const errors = consoleErrorsOf(page);
  await open(page, `/booking/cancel/${query}`);
  await expect(page.getByText(booked.confirmation_code)).toBeVisible();
  await expect(page.getByText(`${date}, ${time}–`)).toBeVisible();
  await expect(page.getByText(customer.name)).toBeVisible();
  // Without the tags and comments of the HTML.
  const textAt = async (path: string): Promise<string> =>
    ((await studio.visit('GET', path)).body as string).replaceAll(/<[^>]*>/g, '');
  const other = await textAt(`/cancel/${query}`);
  for (const text of [booked.confirmation_code, `${date}, ${time}–`, customer.name, 'Termin jetzt stornieren'])
    expect(other).toContain(text);
  await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin wurde storniert' })).toBeFocused();
  const after = await studio.visit('GET', `/api/bookings/${booked.booking_id}`);
  expect(after.body.status).toBe('CANCELLED');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin wurde storniert' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Termin jetzt stornieren' })).toHaveCount(0);
  expect(await textAt(`/cancel/${query}`)).toContain('Ihr Termin wurde storniert');
  expect(errors).toEqual([]);
});
