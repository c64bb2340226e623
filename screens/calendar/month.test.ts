import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { acknowledge, bookingOf } from '../support/bookings.ts';
import { calendarOf, entryOf, timeOffOf } from '../support/calendar.ts';
import { anna, portrait } from '../support/first-studio.ts';
import { openScreen } from '../support/open-screen.tsx';
import { keepDownloads } from '../support/stage.tsx';
import { type Asked, refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const month = '2031-05';
const events = 'GET /api/admin/calendar/events';
const editing = 'PUT /api/admin/bookings/{id}';
const creating = 'POST /api/admin/bookings';
const absent = 'GET /api/admin/timeoff';
const failing = refuse(500, { detail: 'kaputt' });
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const save = () => dialog.getByRole('button', { name: 'Speichern' }).click();

test('the month starts on Monday, and requests its range (CAL-001, CAL-002, CAL-003, CAL-008, CAL-018, CAL-019)', async () => {
  const stage = await openScreen(`/admin/calendar?date=${month}-10`, calendarOf());
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect.element(heading('Mai 2031')).toBeVisible();
  await expect.poll(() => textsOf(page.getByRole('columnheader'))).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  await expect.element(page.bySelector('td').first()).toHaveAttribute('data-date', '2031-04-28');
  const query = (asked: Asked | undefined) => Object.fromEntries(asked?.query ?? []);
  expect(query(stage.asked(events)[0])).toEqual({ date_from: '2031-04-28', date_to: '2031-06-01' });
  await expect.poll(() => query(stage.asked('GET /api/admin/bookings')[0])).toMatchObject({ limit: '1000' });

  await page.getByRole('button', { name: 'Nächster Monat' }).click();
  await expect.element(heading('Juni 2031')).toBeVisible();
  await page.getByRole('button', { name: 'Vorheriger Monat' }).click();
  await expect.element(heading('Mai 2031')).toBeVisible();
  await page.getByRole('combobox', { name: 'Fotograf/in' }).selectOptions('Anna Lindner');
  await expect.poll(() => query(stage.asked(events).at(-1))).toMatchObject({ photographer_id: anna.id });
});

test('the URL opens a booking and its month; an unknown booking is ignored (CAL-009, AMB-058)', async () => {
  const booking = bookingOf(`${month}-20T10:00`, { customer_name: 'Jana Adresse' });
  const { answers } = calendarOf({ bookings: [booking] });
  await openScreen(`/admin/calendar?booking=${booking.id}`, { answers });
  await expect.element(dialog).toHaveTextContent('Jana Adresse');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { name: 'Mai 2031' })).toBeVisible();
  await expect.element(page.bySelector(`[data-event="${booking.id}"]`)).toBeVisible();
});

