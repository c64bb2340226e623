import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import type { TestResponse } from '#app/server/testing/test-studio.ts';
import type { CreatedBooking } from '#features/booking/contract.ts';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { issueDueDeposits } from '../api.ts';

export const seller = {
  street: 'Lindenstraße 12',
  postal_code: '10969',
  city: 'Berlin',
  tax_number: '21/815/08150',
  vat_id: 'DE123456789',
};
export const address = { name: 'Änne Müller', street: 'Am Markt 3', postal_code: '20095', city: 'Hamburg' };

/** A studio that issues documents and charges value added tax. Every test has a booking of 150 EUR. */
export const invoicingStudio = () => {
  const bookable = bookableStudio();
  const { studio, book } = bookable;
  const db = () => studio().database.db;
  const settings = (body: object): Promise<TestResponse> =>
    studio().adminCall('PUT', '/api/admin/invoices/settings', body);
  const regime = (vat_regime: string) => studio().adminCall('PUT', '/api/admin/company/settings', { vat_regime });
  beforeEach(async () => {
    await writeSetting(db(), 'invoices', {});
    await regime('included');
    const { status, body } = await settings({ enabled: true, ...seller });
    if (status !== 200) throw new Error(JSON.stringify(body));
  });
  const ofBooking = ({ booking_id }: Pick<CreatedBooking, 'booking_id'>) =>
    studio().adminCall('GET', `/api/admin/bookings/${booking_id}/invoices`);
  return {
    ...bookable,
    db,
    settings,
    regime,
    /** Records that an amount was paid in cash, and issues what is due. */
    pay: async (booking: CreatedBooking, amount = 50, more: object = {}): Promise<void> => {
      const path = `/api/admin/bookings/${booking.booking_id}/cash-payment`;
      const { status, body } = await studio().adminCall('POST', path, { amount, ...more });
      if (status !== 200) throw new Error(JSON.stringify(body));
      await issueDueDeposits(studio().context);
    },
    issue: ({ booking_id }: CreatedBooking, kind = 'final') =>
      studio().adminCall('POST', `/api/admin/bookings/${booking_id}/invoices`, { kind }),
    cancelInvoice: (id: string, reason = 'Falscher Betrag') =>
      studio().adminCall('POST', `/api/admin/invoices/${id}/cancel`, { reason }),
    invoicesOf: async (booking: CreatedBooking) => (await ofBooking(booking)).body.invoices,
    kindsOf: async (booking: CreatedBooking): Promise<string[]> =>
      (await ofBooking(booking)).body.invoices.map(({ kind }: { kind: string }) => kind),
    ofBooking,
    /** The stored documents of a booking, the oldest first. */
    documentsOf: async ({ booking_id }: CreatedBooking): Promise<any[]> => {
      const { rows } = await sql<{ document: unknown }>`
        SELECT document FROM invoice WHERE booking_id = ${booking_id} ORDER BY issued_at, position`.execute(db());
      return rows.map(({ document }) => document);
    },
    bookAt: (start = '2030-06-12T09:00') => book(start),
  };
};
