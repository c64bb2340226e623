import { book, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { crossings, pairs } from '../support/crossings.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

const rows = '[data-index]';
const person = (name: string, email = 'k@kunde.example') => ({ customer: { name, email, phone: '+49 170 1234567' } });

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the list has the specified columns, and each row its actions (BOOK-011..016, BOOK-018, BOOK-020, I18N-004)', async ({
  page,
  studio,
}) => {
  const pending = await book(studio, '2030-06-05T10:00', person('Clara Hoffmann', 'clara@kunde.example'));
  const confirmed = await book(studio, '2030-06-05T12:00', person('Jonas Weiß', 'jonas@kunde.example'));
  const cancelled = await book(studio, '2030-06-05T14:00', person('Ben Adler', 'intern@fotobooking.invalid'));
  await studio.api('PUT', `/api/admin/bookings/${confirmed.id}/status?new_status=CONFIRMED`);
  await studio.api('POST', `/api/admin/bookings/${cancelled.id}/cancel`, { reason: 'krank' });
  await enter(page, studio, '/admin/bookings?sort=start&order=asc');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Kunde',
    'Service',
    'Fotograf',
    'Datum und Uhrzeit',
    'Status',
    'Aktionen',
  ]);
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Clara Hoffmann').getByRole('cell')).toHaveText([
    'Clara Hoffmannclara@kunde.example',
    'Porträtshooting150,00 €',
    pending.photographer_name,
    'Mi., 5. Juni, 10:00',
    'Ausstehend',
    '',
  ]);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(row('Clara Hoffmann').getByRole('cell')).toContainText([
    '',
    'Портретная фотосессия',
    '',
    'ср, 5 июня, 10:00',
    'Ожидает',
    '',
  ]);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  // A placeholder address is not shown.
  await expect(row('Ben Adler').getByRole('cell').first()).toHaveText('Ben Adler–');
  const offers = async (name: string) =>
    row(name)
      .getByRole('cell')
      .last()
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title')));
  await expect.poll(() => offers('Clara Hoffmann')).toEqual(['Bestätigen', 'Stornieren', 'Details']);
  expect(await offers('Jonas Weiß')).toEqual(['Stornieren', 'Details']);
  expect(await offers('Ben Adler')).toEqual(['Details']);
});

for (const [theme, language] of [
  ['light', 'de'],
  ['dark', 'ru'],
] as const) {
  test(`the bookings are accessible and fit a phone (${theme}, ${language}) @whole`, async ({ page, studio }) => {
    const long = 'Dr. Friederike Baumgartner-Oßwald von und zu Lichtenberg';
    const booking = await book(
      studio,
      `${berlinDay(2)}T10:00`,
      person(long, 'friederike.baumgartner-osswald@lichtenberg-und-partner.example'),
    );
    const cancelled = await book(studio, `${berlinDay(2)}T12:00`, person('Ben'));
    await studio.api('POST', `/api/admin/bookings/${cancelled.id}/cancel`, {});
    await enter(page, studio, '/robots.txt');
    await page.evaluate(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { admin_theme: theme, language },
    );
    const views = [
      '',
      `?highlight=${booking.id}`,
      `?booking=${booking.id}`,
      `?booking=${cancelled.id}`,
      '?status=COMPLETED',
    ];
    for (const [width, view] of crossings(pairs([375, 800, 1440], views))) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto(`/admin/bookings${view}`);
      await expect(page.getByRole('main').locator(`${rows}, h2`).first()).toBeVisible();
      if (view.includes('booking=')) await expect(page.getByRole('dialog').locator('ol')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
