import { enter, expectAccessible } from '../../support/admin.ts';
import { chooseAll, columnsOf, dialogOf } from '../../support/contact-booking.ts';
import { addLead, card, column, drag, emptyBoard, patchesOf, stored } from '../../support/contacts.ts';
import { berlinDay } from '../../support/dates.ts';
import { expect, test } from '../../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

test('dropping a card on termin_geplant opens the booking dialog, which creates a booking (CONT-073..077, CONT-045..056, CONT-059, CONT-081, AMB-069)', async ({
  page,
  studio,
}) => {
  const lead = await addLead(studio, { phase: 'in_klaerung' });
  const patches = patchesOf(page);
  const asked: string[] = [];
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/availability')) asked.push(request.url());
    if (/\/contacts(\/stats)?$/.test(request.url())) reads.push(request.url());
  });
  await enter(page, studio, '/admin/kontakten');
  await expect(card(page, lead)).toBeVisible();
  reads.length = 0;
  await drag(page, card(page, lead), column(page, 'termin_geplant'));
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('termin_geplant');
  await expect.poll(() => new Set(reads).size).toBe(2);
  expect(patches).toEqual([{ phase: 'termin_geplant' }]);
  await expect(dialog).toContainText(lead.email);
  await expect(dialog.getByRole('definition').nth(2)).toHaveText('-');
  await expect(dialog.getByRole('grid')).toHaveCount(0);
  await expect(dialog.getByLabel('Service').getByRole('option').nth(1)).toHaveText(/.+ \(\d+,\d\d €\)/);
  await dialog.getByLabel('Service').selectOption({ index: 1 });
  await expect(dialog.getByRole('grid')).toHaveCount(0);
  await dialog.getByLabel('Fotograf').selectOption({ index: 1 });
  await expect(dialog.getByRole('columnheader')).toHaveCount(7);
  await expect(dialog.getByRole('button', { name: 'Vorheriger Monat' })).toBeDisabled();
  const first = (await dialog.locator('[data-date]').first().getAttribute('data-date')) ?? '';
  expect(first).toBe(berlinDay());
  expect(asked).toEqual([]);
  await chooseAll(page);
  const slots = dialog.locator('fieldset > div');
  await expect(slots.getByRole('button').first()).toHaveText(/^\d\d:\d\d$/);
  expect(await columnsOf(slots)).toBe(6);
  await expect(slots.locator('[aria-pressed="true"]')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.locator('[data-date]').nth(8).click();
  await expect(dialog.locator('[aria-pressed="true"][data-date]')).toHaveCount(1);
  await expect(dialog.locator('fieldset [aria-pressed="true"]')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Bestätigen' })).toBeDisabled();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !/service_id=.+photographer_id=.+date=/.test(url))).toEqual([]);
});
