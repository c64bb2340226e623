import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, book, read, edit, setStatus, cancel } = bookableStudio();
const start = '2030-06-05T09:00:00';

const stored = async (id: string) =>
  (
    await sql<{ cancel_code: string | null; cancel_reason: string | null }>`
      SELECT cancel_code, cancel_reason FROM booking WHERE id = ${id}`.execute(studio().database.db)
  ).rows[0];

/** Cancels a booking like a process of the previous version, which stores a text and no code. */
const cancelAsBefore = async (id: string, reason: string): Promise<void> => {
  const { db } = studio().database;
  await sql`
    UPDATE booking SET status = 'CANCELLED', occupied_id = NULL, cancel_reason = ${reason}, cancelled_by = 'customer',
      cancelled_at = now() WHERE id = ${id}`.execute(db);
  await sql`DELETE FROM occupied_time WHERE id = ${id}`.execute(db);
};

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
    expect(await stored(id)).toMatchObject({ cancel_code: 'by_studio' });
    expect(await read(id)).toMatchObject({ cancel_code: 'by_studio', cancel_reason: 'Vom Administrator storniert' });
    expect(await reasonsInTimeline(id)).toEqual([['by_studio', 'Vom Administrator storniert']]);
  }
  const { booking_id: id, cancel_token } = await book(start);
  await studio().call('POST', `/api/bookings/${id}/cancel?token=${cancel_token}`);
  expect(await stored(id)).toMatchObject({ cancel_code: 'by_customer' });
  expect(await read(id)).toMatchObject({ cancel_code: 'by_customer', cancel_reason: 'Vom Kunden storniert' });
});

it('a typed reason has no code', async () => {
  const { booking_id: id } = await book(start);
  await cancel(id, { reason: 'krank' });
  expect(await stored(id)).toEqual({ cancel_code: null, cancel_reason: 'krank' });
  expect(await reasonsInTimeline(id)).toEqual([[undefined, 'krank']]);
});

it('the text of a process of the version before is converted to a code, and that process finds its text', async () => {
  for (const [text, code] of [
    ['Vom Administrator storniert', 'by_studio'],
    ['Vom Kunden storniert', 'by_customer'],
    ['Zahlung nicht eingegangen', 'unpaid'],
    ['E‑Mail-Adresse nicht bestätigt', 'unconfirmed'],
    ['krank', null],
  ] as const) {
    const { booking_id: old } = await book(start);
    await cancelAsBefore(old, text);
    expect(await stored(old)).toEqual({ cancel_code: code, cancel_reason: text });
    expect(await read(old)).toMatchObject({ cancel_code: code, cancel_reason: text });
    // As written by this version: the code alone, or what was typed.
    const reason = sql`cancel_code = ${code}, cancel_reason = ${code === null ? text : null}`;
    await sql`UPDATE booking SET ${reason} WHERE id = ${old}`.execute(studio().database.db);
    expect(await stored(old)).toEqual({ cancel_code: code, cancel_reason: text });
  }
});

it('a restored booking has no reason, whichever version restores it, and a new cancellation sets another', async () => {
  const { booking_id: id } = await book(start);
  await cancel(id);
  await edit(id, { status: 'PENDING' });
  expect(await stored(id)).toEqual({ cancel_code: null, cancel_reason: null });
  await cancel(id);
  const { db } = studio().database;
  // Restores like the previous version, which does not clear the code.
  await sql`
    INSERT INTO occupied_time (id, photographer_id, during, guarded)
    SELECT id, photographer_id, tstzrange(starts_at, ends_at), tstzrange(starts_at, ends_at) FROM booking
    WHERE id = ${id}`.execute(db);
  await sql`
    UPDATE booking SET status = 'PENDING', occupied_id = id, cancel_reason = NULL, cancelled_at = NULL,
      cancelled_by = NULL WHERE id = ${id}`.execute(db);
  expect(await stored(id)).toEqual({ cancel_code: null, cancel_reason: null });
  await cancel(id, { reason: 'krank' });
  expect(await stored(id)).toEqual({ cancel_code: null, cancel_reason: 'krank' });
});

it('bookings cancelled by earlier versions get their code', async () => {
  const { booking_id: id } = await book(start);
  await cancel(id);
  const { db } = studio().database;
  await sql`ALTER TABLE booking DISABLE TRIGGER keep_cancel_code`.execute(db);
  await sql`UPDATE booking SET cancel_code = NULL, cancel_reason = 'Zahlung nicht eingegangen' WHERE id = ${id}`.execute(
    db,
  );
  await sql`ALTER TABLE booking ENABLE TRIGGER keep_cancel_code`.execute(db);
  const before = await read(id);
  expect(before).toMatchObject({ cancel_code: null, cancel_reason: 'Zahlung nicht eingegangen' });
  const migration = readFileSync('migrations/20261123T1210_cancel_code.sql', 'utf8');
  await sql.raw(/^UPDATE booking .*;$/m.exec(migration)?.[0] ?? '').execute(db);
  expect(await read(id)).toEqual({ ...before, cancel_code: 'unpaid' });
});
