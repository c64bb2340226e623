import type { Locator, Page } from '@playwright/test';
import { addLead, emptyBoard, openPanel } from '../support/contacts.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { arrive, asksBeforeUnload, type Form, isKept, question } from './unsaved.ts';
import { fresh } from './unsaved-fields.ts';

// A navigation that does not happen fails early.
test.use({ actionTimeout: 10_000 });

const withContact = async (page: Page, studio: Studio): Promise<Locator> => {
  await emptyBoard(studio);
  const lead = await addLead(studio);
  await fresh(page);
  return openPanel(page, lead);
};

const panels: readonly Form[] = [
  {
    name: 'a contact',
    path: '/admin/kontakten',
    open: async (page, studio) => {
      const panel = await withContact(page, studio);
      await panel.getByRole('button', { name: 'Bearbeiten' }).click();
    },
    field: (page) => page.getByRole('complementary', { name: 'Kontakt bearbeiten' }).locator('[name="company"]'),
  },
  {
    name: 'a note about a contact',
    path: '/admin/kontakten',
    open: withContact,
    field: (page) => page.getByLabel('Neue Notiz'),
  },
];

for (const form of panels) {
  test(`closing the panel for ${form.name} with unsaved input asks for confirmation @whole`, async ({
    page,
    studio,
  }) => {
    const field = await arrive(page, studio, form);
    await field.fill('Ganz viel Text');
    expect(await asksBeforeUnload(page)).toBe(true);
    await isKept(page, form, () => field.press('Escape'));
    await isKept(page, form, () => page.getByRole('button', { name: 'Schließen', exact: true }).click());
    await isKept(page, form, () => page.getByRole('navigation').getByRole('link', { name: 'Services' }).click());
    await field.fill('');
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
  });
}
