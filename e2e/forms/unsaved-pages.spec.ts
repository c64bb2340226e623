import { expect, test } from '../support/studio.ts';
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
  test(`leaving the page for ${form.name} with unsaved input asks for confirmation (NAV-030) @whole`, async ({
    page,
    studio,
  }) => {
    const field = await arrive(page, studio, form);
    const before = await field.inputValue();
    await field.fill(form.typed ?? 'Ganz viel Text');
    await expect.poll(() => asksBeforeUnload(page)).toBe(true);
    const away = () => page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
    await isKept(page, form, away);
    await isKept(page, form, () => page.goBack());
    if (form.open === undefined) {
      await field.fill(before);
      await expect.poll(() => asksBeforeUnload(page)).toBe(false);
      await field.fill(form.typed ?? 'Ganz viel Text');
    }
    await away();
    await question(page).getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page).toHaveURL(/\/admin\/services$/);
    await expect.poll(() => asksBeforeUnload(page)).toBe(false);
  });
}
