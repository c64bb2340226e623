import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { apiKeysContract, NewApiKey } from '#features/auth/keys-contract.ts';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { withFactor } from '#features/auth/web/parts/with-factor.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import type { CreatedWebhook, DeliveryStatus, Webhook, webhooksContract } from '../../contract.ts';
import type { WebhookEvent } from '../../domain/webhook-events.ts';
import { webhooksKey } from '../parts/admin/use-webhooks.ts';

const callKeys = adminCaller<typeof apiKeysContract>();
const call = adminCaller<typeof webhooksContract>();
const keysKey = ['api-keys'] as const;
const pageSize = 25;

export const useApiKeys = () =>
  useQuery({
    queryKey: keysKey,
    queryFn: ({ signal }) => callKeys('GET /api/admin/api-keys', undefined, { signal }),
    staleTime: 0,
  });

/** A mutation that refetches the affected queries. */
const useChange = <Input, Output>(key: readonly string[], change: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: key }) });
};

export const useCreateKey = () =>
  useChange(keysKey, (key: NewApiKey) =>
    withFactor(
      (current_password) => callKeys('POST /api/admin/api-keys', { body: { ...key, current_password } }),
      'confirmed',
    ),
  );
export const useRevokeKey = () =>
  useChange(keysKey, (id: string) => callKeys('DELETE /api/admin/api-keys/{id}', { params: { id } }));

interface WantedWebhook {
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEvent[];
}

/** Adds a webhook, or changes one; another address requires a fresh factor. */
export const useSaveWebhook = (webhook: Webhook | undefined, onSaved: (saved: Webhook | CreatedWebhook) => void) =>
  useSaveRecord<Webhook | CreatedWebhook, WantedWebhook>({
    stored: webhook,
    name: 'webhook',
    fields: ['url', 'description', 'events'],
    add: (wanted) =>
      withFactor((current_password) => call('POST /api/admin/webhooks', { body: { ...wanted, current_password } })),
    change: ({ id, url }, changes) => {
      const send = (current_password?: string) =>
        call('PUT /api/admin/webhooks/{id}', { params: { id }, body: { ...changes, current_password } });
      return changes.url === url ? send() : withFactor(send);
    },
    queryKey: webhooksKey,
    onSaved,
  });
export const useSwitchWebhook = (id: string) =>
  useChange(webhooksKey, (is_enabled: boolean) =>
    call('PUT /api/admin/webhooks/{id}', { params: { id }, body: { is_enabled } }),
  );
export const useRemoveWebhook = (id: string) =>
  useChange(webhooksKey, () => call('DELETE /api/admin/webhooks/{id}', { params: { id } }));
export const useRollSecret = (id: string) =>
  useChange(webhooksKey, () =>
    withFactor((current_password) =>
      call('POST /api/admin/webhooks/{id}/roll-secret', { params: { id }, body: { current_password } }),
    ),
  );
export const useTestWebhook = (id: string) =>
  useChange(webhooksKey, () => call('POST /api/admin/webhooks/{id}/test', { params: { id } }));
export const useSendFailedAgain = (id: string) =>
  useChange(webhooksKey, () => call('POST /api/admin/webhooks/{id}/send-failed-again', { params: { id } }));

/** The log of a webhook, page by page. */
export const useDeliveries = (id: string, status: DeliveryStatus | undefined) =>
  useInfiniteQuery({
    queryKey: [...webhooksKey, 'log', id, status],
    queryFn: ({ signal, pageParam }) =>
      call(
        'GET /api/admin/webhooks/{id}/deliveries',
        { params: { id }, query: { offset: pageParam, limit: pageSize, ...(status && { status }) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.deliveries.length, 0);
      return last.deliveries.length > 0 && shown < last.found ? shown : undefined;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const useDelivery = (id: string) =>
  useQuery({
    queryKey: [...webhooksKey, 'delivery', id],
    queryFn: ({ signal }) => call('GET /api/admin/webhook-deliveries/{id}', { params: { id } }, { signal }),
    staleTime: 0,
  });
export const useSendAgain = (id: string) =>
  useChange(webhooksKey, () => call('POST /api/admin/webhook-deliveries/{id}/send-again', { params: { id } }));
