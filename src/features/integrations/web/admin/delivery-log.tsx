import { useState } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { Field } from '#shared/web/field.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { DeliveryStatus as Status, Webhook, WebhookDelivery } from '../../contract.ts';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import { useDeliveries, useSendFailedAgain } from './use-integrations.ts';

interface DeliveryLogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

const statuses = ['waiting', 'delivered', 'failed', 'skipped'] as const;

/** The deliveries of a webhook, the newest first, and their results. */
export const DeliveryLog = ({ webhook, onClose }: DeliveryLogProps) => {
  const t = useTexts(integrationsAdminTexts);
  const [status, setStatus] = useState<Status>();
  const [opened, open] = useState<WebhookDelivery>();
  const log = useDeliveries(webhook.id, status);
  return (
    <Modal title={t('log.title')} wide light onClose={onClose} footer={<FailedAgain webhook={webhook} />}>
      <p className="mb-3 font-mono text-sm break-all text-muted">{webhook.url}</p>
      {/* It only filters: closing the log loses nothing. */}
      <div data-not-saved="">
        <StatusFilter status={status} onChoose={setStatus} />
      </div>
      <div className="mt-3">
        <Deliveries log={log} filtered={status !== undefined} onOpen={open} />
      </div>
      {opened && <DeliveryDialog delivery={opened} onClose={() => open(undefined)} />}
    </Modal>
  );
};

interface StatusFilterProps {
  readonly status: Status | undefined;
  readonly onChoose: (status: Status | undefined) => void;
}

const StatusFilter = ({ status, onChoose }: StatusFilterProps) => {
  const t = useTexts(integrationsAdminTexts);
  return (
    <Field label={t('log.filter')}>
      {(control) => (
        <select
          {...control}
          value={status ?? ''}
          onChange={({ target }) => onChoose(statuses.find((one) => one === target.value))}
        >
          <option value="">{t('log.every')}</option>
          {statuses.map((one) => (
            <option key={one} value={one}>
              {t(`delivery.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

interface DeliveriesProps {
  readonly log: ReturnType<typeof useDeliveries>;
  readonly filtered: boolean;
  readonly onOpen: (delivery: WebhookDelivery) => void;
}

const Deliveries = ({ log, filtered, onOpen }: DeliveriesProps) => {
  const t = useTexts(integrationsAdminTexts);
  const deliveries = log.data?.pages.flatMap((part) => part.deliveries);
  return (
    <>
      {log.isError ? (
        <LoadFailure title={t('log.loadError')} error={log.error} onRetry={() => void log.refetch()} />
      ) : deliveries === undefined ? (
        <Loading className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      ) : deliveries.length === 0 ? (
        <EmptyState
          level="h3"
          title={t(filtered ? 'log.noneFound' : 'log.none')}
          text={t(filtered ? 'log.noneFoundText' : 'log.noneText')}
          drawing={filtered ? 'search' : 'frames'}
        />
      ) : (
        <>
          <ul aria-busy={log.isPlaceholderData} className="-mx-2">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => onOpen(delivery)} />
            ))}
          </ul>
          {log.hasNextPage && (
            <p className="pt-3 text-center">
              <Button look="secondary" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                {t('log.more')}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  );
};

const FailedAgain = ({ webhook }: { readonly webhook: Webhook }) => {
  const t = useTexts(integrationsAdminTexts);
  const words = useErrorMessage();
  const again = useSendFailedAgain(webhook.id);
  const { failed } = webhook.counts;
  const send = (): void =>
    again.mutate(undefined, {
      onSuccess: () => showToast(t('delivery.queued'), 'success'),
      onError: (error) => void showAlert(words(error), { title: t('hooks.changeError') }),
    });
  return (
    <>
      <p className="mr-auto text-sm text-muted">{t('log.kept')}</p>
      {failed > 0 && webhook.is_enabled && (
        <Button look="secondary" busy={again.isPending} onClick={send}>
          {t('log.failedAgain', failed)}
        </Button>
      )}
    </>
  );
};

const DeliveryRow = ({ delivery, onOpen }: { readonly delivery: WebhookDelivery; readonly onOpen: () => void }) => {
  const t = useTexts(integrationsAdminTexts);
  const { type, status, attempts, created_at, next_attempt_at, last_attempt } = delivery;
  const came = last_attempt?.response_status
    ? `${t('delivery.answered', last_attempt.response_status)} · ${t('delivery.milliseconds', last_attempt.duration_ms)}`
    : last_attempt?.error;
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 rounded-field px-2 py-3 text-left leading-snug transition duration-150 hover:bg-ground"
      >
        <span className="min-w-0">
          <span className="block font-medium">{t(`event.${type}`)}</span>
          {came && <span className="tabular block text-sm break-words text-muted">{came}</span>}
          {status === 'waiting' && attempts > 0 && next_attempt_at !== null && (
            <span className="tabular block text-sm text-muted">
              {t('delivery.tries', attempts)} · {t('delivery.next', formatDateTime(epochOf(next_attempt_at)))}
            </span>
          )}
        </span>
        <span className="grid justify-items-end gap-1">
          <DeliveryStatus status={status} />
          <span className="tabular text-sm whitespace-nowrap text-muted">{formatDateTime(epochOf(created_at))}</span>
        </span>
      </button>
    </li>
  );
};
