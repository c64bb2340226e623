import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { boardOf, cardOf, contactOf } from '../support/contacts.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const clara = { name: 'Clara Hoffmann', email: 'clara@kunde.example', phone: '+49 177 8331234' };
const ben = { name: 'Ben Adler', email: 'ben@kunde.example', phone: '+49 178 9990000' };
const bookingBy = ({ name, email, phone }: typeof clara, start: string) =>
  bookingOf(start, { customer_name: name, customer_email: email, customer_phone: phone });
const dialog = page.getByRole('dialog');

test('0177 833 finds +49 177 833 in the bookings, the palette and the form of a booking (BOOK-082)', async () => {
  const bookings = [bookingBy(clara, '2027-05-31T20:00'), bookingBy(ben, '2027-06-01T20:00')];
  const { answers } = bookingsOf(...bookings);
  const searching = 'GET /api/admin/customers';
  const stage = await openScreen('/admin/bookings', {
    answers: {
      ...answers,
      'GET /api/admin/bookings': ({ query }: Asked) => bookings.slice(0, query.get('search') === '0177 833' ? 1 : 2),
      [searching]: [{ ...clara, total_bookings: 1, last_booking_date: bookings[0]?.start }],
      'GET /api/admin/contacts': [],
    },
  });
  await page.getByRole('searchbox').fill('0177 833');
  await expect.poll(() => textsOf(page.bySelector('tbody [data-row-name]'))).toEqual([clara.name]);
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Befehle und Bereiche' }).fill('0177 833');
  await expect
    .poll(() => textsOf(dialog.getByRole('option')))
    .toEqual([expect.stringMatching(/^Clara Hoffmann · clara@/), expect.stringMatching(/^Clara Hoffmann · /)]);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Buchung erstellen' }).click();
  await dialog.getByLabelText(/^Telefon/).fill('0177 833');
  const known = dialog.getByRole('listbox', { name: 'Bekannte Kunden' }).getByRole('option');
  await expect.poll(() => textsOf(known)).toEqual([expect.stringContaining('Clara Hoffmann')]);
  expect(new Set(stage.asked(searching).map(({ query }) => query.get('search')))).toEqual(new Set(['0177 833']));
});

test('0177 833 finds +49 177 833 on the board (BOOK-082)', async () => {
  const [called, other] = [contactOf({ phone: clara.phone }), contactOf({ phone: ben.phone })];
  await openScreen('/admin/kontakten', boardOf(called, other));
  await page.getByRole('searchbox').fill('0177 833');
  await expect.element(cardOf(other)).not.toBeInTheDocument();
  await expect.element(cardOf(called)).toBeVisible();
});
