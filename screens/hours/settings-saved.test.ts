import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { acknowledge } from '../support/bookings.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { keepRecord } from '../support/kept-record.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const path = '/api/admin/calendar/settings';
// Three more fields follow from the week.
const { work_on_weekends, work_on_saturday, work_on_sunday, ...fresh } = first[`GET ${path}`];
const slot = page.getByLabelText('Abstand der Startzeiten (Minuten)');
const monday = page.getByLabelText('Montag: Beginn');
const reset = page.getByRole('button', { name: 'Zurücksetzen' });
const open = () =>
  openScreen('/admin/calendar/settings', {
    answers: keepRecord(path, { ...fresh, work_on_weekends, work_on_saturday, work_on_sunday }).answers,
  });

test('saving keeps the input, resetting discards it (CALSET-002, CALSET-016, CALSET-017, AMB-061)', async () => {
  const stage = await open();
  await slot.fill('90');
  await monday.fill('10:00');
  await expect.element(page.getByText('Ungespeicherte Änderungen')).toBeVisible();
  await reset.click();
  await expect.element(slot).toHaveValue(60);
  await expect.element(monday).toHaveValue('09:00');
  await expect.element(page.getByText('Ungespeicherte Änderungen')).not.toBeInTheDocument();
  expect(stage.asked(`PUT ${path}`)).toEqual([]);

  await slot.fill('30');
  await monday.fill('10:00');
  await page.getByRole('switch', { name: 'Samstag: Arbeitstag' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await acknowledge('Die Kalendereinstellungen wurden gespeichert.');
  const days = fresh.weekly_schedule;
  expect(stage.asked(`PUT ${path}`).map(({ body }) => body)).toEqual([
    {
      ...fresh,
      slot_duration_minutes: 30,
      weekly_schedule: {
        ...days,
        monday: { ...days.monday, start_time: '10:00' },
        saturday: { ...days.saturday, is_working: false },
      },
    },
  ]);
  await monday.fill('11:00');
  await reset.click();
  await expect.element(monday).toHaveValue('10:00');
});

test('a Sunday with a break is accessible, in the dark too (CALSET-016)', async () => {
  await open();
  await page.getByRole('switch', { name: 'Sonntag: Arbeitstag' }).click();
  await page.getByRole('checkbox', { name: 'Sonntag: Pause' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible();
});
