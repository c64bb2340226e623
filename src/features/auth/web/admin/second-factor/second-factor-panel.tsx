import { ShieldCheck, ShieldOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatTime } from '#shared/kernel/time/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { SecondFactorView } from '../../../second-factor-contract.ts';
import { accountTexts } from '../../../texts/account-handle.ts';
import { ProofDialog } from '../proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { useRenewCodes, useSecondFactor, useSwitchOff } from './use-second-factor.ts';

/** A warning is shown below this number of recovery codes. */
const fewCodes = 4;

/** Shows and changes whether signing in requires a code besides the password. */
export const SecondFactorPanel = () => {
  const t = useTexts(accountTexts);
  const factor = useSecondFactor();
  return (
    <Panel title={t('factor.title')}>
      <p className="mb-4 max-w-prose text-muted">{t('factor.lead')}</p>
      {factor.isError && (
        <LoadFailure title={t('factor.loadError')} error={factor.error} onRetry={() => void factor.refetch()} />
      )}
      {factor.isPending && (
        <Loading>
          <Skeleton className="h-20" />
        </Loading>
      )}
      {factor.data && <Factor factor={factor.data} />}
    </Panel>
  );
};

type Open = 'set-up' | 'renew' | 'switch-off' | { readonly codes: readonly string[]; readonly isNew: boolean };

const Factor = ({ factor }: { readonly factor: SecondFactorView }) => {
  const t = useTexts(accountTexts);
  const [open, setOpen] = useState<Open>();
  const [renew, switchOff] = [useRenewCodes(), useSwitchOff()];
  const close = (): void => setOpen(undefined);
  return (
    <>
      {factor.is_on ? <On factor={factor} /> : <Off />}
      <div className="mt-4 flex flex-wrap gap-2">
        {factor.is_on ? (
          <>
            <Button look="secondary" onClick={() => setOpen('renew')}>
              {t('factor.renew')}
            </Button>
            <Button look="secondary" onClick={() => setOpen('switch-off')}>
              {t('factor.switchOff')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('set-up')}>{t('factor.setUp')}</Button>
        )}
      </div>
      {open === 'set-up' && <SetUpDialog onClose={close} onDone={(codes) => setOpen({ codes, isNew: true })} />}
      {open === 'renew' && (
        <ProofDialog
          title={t('factor.renew')}
          lead={t('factor.renewLead')}
          submitLabel={t('factor.renewSubmit')}
          action={renew}
          onClose={close}
          onDone={({ recovery_codes }) => setOpen({ codes: recovery_codes, isNew: false })}
        />
      )}
      {open === 'switch-off' && (
        <ProofDialog
          title={t('factor.switchOffTitle')}
          lead={t('factor.switchOffLead')}
          submitLabel={t('factor.switchOff')}
          submitLook="danger"
          action={switchOff}
          onClose={close}
          onDone={() => {
            close();
            showToast(t('factor.switchedOff'), 'success');
          }}
        />
      )}
      {typeof open === 'object' && (
        <RecoveryCodes
          codes={open.codes}
          onClose={() => {
            close();
            if (open.isNew) showToast(t('factor.switchedOn'), 'success');
          }}
        />
      )}
    </>
  );
};

const Off = () => {
  const t = useTexts(accountTexts);
  return (
    <p className="flex items-center gap-3 font-medium">
      <ShieldOff size={20} aria-hidden="true" className="shrink-0 text-muted" />
      {t('factor.off')}
    </p>
  );
};

const On = ({ factor: { since, recovery_codes_left: left } }: { readonly factor: SecondFactorView }) => {
  const t = useTexts(accountTexts);
  const at = Date.parse(since ?? '');
  return (
    <div className="flex gap-3">
      <ShieldCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
      <div className="min-w-0">
        <p className="tabular font-medium">
          {t('factor.on', { date: formatDate(berlinDateOf(at)), time: formatTime(at) })}
        </p>
        <p className="tabular text-sm text-muted">{t('factor.codesLeft', left)}</p>
        {left < fewCodes && (
          <p className="mt-2 flex items-start gap-2 rounded-field bg-warning-soft px-3 py-2">
            <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
            <span>{t('factor.fewCodes')}</span>
          </p>
        )}
      </div>
    </div>
  );
};
