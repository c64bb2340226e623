import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CustomerInvoices } from '#features/invoices/contract.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openPage } from '../support/open-page.tsx';
import { publicBooking } from '../support/public-booking.ts';
import { type Asked, refuse } from '../support/stub-server.ts';

const reading = 'GET /api/bookings/{id}/invoices';
const saving = 'PUT /api/bookings/{id}/invoice-recipient';
const none: CustomerInvoices = {
  invoices: [],
  takes_address: true,
  needs_address: true,
  recipient: null,
  version: 'none',
};

test('customers enter their address on the page of their booking, also while the studio changes it (INV-02, INV-04, TEAM-04)', async () => {
  let stored = none;
  const store = (version: string, recipient: CustomerInvoices['recipient']): CustomerInvoices =>
    (stored = { ...none, needs_address: false, recipient, version });
  const booking = publicBooking();
  const stage = await openPage('success', `/booking/success/${booking.booking_id}?token=secret`, {
    data: { booking, invoices: true },
    answers: {
      [reading]: () => stored,
      [saving]: ({ body: { version, ...recipient } }: Asked) =>
        version === stored.version
          ? store(`${version}+`, recipient)
          : refuse(409, {
              detail: 'changed meanwhile',
              code: 'version_conflict',
              current: { recipient: stored.recipient, version: stored.version },
            }),
    },
  });
  const part = page.getByRole('region', { name: 'Belege' });
  await expect.element(part).toHaveTextContent('Für Ihre Rechnung über mehr als 250 € brauchen wir Ihre Adresse.');
  await part.getByRole('button', { name: 'Rechnungsadresse eingeben' }).click();
  const save = part.getByRole('button', { name: 'Adresse speichern' });
  const street = part.getByLabelText('Straße und Hausnummer');
  await save.click();
  await expect.poll(() => part.getByText('Bitte ausfüllen').elements()).toHaveLength(3);
  await street.fill('Am Markt 3');
  await part.getByLabelText('Postleitzahl').fill('20095');
  await part.getByLabelText('Ort').fill('Hamburg');
  await expectAccessible();
  await save.click();
  await expect.element(part.getByText('Ihre Adresse ist gespeichert.')).toBeVisible();
  expect(stage.asked(saving).map(({ query, body }) => [query.get('token'), body.street])).toEqual([
    ['secret', 'Am Markt 3'],
  ]);

  await part.getByRole('button', { name: 'Rechnungsadresse ändern' }).click();
  await part.getByLabelText('Postleitzahl').fill('20097');
  const saved = stored.recipient;
  if (!saved) throw new Error('Nothing was saved');
  const theirs = { ...saved, street: 'Am Markt 5', is_business: true };
  store('studio', theirs);
  await save.click();
  const conflict = part.getByRole('alert');
  await expect.element(conflict).toHaveTextContent('Straße und Hausnummer: jetzt Am Markt 5, vorher Am Markt 3');
  await expect.element(conflict).toHaveTextContent('jetzt Ja, vorher Nein');
  await expectAccessible();
  await part.getByRole('button', { name: 'Meine Angaben behalten' }).click();
  await expect.element(street).toHaveValue('Am Markt 5');
  // Changed where this form has no field.
  store('studio again', { ...theirs, email: 'buero@kunde.example' });
  await save.click();
  await expect.element(part.getByText('Ihre Adresse ist gespeichert.')).toBeVisible();
  expect(stored.recipient).toMatchObject({
    street: 'Am Markt 5',
    postal_code: '20097',
    email: 'buero@kunde.example',
  });
  await page.viewport(320, 800);
  await expectNoSidewaysScroll();
});

test('each document is downloaded with the token of the booking (INV-04)', async () => {
  const booking = publicBooking();
  const id = crypto.randomUUID();
  await openPage('success', `/booking/success/${booking.booking_id}?token=secret`, {
    data: { booking, invoices: true },
    answers: {
      [reading]: {
        ...none,
        needs_address: false,
        takes_address: false,
        invoices: [
          {
            id,
            number: 'RE-2027-0001',
            kind: 'final',
            issued_at: '2027-05-11T10:20:00+02:00',
            amount: 400,
            e_invoice: null,
          },
        ],
      },
    },
  });
  const link = page
    .getByRole('region', { name: 'Belege' })
    .getByRole('link', { name: 'PDF herunterladen: RE-2027-0001' });
  await expect
    .element(link)
    .toHaveAttribute('href', `/api/bookings/${booking.booking_id}/invoices/${id}/pdf?token=secret`);
});
