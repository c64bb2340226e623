import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { form, keepPhotographers, row, save } from '../support/catalogue.ts';
import { bookingDialog } from '../support/contact-booking.ts';
import { boardOf, cardOf, contactOf, moveTo } from '../support/contacts.ts';
import { anna } from '../support/first-studio.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

test('the bookings of a photographer are asked for from today on, and each leads to the calendar (PHOT-021)', async () => {
  const asking = 'GET /api/admin/photographers/{id}/bookings';
  const [first, second] = [bookingOf('2027-05-14T10:00'), bookingOf('2027-05-16T10:00')];
  const gone = bookingOf('2027-05-15T10:00', { customer_name: 'Jana Roth', status: 'CANCELLED' });
  const { answers } = bookingsOf(first, second, gone);
  const server = await openScreen('/admin/photographers', {
    answers: {
      ...answers,
      [asking]: [first, gone, second],
      'GET /api/admin/resources/{id}/calendar-feed': { created_at: null, address: null, last_read_at: null },
    },
  });
  await page.getByRole('button', { name: 'Termine von Anna Lindner' }).click();
  const modal = page.getByRole('dialog');
  await expect.element(modal).toHaveAccessibleName('Termine von Anna Lindner');
  const rows = modal.getByRole('listitem');
  await expect.poll(() => rows.elements()).toHaveLength(2);
  expect(server.asked(asking).map(({ params, query }) => [params['id'], query.get('date_from')])).toEqual([
    [anna.id, '2027-05-11'],
  ]);
  await expect.element(rows.first()).toHaveTextContent('Clara Hoffmann');
  await expect.element(rows.first()).toHaveTextContent('Porträtshooting');
  await expectAccessible();
  const link = rows.first().getByRole('link').first();
  await expect.element(link).toHaveAttribute('href', `/admin/calendar?booking=${first.id}`);
});

test('the form is prefilled with the stored values, and a field can be emptied (PHOT-004, PHOT-010)', async () => {
  const kept = keepPhotographers({ name: 'Ida Roth', email: 'ida@example.de', phone: '030 7', bio: 'Hochzeiten' });
  const server = await openScreen('/admin/photographers', { answers: kept.answers });
  await page.getByRole('button', { name: 'Ida Roth bearbeiten' }).click();
  await expect.element(form).toHaveAccessibleName('Fotograf/in bearbeiten');
  const email = form.getByLabelText(/^E-Mail/);
  await expect.element(email).toHaveValue('ida@example.de');
  await expect.element(form.getByLabelText(/^Telefon/)).toHaveValue('030 7');
  await email.fill('');
  await form.getByLabelText('Über die Person (Deutsch)').fill('Hochzeiten und Feste');
  await save();
  await expect.element(row('Ida Roth')).toHaveTextContent('Hochzeiten und Feste');
  expect(server.asked('PUT /api/admin/photographers/{id}').map(({ body }) => body)).toMatchObject([
    { email: null, bio: 'Hochzeiten und Feste' },
  ]);
  expect(kept.named('Ida Roth')).toMatchObject({ email: null, phone: '030 7' });
});

test('the contacts request the photographers only when their booking dialog opens (PHOT-022)', async () => {
  const lead = contactOf({ phase: 'in_klaerung' });
  const server = await openScreen('/admin/kontakten', { answers: boardOf(lead).answers });
  await expect.element(cardOf(lead)).toBeVisible();
  await server.settled();
  const asked = () =>
    (['GET /api/photographers', 'GET /api/admin/photographers'] as const).flatMap((endpoint) => server.asked(endpoint));
  expect(asked()).toEqual([]);
  await moveTo(lead, 'Termin geplant');
  await expect.element(bookingDialog).toBeVisible();
  await expect.poll(() => asked().length).toBeGreaterThan(0);
});
