import { randomUUID } from 'node:crypto';
import { conflict, notFound } from '#shared/contract/problem.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { refuseAddress } from '#shared/server/outbound/web-address.ts';
import { checkValueOf, refuseStale } from '#shared/server/read-version.ts';
import { type CreatedWebhook, type NewWebhook, type Webhook, type WebhookChanges, webhook } from '../../contract.ts';
import { disableEndpoint } from './disable-endpoint.ts';
import { newSecret, sealedSecret } from './endpoint-secret.ts';
import {
  countDeliveries,
  deleteEndpoint,
  type EndpointRow,
  insertEndpoint,
  lockEndpoint,
  selectEndpoint,
  selectEndpoints,
  updateEndpoint,
} from './endpoint-store.ts';

const mostEndpoints = 20;
/** How long the previous secret stays valid together with a new one, in ms. */
const overlapMs = DAY;

export const webhooks = async ({ db }: Context): Promise<Webhook[]> => {
  const [endpoints, counts] = await Promise.all([selectEndpoints(db), countDeliveries(db)]);
  return endpoints.map((row) => endpointView(row, counts.get(row.id)));
};

/** Creates a webhook. Throws 400 when its address is not allowed, 409 when there are twenty. */
export const createWebhook = async (context: Context, wanted: NewWebhook, actor: string): Promise<CreatedWebhook> => {
  const { db, now, secretKey } = context;
  refuseAddress(context, wanted.url);
  const id = randomUUID();
  const secret = newSecret();
  await inTransaction(db, async (trx) => {
    const row = { ...wanted, id, secret_sealed: sealedSecret(secretKey, id, secret), created_at: now() };
    if (!(await insertEndpoint(trx, row, mostEndpoints))) {
      throw conflict('too_many_webhooks', `There are ${mostEndpoints} webhooks already: remove one that is not used`);
    }
    const details = { webhook_id: id, host: hostIn(wanted.url), events: wanted.events };
    await recordAudit(trx, { actor, action: 'webhook.created', details, at: now() });
  });
  return { ...(await webhookView(db, id)), secret };
};

/**
 * Whether the change sends events to a different address. Throws 409 as the change does, so that nobody confirms what
 * is refused.
 */
export const changesDestination = async (
  { db }: Context,
  id: string,
  { url, version }: WebhookChanges,
): Promise<boolean> => {
  const endpoint = await selectEndpoint(db, id);
  if (endpoint) await refuseStaleWebhook(db, endpoint, version);
  return url !== undefined && url !== endpoint?.url;
};

/**
 * Changes the given fields; when the webhook is disabled, its waiting deliveries fail. Throws 409 with the webhook if
 * `version` is not the current one.
 */
export const changeWebhook = async (
  context: Context,
  id: string,
  { is_enabled, version, ...changes }: WebhookChanges,
  actor: string,
): Promise<Webhook> => {
  if (changes.url !== undefined) refuseAddress(context, changes.url);
  await inTransaction(context.db, async (trx) => {
    const now = context.now();
    const endpoint = await existing(trx, id);
    await refuseStaleWebhook(trx, endpoint, version);
    if (Object.keys(omitUndefined(changes)).length > 0) {
      await updateEndpoint(trx, id, omitUndefined(changes));
      const details = { webhook_id: id, changed: Object.keys(omitUndefined(changes)) };
      await recordAudit(trx, { actor, action: 'webhook.changed', details, at: now });
    }
    const isOn = endpoint.disabled_at === null;
    if (is_enabled === undefined || is_enabled === isOn) return;
    if (!is_enabled) return disableEndpoint(trx, { endpoint, because: 'switched_off', actor, now });
    await updateEndpoint(trx, id, { disabled_at: null, disabled_because: null, failing_since: null });
    await recordAudit(trx, { actor, action: 'webhook.enabled', details: { webhook_id: id }, at: now });
  });
  return webhookView(context.db, id);
};

export const deleteWebhook = ({ db, now }: Context, id: string, actor: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const url = await deleteEndpoint(trx, id);
    if (url === undefined) throw notFound('Webhook');
    await recordAudit(trx, {
      actor,
      action: 'webhook.deleted',
      details: { webhook_id: id, host: hostIn(url) },
      at: now(),
    });
  });

/**
 * Creates a new secret. Deliveries are also signed with the previous one for a day, so that the receiver has time to
 * change.
 */
export const rollSecret = async (context: Context, id: string, actor: string): Promise<CreatedWebhook> => {
  const { db, now, secretKey } = context;
  const secret = newSecret();
  await inTransaction(db, async (trx) => {
    const endpoint = await existing(trx, id);
    await updateEndpoint(trx, id, {
      secret_sealed: sealedSecret(secretKey, id, secret),
      old_secret_sealed: endpoint.secret_sealed,
      old_secret_until: now() + overlapMs,
    });
    await recordAudit(trx, { actor, action: 'webhook.secret_rolled', details: { webhook_id: id }, at: now() });
  });
  return { ...(await webhookView(db, id)), secret };
};

// The path of an address may be a secret, so only the host is logged.
const hostIn = (url: string): string => new URL(url).host;

const existing = async (trx: Database, id: string): Promise<EndpointRow> => {
  const endpoint = await lockEndpoint(trx, id);
  if (!endpoint) throw notFound('Webhook');
  return endpoint;
};

/** Throws 409 with the webhook if the caller has read another version. */
const refuseStaleWebhook = (db: Database, row: EndpointRow, version: WebhookChanges['version']): Promise<void> =>
  refuseStale(version, endpointVersion(row), 'The webhook was', async () => ({
    // Without the secret of the row.
    webhook: webhook.parse(endpointView(row, (await countDeliveries(db)).get(row.id))),
  }));

const endpointVersion = ({ url, description, events }: EndpointRow): string => checkValueOf([url, description, events]);

const webhookView = async (db: Database, id: string): Promise<Webhook> => {
  const [row, counts] = await Promise.all([selectEndpoint(db, id), countDeliveries(db)]);
  if (!row) throw notFound('Webhook');
  return endpointView(row, counts.get(id));
};

const none = { waiting: 0, delivered: 0, failed: 0, skipped: 0 };
const instant = (at: number | null): string | null => (at === null ? null : formatInstant(at));

const endpointView = (row: EndpointRow, counts: Webhook['counts'] = none): Webhook => ({
  ...row,
  events: [...row.events],
  created_at: formatInstant(row.created_at),
  is_enabled: row.disabled_at === null,
  disabled_at: instant(row.disabled_at),
  failing_since: instant(row.failing_since),
  old_secret_until: instant(row.old_secret_until),
  counts,
  version: endpointVersion(row),
});
