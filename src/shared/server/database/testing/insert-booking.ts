import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { at, type Database } from '../database.ts';
import { insertRow } from '../insert.ts';

export interface StoredBooking {
  readonly id: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly language: 'de' | 'ru';
}

export type TestBookingColumns = Readonly<Record<string, string | number | boolean | null>>;

/** Inserts a booking with its own service and photographer, without checking any rule. Instants are epoch ms. */
export const insertTestBooking = async (
  db: Database,
  start: number,
  columns: TestBookingColumns = {},
): Promise<StoredBooking> => {
  const [id, service_id, photographer_id] = [randomUUID(), randomUUID(), randomUUID()];
  const during = sql`tstzrange(${at(start)}, ${at(start + 3_600_000)})`;
  const cancelled = columns['status'] === 'CANCELLED';
  await insertRow(db, 'photographer', { id: photographer_id, name: 'Anna Lindner' });
  await insertRow(db, 'service', { id: service_id, name: 'Porträtshooting', duration_min: 60, price_cents: 15_000 });
  if (!cancelled) await insertRow(db, 'occupied_time', { id, photographer_id, during, guarded: during });
  const row = {
    id,
    confirmation_code: `FB-${randomBytes(4).toString('hex').toUpperCase()}`,
    status: 'PENDING',
    starts_at: at(start),
    ends_at: at(start + 3_600_000),
    occupied_id: cancelled ? null : id,
    service_id,
    service_name: 'Porträtshooting',
    service_price_cents: 15_000,
    photographer_id,
    photographer_name: 'Anna Lindner',
    customer_name: 'Erika Sommer',
    customer_email: 'erika@example.com',
    customer_phone: '+49 30 1234567',
    language: 'de',
    source: 'public',
    ...columns,
  } as const;
  await insertRow(db, 'booking', row);
  return { id, customer_name: row.customer_name, customer_email: row.customer_email, language: row.language };
};
