import { enter, expectAccessible } from '../support/admin.ts';
import { bookAt, column, emptyCalendar, peopleOf, pointAt } from '../support/calendar.ts';
import { german } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

// A week far enough ahead that it contains nothing else: Monday, 7 June 2032.
const week = '2032-06-09';

test.beforeEach(({ studio }) => emptyCalendar(studio));

test('clicking a time shows whether it is free or why not, and opens the form for a booking (CAL-006, CAL-038, SRV-09)', async ({
  page,
  studio,
}) => {
  const { anna, service } = await peopleOf(studio);
  await bookAt(studio, `${week}T10:00`, 'Ida Vorher');
  await enter(page, studio, `/admin/calendar?view=day&date=${week}`);
  const place = column(page, week, anna);
  await expect(place.getByRole('button', { name: /Ida Vorher/ })).toBeVisible();
  const box = page.getByRole('dialog', { name: /Mittwoch, 9\. Juni 2032/ });
  const press = async (time: string): Promise<void> => {
    const { x, y } = await pointAt(place, time);
    await page.mouse.click(x, y);
  };
  await press('09:30');
  await box.getByLabel('Service').selectOption(service);
  await expect(box).toContainText(/Gebucht: Ida Vorher \(FB-[A-Z0-9]{8}\), 10:00–11:00/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.locator('[data-cursor]')).toBeFocused();

  // By keyboard: to 11:00, within the buffer, and to 13:15, which is off the grid but allowed for the studio.
  for (let quarters = 0; quarters < 6; quarters++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toContainText('11:00');
  await expect(box).toContainText(/der Puffer fehlt: Ida Vorher/);
  await expect(box.getByRole('button', { name: 'Als internen Termin buchen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.locator('[data-cursor]')).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toContainText('13:15');
  await expect(box).toContainText('Kunden können nur bis');
  await box.getByRole('button', { name: 'Hier buchen' }).click();
  const form = page.getByRole('dialog', { name: 'Buchung erstellen' });
  await expect(form.getByLabel('Datum')).toHaveValue(german(week));
  await expect(form.getByLabel('Fotograf/in')).toHaveValue(anna);
  await expect(form.getByRole('button', { name: '13:15' })).toHaveAttribute('aria-pressed', 'true');
  await form.getByLabel('Name', { exact: true }).fill('Nora Neu');
  await form.getByRole('button', { name: 'Buchung erstellen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(place.getByRole('button', { name: /13:15–14:15, Nora Neu/ })).toBeVisible();
});

test('a time outside of the hours offers an internal appointment at that time (CAL-039) @whole', async ({
  page,
  studio,
}) => {
  const { anna } = await peopleOf(studio);
  await enter(page, studio, `/admin/calendar?view=day&date=${week}`);
  await expect(column(page, week, anna).locator('[data-closed]')).toHaveCount(2);
  const { x, y } = await pointAt(column(page, week, anna), '18:30');
  await page.mouse.click(x, y);
  const box = page.getByRole('dialog', { name: /18:30/ });
  await expect(box).toContainText('Außerhalb der Arbeitszeit (09:00–18:00).');
  await box.getByRole('button', { name: 'Als internen Termin buchen' }).click();
  const form = page.getByRole('dialog', { name: 'Buchung erstellen' });
  await expect(form.getByLabel('Interner Termin')).toBeChecked();
  await expect(form.getByLabel('Uhrzeit')).toHaveValue('18:30');
});

test('the reschedule form shows why a day has no time for the session (CAL-028, CAL-032) @whole', async ({
  page,
  studio,
}) => {
  const { anna } = await peopleOf(studio);
  await bookAt(studio, `${week}T10:00`, 'Mia Umzug');
  await studio.api('POST', '/api/admin/timeoff', {
    photographer_id: anna,
    start: '2032-06-10T00:00',
    end: '2032-06-11T00:00',
    reason: 'Messe',
  });
  await enter(page, studio, `/admin/calendar?view=week&date=${week}`);
  await page.getByRole('button', { name: /Mia Umzug/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await dialog.getByLabel('Neues Datum').fill('2032-06-10');
  await expect(dialog).toContainText('Abwesend: 10.06.2032, 00:00 – 11.06.2032, 00:00 (Messe).');
  await dialog.getByLabel('Neues Datum').fill('2032-06-13');
  await expect(dialog).toContainText('An diesem Tag ist geschlossen.');
});
