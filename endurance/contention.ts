import { join } from 'node:path';
import { type Studio, startStudio } from '../e2e/support/studio-process.ts';
import { actOnOffers } from './offer-traffic.ts';
import { type OfferVerdict, offerVerdict } from './offer-verdict.ts';
import { nothingAcknowledged, type OfferWorld } from './offer-world.ts';

export interface ContentionOutcome {
  readonly attempts: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** Rounds without any success although everything was free. */
  readonly fruitless: number;
  /** Overlapping pairs of bookings of one photographer or in one room that are not cancelled. */
  readonly overlaps: number;
  /** The 99th percentile of response times, in ms. */
  readonly p99: number;
  /** Only if times were offered. */
  readonly offers?: OfferVerdict;
}

export interface ContentionPlan {
  readonly processes: number;
  readonly attempts: number;
  /** Number of concurrent requests. */
  readonly atOnce: number;
  /** Sessions need one of two rooms, too. */
  readonly rooms?: boolean;
  /** Half of the clients make, take and end offers of the same times. */
  readonly offers?: boolean;
  /** Drops the constraint that prevents overlaps, to see that the test would detect them. */
  readonly unguarded?: boolean;
}

/** Number of actions of each concurrent client per round. */
const turns = 4;

/**
 * Runs many concurrent actions on the same few hours of a few photographers: book, cancel, move, restore, and add time
 * off.
 */
export const contend = async (plan: ContentionPlan): Promise<ContentionOutcome> => {
  const first = await startStudio();
  const url = `postgres://fotobooking@${encodeURIComponent(join(first.dataDir, 'run'))}/fotobooking`;
  const others = await Promise.all(
    Array.from({ length: plan.processes - 1 }, () => startStudio({ DATABASE_URL: url, SECRET_KEY: first.secretKey })),
  );
  try {
    if (plan.unguarded) await takeGuardsAway(first);
    return await rounds([first, ...others], plan);
  } finally {
    await Promise.all(others.map((studio) => studio.stop()));
    await first.stop();
  }
};

const takeGuardsAway = (studio: Studio): Promise<unknown> =>
  studio.sql(`
    ALTER TABLE occupied_time DROP CONSTRAINT occupied_time_no_overlap, DROP CONSTRAINT occupied_time_no_missing_buffer;
    DROP TRIGGER occupied_time_not_over_time_off ON occupied_time`);

