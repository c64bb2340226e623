import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bookingRecords } from '../person-store.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, book, read, edit, setStatus, cancel } = bookableStudio();
const start = '2030-06-05T09:00:00';

const stored = async (id: string) =>
  (
    await sql<{ cancel_code: string | null; cancel_reason: string | null }>`
      SELECT cancel_code, cancel_reason FROM booking WHERE id = ${id}`.execute(studio().database.db)
  ).rows[0];

const reasonsInTimeline = async (id: string): Promise<unknown[]> => {
  const { body } = await studio().adminCall('GET', `/api/admin/bookings/${id}/timeline`);
  return body
    .filter(({ action }: { action: string }) => action === 'booking.cancelled')
    .map(({ details }: { details: { reason_code?: string; reason: string } }) => [details.reason_code, details.reason]);
};

it('the reason of a cancellation is stored as a code, and the API returns the specified text (AMB-046)', async () => {
  const bySelf = async (id: string, body: object) => void (await cancel(id, body));
  const byStatus = async (id: string) => void (await setStatus(id, 'CANCELLED'));
  const given = { reason: 'Vom Administrator storniert' };
  for (const cancelling of [(id: string) => bySelf(id, {}), (id: string) => bySelf(id, given), byStatus]) {
    const { booking_id: id } = await book(start);
    await cancelling(id);
    expect(await stored(id)).toEqual({ cancel_code: 'by_studio', cancel_reason: null });
    expect(await read(id)).toMatchObject({ cancel_code: 'by_studio', cancel_reason: 'Vom Administrator storniert' });
    expect(await reasonsInTimeline(id)).toEqual([['by_studio', 'Vom Administrator storniert']]);
  }
  const { booking_id: id, cancel_token } = await book(start);
  await studio().call('POST', `/api/bookings/${id}/cancel?token=${cancel_token}`);
  expect(await stored(id)).toEqual({ cancel_code: 'by_customer', cancel_reason: null });
  expect(await read(id)).toMatchObject({ cancel_code: 'by_customer', cancel_reason: 'Vom Kunden storniert' });
});

it('a typed reason has no code', async () => {
  const { booking_id: id } = await book(start);
  await cancel(id, { reason: 'krank' });
  expect(await stored(id)).toEqual({ cancel_code: null, cancel_reason: 'krank' });
  expect(await reasonsInTimeline(id)).toEqual([[undefined, 'krank']]);
});

it('a restored booking has no reason, and a new cancellation sets another', async () => {
  const { booking_id: id } = await book(start);
  await cancel(id);
  await edit(id, { status: 'PENDING' });
  expect(await stored(id)).toEqual({ cancel_code: null, cancel_reason: null });
  await cancel(id, { reason: 'krank' });
  expect(await stored(id)).toEqual({ cancel_code: null, cancel_reason: 'krank' });
});

it('the export of a person has the reason in the words of the API', async () => {
  const { booking_id: id } = await book(start);
  await cancel(id);
  const { customer_email } = await read(id);
  const records = await bookingRecords(studio().context, customer_email);
  expect(records.find((booking) => booking.id === id)?.record).toMatchObject({
    cancel_code: 'by_studio',
    cancel_reason: 'Vom Administrator storniert',
  });
});
