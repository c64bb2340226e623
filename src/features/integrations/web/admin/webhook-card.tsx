import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Switch } from '#shared/web/admin/switch.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { Webhook } from '../../contract.ts';
import { webhookEvents } from '../../domain/webhook-events.ts';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { useRemoveWebhook, useRollSecret, useSwitchWebhook, useTestWebhook } from './use-integrations.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

interface WebhookCardProps {
  readonly webhook: Webhook;
  /** Called with a new secret, which must be shown. */
  readonly onSecret: (secret: string) => void;
}

/** One webhook: address, events, state, and its actions. */
export const WebhookCard = ({ webhook, onSecret }: WebhookCardProps) => {
  const t = useTexts(integrationsAdminTexts);
  const [opened, open] = useState<'log' | 'edit'>();
  const { busy, toggle, test, roll, remove } = useWebhookActions(webhook, onSecret);
  const { url, description, is_enabled, failing_since } = webhook;
  return (
    <li className="border-t border-line py-4 first:border-t-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-72">
          {description !== '' && <h3 className="font-semibold break-words">{description}</h3>}
          <p className="font-mono text-sm break-all">{url}</p>
        </div>
        <Switch on={is_enabled} onToggle={toggle} label={t('hooks.switch', description || url)}>
          {t(is_enabled ? (failing_since === null ? 'hooks.on' : 'hooks.failing') : 'hooks.off')}
        </Switch>
      </div>
      <Standing webhook={webhook} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => open('log')}>
          {t('hooks.log')}
        </Button>
        {is_enabled && (
          <Button look="secondary" busy={busy} onClick={test}>
            {t('hooks.test')}
          </Button>
        )}
        <Button look="secondary" onClick={() => open('edit')}>
          {t('hooks.edit')}
        </Button>
        <Button look="secondary" busy={busy} onClick={() => void roll()}>
          {t('hooks.roll')}
        </Button>
        <Button look="secondary" busy={busy} onClick={() => void remove()}>
          {t('hooks.remove')}
        </Button>
      </div>
      {opened === 'log' && <DeliveryLog webhook={webhook} onClose={() => open(undefined)} />}
      {opened === 'edit' && <WebhookDialog webhook={webhook} onClose={() => open(undefined)} />}
    </li>
  );
};

const when = (instant: string): string => formatDateTime(epochOf(instant));

const Standing = ({ webhook }: { readonly webhook: Webhook }) => {
  const t = useTexts(integrationsAdminTexts);
  const { counts, events, old_secret_until } = webhook;
  const trouble = useTrouble(webhook);
  return (
    <>
      <p className="tabular mt-1.5 text-sm text-muted">
        {events.length === webhookEvents.length ? t('hooks.allEvents') : t('hooks.events', events.length)}
        {' · '}
        {t('hooks.delivered', counts.delivered)}
        {counts.waiting > 0 && ` · ${t('hooks.waiting', counts.waiting)}`}
        {counts.failed > 0 && <span className="font-medium text-danger"> · {t('hooks.failed', counts.failed)}</span>}
      </p>
      {old_secret_until !== null && (
        <p className="text-sm text-muted">{t('hooks.oldSecret', when(old_secret_until))}</p>
      )}
      {trouble !== undefined && (
        <p className="mt-2 flex items-start gap-2 rounded-field bg-warning-soft px-3 py-2.5">
          <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
          <span>{trouble}</span>
        </p>
      )}
    </>
  );
};

const useTrouble = ({ disabled_because, disabled_at, failing_since }: Webhook): string | undefined => {
  const t = useTexts(integrationsAdminTexts);
  if (disabled_because === null || disabled_at === null) {
    return failing_since === null ? undefined : t('hooks.failingSince', when(failing_since));
  }
  const words = { failing: 'hooks.wasFailing', gone: 'hooks.wasGone', switched_off: 'hooks.wasOff' } as const;
  return t(words[disabled_because], when(disabled_at));
};

const useWebhookActions = ({ id, url, description, is_enabled }: Webhook, onSecret: (secret: string) => void) => {
  const t = useTexts(integrationsAdminTexts);
  const words = useErrorMessage();
  const onError = (error: unknown): void => void showAlert(words(error), { title: t('hooks.changeError') });
  const [change, testing] = [useSwitchWebhook(id), useTestWebhook(id)];
  const [rolling, removing] = [useRollSecret(id), useRemoveWebhook(id)];
  const busy = [change, testing, rolling, removing].some(({ isPending }) => isPending);
  return {
    busy,
    toggle: () => {
      if (!busy) change.mutate(!is_enabled, { onError });
    },
    test: () => testing.mutate(undefined, { onSuccess: () => showToast(t('hooks.tested'), 'success'), onError }),
    roll: async (): Promise<void> => {
      if (!(await askConfirmation(t('hooks.rollQuestion'), { confirm: t('hooks.roll') }))) return;
      rolling.mutate(undefined, { onSuccess: ({ secret }) => onSecret(secret), onError });
    },
    remove: async (): Promise<void> => {
      const question = t('hooks.removeQuestion', description || url);
      if (!(await askConfirmation(question, { confirm: t('hooks.remove'), tone: 'danger' }))) return;
      removing.mutate(undefined, { onSuccess: () => showToast(t('hooks.removed'), 'success'), onError });
    },
  };
};
