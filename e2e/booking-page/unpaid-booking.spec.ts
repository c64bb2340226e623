import { book } from '../support/admin.ts';
import { berlinDay, now } from '../support/dates.ts';
import { test } from '../support/paying-studio.ts';
import { open } from '../support/public-site.ts';
import { expect } from '../support/studio.ts';

const HOUR = 3_600_000;
const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });

test('the page of an unpaid booking states until when its time is held, in both languages @whole', async ({
  page,
  paying: { studio },
}) => {
  await studio.api('PUT', '/api/admin/payments/settings', {
    current_password: studio.admin.password,
    auto_cancel_unpaid: true,
    payment_deadline_hours: 3,
  });
  const { id } = await book(studio, `${berlinDay(3)}T10:00`, {
    customer: { name: 'Clara', email: 'clara@kunde.example', phone: '+49 170 1234567' },
  });
  const earliest = now();
  expect((await studio.visit('POST', `/api/payments/create-checkout-session/${id}`)).status).toBe(200);
  const until = [earliest, now()].map((asked) => format.format(asked + 3 * HOUR).replaceAll('.', '\\.'));
  await open(page, `/booking/success/${id}`);
  await expect(
    page.getByText(new RegExp(`^Wir halten die Zeit bis (?:${until.join('|')}) Uhr für Sie frei\\.$`)),
  ).toBeVisible();
  await open(page, `/booking/success/${id}?language=ru`);
  await expect(page.getByText(new RegExp(`^Мы держим время за вами до (?:${until.join('|')})\\.$`))).toBeVisible();
});
