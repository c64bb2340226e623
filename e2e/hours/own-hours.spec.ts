import { book, enter, expectAccessible, withoutBookings } from '../support/admin.ts';
import { peopleOf } from '../support/calendar.ts';
import { berlinDay } from '../support/dates.ts';
import {
  always,
  blocksOf,
  hoursDialog,
  hoursPath,
  periodForm,
  saveForm,
  setHours,
  withoutOwnHours,
} from '../support/own-hours.ts';
import { addResource, withoutResources } from '../support/resources.ts';
import { expect, test } from '../support/studio.ts';

const german = (date: string): string => date.split('-').toReversed().join('.');
const usual = [['09:00', '18:00']] as const;

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await withoutResources(studio);
  await withoutOwnHours(studio);
});

test('periods can follow each other, an overlap is an error at its field, and deleting restores the hours of the studio (PLAN-43) @whole', async ({
  page,
  studio,
}) => {
  const room = await addResource(studio, 'Gartenstudio');
  await setHours(studio, room.id, { periods: [{ ...always({ monday: usual }), valid_until: berlinDay(30) }] });
  await enter(page, studio, '/admin/resources');
  await page.getByRole('button', { name: 'Arbeitszeiten von Gartenstudio' }).click();
  const dialog = hoursDialog(page, 'Gartenstudio');
  await expect(dialog.getByText(`Bis ${german(berlinDay(30))}`)).toBeVisible();
  await expect(dialog.getByText('An allen anderen Tagen gelten die Arbeitszeiten des Studios.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Weiteren Zeitraum hinzufügen' }).click();
  const form = periodForm(page);
  await form.locator('[data-field=valid_from]').fill(german(berlinDay(30)));
  await form.locator('[data-field=valid_until]').fill(german(berlinDay(20)));
  await saveForm(page);
  await expect(form.getByText('Das Ende darf nicht vor dem Beginn liegen.')).toBeVisible();
  await form.locator('[data-field=valid_until]').fill('');
  await saveForm(page);
  await expect(form.getByText('Überschneidet sich mit einem anderen Zeitraum.')).toBeVisible();
  await expect(form.locator('[data-field=valid_from]')).toBeFocused();
  await form.locator('[data-field=valid_from]').fill(german(berlinDay(31)));
  await saveForm(page);
  await expect(form).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: /^Bis .*: löschen$/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Danach gelten in dieser Zeit die des Studios.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Ab .*: löschen$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(dialog.getByText('Es gelten die Arbeitszeiten des Studios.')).toBeVisible();
  expect((await studio.api('GET', hoursPath(room.id))).body.periods).toEqual([]);
});

test('an exception closes a date or gives it other hours, and a date can have only one (PLAN-43) @whole', async ({
  page,
  studio,
}) => {
  const { anna } = await peopleOf(studio);
  const [day, other] = [berlinDay(10), berlinDay(11)];
  await setHours(studio, anna, { exceptions: [{ date: other, blocks: [] }] });
  await enter(page, studio, '/admin/photographers');
  await page.getByRole('button', { name: 'Arbeitszeiten von Anna Lindner' }).click();
  const dialog = hoursDialog(page, 'Anna Lindner');
  await dialog.getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: /^Ausnahme (hinzufügen|bearbeiten)$/ });
  await expect(form.getByRole('radio', { name: 'Keine Termine' })).toBeChecked();
  await saveForm(page);
  await expect(form.getByText('Bitte ausfüllen')).toBeVisible();
  await form.locator('[data-field=date]').fill(german(other));
  await saveForm(page);
  await expect(form.getByText('Für dieses Datum gibt es schon eine Ausnahme.')).toBeVisible();
  await form.locator('[data-field=date]').fill(german(day));
  await form.getByRole('radio', { name: 'Termine zu diesen Zeiten' }).check();
  await form.getByLabel('An diesem Tag: Ende').fill('08:00');
  await saveForm(page);
  await expect(form.getByText('Das Ende muss nach dem Beginn liegen')).toBeVisible();
  await form.getByLabel('An diesem Tag: Ende').fill('11:00');
  await expectAccessible(page);
  await saveForm(page);
  await expect(form).toHaveCount(0);
  await expect(dialog.getByRole('listitem').first()).toContainText('09:00–11:00');
  expect((await studio.api('GET', hoursPath(anna))).body.exceptions).toEqual([
    { date: day, blocks: blocksOf([['09:00', '11:00']]) },
    { date: other, blocks: [] },
  ]);
  await dialog
    .getByRole('button', { name: /: bearbeiten$/ })
    .first()
    .click();
  await form.getByRole('radio', { name: 'Keine Termine' }).check();
  await saveForm(page);
  await expect(dialog.getByRole('listitem').first()).toContainText('Keine Termine');
  await dialog
    .getByRole('button', { name: /: löschen$/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});

test('bookings outside the new hours are listed with links and stay unchanged (PLAN-43) @whole', async ({
  page,
  studio,
}) => {
  const start = `${berlinDay(9)}T10:00`;
  const { id } = await book(studio, start, { photographer_id: (await peopleOf(studio)).anna });
  await enter(page, studio, '/admin/photographers');
  await page.getByRole('button', { name: 'Arbeitszeiten von Anna Lindner' }).click();
  const dialog = hoursDialog(page, 'Anna Lindner');
  await dialog.getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  await page
    .getByRole('dialog', { name: 'Ausnahme hinzufügen' })
    .locator('[data-field=date]')
    .fill(german(berlinDay(9)));
  await saveForm(page);
  await expect(dialog.getByText('1 kommender Termin liegt außerhalb dieser Zeiten.')).toBeVisible();
  await expectAccessible(page);
  const { body } = await studio.api('GET', `/api/admin/bookings/${id}`);
  expect([body.start.slice(0, 16), body.version]).toEqual([start, 1]);
  await dialog.getByRole('link', { name: 'Clara Hoffmann' }).click();
  await expect(page).toHaveURL(`${studio.url}/admin/bookings?booking=${id}`);
});