test('a booking in the URL that does not exist is ignored', async () => {
  await openScreen('/admin/calendar?booking=00000000-0000-4000-8000-000000000000', {
    answers: { ...calendarOf().answers, 'GET /api/admin/bookings/{id}': refuse(404, { detail: 'Booking not found' }) },
  });
  await expect.element(page.getByRole('columnheader').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('cancelling requires a confirmation, and a cancelled booking cannot be changed (CAL-023, CAL-024, CAL-025, CAL-052)', async () => {
  const booking = bookingOf(`${month}-20T10:00`, { customer_name: 'Ina Storno' });
  const stage = await openScreen(`/admin/calendar?date=${month}-20`, calendarOf({ bookings: [booking] }));
  const made = () => stage.asked('POST /api/admin/bookings/{id}/cancel').map(({ body }) => body);
  await entryOf(/Ina Storno/).click();
  await dialog.getByRole('button', { name: 'Stornieren' }).click();
  await expect.element(question).toHaveTextContent('Buchung von Ina Storno wirklich stornieren?');
  await question.getByRole('button', { name: 'Nicht stornieren' }).click();
  expect(made()).toEqual([]);
  await dialog.getByRole('button', { name: 'Stornieren' }).click();
  await question.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect.element(entryOf(/Ina Storno.*Storniert/)).toBeVisible();
  expect(made()).toEqual([{ reason: 'Vom Administrator storniert' }]);
  await entryOf(/Ina Storno/).click();
  await expect.element(dialog).toHaveTextContent('Vom Administrator storniert');
  for (const name of ['Bearbeiten', 'Verschieben', 'Stornieren']) {
    await expect.element(dialog.getByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('the result of an edit is shown, whether it succeeds or not (CAL-026, CAL-027)', async () => {
  const booking = bookingOf(`${month}-20T10:00`, { customer_name: 'Uta Alt' });
  const { answers } = calendarOf({ bookings: [booking] });
  const stage = await openScreen(`/admin/calendar?date=${month}-20`, { answers: { ...answers, [editing]: failing } });
  await entryOf(/Uta Alt/).click();
  await dialog.getByRole('button', { name: 'Bearbeiten' }).click();
  await dialog.getByLabelText('Name', { exact: true }).fill('Uta Neu');
  await save();
  await acknowledge('Die Buchung konnte nicht aktualisiert werden.');
  stage.answer({ [editing]: answers[editing]! });
  await save();
  await acknowledge('Die Buchung wurde aktualisiert.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(entryOf(/Uta Neu/)).toBeVisible();
});

test('moving requires a time, and the current time can be selected (CAL-028..032, AMB-064)', async () => {
  const booking = bookingOf('2027-05-20T10:00', { customer_name: 'Mia Umzug' });
  const stage = await openScreen('/admin/calendar?date=2027-05-20', calendarOf({ bookings: [booking] }));
  await entryOf(/Mia Umzug/).click();
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect.element(dialog.getByLabelText('Neues Datum')).toHaveAttribute('min', '2027-05-11');
  await expect.element(dialog.getByRole('button', { name: '10:00' })).toBeVisible();
  await save();
  await acknowledge('Bitte wählen Sie eine Zeit aus');
  await dialog.getByLabelText('Neues Datum').fill('2027-05-21');
  await dialog.getByRole('button', { name: '14:00' }).click();
  await save();
  await acknowledge('Die Buchung wurde aktualisiert.');
  expect(stage.asked(editing)[0]?.body).toMatchObject({
    start: '2027-05-21T14:00:00+02:00',
    end: '2027-05-21T15:00:00+02:00',
  });
  const moved = page.bySelector('td[data-date="2027-05-21"]').getByRole('button', { name: /Mia Umzug/ });
  await expect.element(moved).toBeVisible();
});

test('the starts of a day for a session that is moved are asked for once, with who takes it and for how long (CAL-056)', async () => {
  const booking = bookingOf('2027-05-20T10:00', { customer_name: 'Mia Umzug' });
  const stage = await openScreen('/admin/calendar?date=2027-05-20', calendarOf({ bookings: [booking] }));
  await entryOf(/Mia Umzug/).click();
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect.element(dialog.getByRole('button', { name: '10:00' })).toBeVisible();
  const starts = 'POST /api/admin/bookings/{id}/free-starts';
  expect(stage.asked(starts).map(({ body }) => body)).toEqual([
    {
      date: '2027-05-20',
      photographer_id: booking.photographer_id,
      service_id: booking.service_id,
      duration_minutes: 60,
    },
  ]);
  stage.answer({ [starts]: failing, 'GET /api/admin/availability/explain/day': failing });
  await dialog.getByLabelText('Neues Datum').fill('2027-05-21');
  await expect.element(dialog.getByText('An diesem Tag ist keine Zeit frei')).toBeVisible();
});

test('internal appointments can be booked outside the rules, and errors are shown (CAL-039, CAL-040, CAL-036, CAL-047, CAL-049, CAL-050, CAL-051)', async () => {
  const internal = bookingOf(`${month}-20T22:00`, { customer_name: 'Interne Probe', internal: true });
  const { answers } = calendarOf({ bookings: [internal] });
  const stage = await openScreen(`/admin/calendar?date=${month}-20`, {
    answers: {
      ...answers,
      [events]: [],
      'GET /api/availability': failing,
      [creating]: refuse(400, { detail: 'Geht nicht' }),
      'PUT /api/admin/bookings/{id}/status': failing,
    },
  });
  await page.getByRole('button', { name: 'Buchung erstellen', exact: true }).click();
  await dialog.getByLabelText('Name', { exact: true }).fill('Interne Probe');
  await dialog.getByLabelText('Service').selectOptions(portrait.id);
  await dialog.getByLabelText('Fotograf/in').selectOptions(anna.id);
  await dialog.getByLabelText('Datum').fill(`${month}-20`);
  await expect.element(dialog.getByText(/Keine freien Zeiten an diesem Datum.*Interner Termin/)).toBeVisible();
  await dialog.getByLabelText('Interner Termin').click();
  await dialog.getByLabelText('Uhrzeit').fill('22:00');
  await dialog.getByLabelText('Kunden per E‑Mail benachrichtigen').click();
  const submit = () => dialog.getByRole('button', { name: 'Buchung erstellen' }).click();
  await submit();
  await acknowledge('Die Buchung konnte nicht erstellt werden: Geht nicht');
  stage.answer({ [creating]: refuse(400, '') });
  await submit();
  await acknowledge('Die Buchung konnte nicht erstellt werden: Unknown error');
  stage.answer({ [creating]: { ...internal, booking_id: internal.id }, [events]: answers[events]! });
  await submit();
  await acknowledge('Die Buchung wurde erstellt. Status: ausstehend');
  expect(stage.asked(creating).at(-1)?.body).toMatchObject({
    start: `${month}-20T22:00:00`,
    ignore_working_hours: true,
    send_email_notification: false,
    customer: { email: 'intern@fotobooking.invalid' },
  });
  await expect.element(entryOf(/22:00–23:00, Interne Probe.*Ausstehend/)).toBeVisible();
});

test('the reason of a refusal is shown (TIME-013, TIME-014, TIME-015)', async () => {
  const adding = 'POST /api/admin/timeoff';
  const stage = await openScreen(`/admin/calendar?date=${month}-20`, calendarOf());
  await page.getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  await dialog.getByLabelText('Fotograf/in').selectOptions('Anna Lindner');
  await dialog.getByLabelText('Beginn').fill(`${month}-20`);
  await dialog.getByLabelText('Ende').fill(`${month}-20`);
  // The form finds no conflict when it checks; another administrator saves first.
  stage.answer({
    [adding]: () => {
      stage.answer({ [absent]: [timeOffOf(`${month}-20T00:00`, `${month}-21T00:00`, 'Messe')] });
      return refuse(400, { detail: 'Time off overlaps existing time off' });
    },
  });
  await save();
  await acknowledge(
    /überschneidet sich mit einer vorhandenen\. Eingetragen sind:\s+20\.05\.2031, 00:00 – 21\.05\.2031, 00:00 \(Messe\)/,
  );
  stage.answer({ [absent]: failing, [adding]: refuse(400, { detail: 'overlaps' }) });
  await save();
  await acknowledge('Die Abwesenheit überschneidet sich mit einer vorhandenen.');
  stage.answer({ [absent]: [], [adding]: failing });
  await save();
  await acknowledge('Die Abwesenheit konnte nicht eingetragen werden.');
});

test('the exported file has a name with the time, and a failed export shows the error (CAL-021, CAL-022, AMB-060)', async () => {
  const exporting = 'GET /api/admin/calendar/export/ics';
  const { answers } = calendarOf();
  const stage = await openScreen(`/admin/calendar?date=${month}-20`, { answers: { ...answers, [exporting]: 'BEGIN' } });
  const downloads = keepDownloads();
  const press = page.getByRole('button', { name: 'Als ICS exportieren' });
  await press.click();
  await expect
    .poll(() => downloads)
    .toEqual([expect.stringMatching(/^calendar_export_\d{4}-\d\d-\d\d_\d\d-\d\d\.ics$/)]);
  stage.answer({ [exporting]: refuse(500, 'kaputt') });
  await press.click();
  await acknowledge('Fehler beim Exportieren des Kalenders: kaputt');
});
