import { enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { column, peopleOf, pointAt } from '../support/calendar.ts';
import { offerTimes, withoutOffers } from '../support/offers.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => {
  await withoutOffers(studio);
  await withoutBookings(studio);
});

test('day and week show held times with person and deadline; pressing one withdraws the offer (OFFER-07) @whole', async ({
  page,
  studio,
}) => {
  const made = await offerTimes(studio, ['10:00', '14:00']);
  const [first, second] = made.times as [(typeof made.times)[number], (typeof made.times)[number]];
  const date = first.start.slice(0, 10);
  await enter(page, studio, `/admin/calendar?view=week&date=${date}`);
  const held = page.locator('[data-type="held"]');
  await expect(held).toHaveCount(2);
  await expect(page.getByText('Terminangebot', { exact: true })).toBeVisible();
  await page.goto(`/admin/calendar?view=day&date=${date}`);
  const block = page.locator(`[data-event="${second.id}"]`);
  await expect(block).toHaveAttribute('title', /14:00–15:00, Mia Kern, .*, Terminangebot, reserviert bis .* Uhr/);
  await expectAccessible(page);
  await block.click();
  const dialog = page.getByRole('dialog', { name: 'Reserviert für Mia Kern' });
  await expect(dialog).toContainText(/2 Termine, reserviert bis/);
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/491707654321?text=${encodeURIComponent(`Diese Termine haben wir für Sie reserviert: ${made.url}`)}`,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(held).toHaveCount(0);
  await expect(page.getByText('Terminangebot', { exact: true })).toHaveCount(0);
});

test('the month leaves held times out, and so does every view once they have lapsed (OFFER-07) @whole', async ({
  page,
  studio,
}) => {
  const made = await offerTimes(studio, ['10:00']);
  const date = made.times[0]?.start.slice(0, 10);
  await enter(page, studio, `/admin/calendar?view=day&date=${date}`);
  await expect(page.locator('[data-type="held"]')).toHaveCount(1);
  await page.goto(`/admin/calendar?date=${date}`);
  await expect(page.locator(`[data-date="${date}"]`).first()).toBeVisible();
  await expect(page.locator('[data-type="held"]')).toHaveCount(0);
  await studio.sql(
    `UPDATE offer SET created_at = now() - interval '2 hours', held_until = now() - interval '1 second'`,
  );
  await page.goto(`/admin/calendar?view=day&date=${date}`);
  await expect(page.locator('[data-drop-from]').first()).toBeVisible();
  await expect(page.locator('[data-type="held"]')).toHaveCount(0);
});

test('the reason why a time is not free names the person of the offer and links to it (OFFER-07) @whole', async ({
  page,
  studio,
}) => {
  const { service } = await peopleOf(studio);
  const made = await offerTimes(studio, ['10:00']);
  const date = made.times[0]?.start.slice(0, 10) ?? '';
  const photographer = (await studio.api('GET', '/api/admin/offers')).body[0].times[0].photographer_id;
  await enter(page, studio, `/admin/calendar?view=day&date=${date}`);
  const place = column(page, date, photographer);
  await expect(place.locator('[data-type="held"]')).toBeVisible();
  const { x, y } = await pointAt(place, '09:30');
  await page.mouse.click(x, y);
  const box = page.getByRole('dialog', { name: /09:30/ });
  await box.getByLabel('Service').selectOption(service);
  await expect(box).toContainText('Gebucht: Terminangebot für Mia Kern 10:00–11:00, reserviert bis');
  await expectAccessible(page);
  await box.getByRole('link', { name: 'Angebot ansehen' }).click();
  await expect(page.getByRole('dialog', { name: 'Reserviert für Mia Kern' })).toBeVisible();
});
