import { addException, form, listed, path, rows, save, screen } from '../calendar/calendar-exceptions.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { weekdayAhead } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';
import { day, openWizard, showDay, slots, walkTo } from '../support/wizard.ts';

const next = (weekday: number): string => weekdayAhead(weekday, 10);

test.beforeEach(async ({ studio }) => {
  for (const { id } of await listed(studio)) await studio.api('DELETE', `${path}/${id}`);
});

test('a Sunday can be opened with its own hours and break, for customers too @whole', async ({ page, studio }) => {
  const date = next(7);
  await enter(page, studio, screen);
  await addException(page);
  await form(page).getByLabel('Datum').fill(date);
  await form(page).getByLabel('Bezeichnung').fill('Adventssonntag');
  await form(page).getByLabel('zu eigenen Zeiten geöffnet').check();
  await form(page).getByLabel('Beginn').fill('12:00');
  await form(page).getByLabel('Ende').fill('11:00');
  await save(page);
  await expect(form(page).getByText('Beginn und Ende passen nicht zusammen')).toBeVisible();
  await expect(form(page).getByLabel('Ende')).toBeFocused();
  await form(page).getByLabel('Ende').fill('17:00');
  await form(page).getByLabel('Pause', { exact: true }).check();
  await form(page).getByLabel('Pause von').fill('14:00');
  await form(page).getByLabel('Pause bis').fill('14:30');
  await expectAccessible(page);
  await save(page);
  await expect(rows(page)).toContainText('12:00–17:00, Pause 14:00–14:30');
  const [stored] = await listed(studio);
  expect(stored).toMatchObject({ date, is_working: true, break_enabled: true, break_start: '14:00' });

  // The customer's calendar offers the day, although its weekday is closed.
  await openWizard(page);
  await walkTo(page, 2);
  await showDay(page, date);
  await day(page, date).click();
  await expect(slots(page).first()).toHaveText('12:00');
  await expect(slots(page).filter({ hasText: '13:30' })).toHaveCount(0);
});
