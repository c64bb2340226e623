import { setTimeout as delay } from 'node:timers/promises';
import { startStudio } from '../e2e/support/studio-process.ts';

// `npm run soak -- 600 20`: duration in seconds, and requests per second.
const [seconds = '600', perSecond = '20'] = process.argv.slice(2);
const samples = 12;

const studio = await startStudio({ JOBS_INTERVAL_MS: '5000' });
const [service] = (await studio.visit('GET', '/api/services')).body;
const [photographer] = (await studio.visit('GET', '/api/photographers')).body;
const what = { service_id: service.id as string, photographer_id: photographer.id as string };
const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The actions of visitors and staff; each returns the status. Bookings are cancelled and deleted again, so that the
 * amount of data stays constant.
 */
const deeds: ((i: number) => Promise<number>)[] = [
  async () => (await studio.visit('GET', '/booking')).status,
  async (i) =>
    (await studio.visit('GET', `/api/availability?${query({ ...what, date: dayAhead(2 + (i % 50)) })}`)).status,
  async (i) =>
    (await studio.visit('GET', `/api/availability/month?${query({ ...what, month: dayAhead(i % 50).slice(0, 7) })}`))
      .status,
  async () => (await studio.api('GET', '/api/admin/bookings')).status,
  async () => (await studio.api('GET', '/api/admin/bookings/stats/overview')).status,
  async (i) => {
    const start = `${dayAhead(2 + (i % 50))}T${String(9 + (i % 8)).padStart(2, '0')}:00:00`;
    const customer = { name: 'Änne Müller', email: `kunde${i}@example.de`, phone: '+49 170 1234567' };
    const booked = await studio.visit('POST', '/api/bookings', { ...what, location_id: 'company', start, customer });
    if (booked.status !== 201) return booked.status;
    const { booking_id, cancel_token } = booked.body;
    const { status } = await studio.visit('POST', `/api/bookings/${booking_id}/cancel?token=${cancel_token}`);
    if (status !== 200) return status;
    return (await studio.api('DELETE', `/api/admin/bookings/${booking_id}`)).status;
  },
];

const query = (given: Record<string, string>): string => new URLSearchParams(given).toString();

interface Figures {
  readonly memory: number;
  readonly files: number;
  readonly connections: number;
}

const figures = async (): Promise<Figures> => {
  const text = String((await studio.visit('GET', '/metrics')).body);
  const of = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    memory: Math.round(of('process_resident_memory_bytes') / 1e6),
    files: of('process_open_fds'),
    connections: (await studio.sql('SELECT pid FROM pg_stat_activity WHERE datname IS NOT NULL')).length,
  };
};

const statuses = new Map<number, number>();
const end = performance.now() + Number(seconds) * 1000;
const every = (Number(seconds) * 1000) / samples;
let nextSample = performance.now() + every;
const seen: Figures[] = [];
try {
  for (let i = 0; performance.now() < end; i++) {
    void deeds[i % deeds.length]?.(i).then(
      (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
      () => statuses.set(0, (statuses.get(0) ?? 0) + 1),
    );
    await delay(1000 / Number(perSecond));
    if (performance.now() < nextSample) continue;
    nextSample += every;
    seen.push(await figures());
  }
  await delay(2000);
  console.log(`${[...statuses.values()].reduce((a, b) => a + b, 0)} requests in ${seconds} s`);
  console.log([...statuses].map(([status, times]) => `${status}: ${times}`).join(', '));
  for (const name of ['memory', 'files', 'connections'] as const)
    console.log(`${name}: ${seen.map((one) => one[name]).join(' ')}`);
  process.exitCode = [...statuses.keys()].some((status) => status === 0 || status >= 500) ? 1 : 0;
} finally {
  await studio.stop();
}
