import { enter } from './admin.ts';
import { hydrated } from './public-site.ts';
import { expect, test } from './studio.ts';
import { arrive, asksBeforeUnload, type Form, isKept, question } from './unsaved.ts';

// A navigation that does not happen fails early.
test.use({ actionTimeout: 10_000 });

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

test('what a customer types before the scripts arrive is kept, and counts as unsaved', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Clara');
  await page.getByLabel('Ihre Nachricht').fill('Guten Tag');
  release();
  await hydrated(page);
  await expect.poll(() => asksBeforeUnload(page)).toBe(true);
  await expect(page.getByLabel('Name')).toHaveValue('Clara');
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Guten Tag');
  await page.unrouteAll();
});
