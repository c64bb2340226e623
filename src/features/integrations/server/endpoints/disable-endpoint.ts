import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Database } from '#shared/server/database/database.ts';
import { failWaiting } from '../deliveries/delivery-store.ts';
import { type EndpointRow, updateEndpoint } from './endpoint-store.ts';

interface Disabled {
  readonly endpoint: Pick<EndpointRow, 'id'>;
  readonly because: NonNullable<EndpointRow['disabled_because']>;
  /** 'system', or the id of an administrator. */
  readonly actor: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Disables an endpoint, in the caller's transaction: waiting deliveries fail, and later events are not delivered. */
export const disableEndpoint = async (trx: Database, { endpoint, because, actor, now }: Disabled): Promise<void> => {
  await updateEndpoint(trx, endpoint.id, { disabled_at: now, disabled_because: because });
  await failWaiting(trx, endpoint.id);
  const details = { webhook_id: endpoint.id, because };
  await recordAudit(trx, { actor, action: 'webhook.disabled', details, at: now });
};
