import { ChevronDown } from 'lucide-react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { FullDelivery, WebhookDelivery } from '../../contract.ts';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';
import { DeliveryStatus } from './delivery-status.tsx';
import { useDelivery, useSendAgain } from './use-integrations.ts';

interface DeliveryDialogProps {
  readonly delivery: WebhookDelivery;
  readonly onClose: () => void;
}

/** One delivery: the body that was sent, and the result of every attempt. */
export const DeliveryDialog = ({ delivery, onClose }: DeliveryDialogProps) => {
  const t = useTexts(integrationsAdminTexts);
  const full = useDelivery(delivery.id);
  const { send, busy } = useSending(delivery.id);
  const shown = full.data ?? delivery;
  return (
    <Modal
      title={t(`event.${delivery.type}`)}
      wide
      light
      onClose={onClose}
      footer={
        shown.may_send_again && (
          <Button look="secondary" busy={busy} onClick={send}>
            {t('delivery.again')}
          </Button>
        )
      }
    >
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <DeliveryStatus status={shown.status} />
        <span className="tabular text-muted">{formatDateTime(epochOf(shown.created_at))}</span>
        {shown.next_attempt_at !== null && shown.attempts > 0 && (
          <span className="tabular text-muted">
            {t('delivery.next', formatDateTime(epochOf(shown.next_attempt_at)))}
          </span>
        )}
      </p>
      {full.isError ? (
        <LoadFailure title={t('delivery.loadError')} error={full.error} onRetry={() => void full.refetch()} />
      ) : full.data ? (
        <div className="grid grid-cols-1 gap-5">
          <Tries tries={full.data.tries} />
          <Payload delivery={full.data} />
        </div>
      ) : (
        <Loading className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Modal>
  );
};

const useSending = (id: string) => {
  const t = useTexts(integrationsAdminTexts);
  const words = useErrorMessage();
  const again = useSendAgain(id);
  const errorText = (error: unknown): string => {
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'being_sent') return t('delivery.beingSent');
    if (code === 'webhook_off') return t('delivery.isOff');
    return code === 'forgotten' ? t('delivery.forgotten') : words(error);
  };
  return {
    busy: again.isPending,
    send: () =>
      again.mutate(undefined, {
        onSuccess: () => showToast(t('delivery.queued'), 'success'),
        onError: (error) => void showAlert(errorText(error), { title: t('hooks.changeError') }),
      }),
  };
};

const Tries = ({ tries }: Pick<FullDelivery, 'tries'>) => {
  const t = useTexts(integrationsAdminTexts);
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t('delivery.triesTitle')}</h3>
      {tries.length === 0 && <p className="text-muted">{t('delivery.noTries')}</p>}
      <ol className="grid grid-cols-1">
        {tries.map((tried) => (
          <li key={tried.at} className="border-t border-line py-2 first:border-t-0">
            <p className="tabular flex flex-wrap gap-x-3">
              <span>{formatDateTime(epochOf(tried.at))}</span>
              {tried.response_status !== null && (
                <span className="font-medium">{t('delivery.answered', tried.response_status)}</span>
              )}
              <span className="text-muted">{t('delivery.milliseconds', tried.duration_ms)}</span>
            </p>
            {tried.error !== null && <p className="text-sm break-words text-danger">{tried.error}</p>}
            {tried.answer !== null && <Code text={tried.answer} />}
          </li>
        ))}
      </ol>
    </section>
  );
};

const Payload = ({ delivery: { payload, status } }: { readonly delivery: FullDelivery }) => {
  const t = useTexts(integrationsAdminTexts);
  return (
    // Focusable, so that long content can be scrolled by keyboard.
    <details open>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold">
        <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-muted [details:not([open])_&]:-rotate-90" />
        {t('delivery.payload')}
      </summary>
      {payload === null ? (
        <p className="text-muted">{t(status === 'waiting' ? 'delivery.unwritten' : 'delivery.forgotten')}</p>
      ) : (
        <Code text={readable(payload)} />
      )}
    </details>
  );
};

const Code = ({ text }: { readonly text: string }) => (
  <pre className="mt-1 rounded-field border border-line bg-ground p-3 font-mono text-sm break-all whitespace-pre-wrap">
    {text}
  </pre>
);

const readable = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);
