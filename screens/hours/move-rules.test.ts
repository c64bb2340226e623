import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { form, keepServices, row, save } from '../support/catalogue.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { portrait } from '../support/first-studio.ts';
import { keepRecord } from '../support/kept-record.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const path = '/api/admin/calendar/settings';
const allowed = 'Kunden dürfen ihren Termin selbst verschieben';
const rules = { kind: 'by_link', until_hours: 72, free_moves: 0, fee: 19.9, most_days_later: 60 };

test('the studio lets customers move their sessions (MOVE-02)', async () => {
  const kept = keepRecord(path, { ...first[`GET ${path}`], move_rules: { kind: 'none' } });
  const stage = await openScreen('/admin/calendar/settings', { answers: kept.answers });
  const choice = page.getByRole('checkbox', { name: allowed });
  await expect.element(choice).not.toBeChecked();
  await expect.element(page.getByLabelText('Wie oft kostenlos')).not.toBeInTheDocument();
  await choice.click();
  await page.getByLabelText('Bis wie viele Stunden vorher').fill('800');
  await page.getByLabelText('Wie oft kostenlos').fill('0');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Bitte eine ganze Zahl von 0 bis 720 angeben')).toBeVisible();
  await page.getByLabelText('Bis wie viele Stunden vorher').fill('72');
  await expect.element(page.getByText('Ohne Gebühr mindestens einmal')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Danach gegen eine Gebühr' }).click();
  await page.getByLabelText('Gebühr je weiteres Mal').fill('19,90');
  await expectAccessible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => stage.asked(`PUT ${path}`).map(({ body }) => body.move_rules)).toEqual([rules]);
});

test('a service has its own rules, which begin with those of the studio (MOVE-02)', async () => {
  const { name } = portrait;
  const kept = keepServices();
  await openScreen('/admin/services', {
    answers: { ...kept.answers, [`GET ${path}`]: { ...first[`GET ${path}`], move_rules: rules } },
  });
  const own = form.getByRole('checkbox', { name: 'Eigene Regeln fürs Verschieben dieses Service' });
  const edit = () =>
    row(name)
      .getByRole('button', { name: `${name} bearbeiten` })
      .click();
  await edit();
  await own.click();
  await expect.element(form.getByLabelText('Bis wie viele Stunden vorher')).toHaveValue('72');
  await form.getByRole('checkbox', { name: allowed }).click();
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(kept.named(name).move_rules).toEqual({ kind: 'none' });
  await edit();
  await expect.element(own).toBeChecked();
  await own.click();
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(kept.named(name).move_rules).toBeNull();
});
