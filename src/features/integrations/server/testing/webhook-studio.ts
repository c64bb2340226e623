import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { addressRule } from '#shared/server/outbound/reachable-address.ts';
import type { CreatedWebhook, FullDelivery, Webhook, WebhookDelivery } from '../../contract.ts';
import { webhookEvents } from '../../domain/webhook-events.ts';
import { serveNextEndpoint, type WebhookDelivering } from '../deliveries/deliver-webhooks.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** A bookable studio that may send to this machine, and a receiver on it. */
export const webhookStudio = () => {
  const bookable = bookableStudio({ webhookNetworks: ['127.0.0.0/8'] });
  const { studio } = bookable;
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await startReceiver();
    await sql`TRUNCATE webhook_endpoint, webhook_event CASCADE`.execute(studio().database.db);
  });
  afterEach(() => receiver.close());
  const admin = async <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Body> => {
    const response = await studio().adminCall(method, `/api/admin/${path}`, body);
    if (response.status >= 300) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  };
  const delivering = (more: Partial<WebhookDelivering> = {}): WebhookDelivering => ({
    context: studio().context,
    mayReach: addressRule(['127.0.0.0/8']),
    signal: new AbortController().signal,
    ...more,
  });
  return {
    ...bookable,
    admin,
    delivering,
    receiver: () => receiver,
    listen: (more: object = {}) =>
      admin<CreatedWebhook>('POST', 'webhooks', { url: receiver.url, events: webhookEvents, ...more }),
    /** Delivers until nothing is due. */
    deliver: async (how: WebhookDelivering = delivering()): Promise<void> => {
      while (!how.signal.aborted) {
        const served = await serveNextEndpoint(how);
        if (!served) return;
        await served.done;
      }
    },
    webhook: async (id: string): Promise<Webhook> => {
      const found = (await admin<Webhook[]>('GET', 'webhooks')).find((one) => one.id === id);
      if (!found) throw new Error('No such webhook');
      return found;
    },
    log: async (id: string, query = ''): Promise<WebhookDelivery[]> =>
      (await admin<{ deliveries: WebhookDelivery[] }>('GET', `webhooks/${id}/deliveries${query}`)).deliveries,
    full: (id: string) => admin<FullDelivery>('GET', `webhook-deliveries/${id}`),
    /** The received bodies, parsed. */
    receivedBodies: () => receiver.received.map(({ body }) => JSON.parse(body)),
  };
};

/**
 * Verifies a signature as a receiver does, written from the description in docs/integrations.md and independent of the
 * product code.
 */
export const isSignedWith = (secret: string, { headers, body }: WebhookReceiver['received'][number]): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', key).update(content).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
};
