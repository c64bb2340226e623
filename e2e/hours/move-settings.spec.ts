import { enter, expectAccessible } from '../support/admin.ts';
import { path, screen } from '../support/minimum-notice.ts';
import { form, fourServices, listed, row } from '../support/services.ts';
import { expect, test } from '../support/studio.ts';
import { changeCalendar } from '../support/wizard.ts';

test('the studio lets customers move their sessions, and a service has its own rules (MOVE-02)', async ({
  page,
  studio,
}) => {
  // Reverts the calendar settings after the test.
  await changeCalendar(studio, { move_rules: { kind: 'none' } });
  const stored = async () => (await studio.api('GET', path)).body.move_rules;
  await enter(page, studio, screen);
  const allowed = page.getByRole('checkbox', { name: 'Kunden dürfen ihren Termin selbst verschieben' });
  await expect(allowed).not.toBeChecked();
  await expect(page.getByLabel('Wie oft kostenlos')).toHaveCount(0);
  await allowed.check();
  await page.getByLabel('Bis wie viele Stunden vorher').fill('800');
  await page.getByLabel('Wie oft kostenlos').fill('0');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte eine ganze Zahl von 0 bis 720 angeben')).toBeVisible();
  await page.getByLabel('Bis wie viele Stunden vorher').fill('72');
  await expect(page.getByText('Ohne Gebühr mindestens einmal')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Danach gegen eine Gebühr' }).check();
  await page.getByLabel('Gebühr je weiteres Mal').fill('19,90');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(stored)
    .toEqual({ kind: 'by_link', until_hours: 72, free_moves: 0, fee: 19.9, most_days_later: 60 });

  await fourServices(studio);
  const [first] = await listed(studio);
  const name = String(first?.name);
  const own = async () => (await listed(studio)).find((one) => one.name === name)?.['move_rules'];
  await page.goto('/admin/services');
  const edit = () =>
    row(page, name)
      .getByRole('button', { name: `${name} bearbeiten` })
      .click();
  await edit();
  await form(page).getByRole('checkbox', { name: 'Eigene Regeln fürs Verschieben dieses Service' }).check();
  await expect(form(page).getByLabel('Bis wie viele Stunden vorher')).toHaveValue('72');
  await form(page).getByRole('checkbox', { name: 'Kunden dürfen ihren Termin selbst verschieben' }).uncheck();
  await form(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(form(page)).toHaveCount(0);
  expect(await own()).toEqual({ kind: 'none' });
  await edit();
  await form(page).getByRole('checkbox', { name: 'Eigene Regeln fürs Verschieben dieses Service' }).uncheck();
  await form(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(form(page)).toHaveCount(0);
  expect(await own()).toBeNull();
});
