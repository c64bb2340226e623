import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { assignments } from '#shared/server/database/update.ts';
import type { DeliveryStatus } from '../../contract.ts';
import type { WebhookEvent } from '../../domain/webhook-events.ts';

/** Instants are epoch ms. */
export interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly secret_sealed: string;
  readonly old_secret_sealed: string | null;
  readonly old_secret_until: number | null;
  readonly created_at: number;
  readonly disabled_at: number | null;
  readonly disabled_because: 'switched_off' | 'failing' | 'gone' | null;
  readonly failing_since: number | null;
}

const columns = sql.raw(
  `id, url, description, events, secret_sealed, old_secret_sealed, old_secret_until, created_at, disabled_at,
   disabled_because, failing_since`,
);

export const selectEndpoints = async (db: Database): Promise<EndpointRow[]> => {
  const { rows } = await sql<EndpointRow>`SELECT ${columns} FROM webhook_endpoint ORDER BY created_at, id`.execute(db);
  return rows;
};

export const selectEndpoint = async (db: Database, id: string): Promise<EndpointRow | undefined> => {
  const { rows } = await sql<EndpointRow>`SELECT ${columns} FROM webhook_endpoint WHERE id = ${id}`.execute(db);
  return rows[0];
};

/** Returns the endpoint, locked until the end of the transaction; changes that insert events for it do not wait. */
export const lockEndpoint = async (trx: Database, id: string): Promise<EndpointRow | undefined> => {
  const { rows } = await sql<EndpointRow>`
    SELECT ${columns} FROM webhook_endpoint WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx);
  return rows[0];
};

type NewEndpointRow = Pick<EndpointRow, 'id' | 'url' | 'description' | 'events' | 'secret_sealed' | 'created_at'>;

/** Adds an endpoint unless there are already `limit`; returns whether it was added. */
export const insertEndpoint = async (trx: Database, endpoint: NewEndpointRow, limit: number): Promise<boolean> => {
  // Serializes inserts, so that no two read the same count; readers and writers of events are not blocked.
  await sql`SELECT pg_advisory_xact_lock(hashtext('webhook_endpoint'))`.execute(trx);
  const { rows } = await sql`
    INSERT INTO webhook_endpoint (id, url, description, events, secret_sealed, created_at)
    SELECT ${endpoint.id}, ${endpoint.url}, ${endpoint.description}, ${[...endpoint.events]},
           ${endpoint.secret_sealed}, ${at(endpoint.created_at)}::timestamptz
    WHERE (SELECT count(*) FROM webhook_endpoint) < ${limit}
    RETURNING id`.execute(trx);
  return rows.length > 0;
};

type Changes = Partial<Omit<EndpointRow, 'id' | 'created_at'>>;
const instants = new Set(['old_secret_until', 'disabled_at', 'failing_since']);

export const updateEndpoint = async (trx: Database, id: string, { events, ...changes }: Changes): Promise<void> => {
  const values = Object.entries(changes).map(([column, value]) => [
    column,
    instants.has(column) && typeof value === 'number' ? at(value) : value,
  ]);
  const set = [
    ...(values.length > 0 ? [assignments(Object.fromEntries(values))] : []),
    ...(events === undefined ? [] : [sql`events = ${[...events]}`]),
  ];
  if (set.length > 0) await sql`UPDATE webhook_endpoint SET ${sql.join(set)} WHERE id = ${id}`.execute(trx);
};

export const deleteEndpoint = async (trx: Database, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ url: string }>`DELETE FROM webhook_endpoint WHERE id = ${id} RETURNING url`.execute(trx);
  return rows[0]?.url;
};

/** Counts the deliveries of each endpoint by status, by its id. */
export const countDeliveries = async (
  db: Database,
): Promise<ReadonlyMap<string, Readonly<Record<DeliveryStatus, number>>>> => {
  const { rows } = await sql<{ endpoint_id: string } & Record<DeliveryStatus, number>>`
    SELECT endpoint_id, count(*) FILTER (WHERE status = 'waiting') AS waiting,
           count(*) FILTER (WHERE status = 'delivered') AS delivered,
           count(*) FILTER (WHERE status = 'failed') AS failed, count(*) FILTER (WHERE status = 'skipped') AS skipped
    FROM webhook_delivery GROUP BY endpoint_id`.execute(db);
  return new Map(rows.map(({ endpoint_id, ...counts }) => [endpoint_id, counts]));
};

/** Deletes previous secrets that have expired. */
export const dropOldSecrets = async (db: Database, now: number): Promise<void> => {
  await sql`
    UPDATE webhook_endpoint SET old_secret_sealed = NULL, old_secret_until = NULL
    WHERE old_secret_until <= ${at(now)}`.execute(db);
};
