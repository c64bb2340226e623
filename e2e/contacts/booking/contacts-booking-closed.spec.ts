import type { Page } from '@playwright/test';
import { enter } from '../../support/admin.ts';
import { dialogOf } from '../../support/contact-booking.ts';
import { addLead, column, emptyBoard, moveTo, patchesOf, stored } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';

test.beforeEach(({ studio }) => emptyBoard(studio));

for (const [way, close] of [
  ['another page', (page: Page) => page.goBack()],
  ['reloading the page', (page: Page) => page.reload()],
] as const) {
  test(`a booking dialog closed by ${way} leaves everything unchanged (CONT-076, CONT-078, AMB-069, SRV-57)`, async ({
    page,
    studio,
  }) => {
    const lead = await addLead(studio, { phase: 'nicht_erreicht' });
    const before = await stored(studio, lead.id);
    const patches = patchesOf(page);
    await enter(page, studio, '/admin/dashboard');
    await page.getByRole('navigation').getByRole('link', { name: 'Kontakten' }).click();
    await moveTo(page, lead, 'Termin geplant');
    await expect.poll(async () => (await stored(studio, lead.id)).phase).toBe('termin_geplant');
    await dialogOf(page).getByLabel('Service').selectOption({ index: 1 });
    await close(page);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect.poll(() => stored(studio, lead.id)).toEqual(before);
    // Only the server sees a request that is sent while a page closes.
    const seen = [{ phase: 'termin_geplant' }, { phase: 'nicht_erreicht' }];
    expect(patches).toEqual(way === 'reloading the page' ? seen.slice(0, 1) : seen);
    if (way === 'another page') return;
    // The new page may have loaded before the old page's last request arrived.
    if (way === 'reloading the page') await page.reload();
    await expect(column(page, 'nicht_erreicht').locator(`[data-contact="${lead.id}"]`)).toBeVisible();
    // The second time it starts empty.
    await moveTo(page, lead, 'Termin geplant');
    await expect(dialogOf(page).getByLabel('Service')).toHaveValue('');
  });
}
