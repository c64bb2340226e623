import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { calendarOf } from '../support/calendar.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { portrait } from '../support/first-studio.ts';
import { openScreen } from '../support/open-screen.tsx';

const settings = first['GET /api/admin/calendar/settings'];
const publicSettings = first['GET /api/calendar/settings'];

test('no form offers this choice if the studio has switched it off (PLAN-23)', async () => {
  await openScreen('/admin/calendar?date=2027-05-18', {
    answers: {
      ...calendarOf().answers,
      'GET /api/admin/calendar/settings': { ...settings, any_photographer: false },
      'GET /api/calendar/settings': { ...publicSettings, any_photographer: false },
    },
  });
  await page.getByRole('button', { name: 'Buchung erstellen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Service').selectOptions(portrait.id);
  const options = dialog.getByLabelText('Fotograf/in').getByRole('option');
  await expect.element(options.filter({ hasText: 'Max Berger' })).toBeInTheDocument();
  await expect.element(options.filter({ hasText: 'Egal, wer frei ist' })).not.toBeInTheDocument();
});

test('an empty list shows a message (WAIT-09)', async () => {
  await openScreen('/admin/calendar', {
    answers: {
      ...calendarOf().answers,
      'GET /api/admin/calendar/settings': { ...settings, waiting_list_hours: 2 },
    },
  });
  await page.getByRole('button', { name: 'Warteliste' }).click();
  await expect.element(page.getByText('Niemand wartet')).toBeVisible();
});

test('a studio without a waiting list has no button for it (WAIT-09)', async () => {
  await openScreen('/admin/calendar', calendarOf());
  await expect.element(page.getByRole('button', { name: 'Abwesenheit eintragen' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Mai 2027' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Warteliste' })).not.toBeInTheDocument();
});
