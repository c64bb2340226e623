import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { acknowledge, bookingOf } from '../support/bookings.ts';
import { calendarOf, entryOf } from '../support/calendar.ts';
import { anna, portrait } from '../support/first-studio.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { freeDay } from '../support/wizard.ts';

const events = 'GET /api/admin/calendar/events';
const creating = 'POST /api/admin/bookings';
const dialog = page.getByRole('dialog');

test('a booking at a free time is confirmed at once (CAL-004, CAL-006, CAL-033..035, CAL-037, CAL-038, CAL-041..046, CAL-048, AMB-052)', async () => {
  const made = bookingOf(`${freeDay}T10:00`, { customer_name: 'Eva Neu' });
  const { answers } = calendarOf({ bookings: [made] });
  const stage = await openScreen(`/admin/calendar?date=${freeDay}`, {
    answers: { ...answers, [events]: [], [creating]: { ...made, booking_id: made.id } },
  });
  const cell = page.bySelector(`td[data-date="${freeDay}"]`);
  await cell.dblClick({ position: { x: 90, y: 12 } });
  await expect.element(dialog.getByLabelText('Datum')).toHaveValue('18.05.2027');
  await expect.poll(() => stage.asked('GET /api/locations').length).toBe(1);
  await expect.element(dialog.getByLabelText('Kunden per E‑Mail benachrichtigen')).toBeChecked();
  await expectAccessible();
  const submit = () => dialog.getByRole('button', { name: 'Buchung erstellen' }).click();
  await dialog.getByLabelText('Datum').fill('');
  await submit();
  await expect.element(dialog.getByText('Bitte ausfüllen')).toHaveLength(4);
  await dialog.getByLabelText('Datum').fill(freeDay);
  await dialog.getByLabelText('Name', { exact: true }).fill('Eva Neu');
  await dialog.getByLabelText('Service').selectOptions(portrait.id);
  const slots = () => stage.asked('GET /api/availability');
  expect(slots()).toEqual([]);
  await dialog.getByLabelText('Fotograf/in').selectOptions(anna.id);
  const ten = dialog.getByRole('button', { name: '10:00' });
  await expect.element(ten).toBeVisible();
  expect(slots()[0]?.headers.get('authorization')).toBeNull();
  await submit();
  await acknowledge('Bitte wählen Sie eine Zeit aus');
  await ten.click();
  stage.answer({ [events]: answers[events] as object });
  await submit();
  await acknowledge('Die Buchung wurde erstellt. Status: bestätigt');
  await expect.element(entryOf(/Eva Neu.*Bestätigt/)).toBeVisible();
  expect(stage.asked(creating).map(({ body }) => body)).toEqual([
    {
      service_id: portrait.id,
      photographer_id: anna.id,
      location_id: 'company',
      start: `${freeDay}T10:00:00`,
      customer: { name: 'Eva Neu', email: 'kunde@fotobooking.invalid', phone: '+49' },
      notes: '',
      ignore_working_hours: false,
      send_email_notification: true,
    },
  ]);
});
