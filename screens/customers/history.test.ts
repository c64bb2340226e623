import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { portrait } from '../support/first-studio.ts';
import { countOf, expectAccessible } from '../support/looks.ts';
import { offerOf } from '../support/offers.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type Asked, refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';
import { freeDay } from '../support/wizard.ts';

const reading = 'GET /api/admin/customers/{email}/profile';
const mia = { name: 'Mia Kern', email: 'mia.kern@kunde.example', phone: '+49 170 7654321', language: 'de' as const };
const open = page.getByRole('button', { name: 'Kundenhistorie ansehen' });

test('the history of a customer is shown (BOOK-028, CUST-009, AMB-053)', async () => {
  const booking = bookingOf('2030-06-05T10:00');
  const { answers } = bookingsOf(booking);
  const profile = {
    stats: {
      total_bookings: 1,
      cancelled_bookings: 0,
      total_revenue: 0,
      average_booking_value: 0,
      tags: ['upcoming'],
      first_booking_date: booking.start,
      last_booking_date: booking.start,
      preferred_photographer_name: booking.photographer_name,
    },
    booking_history: [booking],
    recent_notes: [],
  };
  await openScreen(`/admin/bookings?booking=${booking.id}`, {
    answers: { ...answers, [reading]: profile, 'GET /api/admin/offers': [] },
  });
  await open.click();
  const history = page.getByRole('dialog', { name: 'Kundenhistorie: Clara Hoffmann' });
  await expect.element(history.getByText('Termin steht an')).toBeVisible();
  expect(textsOf(history.getByRole('region', { name: 'Buchungen' }).getByRole('listitem'))).toEqual([
    `05.06.2030, 10:00Porträtshooting${booking.photographer_name}150,00 €Ausstehend`,
  ]);
  await expectAccessible();
});

test('the history of somebody without an address is asked for by the name; a failure is said in both languages (CUST-023, AMB-054)', async () => {
  const nobody = bookingOf('2030-06-05T12:00', {
    customer_name: 'Ben Adler',
    customer_email: 'kunde@fotobooking.invalid',
  });
  const { answers } = bookingsOf(nobody);
  const stage = await openScreen(`/admin/bookings?booking=${nobody.id}`, {
    answers: { ...answers, [reading]: refuse(500, ''), 'GET /api/admin/offers': [] },
  });
  await open.click();
  await expect.element(page.getByText('Kundendaten konnten nicht geladen werden')).toBeVisible();
  await expect.element(page.getByText('Не удалось загрузить данные клиента')).toBeVisible();
  expect(stage.asked(reading)[0]?.query.get('customer_name')).toBe('Ben Adler');
});

test("a customer's page shows the open offers and offers times in the language of the latest booking (OFFER-08, OFFER-11)", async () => {
  const offering = 'POST /api/admin/offers';
  const booking = bookingOf('2027-06-10T10:00', {
    customer_name: 'Mia Kern',
    customer_email: mia.email,
    language: 'ru',
  });
  const { answers } = bookingsOf(booking, bookingOf('2027-05-31T10:00', { customer_email: mia.email }));
  const others = offerOf('2027-05-20T10:00', {
    customer: { ...mia, name: 'Somebody else', email: 'o.kern@kunde.example' },
  });
  let offers = [others];
  const stage = await openScreen(`/admin/bookings?booking=${booking.id}`, {
    answers: {
      ...answers,
      'GET /api/admin/offers': () => offers,
      [offering]: ({ body }: Asked) => {
        const made = offerOf(`${freeDay}T10:00`, { customer: { ...mia, ...body.customer } });
        offers = [...offers, made];
        return made;
      },
    },
  });
  await open.click();
  const history = page.getByRole('dialog', { name: 'Kundenhistorie: Mia Kern' });
  await history.getByRole('button', { name: 'Termin anbieten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Termin anbieten' });
  await dialog.getByLabelText('Service').selectOptions(portrait.id);
  await dialog.getByLabelText('Tag').fill(freeDay);
  (document.activeElement as HTMLElement).blur();
  await dialog.getByRole('group', { name: 'Freie Zeiten' }).getByRole('button').nth(4).click();
  await dialog.getByRole('button', { name: 'Anbieten', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const shown = history.getByRole('region', { name: 'Offene Angebote' });
  await expect.poll(() => countOf(shown.getByRole('article'))).toBe(1);
  await expect.element(shown).toHaveTextContent(/1 Termin, reserviert bis .* Uhr/);
  await expectAccessible();
  expect(stage.asked(offering).map(({ body }) => body.customer)).toEqual([
    { name: 'Mia Kern', email: mia.email, phone: booking.customer_phone, language: 'ru' },
  ]);
});
