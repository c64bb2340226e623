import type { Locator, Page } from '@playwright/test';
import { berlinDay, book, enter, expectAccessible } from './admin.ts';
import { addLead, emptyBoard, openPanel } from './contacts.ts';
import { afterThisTest, expect, type Studio, test } from './studio.ts';
import { arrive, asksBeforeUnload, type Form, inApp, isKept, question, stay } from './unsaved.ts';

// A navigation that does not happen fails early.
test.use({ actionTimeout: 10_000 });

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (label: string) => (page: Page) => page.getByRole('dialog').last().getByLabel(label, { exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens the details of a booking. */
const opened = async (page: Page, studio: Studio): Promise<void> => {
  const { id } = await book(studio, `${berlinDay(20)}T10:00`);
  afterThisTest(async () => void (await studio.api('DELETE', `/api/admin/bookings/${id}`)));
  await inApp(page, `/admin/bookings?booking=${id}`);
};

const withContact = async (page: Page, studio: Studio): Promise<Locator> => {
  await emptyBoard(studio);
  const lead = await addLead(studio);
  await fresh(page);
  return openPanel(page, lead);
};

const fresh = async (page: Page): Promise<void> => {
  await inApp(page, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await inApp(page, '/admin/kontakten');
};

const dialogs: readonly Form[] = [
  {
    name: 'a new service',
    path: '/admin/services',
    open: press('Service hinzufügen'),
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  {
    name: 'a service',
    path: '/admin/services',
    open: (page) => row(page, 'Familienshooting').getByRole('button', { name: 'Bearbeiten' }).click(),
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  {
    name: 'a photographer',
    path: '/admin/photographers',
    open: press('Fotograf/in hinzufügen'),
    field: inDialog('Name'),
  },
  {
    name: 'a room',
    path: '/admin/resources',
    open: press('Hinzufügen'),
    field: inDialog('Name (Deutsch)'),
  },
  {
    name: 'a new booking',
    path: '/admin/bookings',
    open: press('Buchung erstellen'),
    field: (page) => page.getByRole('dialog').locator('[name="name"]'),
  },
  {
    name: 'a booking',
    path: '/admin/bookings',
    open: async (page, studio) => {
      await opened(page, studio);
      await press('Bearbeiten')(page);
    },
    field: (page) => page.getByRole('dialog').locator('[name="notes"]'),
  },
  {
    name: 'a note about a customer',
    path: '/admin/bookings',
    open: async (page, studio) => {
      await opened(page, studio);
      await press('Notiz hinzufügen')(page);
    },
    field: (page) => page.getByRole('dialog', { name: 'Notiz hinzufügen' }).getByRole('textbox'),
  },
  {
    name: 'an absence',
    path: '/admin/calendar',
    open: press('Abwesenheit eintragen'),
    field: (page) => page.getByRole('dialog').locator('[name="reason"]'),
  },
  {
    name: 'an exception',
    path: '/admin/calendar/settings',
    open: press('Ausnahme hinzufügen'),
    field: (page) => page.getByRole('dialog').locator('[name="name"]'),
  },
  {
    name: 'a new contact',
    path: '/admin/kontakten',
    open: async (page, studio) => {
      await emptyBoard(studio);
      await fresh(page);
      await page.getByRole('main').getByRole('button', { name: 'Kontakt hinzufügen' }).last().click();
    },
    field: (page) => page.getByRole('dialog').locator('[name="name"]'),
  },
  {
    name: 'a booking for a contact',
    path: '/admin/kontakten',
    open: async (page, studio) => {
      await emptyBoard(studio);
      const lead = await addLead(studio, { phase: 'termin_geplant' });
      await studio.api('PATCH', `/api/admin/contacts/${lead.id}`, { phase: 'termin_geplant' });
      await fresh(page);
      const panel = await openPanel(page, lead);
      await panel.getByRole('button', { name: 'Buchung erstellen' }).click();
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
  { name: 'a key', path: '/admin/integrations', open: press('Neuer Schlüssel'), field: inDialog('Name') },
  {
    name: 'a webhook',
    path: '/admin/integrations',
    open: press('Neuer Webhook'),
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
];

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

for (const form of dialogs) {
  test(`nothing typed into the dialog for ${form.name} is lost without a question (NAV-030)`, async ({
    page,
    studio,
  }) => {
    const field = await arrive(page, studio, form);
    const dialog = page.getByRole('dialog').last();
    const before = await field.inputValue();
    expect(await asksBeforeUnload(page)).toBe(false);
    await field.fill(form.typed ?? 'Ganz viel Text');
    expect(await asksBeforeUnload(page)).toBe(true);
    await isKept(page, form, () => field.press('Escape'));
    // Browsers close a dialog on every second Escape, whatever the page does.
    await field.press('Escape');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await isKept(page, form, () => page.keyboard.press('Escape'));
    await isKept(page, form, () => dialog.getByRole('button', { name: 'Schließen', exact: true }).first().click());
    await isKept(page, form, () => dialog.getByRole('button', { name: 'Abbrechen', exact: true }).click());
    // A click outside: the dialog stays, with or without a question.
    await page.mouse.click(4, 400);
    await question(page)
      .waitFor({ timeout: 300 })
      .then(() => stay(page))
      .catch(() => undefined);
    await expect(field).toHaveValue(form.typed ?? 'Ganz viel Text');
    await isKept(page, form, () => page.goBack());
    // After reverting the input there is nothing to ask.
    await field.fill(before);
    expect(await asksBeforeUnload(page)).toBe(false);
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
  });
}

for (const form of panels) {
  test(`nothing typed into the panel for ${form.name} is lost without a question`, async ({ page, studio }) => {
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

test('the question has words of its own in Russian, and discarding closes the form', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, studio, '/admin/photographers');
  await page.evaluate(() => localStorage.setItem('language', 'ru'));
  await page.reload();
  await page.getByRole('button', { name: 'Добавить фотографа' }).click();
  await page.getByRole('dialog').locator('[name="bio"]').fill('Снимает детей');
  await page.keyboard.press('Escape');
  await expect(question(page)).toContainText('Уйти без сохранения?');
  await expectAccessible(page);
  await expect(question(page).getByRole('button', { name: 'Продолжить редактирование' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Не сохранять' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
