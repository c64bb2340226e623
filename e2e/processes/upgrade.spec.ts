import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, newDataDir, startStudio, test } from '../support/studio.ts';

/**
 * A studio of the first version with a booking in every state: its API responses at that time, and a backup of it that was
 * made with the files which those of `migrations` replace (decision 0050).
 */
const backup = 'e2e/fixtures/older-studio.backup';
const then = JSON.parse(await readFile('e2e/fixtures/older-studio.json', 'utf8')) as Record<string, unknown>[];
const SECRET_KEY = 'the key of the first studio, of no value';

test('a studio of an earlier version is upgraded without loss of data (SRV-65, PLAN-12)', async () => {
  const dataDir = await newDataDir();
  await promisify(execFile)(process.execPath, ['dist/server/restore.js', backup], {
    env: { ...process.env, DATA_DIR: dataDir, SECRET_KEY },
  });
  const studio = await startStudio({ DATA_DIR: dataDir, SECRET_KEY });
  const { body: bookings } = await studio.api('GET', '/api/admin/bookings?sort_by=start&sort_order=asc');
  expect(bookings).toMatchObject(then);
  expect(bookings).toHaveLength(then.length);

  const [booking] = await studio.sql(
    `SELECT photographer_id, service_id FROM booking WHERE status = 'PENDING' AND customer_name LIKE 'Kundin 0%'`,
  );
  const again = await studio.api('POST', '/api/admin/bookings', {
    ...booking,
    location_id: 'company',
    start: '2030-06-03T10:15:00',
    ignore_working_hours: true,
    customer: { name: 'Zweite', email: 'zweite@example.de', phone: '+49 170 1234567' },
  });
  expect(again.status).toBe(409);

  const { body: timeline } = await studio.api('GET', `/api/admin/bookings/${String(moved(bookings).id)}/timeline`);
  expect(timeline.map(({ action }: { action: string }) => action)).toContain('booking.rescheduled');
  const { body: contacts } = await studio.api('GET', '/api/admin/contacts');
  expect(contacts).toMatchObject([{ name: 'Interessentin', tags: ['Hochzeit'], notes: 'per Telefon' }]);
  const { body: notes } = await studio.api('GET', '/api/admin/customers/kundin0@example.de/notes');
  expect(JSON.stringify(notes)).toContain('Mag keine Blumen');
  expect((await studio.api('GET', '/api/admin/calendar/settings')).body).toMatchObject({
    buffer_time_minutes: 20,
    minimum_notice: { kind: 'hours', hours: 0 },
  });
  const [{ mails }] = (await studio.sql('SELECT count(*)::int AS mails FROM message')) as [{ mails: number }];
  expect(mails).toBeGreaterThanOrEqual(10);
  await studio.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const moved = (bookings: readonly Record<string, unknown>[]): Record<string, unknown> =>
  bookings.find(({ customer_name }) => customer_name === 'Umgezogene Kundin') ?? {};
