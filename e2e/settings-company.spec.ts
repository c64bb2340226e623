import { enter, expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from './admin.ts';
import { fresh, settings } from './company-settings.ts';
import { expect, test } from './studio.ts';

test.beforeEach(({ studio }) => fresh(studio));

test.afterAll(({ studio }) => fresh(studio));

test('what the form asks for, and how it is read (COMP-001, COMP-003, COMP-004, COMP-019)', async ({
  page,
  studio,
}) => {
  const errors = pageErrorsOf(page);
  const asked = page.waitForRequest(settings);
  await enter(page, studio, '/admin/company');
  expect(new URL((await asked).url()).searchParams.get('t')).toMatch(/^\d{13}$/);
  await expect(page.getByLabel('Firmenname')).toHaveValue('FotoBooking');
  await expect(page.getByLabel('Adresse')).toHaveValue('Musterstraße 12, 10115 Berlin');
  await expect(page.getByLabel('E-Mail', { exact: false }).first()).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Telefon')).toHaveAttribute('type', 'tel');
  await expect(page.getByLabel('Website')).toHaveAttribute('type', 'url');
  await expect(page.locator('input[type=file]')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  // Colours change with a transition; a reloaded page has none.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Helles Design' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});

test('without a name nothing can be saved, and it says why (COMP-002)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/company');
  const save = page.getByRole('button', { name: 'Speichern' });
  await expect(page.getByLabel('Firmenname')).toHaveAttribute('required', '');
  for (const blank of ['', '   ']) {
    await page.getByLabel('Firmenname').fill(blank);
    await expect(save).toBeDisabled();
    await expect(page.getByText('Ohne Namen kann nicht gespeichert werden.').first()).toBeVisible();
  }
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  await expect(save).toBeEnabled();
});

test('what was changed is sent, and shows in the header and on the public pages (COMP-005, COMP-018, COMP-020)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').fill('Studio Lichtblick');
  await page.getByLabel('Website').fill('www.lichtblick.example');
  await page.getByRole('textbox', { name: 'Schlusszeilen der E‑Mails' }).fill('Parkplätze im Hof.');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await sent).postDataJSON()).toEqual({
    company_name: 'Studio Lichtblick',
    company_website: 'www.lichtblick.example',
    notification_footer: 'Parkplätze im Hof.',
  });
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expect(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  await expect(page.getByLabel('Website')).toHaveValue('https://www.lichtblick.example');
  await expect(page.getByRole('banner').getByText('Studio Lichtblick')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('Studio Lichtblick')).toBeVisible();
});
