import { randomUUID } from 'node:crypto';
import { conflict, notFound } from '#shared/contract/problem.ts';
import { formatExactInstant, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { type DeliveryStatus, eventBody, type FullDelivery, type WebhookDelivery } from '../../contract.ts';
import { maySendAgain } from '../../domain/delivery-actions.ts';
import { testEvent } from '../../domain/webhook-events.ts';
import { lockEndpoint, selectEndpoint } from '../endpoints/endpoint-store.ts';
import {
  type AttemptRow,
  countFound,
  type DeliveryRow,
  insertTestDelivery,
  lockDelivery,
  makeDue,
  makeFailedDue,
  selectAttempts,
  selectDeliveries,
  selectDelivery,
} from './delivery-store.ts';

interface Part {
  readonly status?: DeliveryStatus | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Returns a page of a webhook's log, the newest first. */
export const deliveriesOf = async (
  { db, now }: Context,
  endpointId: string,
  part: Part,
): Promise<{ found: number; deliveries: WebhookDelivery[] }> => {
  if (!(await selectEndpoint(db, endpointId))) throw notFound('Webhook');
  const [found, rows] = await Promise.all([
    countFound(db, { endpointId, status: part.status }),
    selectDeliveries(db, { endpointId, ...part }),
  ]);
  return { found, deliveries: rows.map((row) => deliveryView(row, now())) };
};

export const fullDelivery = async ({ db, now }: Context, id: string): Promise<FullDelivery> => {
  const row = await selectDelivery(db, id);
  if (!row) throw notFound('Delivery');
  const tries = await selectAttempts(db, id);
  return { ...deliveryView(row, now()), payload: row.payload, tries: tries.map(attemptView) };
};

/**
 * Sends a test event without content, to check that the receiver accepts it. Throws 409 while the webhook is disabled.
 */
export const sendTest = async ({ db, now }: Context, endpointId: string, actor: string): Promise<WebhookDelivery> => {
  const id = await inTransaction(db, async (trx) => {
    await refuseUnlessOn(trx, endpointId);
    const event = { id: randomUUID(), type: testEvent } as const;
    const data = { message: 'FotoBooking sends this to try the webhook out.' };
    const body = eventBody(testEvent).parse({
      ...event,
      created_at: formatExactInstant(now()),
      data,
      details: {},
    });
    await recordAudit(trx, { actor, action: 'webhook.tested', details: { webhook_id: endpointId }, at: now() });
    return insertTestDelivery(trx, { ...event, endpointId, payload: JSON.stringify(body), now: now() });
  });
  return shown(db, id, now());
};

/**
 * Makes a delivery due now, with a new series of attempts; one that has arrived is sent once more, under the same id.
 */
export const sendAgain = async ({ db, now }: Context, id: string, actor: string): Promise<WebhookDelivery> => {
  await inTransaction(db, async (trx) => {
    const row = await lockDelivery(trx, id);
    if (!row) throw notFound('Delivery');
    await refuseUnlessOn(trx, row.endpoint_id);
    if (row.is_forgotten) throw conflict('forgotten', 'The data of this event was deleted or erased');
    if (!maySendAgain(row, now())) throw conflict('being_sent', 'This delivery is being sent or about to be');
    const details = { delivery_id: id, type: row.type };
    await recordAudit(trx, { actor, action: 'webhook.sent_again', details, at: now() });
    await makeDue(trx, id, now());
  });
  return shown(db, id, now());
};

/** Retries all failed deliveries of a webhook; returns their number. */
export const sendFailedAgain = ({ db, now }: Context, endpointId: string, actor: string): Promise<number> =>
  inTransaction(db, async (trx) => {
    await refuseUnlessOn(trx, endpointId);
    const deliveries = await makeFailedDue(trx, endpointId, now());
    if (deliveries > 0) {
      const details = { webhook_id: endpointId, deliveries };
      await recordAudit(trx, { actor, action: 'webhook.failed_sent_again', details, at: now() });
    }
    return deliveries;
  });

const refuseUnlessOn = async (trx: Database, endpointId: string): Promise<void> => {
  const endpoint = await lockEndpoint(trx, endpointId);
  if (!endpoint) throw notFound('Webhook');
  if (endpoint.disabled_at !== null) throw conflict('webhook_off', 'Switch the webhook on first');
};

const shown = async (db: Database, id: string, now: number): Promise<WebhookDelivery> => {
  const row = await selectDelivery(db, id);
  if (!row) throw notFound('Delivery');
  return deliveryView(row, now);
};

const deliveryView = (row: DeliveryRow, now: number): WebhookDelivery => ({
  ...row,
  created_at: formatInstant(row.created_at),
  next_attempt_at: row.status === 'waiting' ? formatInstant(row.next_attempt_at) : null,
  last_attempt: row.last_attempt && attemptView(row.last_attempt),
  may_send_again: maySendAgain(row, now),
});

const attemptView = (row: AttemptRow) => ({ ...row, at: formatExactInstant(row.at) });