const rounds = async (studios: readonly Studio[], plan: ContentionPlan): Promise<ContentionOutcome> => {
  const [studio] = studios as [Studio];
  await studio.sql(
    `INSERT INTO setting (name, value) VALUES ('calendar', '{"buffer_time_minutes": 15, "advance_booking_days": 3650}')
     ON CONFLICT (name) DO UPDATE SET value = setting.value || excluded.value`,
  );
  const [service] = (await studio.visit('GET', '/api/services')).body;
  if (plan.rooms) await needRooms(studio, service.id);
  const people = ((await studio.visit('GET', '/api/photographers')).body as { id: string }[]).map(({ id }) => id);
  const [statuses, times]: [Map<number, number>, number[]] = [new Map(), []];
  const acknowledged = nothingAcknowledged();
  let fruitless = 0;
  let attempts = 0;
  for (let round = 0; attempts < plan.attempts; round++) {
    const here: Round = { service_id: service.id, people, date: mondayIn(round), made: [], off: [] };
    const offers: OfferWorld = { ...here, start: () => anyStart(here), sql: studio.sql, acknowledged, latest: [] };
    const turnOf = (whose: Studio, lane: number, turn: number) =>
      plan.offers && lane % 2 === 0
        ? actOnOffers([whose, studios[(lane + turn + 1) % studios.length] ?? studio], offers, lane / 2 + turn * 3)
        : act(whose, here, lane * turns + turn);
    await Promise.all(
      Array.from({ length: plan.atOnce }, async (_, lane) => {
        for (let turn = 0; turn < turns; turn++) {
          const started = performance.now();
          // 0 is a lost connection: on an overloaded machine, a keep-alive connection that was closed while it was
          // being used.
          const whose = studios[(lane + turn) % studios.length] ?? studio;
          const status = await turnOf(whose, lane, turn).catch(() => 0);
          times.push(performance.now() - started);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    attempts += plan.atOnce * turns;
    if (here.made.length === 0) fruitless += 1;
  }
  times.sort((a, b) => a - b);
  return {
    attempts,
    statuses,
    fruitless,
    overlaps: (await studio.sql(overlapping)).length,
    p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    ...(plan.offers ? { offers: await offerVerdict(studio.sql, acknowledged) } : {}),
  };
};

/** Makes sessions need one of two rooms: fewer than there are photographers. */
const needRooms = async (studio: Studio, service_id: string): Promise<void> => {
  const rooms = await Promise.all(
    ['Eins', 'Zwei'].map(
      async (name_de) => (await studio.api('POST', '/api/admin/resources', { kind: 'room', name_de })).body.id,
    ),
  );
  await studio.api('PUT', `/api/admin/services/${service_id}`, { needs: [{ resource_ids: rooms }] });
};

interface Round {
  readonly service_id: string;
  readonly people: readonly string[];
  readonly date: string;
  /** Bookings created so far, which other actions cancel, move and restore. */
  readonly made: { readonly id: string; readonly token: string }[];
  readonly off: string[];
}

/** The action of the i-th client of a round: six in ten book, the others interfere. */
const act = async (studio: Studio, round: Round, i: number): Promise<number> => {
  const some = round.made[i % Math.max(1, round.made.length)];
  const kind = i % 10;
  if (kind < 6 || !some) return book(studio, round, i);
  if (kind === 6) return (await studio.visit('POST', `/api/bookings/${some.id}/cancel?token=${some.token}`)).status;
  if (kind === 7)
    return (await studio.api('PUT', `/api/admin/bookings/${some.id}`, { start: timeOf(round.date, i * 7) })).status;
  if (kind === 8) return (await studio.api('PUT', `/api/admin/bookings/${some.id}`, { status: 'PENDING' })).status;
  return layTimeOff(studio, round, i);
};

const book = async (studio: Studio, round: Round, i: number): Promise<number> => {
  // Every third books the same slot, the others overlapping starts.
  const start = i % 3 === 0 ? `${round.date}T10:00:00` : timeOf(round.date, i * 13);
  const { status, body } = await studio.visit('POST', '/api/bookings', {
    service_id: round.service_id,
    photographer_id: round.people[i % round.people.length],
    location_id: 'company',
    start,
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
  });
  if (status === 201) round.made.push({ id: body.booking_id, token: body.cancel_token });
  return status;
};

const layTimeOff = async (studio: Studio, round: Round, i: number): Promise<number> => {
  const last = round.off.pop();
  if (last !== undefined) return (await studio.api('DELETE', `/api/admin/timeoff/${last}`)).status;
  const { status, body } = await studio.api('POST', '/api/admin/timeoff', {
    photographer_id: round.people[i % round.people.length],
    start: `${round.date}T16:00:00`,
    end: `${round.date}T17:00:00`,
    reason: 'Zahnarzt',
  });
  if (status === 201) round.off.push(body.id);
  return status;
};

/** A start at which others book as well. */
const anyStart = ({ date }: Round): string => timeOf(date, Math.floor(Math.random() * 32) * 13);

const timeOf = (date: string, minutes: number): string => {
  const minute = 540 + (minutes % 420);
  return `${date}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
};

/** A different Monday for each round, the first of them at least a week ahead. */
const mondayIn = (round: number): string => {
  const day = new Date(Date.now() + (7 + round * 7) * 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

const overlapping = `
  SELECT a.id FROM booking a JOIN booking b ON a.id < b.id AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
  JOIN occupied_time mine ON mine.id = a.id JOIN occupied_time other ON other.id = b.id
  WHERE a.status <> 'CANCELLED' AND b.status <> 'CANCELLED'
    AND (a.photographer_id = b.photographer_id OR mine.uses && other.uses)`;
