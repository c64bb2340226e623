import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { dropTestDatabase } from '../database/testing/test-database.ts';
import type { Manifest } from './manifest.ts';
import { backupPlaces, type Place } from './testing/backup-places.ts';
import { addBooking, contentOf } from './testing/sample-studio.ts';

vi.setConfig({ testTimeout: 180_000 });

const { folder, file, source, target, openPlace, backupOf, backupSource, restoreTarget } = backupPlaces();

describe('a backup', () => {
  it('restores every table unchanged, with any text and with bookings during time off', async () => {
    await backupSource();
    await restoreTarget();
    expect(await contentOf(target().pool)).toEqual(await contentOf(source().pool));
  });

  it('is one consistent snapshot while bookings are written', async () => {
    const load = { hour: 1, isOn: true };
    const writers = [1, 2, 3].map(async () => {
      while (load.isOn) await addBooking(source().pool, load.hour++);
    });
    while (load.hour < 30) await new Promise(setImmediate);
    const manifest = await backupSource();
    load.isOn = false;
    await Promise.all(writers);
    await restoreTarget();

    const count = async ({ pool }: Place, table: string) => (await pool.query(`SELECT FROM ${table}`)).rowCount;
    expect(rowsIn(manifest, 'booking')).toBeGreaterThan(20);
    expect(await count(target(), 'booking')).toBe(rowsIn(manifest, 'booking'));
    expect(await count(target(), 'occupied_time')).toBe(rowsIn(manifest, 'booking'));
    expect(await count(source(), 'booking')).toBeGreaterThan(rowsIn(manifest, 'booking'));
    const missing = `SELECT FROM booking WHERE NOT EXISTS (SELECT FROM occupied_time WHERE occupied_time.id = booking.id)`;
    expect((await target().pool.query(missing)).rowCount).toBe(0);
  });

  it('restores sequences, constraints and triggers', async () => {
    await backupSource();
    await restoreTarget();
    const { rows } = await target().pool.query(
      `INSERT INTO audit_entry (actor, action) VALUES ('a', 'b') RETURNING id`,
    );
    expect(rows).toEqual([{ id: 6 }]);
    await expect(target().pool.query(`UPDATE audit_entry SET actor = 'c'`)).rejects.toThrow('never changed');
    // The hour is taken by a booking and by time off on top of it; the next hour is free.
    expect(await addBooking(target().pool, 0)).toBe(false);
    expect(await addBooking(target().pool, 1)).toBe(true);
    await expect(target().pool.query('DELETE FROM occupied_time')).rejects.toThrow('booking_occupies_its_time');
  });

  it('keeps the generated key, and is readable by its owner only', async () => {
    await mkdir(source().dataDir);
    await writeFile(join(source().dataDir, 'secret.key'), 'the-key\n', { mode: 0o600 });
    await backupSource();
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    await restoreTarget();
    expect(await readFile(join(target().dataDir, 'secret.key'), 'utf8')).toBe('the-key\n');
    expect((await stat(join(target().dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(await readdir(target().dataDir)).toEqual(['secret.key']);
  });

  it('leaves no temporary file, and replaces an older one only when complete', async () => {
    await writeFile(file(), 'older');
    const closed = await openPlace('closed');
    await closed.pool.query('DROP TABLE kysely_migration');
    await expect(backupOf(closed)).rejects.toThrow('no studio in this database');
    expect(await readFile(file(), 'utf8')).toBe('older');
    await backupSource();
    expect(await readdir(folder())).toEqual(['studio.backup']);
    await closed.pool.end();
    await dropTestDatabase(closed.database);
  });
});

describe('the schema', () => {
  it('has all objects of the studio where a backup reads them', async () => {
    const { rows } = await source().pool.query(
      `SELECT DISTINCT table_schema FROM information_schema.tables
       WHERE table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(rows).toEqual([{ table_schema: 'public' }]);
  });
});

const rowsIn = (manifest: Manifest, table: string): number =>
  manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
