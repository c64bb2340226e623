import type { Page } from '@playwright/test';
import { addLead, emptyBoard, openPanel, stored } from '../support/contacts.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { isRefused, overfill } from './refused-field.ts';
import { arrive, asksBeforeUnload } from './unsaved.ts';

test.describe('the panel of a contact', () => {
  test.beforeEach(({ studio }) => emptyBoard(studio));

  const editing = async (page: Page, studio: Studio) => {
    const lead = await addLead(studio);
    await arrive(page, studio, {
      name: 'a contact',
      path: '/admin/kontakten',
      open: async () => {
        const panel = await openPanel(page, lead);
        await panel.getByRole('button', { name: 'Bearbeiten' }).click();
      },
      field: () => page.getByLabel('Firma'),
    });
    return lead;
  };

  test('stays open until the changes are stored, with the error at the field and the input kept (NAV-031, CONT-139)', async ({
    page,
    studio,
  }) => {
    const lead = await editing(page, studio);
    await page.getByLabel('Firma').fill('Lichtblick GmbH');
    const typed = await overfill(page.getByLabel('Telefon'), '030');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await isRefused(page, page.getByLabel('Telefon'), 'Das ist zu lang', typed);
    await expect(page.getByLabel('Firma')).toHaveValue('Lichtblick GmbH');
    expect(await asksBeforeUnload(page)).toBe(true);
    await page.getByLabel('Telefon').fill('030 1');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByLabel('Firma')).toHaveCount(0);
    expect(await stored(studio, lead.id)).toMatchObject({ company: 'Lichtblick GmbH', phone: '030 1' });
  });

  test('stays open after a failure that concerns no field, and the second attempt saves (CONT-139) @whole', async ({
    page,
    studio,
  }) => {
    const lead = await editing(page, studio);
    await page.getByLabel('Firma').fill('Lichtblick GmbH');
    const path = `**/api/admin/contacts/${lead.id}`;
    await page.route(path, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Failed to update contact');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Firma')).toHaveValue('Lichtblick GmbH');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByLabel('Firma')).toHaveCount(0);
    expect(await stored(studio, lead.id)).toMatchObject({ company: 'Lichtblick GmbH' });
  });
});
