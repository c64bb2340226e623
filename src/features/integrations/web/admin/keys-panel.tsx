import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey, CreatedApiKey } from '#features/auth/keys-contract.ts';
import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { classNames } from '#shared/web/class-names.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';
import { KeyDialog } from './key-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useApiKeys, useRevokeKey } from './use-integrations.ts';

/** The API keys: name, scopes and last use, and a way to create new ones. */
export const KeysPanel = () => {
  const t = useTexts(integrationsAdminTexts);
  const keys = useApiKeys();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<CreatedApiKey>();
  const add = (
    <Button look="secondary" onClick={() => setMaking(true)}>
      <Plus size={16} aria-hidden="true" />
      {t('keys.new')}
    </Button>
  );
  return (
    <Panel title={t('keys.title')} aside={keys.data && keys.data.length > 0 && add}>
      <p className="mb-2 text-muted">{t('keys.lead')}</p>
      <Loaded query={keys} failure={t('keys.loadError')}>
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyState level="h3" title={t('keys.none')} text={t('keys.noneText')}>
              {add}
            </EmptyState>
          ) : (
            <ul>
              {loaded.map((key) => (
                <KeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isMaking && (
        <KeyDialog
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false);
            setMade(key);
          }}
        />
      )}
      {made && (
        <ShownOnce
          title={t('keys.created', made.name)}
          label={t('keys.yours')}
          secret={made.token}
          warning={t('once')}
          onClose={() => setMade(undefined)}
        />
      )}
    </Panel>
  );
};

const KeyRow = ({ apiKey }: { readonly apiKey: ApiKey }) => {
  const t = useTexts(integrationsAdminTexts);
  const words = useErrorMessage();
  const revoke = useRevokeKey();
  const { id, name, token_start, scopes, expires_at, is_expired, last_used_at } = apiKey;
  const ask = async (): Promise<void> => {
    if (!(await askConfirmation(t('keys.revokeQuestion', name), { confirm: t('keys.revoke'), tone: 'danger' }))) return;
    revoke.mutate(id, {
      onSuccess: () => showToast(t('keys.revoked'), 'success'),
      onError: (error) => void showAlert(words(error), { title: t('keys.revokeError') }),
    });
  };
  const until = expires_at === null ? undefined : formatDateTime(epochOf(expires_at));
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-4 first:border-t-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 font-medium break-words">{name}</span>
          <code className="font-mono text-sm text-muted">{token_start}…</code>
        </p>
        <ul aria-label={t('keys.scopes')} className="mt-2 flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <li key={scope} className="rounded-full bg-sunken px-2.5 py-0.5 text-sm">
              {t(`scope.${scope}`)}
            </li>
          ))}
        </ul>
        <p className="tabular mt-2 text-sm text-muted">
          {last_used_at === null ? t('keys.neverUsed') : t('keys.lastUsed', formatDateTime(epochOf(last_used_at)))}
          {until !== undefined && (
            <span className={classNames(is_expired && 'font-medium text-danger')}>
              {' · '}
              {t(is_expired ? 'keys.expired' : 'keys.expires', until)}
            </span>
          )}
        </p>
      </div>
      <Button
        look="secondary"
        aria-label={t('keys.revokeLabel', name)}
        busy={revoke.isPending}
        onClick={() => void ask()}
      >
        {t('keys.revoke')}
      </Button>
    </li>
  );
};
