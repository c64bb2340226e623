import type { Page } from '@playwright/test';
import { addException } from '../calendar/calendar-exceptions.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

// The page defines how a field is read, not the browser: here the browser is set to English, with a 12-hour clock, the
// month before the day and a decimal point.
test.use({ locale: 'en-US' });

const form = (page: Page) => page.getByRole('dialog');

test('dates are dd.mm.yyyy and times have 24 hours, typed with dots, without them, as ISO, or selected (I18N-020) @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/calendar/settings');
  await addException(page);
  const day = form(page).getByLabel('Datum');
  await expect(day).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
  await expect(day).toHaveAttribute('inputmode', 'numeric');
  for (const typed of ['24.12.2030', '24122030', '24.12.30', '2030-12-24']) {
    await day.fill('');
    await day.pressSequentially(typed);
    await day.blur();
    await expect(day).toHaveValue('24.12.2030');
    await expect(form(page).locator('input[name=date]')).toHaveValue('2030-12-24');
  }
  await day.fill('12/24/2030');
  await day.blur();
  await expect(day).toHaveAccessibleDescription('Bitte ein Datum wie 24.12.2026 eingeben');
  await expectAccessible(page);
  // The submitted field may be filled like any native field.
  await form(page).locator('input[type=date][name=date]').fill('2030-12-20');
  await expect(day).toHaveValue('20.12.2030');
  await expect(day).not.toHaveAttribute('aria-invalid');

  await form(page).getByLabel('geöffnet').check();
  const start = form(page).getByLabel('Beginn');
  await expect(start).toHaveValue('09:00');
  await start.fill('14');
  await start.blur();
  await expect(start).toHaveValue('14:00');
  await start.fill('9:00 AM');
  await start.blur();
  await expect(start).toHaveAccessibleDescription('Bitte eine Uhrzeit wie 09:00 eingeben');
  await start.fill('0930');
  await start.blur();
  await expect(start).toHaveValue('09:30');
});
