import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { failing, field, form, path, question, row, save, stored } from './photographers.ts';

test('the form is prefilled with the stored values, and a field can be emptied (PHOT-004, PHOT-010)', async ({
  page,
  studio,
}) => {
  await studio.api('POST', path, { name: 'Ida Roth', email: 'ida@example.de', phone: '030 7', bio: 'Hochzeiten' });
  await enter(page, studio, '/admin/photographers');
  await page.getByRole('button', { name: 'Ida Roth bearbeiten' }).click();
  await expect(form(page)).toHaveAccessibleName('Fotograf/in bearbeiten');
  await expect(field(page, 'E-Mail')).toHaveValue('ida@example.de');
  await field(page, 'E-Mail').fill('');
  await form(page).getByLabel('Über die Person (Deutsch)').fill('Hochzeiten und Feste');
  await save(page);
  await expect(row(page, 'Ida Roth')).toContainText('Hochzeiten und Feste');
  expect(await stored(studio, 'Ida Roth')).toMatchObject({ email: null, phone: '030 7', bio: 'Hochzeiten und Feste' });
});

test('the switch sends a request at once; failures to save or switch are only logged (PHOT-014, PHOT-018)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/photographers');
  const one = page.getByRole('switch', { name: 'Max Berger: buchbar' });
  const asked = page.waitForRequest(/toggle-active/);
  await one.click();
  const request = await asked;
  expect(request.method()).toBe('PUT');
  expect(request.url()).toBe(`${studio.url}${path}/${(await stored(studio, 'Max Berger')).id}/toggle-active`);
  await expect(one).toHaveAttribute('aria-checked', 'false');
  await expect(row(page, 'Max Berger')).toContainText('Inaktiv');
  await expect.poll(async () => (await stored(studio, 'Max Berger'))['is_active']).toBe(false);

  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('could not be')) logged.push(message.text());
  });
  await page.route(`**${path}/**`, (route) => route.fulfill(failing));
  await one.click();
  await expect.poll(() => logged.length).toBe(1);
  await expect(one).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('button', { name: 'Max Berger bearbeiten' }).click();
  await save(page);
  await expect.poll(() => logged.length).toBe(2);
  await expect(form(page).getByText('Nicht gespeichert: kaputt')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.unroute(`**${path}/**`);
  await page.keyboard.press('Escape');
  await one.click();
  await expect(one).toHaveAttribute('aria-checked', 'true');
});
