import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asCancelled, bookingOf, bookingsOf } from '../support/bookings.ts';
import { comeToRest } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const saving = 'PUT /api/admin/bookings/{id}';
const checking = 'POST /api/admin/bookings/check-availability';
const taken = { available: false, reason: 'booked' };
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const save = dialog.getByRole('button', { name: 'Speichern' });

test('the details of a booking open by keyboard too, and link to the calendar (BOOK-023, BOOK-024, BOOK-030)', async () => {
  const booking = bookingOf('2030-06-05T10:00', { notes: 'Mit Hund' });
  const { answers } = bookingsOf(booking, bookingOf('2030-06-05T12:00', { customer_name: 'Jonas Weiß' }));
  await openScreen('/admin/bookings?sort=start&order=asc', {
    answers: {
      ...answers,
      'GET /api/admin/calendar/events': [],
      'GET /api/admin/calendar/hours': [],
      'GET /api/admin/own-hours': [],
    },
  });
  const clara = page.getByRole('button', { name: 'Clara Hoffmann', exact: true });
  await expect.element(clara).toBeVisible();
  (clara.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Jonas Weiß', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(dialog.getByText('Mittwoch, 5. Juni 2030')).toBeVisible();
  await expect.element(dialog.getByText('Mit Hund')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'clara@kunde.example' }))
    .toHaveAttribute('href', 'mailto:clara@kunde.example');
  await expect.element(dialog.getByRole('region', { name: 'Verlauf' })).toHaveTextContent('Gebucht');
  await dialog.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Clara Hoffmann');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByText('Mittwoch, 5. Juni 2030')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Details: Clara Hoffmann' }).click();
  await dialog.getByRole('link', { name: 'Im Kalender ansehen' }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe(`/admin/calendar?date=2030-06-05&booking=${booking.id}`);
});

test('a session is completed and its result recorded (BOOK-025, BOOK-061..065, BOOK-075, AMB-044)', async () => {
  // Under way: it has begun and has not ended.
  const booking = bookingOf('2027-05-11T10:15', { status: 'CONFIRMED' });
  const { answers, change } = bookingsOf(booking);
  const recording = 'PUT /api/admin/bookings/{id}/umsatz';
  const stage = await openScreen(`/admin/bookings?booking=${booking.id}`, {
    answers: { ...answers, [recording]: ({ body }: any) => change(booking, body) },
  });
  await expect.element(dialog.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Umsatz erfassen' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Als abgeschlossen markieren' }).click();
  await dialog.getByRole('button', { name: 'Umsatz erfassen' }).click();
  const form = page.getByRole('dialog', { name: 'Umsatz erfassen' });
  const [photos, revenue] = [
    form.getByLabelText('Gelieferte Fotos'),
    form.getByLabelText('Tatsächlicher Umsatz (€)'),
  ] as const;
  await expect.element(photos).toHaveAttribute('min', '0');
  await expect.element(revenue).toHaveAttribute('min', '0');
  await expect.element(revenue).toHaveAttribute('step', '0.01');
  await photos.fill('-1');
  (revenue.element() as HTMLElement).focus();
  await expect.element(photos).toHaveValue(0);
  await photos.fill('1.5');
  await revenue.fill('');
  await form.getByLabelText('Notizen zum Umsatz').fill(' Nachbestellung ');
  await expect.element(revenue).toHaveValue('0');
  await revenue.fill('189.9');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(page.getByText('Umsatz gespeichert')).toBeVisible();
  expect(stage.asked('PUT /api/admin/bookings/{id}/status')[0]?.query.get('new_status')).toBe('COMPLETED');
  expect(stage.asked(recording).map(({ body }) => body)).toEqual([
    { photos_delivered: 1, actual_revenue: 189.9, revenue_notes: 'Nachbestellung', version: 2 },
  ]);
  await expect.element(dialog.getByText('189,90 € · 1 Foto')).toBeVisible();
});

