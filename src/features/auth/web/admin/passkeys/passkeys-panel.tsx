import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AttestationOptions, PasskeyList } from '../../../passkeys-contract.ts';
import { passkeyTexts } from '../../../texts/passkeys-handle.ts';
import { passkeysWorkAt, preparePasskeys } from '../../parts/passkeys.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useBeginPasskey, usePasskeys } from './use-passkeys.ts';

/** Lists the passkeys of the account; adds, renames and removes them. */
export const PasskeysPanel = () => {
  const t = useTexts(passkeyTexts);
  const passkeys = usePasskeys();
  return (
    <Panel title={t('title')}>
      <p className="mb-4 max-w-prose text-muted">{t('lead')}</p>
      {passkeys.isError && (
        <LoadFailure title={t('loadError')} error={passkeys.error} onRetry={() => void passkeys.refetch()} />
      )}
      {passkeys.isPending && (
        <Loading>
          <Skeleton className="h-12" />
        </Loading>
      )}
      {passkeys.data && <Passkeys list={passkeys.data} />}
    </Panel>
  );
};

const Passkeys = ({ list: { origin, host, passkeys } }: { readonly list: PasskeyList }) => {
  const t = useTexts(passkeyTexts);
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="flex items-center gap-3 font-medium">
          <KeyRound size={20} aria-hidden="true" className="shrink-0 text-muted" />
          {t('none')}
        </p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {passkeysWorkAt(origin) ? (
        <AddPasskey />
      ) : (
        <p className="mt-4 max-w-prose text-sm text-muted">{origin ? t('elsewhere', origin) : t('noneHere')}</p>
      )}
      {host && passkeys.length > 0 && <p className="mt-4 max-w-prose text-sm text-muted">{t('onlyHere', host)}</p>}
    </>
  );
};

/** The confirmation comes first, so that the browser asks for the passkey directly after the last press. */
const AddPasskey = () => {
  const t = useTexts(passkeyTexts);
  const words = useErrorMessage();
  const begin = useBeginPasskey();
  const [options, setOptions] = useState<AttestationOptions>();
  const open = (): void => {
    preparePasskeys();
    begin.mutate(undefined, {
      onSuccess: setOptions,
      onError: (error) => {
        const isGivenUp = error instanceof CallError && error.code === 'password_required';
        if (!isGivenUp) void showAlert(words(error), { title: t('addError') });
      },
    });
  };
  return (
    <div className="mt-4">
      <Button look="secondary" busy={begin.isPending} onClick={open}>
        {t('add')}
      </Button>
      {options && <AddPasskeyDialog options={options} onClose={() => setOptions(undefined)} />}
    </div>
  );
};
