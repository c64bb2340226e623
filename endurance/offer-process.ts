import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { endLapsedOffers, makeOffer } from '../src/features/offers/server/api.ts';
import { cancelOffer } from '../src/features/offers/server/hold/cancel-offer.ts';
import { giveUpOffer, takeOffer } from '../src/features/offers/server/hold/take-offer.ts';
import type { Context } from '../src/shared/server/context.ts';
import { at, openDatabase } from '../src/shared/server/database/database.ts';
import { secretText } from '../src/shared/server/secrets/secret-link.ts';

/** What a process is started with. */
export interface OfferProcess {
  readonly database: string;
  readonly secretKey: string;
  readonly service_id: string;
  readonly people: readonly string[];
  /** The days with times to offer. */
  readonly days: readonly string[];
  /** The statement at which it kills itself: before it is sent, or while it is executed. */
  readonly lastStatement: number;
  /** Its number; the action it begins with. */
  readonly number: number;
}

// A process of `dieDuringOffers`: it acts on offers until it kills itself. It starts in a third of the time that a
// whole studio takes. What was acknowledged to it is printed, a line each.
const options = JSON.parse(process.argv[2] ?? '') as OfferProcess;
const { service_id, people, number } = options;

const kill = () => process.kill(process.pid, 'SIGKILL');
let statements = 0;
const original: { readonly query: unknown } = pg.Client.prototype;
const query = original.query as (this: pg.Client, ...args: never[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
  statements += 1;
  if (statements === options.lastStatement) {
    if (number % 2 === 0) kill();
    else void setImmediate().then(kill);
  }
  return Reflect.apply(query, this, args);
} as never;

const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const context: Context = {
  db: openDatabase({ connection: options.database, log, maxConnections: 2 }).db,
  log,
  now: Date.now,
  secretKey: options.secretKey,
  publicUrl: 'http://localhost',
  smtpUrl: undefined,
  stripeApiUrl: undefined,
  whatsappWebhookUrl: undefined,
  webhookNetworks: [],
  rateLimit: false,
};
const customer = (turn: number) => ({
  name: 'Mia Kern',
  email: `person${number}-${turn}@example.de`,
  phone: '+49 170 7654321',
});
const caller = { actor: 'studio', language: 'de', network: '127.0.0.1' } as const;
const acknowledge = (line: string) => void writeSync(1, `${line}\n`);

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** One of few enough starts that several processes choose the same one. */
const someStart = (): string => {
  const minute = 840 + 15 * Math.floor(Math.random() * 12);
  return `${anyOf(options.days)}T${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}:00`;
};

const make = async (turn: number): Promise<void> => {
  const times = Array.from({ length: 1 + (turn % 2) }, (_, i) => ({
    photographer_id: people[(number + turn + i) % people.length] ?? '',
    start: someStart(),
  }));
  const { id } = await makeOffer(context, { service_id, times, hours: 24, customer: customer(turn) }, caller);
  acknowledge(`offer ${id}`);
};

/** One of the latest offers, ended or not. */
const anyOffer = async (): Promise<{ id: string; time_id: string } | undefined> => {
  const { rows } = await sql<{ id: string; time_id: string }>`
    SELECT * FROM (
      SELECT offer.id, (SELECT id FROM offer_time WHERE offer_id = offer.id LIMIT 1) AS time_id
      FROM offer ORDER BY outcome IS NULL DESC, created_at DESC LIMIT 4) AS latest
    ORDER BY random() LIMIT 1`.execute(context.db);
  return rows[0];
};

type Act = (offer: { readonly id: string; readonly time_id: string }, turn: number) => Promise<unknown>;
const take: Act = async ({ id, time_id }, turn) => {
  const booked = await takeOffer(
    context,
    secretText(options.secretKey, 'offer', id),
    { time_id, customer: customer(turn) },
    caller,
  );
  acknowledge(`booking ${booked.booking_id}`);
  acknowledge(`taken ${id}`);
};
const decline: Act = async ({ id }) => {
  await giveUpOffer(context, id, { outcome: 'declined', language: 'de' });
  acknowledge(`declined ${id}`);
};
const withdraw: Act = async ({ id }) => {
  await cancelOffer(context, id, caller);
  acknowledge(`withdrawn ${id}`);
};
/** Ends the deadline; no endpoint makes one of less than an hour. */
const lapse: Act = async ({ id }) => {
  const now = at(Date.now());
  await sql`
    WITH cut AS (
      UPDATE offer SET held_until = ${now} WHERE id = ${id} AND outcome IS NULL AND created_at < ${now}
      RETURNING id)
    UPDATE occupied_time SET held_until = ${now} WHERE offer_id IN (SELECT id FROM cut)`.execute(context.db);
  await endLapsedOffers(context);
};
const acts: readonly (Act | undefined)[] = [
  undefined,
  take,
  undefined,
  decline,
  take,
  undefined,
  withdraw,
  undefined,
  lapse,
];

for (let turn = 0; ; turn++) {
  const act = acts[(number + turn) % acts.length];
  try {
    const offer = act && (await anyOffer());
    if (act && offer) await act(offer, turn);
    else await make(turn);
  } catch (error) {
    // The time or the offer is taken by another process.
    if (!(error instanceof Error && 'status' in error)) throw error;
  }
}
