import { berlinDay, firstOfMonth, german } from '../../support/dates.ts';
import { hydrated } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import {
  card,
  changeCalendar,
  chooseService,
  day,
  heading,
  nextButton,
  openWizard,
  showDay,
  walkTo,
} from '../../support/wizard.ts';

test('for a photographer without free times another one, the list and the contact are offered (PUB-099) @whole', async ({
  page,
  studio,
}) => {
  const photographers = (await studio.visit('GET', '/api/photographers')).body as { id: string; name: string }[];
  const anna = photographers.find(({ name }) => name === 'Anna Lindner')?.id;
  const asked: string[] = [];
  await page.route(/\/api\/availability\/month/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get('photographer_id') !== anna) return route.continue();
    asked.push(query.get('month') ?? '');
    return route.fulfill({ json: { month: query.get('month'), days: [], next_days: [] } });
  });
  await openWizard(page);
  await chooseService(page);
  await nextButton(page).click();
  const box = page.getByRole('region', { name: 'Zurzeit ist nichts frei.' });
  const { advance_booking_days } = (await studio.visit('GET', '/api/calendar/settings')).body;
  const last = berlinDay(advance_booking_days as number);
  await expect(box).toContainText(`Anna Lindner ist bis ${german(last)} ausgebucht.`);
  // One request tells that no month has any.
  expect(new Set(asked)).toEqual(new Set([berlinDay(0).slice(0, 7)]));
  await expect(page.getByText(/Wählen Sie einen Tag/)).toHaveCount(0);
  await expect(page.getByText('In diesem Monat ist nichts mehr frei.')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Ihre Buchung' })).toContainText('Zurzeit ist nichts frei.');
  await expect(nextButton(page)).toBeDisabled();
  await expect(box.getByRole('link', { name: /^Zum Kontakt/ })).toHaveAttribute('href', '/contact');
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(page.getByRole('region', { name: 'Сейчас свободного времени нет.' })).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await box.getByRole('button', { name: 'Anderes Shooting wählen' }).click();
  await expect(heading(page, 1)).toBeFocused();
  await nextButton(page).click();
  await box.getByRole('button', { name: 'Max Berger' }).click();
  await expect(box).toHaveCount(0);
  await expect(page.locator('[data-free]').first()).toBeVisible();
  await expect(page.getByText('Max Berger').first()).toBeAttached();
  await page.reload();
  await hydrated(page);
  await expect(page.locator('[data-free]').first()).toBeVisible();
});

test.describe('the last bookable day', () => {
  test('the first month with free days is opened even after several full months @whole', async ({ page, studio }) => {
    await changeCalendar(studio, { advance_booking_days: 120 });
    const [year = 0, month = 0] = berlinDay(0).split('-').map(Number);
    const later = new Date(Date.UTC(year, month + 1, 1)).toISOString().slice(0, 7);
    await page.route(/\/api\/availability\/month/, async (route) => {
      const asked = new URL(route.request().url()).searchParams.get('month') ?? '';
      const isFull = asked < later;
      const date = firstOfMonth(isFull ? later : asked, 2);
      const days = [{ date, slots: 1, first: [`${date}T09:00:00+01:00`] }];
      await route.fulfill({ json: { month: asked, days: isFull ? [] : days, next_days: isFull ? days : [] } });
    });
    await openWizard(page);
    await walkTo(page, 2);
    await expect(day(page, firstOfMonth(later, 2))).toHaveAttribute('data-free', 'true');
  });
});

test('the last bookable day is not stated in an earlier month @whole', async ({ page, studio }) => {
  await changeCalendar(studio, { advance_booking_days: 60 });
  await openWizard(page);
  await card(page, 'Porträtshooting').click();
  await card(page, 'Anna Lindner').click();
  await nextButton(page).click();
  await showDay(page, berlinDay(0));
  await expect(page.getByText(/Termine sind bis .* buchbar/)).toHaveCount(0);
});
