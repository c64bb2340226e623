import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { studioWithWaitingList } from '#features/waiting/server/testing/studio-with-waiting-list.ts';
import { zoe } from './seeded-tables.ts';
import { buyVouchers, done, markSent, writeAbout } from './write-about.ts';

/** A studio, and what stores something about the person in every one of these tables. */
export const studioWithTraces = () => {
  const base = studioWithWaitingList();
  const { studio, attempt, cancel, offer, fill, join, look } = base;
  const db = () => studio().database.db;
  const book = async (start: string) => {
    const more = { customer: { ...zoe, whatsapp_notifications: true }, notes: 'Bringe die Zwillinge mit' };
    const { status, body } = await attempt(start, more, { 'idempotency-key': randomUUID() });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body as { booking_id: string; confirmation_code: string };
  };
  const wait = async (): Promise<void> => {
    const full = await fill();
    await join(zoe.name, { customer: zoe });
    await offer(['07T10:00'], { customer: zoe });
    await cancel(full.get('09:00') ?? '');
    await look();
  };
  const withdraw = async (code: string): Promise<void> => {
    for (const reference of ['11.06.2030', code, 'FB-ZZZZ9999'])
      await done(studio(), 'POST', '/api/withdrawals', { name: zoe.name, reference, email: zoe.email });
  };
  /** Returns the id of a booking of the person; none is ahead. */
  const leaveTraces = async (): Promise<string> => {
    await done(studio(), 'PUT', '/api/admin/company/settings', { company_email: 'hallo@studio.example' });
    await sql`
      INSERT INTO webhook_endpoint (id, url, description, events, secret_sealed, created_at)
      VALUES (gen_random_uuid(), 'https://hooks.example', '', '{booking.created,contact.created}', '', now())`.execute(
      db(),
    );
    const first = await book('2030-06-10T09:00');
    const second = await book('2030-06-11T09:00');
    await writeAbout(studio(), first.booking_id);
    await buyVouchers(studio());
    await wait();
    await withdraw(first.confirmation_code);
    await cancel(second.booking_id, { reason: `${zoe.name} ist krank` });
    await markSent(db());
    return first.booking_id;
  };
  const erase = () => studio().adminCall('POST', '/api/admin/privacy/erase', { email: zoe.email, repeated: zoe.email });
  /** The same of a booking only. */
  const leaveBooking = async (start: string): Promise<string> => {
    const { booking_id } = await book(start);
    await cancel(booking_id);
    return booking_id;
  };
  return { ...base, db, leaveTraces, leaveBooking, erase };
};
