import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { anna, portrait } from '../support/first-studio.ts';
import { countOf, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { textsOf } from '../support/texts-of.ts';
import { freeDay } from '../support/wizard.ts';

const clara = { name: 'Clara Hoffmann', email: 'clara@kunde.example', phone: '+49 177 8331234' };
const creating = 'POST /api/admin/bookings';
const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`));
const known = dialog.getByRole('listbox', { name: 'Bekannte Kunden' });
const press = async (button: ReturnType<typeof page.getByRole>): Promise<void> => {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

test('a known customer is booked from the list of bookings by keyboard, at a free time (BOOK-081)', async () => {
  const made = bookingOf(`${freeDay}T10:00`, { status: 'CONFIRMED' });
  const { answers } = bookingsOf(bookingOf('2027-05-31T22:00'), made);
  const stage = await openScreen('/admin/bookings', {
    answers: {
      ...answers,
      'GET /api/admin/customers': [{ ...clara, total_bookings: 1, last_booking_date: '2027-05-31T22:00:00+02:00' }],
      [creating]: { ...made, booking_id: made.id },
    },
  });
  await press(page.getByRole('button', { name: 'Buchung erstellen' }));
  await expect.element(dialog.getByRole('heading', { name: 'Buchung erstellen' })).toBeVisible();
  await expect.element(field('Name')).toHaveFocus();
  await userEvent.keyboard('hoff');
  await expect
    .poll(() => textsOf(known.getByRole('option')))
    .toEqual(['Clara Hoffmannclara@kunde.example+49 177 8331234']);
  await expect.element(field('Name')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
  // Escape closes the suggestions only.
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => countOf(known)).toBe(0);
  await expect.element(field('Name')).toHaveValue('hoff');
  await userEvent.keyboard('m');
  await expect.element(known).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => countOf(known)).toBe(0);
  await expect.element(field('Name')).toHaveValue(clara.name);
  await expect.element(field('E.Mail')).toHaveValue(clara.email);
  await expect.element(field('Telefon')).toHaveValue(clara.phone);
  await field('Service').selectOptions(portrait.id);
  await field('Fotograf/in').selectOptions(anna.id);
  await field('Datum').fill(freeDay);
  await press(dialog.getByRole('button', { name: '10:00' }));
  await press(dialog.getByRole('button', { name: 'Buchung erstellen' }));
  await expect
    .element(page.getByRole('alertdialog'))
    .toHaveTextContent('Die Buchung wurde erstellt. Status: bestätigt');
  await userEvent.keyboard('{Enter}');
  expect(stage.asked(creating).map(({ body }) => body)).toMatchObject([
    { customer: clara, service_id: portrait.id, photographer_id: anna.id, start: `${freeDay}T10:00:00` },
  ]);
  // The times are requested once, and nothing about the customer with them.
  const asked = stage.asked('GET /api/availability').map(({ query }) => [...query.keys()].toSorted().join());
  expect(asked).toEqual(['date,notice,photographer_id,service_id']);
});
