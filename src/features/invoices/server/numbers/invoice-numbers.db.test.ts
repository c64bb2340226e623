import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import type { Database } from '#shared/server/database/database.ts';
import { insertInvoice, type NewInvoice } from '../store.ts';
import { invoicingStudio } from '../testing/invoicing-studio.ts';

const { studio, db, bookAt, pay, issue, invoicesOf, documentsOf } = invoicingStudio();

const document = {} as NewInvoice['document'];
const newInvoice = (series: string, more: Partial<NewInvoice> = {}): NewInvoice => ({
  id: randomUUID(),
  series,
  kind: 'final',
  booking_id: randomUUID(),
  payment_id: null,
  cancels_id: null,
  issued_at: Date.parse('2030-06-03T08:00:00Z'),
  issued_by: 'system',
  gross_cents: 100,
  document,
  ...more,
});
const positionsOf = async (series: string): Promise<number[]> =>
  (
    await sql<{ position: number }>`SELECT position FROM invoice WHERE series = ${series} ORDER BY position`.execute(
      db(),
    )
  ).rows.map(({ position }) => position);
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const inSeries = (trx: Database, series: string) => insertInvoice(trx, newInvoice(series));

describe('the numbers of documents', () => {
  it('have neither hole nor twin with 1,000 issued at once over several connections, some of them killed (INV-01)', async () => {
    let issued = 0;
    const one = async (i: number): Promise<void> => {
      try {
        await db()
          .transaction()
          .execute(async (trx) => {
            await inSeries(trx, 'A-2030');
            // Some fail after they got their number, as a process that is killed.
            if (i % 40 === 0) await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx);
            if (i % 40 === 1) throw new Error('given up');
          });
        issued++;
      } catch {
        // Its number is given to the next one.
      }
    };
    const rounds = scaleCount(10, 3);
    for (let round = 0; round < rounds; round++) {
      await Promise.all(Array.from({ length: 100 }, (_, i) => one(i)));
    }
    expect(issued).toBe(rounds * 94);
    expect(await positionsOf('A-2030')).toEqual(upTo(issued));
  }, 120_000);

  it('wait for a transaction that may still fail, and take its number then (INV-01)', async () => {
    const { connectionString, ...address } = studio().database.pool.options;
    const other = new pg.Client(connectionString ? { connectionString } : address);
    await other.connect();
    await inSeries(db(), 'B-2030');
    await other.query('BEGIN');
    const values = [randomUUID(), 'B-2030', randomUUID()];
    await other.query(
      `INSERT INTO invoice (id, series, kind, booking_id, issued_at, issued_by, gross_cents, document)
       VALUES ($1, $2, 'final', $3, now(), 'system', 1, '{}')`,
      values,
    );
    const waiting = inSeries(db(), 'B-2030');
    await other.query('ROLLBACK');
    await other.end();
    expect(await waiting).toBe('B-2030-0002');
    expect(await positionsOf('B-2030')).toEqual([1, 2]);
  });

  it('are given by the database, whatever a program asks for, and only with a document (INV-01)', async () => {
    await sql`
      INSERT INTO invoice (id, series, position, number, kind, booking_id, issued_at, issued_by, gross_cents, document)
      VALUES (${randomUUID()}, 'C-2030', 77, 'X', 'final', ${randomUUID()}, now(), 'system', 1, '{}')`.execute(db());
    expect(await positionsOf('C-2030')).toEqual([1]);
    for (const change of [
      sql`UPDATE invoice_series SET last_position = 5 WHERE name = 'C-2030'`,
      sql`DELETE FROM invoice_series WHERE name = 'C-2030'`,
      sql`INSERT INTO invoice_series (name, last_position) VALUES ('D-2030', 1)`,
    ]) {
      await expect(change.execute(db())).rejects.toThrow();
    }
    expect(await inSeries(db(), 'C-2030')).toBe('C-2030-0002');
  });

  it('continue with five digits after 9,999', async () => {
    await sql`ALTER TABLE invoice_series DISABLE TRIGGER invoice_series_without_gaps`.execute(db());
    await sql`INSERT INTO invoice_series (name, last_position) VALUES ('E-2030', 9998)`.execute(db());
    expect([await inSeries(db(), 'E-2030'), await inSeries(db(), 'E-2030')]).toEqual(['E-2030-9999', 'E-2030-10000']);
    await sql`ALTER TABLE invoice_series ENABLE TRIGGER invoice_series_without_gaps`.execute(db());
  });
});

describe('an issued document', () => {
  it('cannot be changed or deleted by any program before its legal years are over (INV-01)', async () => {
    const kept = newInvoice('F-2030');
    await insertInvoice(db(), kept);
    await expect(sql`UPDATE invoice SET gross_cents = 1 WHERE id = ${kept.id}`.execute(db())).rejects.toThrow(
      /never changed/,
    );
    await expect(sql`DELETE FROM invoice WHERE id = ${kept.id}`.execute(db())).rejects.toThrow(/never changed/);
    const ofYear = (year: number) => newInvoice('G', { issued_at: Date.UTC(year, 11, 31, 22, 59) });
    const year = new Date().getUTCFullYear();
    const [old, young] = [ofYear(year - 9), ofYear(year - 8)];
    await insertInvoice(db(), old);
    await insertInvoice(db(), young);
    await expect(sql`DELETE FROM invoice WHERE id = ${young.id}`.execute(db())).rejects.toThrow(/never changed/);
    await sql`DELETE FROM invoice WHERE id = ${old.id}`.execute(db());
  });

  it('is the only one of its kind in force, also with forty requests at once (INV-01)', async () => {
    const booking = await bookAt();
    await pay(booking);
    const answers = await Promise.all(Array.from({ length: 40 }, () => issue(booking)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await invoicesOf(booking)).toHaveLength(2);
    const [first] = await invoicesOf(booking);
    const again = newInvoice('RE-2030', {
      kind: 'deposit',
      booking_id: booking.booking_id,
      payment_id: randomUUID(),
    });
    await expect(insertInvoice(db(), again)).rejects.toThrow(/in force/);
    const cancellation = newInvoice('RE-2030', {
      kind: 'cancellation',
      booking_id: booking.booking_id,
      cancels_id: first.id,
    });
    await expect(insertInvoice(db(), cancellation)).rejects.toThrow(/in force/);
  });

  it('stays as it is when its booking is edited', async () => {
    const booking = await bookAt();
    await pay(booking);
    const before = await documentsOf(booking);
    await studio().adminCall('PUT', `/api/admin/bookings/${booking.booking_id}`, { customer_name: 'Berta Neu' });
    expect(await documentsOf(booking)).toEqual(before);
  });
});