test('a refused save shows the reason, and the input is kept (BOOK-057, BOOK-058)', async () => {
  const booking = bookingOf('2027-05-19T10:00');
  const { answers } = bookingsOf(booking);
  const stage = await openScreen(`/admin/bookings?booking=${booking.id}`, {
    answers: {
      ...answers,
      [checking]: ({ body }: any) =>
        String(body.datetime).includes('T14:00') ? taken : { available: true, reason: null },
      [saving]: refuse(409, { detail: 'Time slot is not available' }),
    },
  });
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const start = dialog.getByLabelText('Datum und Uhrzeit');
  await start.fill('2027-05-19T14:00');
  await expect.element(dialog.getByText('Nicht frei: der Fotograf ist schon gebucht')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '11:00' })).toBeVisible();
  await save.click();
  const alert = dialog.getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent(/^Die ausgewählte Zeit ist nicht verfügbar\. Bitte wählen Sie eine andere Zeit\.$/);
  stage.answer({ [saving]: refuse(400, { detail: 'Regel 7' }) });
  await save.click();
  await expect.element(alert).toHaveTextContent(/^Fehler beim Speichern: Regel 7$/);
  await expect.element(start).toHaveValue('19.05.2027, 14:00');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toHaveTextContent('noch nicht gespeichert');
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect.element(start).toHaveValue('19.05.2027, 14:00');
});

test('two administrators who edit one booking do not overwrite each other', async () => {
  const booking = bookingOf('2027-05-19T10:00');
  const { answers, change, stored } = bookingsOf(booking);
  await openScreen(`/admin/bookings?booking=${booking.id}`, { answers });
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  const notes = dialog.getByRole('textbox', { name: 'Notizen' });
  await notes.fill('meine Notiz');
  change(booking, { customer_name: 'Clara Neumann' });
  await save.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('inzwischen von jemand anderem geändert');
  await dialog.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect.element(notes).toHaveValue('meine Notiz');
  await dialog.getByLabelText('Name').fill('Clara Neumann');
  await save.click();
  await expect.element(page.getByText('Buchung aktualisiert')).toBeVisible();
  expect(stored(booking)).toMatchObject({ customer_name: 'Clara Neumann', notes: 'meine Notiz' });
});

test('loading the free times does not move "Speichern"', async () => {
  const booking = bookingOf('2027-05-19T10:00');
  const { answers } = bookingsOf(booking);
  const held = Promise.withResolvers<object>();
  await openScreen(`/admin/bookings?booking=${booking.id}`, { answers: { ...answers, [checking]: held.promise } });
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect.element(dialog.getByRole('group', { name: 'Freie Zeiten' })).toBeVisible();
  await comeToRest();
  const place = () => save.element().getBoundingClientRect().top;
  const before = place();
  held.resolve({ available: true, reason: null });
  await expect.element(dialog.getByRole('button', { name: '11:00' })).toBeVisible();
  expect(place()).toBe(before);
});

test('a cancelled booking can be restored if its time is free (BOOK-054, BOOK-055, BOOK-056, BOOK-060)', async () => {
  const booking = bookingOf('2027-05-14T10:00', { ...asCancelled, cancel_reason: 'krank' });
  const { answers } = bookingsOf(booking);
  const stage = await openScreen(`/admin/bookings?booking=${booking.id}`, {
    answers: { ...answers, [checking]: taken },
  });
  await expect.element(dialog.getByText('krank').first()).toBeVisible();
  const restore = dialog.getByRole('button', { name: 'Wiederherstellen' });
  await restore.click();
  await expect.element(dialog.getByRole('note')).toHaveTextContent('reaktiviert und der Kunde darüber benachrichtigt');
  await expect.element(dialog.getByText('Nicht frei: der Fotograf ist schon gebucht')).toBeVisible();
  await restore.click();
  await expect
    .element(dialog.getByText('Die ausgewählte Zeit ist nicht verfügbar. Bitte wählen Sie eine andere Zeit.'))
    .toBeVisible();
  expect(stage.asked(saving)).toEqual([]);

  stage.answer({ [checking]: { available: true, reason: null } });
  await restore.click();
  await expect.element(page.getByText('Buchung wiederhergestellt')).toBeVisible();
  expect(stage.asked(saving)[0]?.body).toMatchObject({ status: 'PENDING' });
  await expect.element(dialog).toHaveTextContent('Ausstehend');
});
