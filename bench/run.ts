import { rm } from 'node:fs/promises';
import { newDataDir } from '../e2e/support/data-directory.ts';
import { startStudio } from '../e2e/support/studio-process.ts';
import { benchBooking } from './booking.bench.ts';
import { benchBookings } from './bookings.bench.ts';
import { benchCalendar } from './calendar.bench.ts';
import { benchContended } from './contended.bench.ts';
import { benchGrowth } from './growth.bench.ts';
import { benchHttp } from './http.bench.ts';
import { benchDay, benchInteractions } from './interactions.bench.ts';
import { benchLive } from './live.bench.ts';
import { benchMixed } from './mixed.bench.ts';
import { benchOpening } from './opening.bench.ts';
import { benchReads } from './reads.bench.ts';
import { benchRest } from './rest.bench.ts';
import { benchWaiting } from './waiting.bench.ts';

// `npm run bench` runs all benchmarks, `npm run bench -- http booking` the named ones.
const benches = [
  'slots',
  'mixed',
  'rest',
  'waiting',
  'http',
  'reads',
  'bookings',
  'calendar',
  'interactions',
  'day',
  'opening',
  'booking',
  'live',
  'contended',
  'growth',
];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.includes(name));
if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}. There are ${benches.join(', ')}.`);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

if (isWanted('slots')) await import('./slots.bench.ts');
if (isWanted('mixed')) await benchMixed();
if (isWanted('rest')) await benchRest();
if (isWanted('waiting')) await benchWaiting();

const dataDir = await newDataDir();
// Limits are enabled as in production; bookings come from many addresses.
const studio = await startStudio({ DATA_DIR: dataDir, JOBS: 'off', RATE_LIMIT: 'on', TRUST_PROXY: '1' });
try {
  const [service] = (await studio.visit('GET', '/api/services')).body;
  const [photographer] = (await studio.visit('GET', '/api/photographers')).body;
  const what = { service_id: service.id as string, photographer_id: photographer.id as string };
  if (isWanted('http')) await benchHttp(studio, what);
  if (isWanted('reads')) await benchReads(studio);
  if (isWanted('bookings')) await benchBookings(studio);
  if (isWanted('calendar')) await benchCalendar(studio);
  if (isWanted('interactions')) await benchInteractions(studio);
  if (isWanted('day')) await benchDay(studio);
  if (isWanted('opening')) await benchOpening(studio);
  await studio.sql(
    `INSERT INTO setting (name, value) VALUES ('calendar', $1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [
      {
        slot_duration_minutes: 15,
        buffer_time_minutes: 0,
        advance_booking_days: 365,
        cancel_window_hours: 24,
        weekly_schedule: alwaysOpen(),
      },
    ],
  );
  await studio.sql(`UPDATE service SET duration_min = 15`);
  await studio.sql(
    `INSERT INTO photographer (id, name) SELECT gen_random_uuid(), 'Bench ' || n FROM generate_series(1, 32) n`,
  );
  if (isWanted('booking')) await benchBooking(studio, what.service_id);
  if (isWanted('live')) await benchLive(studio, what.service_id);
  if (isWanted('contended')) await benchContended(studio, what);
  if (isWanted('growth')) await benchGrowth(studio, what);
} finally {
  await studio.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function alwaysOpen(): Record<string, object> {
  const day = {
    is_working: true,
    start_time: '09:00',
    end_time: '18:00',
    break_enabled: false,
    break_start: '12:00',
    break_end: '13:00',
  };
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  return Object.fromEntries(names.map((name) => [name, day]));
}
