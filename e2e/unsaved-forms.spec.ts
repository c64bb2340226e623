import type { Locator, Page } from '@playwright/test';
import { berlinDay, book, enter, expectAccessible } from './admin.ts';
import { addLead, emptyBoard, openPanel } from './contacts.ts';
import { afterThisTest, expect, type Studio, test } from './studio.ts';

// A navigation that does not happen fails early.
test.use({ actionTimeout: 10_000 });

interface Form {
  readonly name: string;
  readonly path: string;
  /** Opens the form, if the page does not show it at first. */
  readonly open?: (page: Page, studio: Studio) => Promise<unknown>;
  /** The field to type into. */
  readonly field: (page: Page) => Locator;
  readonly typed?: string;
}

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

/** Navigates within the application without loading the page, like a link. */
const inApp = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
  }, path);
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

const pages: readonly Form[] = [
  { name: 'the studio', path: '/admin/company', field: (page) => page.getByLabel('Firmenname') },
  { name: 'the legal texts', path: '/admin/legal', field: (page) => page.locator('form textarea').first() },
  { name: 'payments', path: '/admin/payments', field: (page) => page.locator('[name="payment_description_template"]') },
  { name: 'mail', path: '/admin/email?tab=reminders', field: (page) => page.locator('[name="smtp_host"]') },
  {
    name: 'the page design',
    path: '/admin/page-design?tab=settings',
    field: (page) => page.locator('form input:not([type="color"])').first(),
    typed: '#123456',
  },
  {
    name: 'retention',
    path: '/admin/privacy',
    open: (page) => page.getByRole('group', { name: 'Abgesagte Kontakte löschen' }).getByRole('checkbox').check(),
    field: (page) => page.getByRole('group', { name: 'Abgesagte Kontakte löschen' }).getByLabel('Monate'),
    typed: '30',
  },
  { name: 'the websites with the widget', path: '/admin/widget', field: (page) => page.locator('form textarea') },
  {
    name: 'the calendar settings',
    path: '/admin/calendar/settings',
    field: (page) => page.locator('form input[type="number"]').first(),
    typed: '45',
  },
  {
    name: 'the password',
    path: '/admin/account',
    field: (page) => page.locator('form input[type="password"]').first(),
  },
];

const question = (page: Page) => page.getByRole('alertdialog');
const stay = (page: Page) => question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();

/** Checks that a navigation does not lose the input. */
const isKept = async (page: Page, form: Form, out: () => Promise<unknown>): Promise<void> => {
  const typed = form.typed ?? 'Ganz viel Text';
  await out();
  await expect(question(page)).toContainText('noch nicht gespeichert');
  await expect(question(page).getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
  await stay(page);
  await expect(question(page)).toHaveCount(0);
  await expect(form.field(page)).toHaveValue(typed);
};

const arrive = async (page: Page, studio: Studio, form: Form): Promise<Locator> => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, studio, '/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await inApp(page, form.path);
  await form.open?.(page, studio);
  await expect(form.field(page)).toBeVisible();
  return form.field(page);
};

/** Whether the browser itself would ask before the page is closed. */
const asksBeforeUnload = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

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

for (const form of pages) {
  test(`nothing typed into the page for ${form.name} is lost without a question (NAV-030)`, async ({
    page,
    studio,
  }) => {
    const field = await arrive(page, studio, form);
    const before = await field.inputValue();
    await field.fill(form.typed ?? 'Ganz viel Text');
    expect(await asksBeforeUnload(page)).toBe(true);
    const away = () => page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
    await isKept(page, form, away);
    await isKept(page, form, () => page.goBack());
    if (form.open === undefined) {
      await field.fill(before);
      expect(await asksBeforeUnload(page)).toBe(false);
      await field.fill(form.typed ?? 'Ganz viel Text');
    }
    await away();
    await question(page).getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page).toHaveURL(/\/admin\/services$/);
    await expect.poll(() => asksBeforeUnload(page)).toBe(false);
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

test('a reload and a closed tab are asked about by the browser (NAV-030)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').pressSequentially('neu');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(page.isClosed()).toBe(false);
});

test('customers are asked before a message is lost, and a half-finished booking is still there after leaving', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect.poll(() => asksBeforeUnload(page)).toBe(false);
  await page.getByLabel('Name').fill('Clara');
  await expect.poll(() => asksBeforeUnload(page)).toBe(true);
  await page.getByLabel('Name').fill('');
  await expect.poll(() => asksBeforeUnload(page)).toBe(false);
});
