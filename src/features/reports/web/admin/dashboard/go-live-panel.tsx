import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, Circle, CircleCheck, CircleSlash } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { classNames } from '#shared/web/class-names.ts';
import { QrCode } from '#shared/web/qr/qr-code.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { type GoLiveStep, goLiveSteps } from '../../../domain/go-live.ts';
import type { GoLive } from '../../../go-live-contract.ts';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';
import { goLiveCall, goLiveKey, stepsLeft, useGoLive } from '../../parts/admin/use-go-live.ts';

const screens: Readonly<Record<GoLiveStep, string | undefined>> = {
  company: '/admin/company',
  legal: '/admin/legal',
  service: '/admin/services',
  photographer: '/admin/photographers',
  examples: '/admin/services',
  hours: '/admin/calendar/settings',
  mail: '/admin/email?tab=reminders#versand',
  payment: '/admin/payments',
  // These steps are done on the server; their text contains the command.
  backup: undefined,
};

/**
 * Whether it is still unknown if the list will be shown: the content below it would move. True only before the first
 * response in this browser.
 */
export const useIsGoLiveUnsure = (isOwner: boolean): boolean => {
  const { isLoading, failureCount } = useGoLive(isOwner);
  return isLoading && failureCount === 0 && storedGoLive() === undefined;
};

/**
 * The remaining steps before the first customer books, and then the link to share; hidden once it is dismissed, until
 * the settings open it.
 */
export const GoLivePanel = ({ className }: { readonly className?: string }) => {
  const t = useTexts(dashboardTexts);
  const list = useGoLive();
  const { change, busy } = useGoLiveChange();
  const [search, setSearch] = useSearchParams();
  const asked = search.has('setup');
  const steps = list.data?.steps ?? [];
  const left = stepsLeft(steps);
  const isOver = list.data?.dismissed;
  useEffect(() => {
    if (isOver !== undefined) storeGoLive(isOver);
  }, [isOver]);
  if (list.isPending && (asked || storedGoLive() === 'open'))
    return <ComingSteps {...(className ? { className } : {})} />;
  // A list that fails to load is not shown: it must not block the dashboard.
  if (!list.data || (isOver && !asked)) return null;
  const putAway = (): void => {
    if (asked) setSearch({}, { replace: true });
    change({ dismissed: true });
  };
  const skipped = steps.filter((step) => step.skipped).map(({ name }) => name);
  return (
    <Panel
      title={t('goLive.title')}
      aside={<span className="tabular text-muted">{t('goLive.left', left)}</span>}
      {...(className ? { className } : {})}
    >
      <progress
        aria-label={t('goLive.title')}
        value={steps.length - left}
        max={steps.length}
        className="mb-3 block h-2 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <ul className="-mx-2 grid grid-cols-1 gap-x-6 md:grid-cols-2">
        {steps.map((step) => (
          <Step
            key={step.name}
            step={step}
            onSkip={(skip) =>
              change({ skipped: skip ? [...skipped, step.name] : skipped.filter((name) => name !== step.name) })
            }
          />
        ))}
      </ul>
      {left === 0 && <ShareLink />}
      <p className="mt-2">
        <Button look="quiet" className="-ml-3" busy={busy} onClick={putAway}>
          {t('goLive.dismiss')}
        </Button>
      </p>
    </Panel>
  );
};

/** Reserves the place of the list, so that the content below does not move when it appears. */
const ComingSteps = ({ className }: { readonly className?: string }) => {
  const t = useTexts(dashboardTexts);
  return (
    <Panel title={t('goLive.title')} {...(className ? { className } : {})}>
      <Loading className="mb-12">
        <Skeleton className="mb-3 h-2" />
        <div className="grid grid-cols-1 gap-x-6 md:grid-cols-2">
          {goLiveSteps.map((name) => (
            <div key={name} className="h-14 py-2">
              <Skeleton className="h-full" />
            </div>
          ))}
        </div>
      </Loading>
    </Panel>
  );
};

const useGoLiveChange = () => {
  const client = useQueryClient();
  const words = useErrorMessage();
  const change = useMutation({
    mutationFn: (body: { dismissed?: boolean; skipped?: GoLiveStep[] }) =>
      goLiveCall('PUT /api/admin/go-live', { body }),
    onSuccess: (saved) => client.setQueryData(goLiveKey, saved),
    onError: (error) => showToast(words(error), 'error'),
  });
  return { busy: change.isPending, change: change.mutate };
};

interface StepProps {
  readonly step: GoLive['steps'][number];
  readonly onSkip: (skip: boolean) => void;
}

/** The screen on which a step is done; undefined: on the server. */
const screenOf = ({ name, at }: StepProps['step']): string | undefined =>
  at === undefined ? screens[name] : `/admin/${at}`;

const Step = ({ step, onSkip }: StepProps) => {
  const { name, done, skipped } = step;
  const t = useTexts(dashboardTexts);
  const Icon = done ? CircleCheck : skipped ? CircleSlash : Circle;
  const screen = screenOf(step);
  const settled = done || skipped;
  const words = (
    <span className="min-w-0 flex-1 leading-snug">
      <span className={classNames('block font-medium', settled && 'text-muted')}>{t(`goLive.${name}`)}</span>
      <span className="block text-sm text-muted">
        {done ? t('goLive.done') : skipped ? t('goLive.skipped') : t(`goLive.${name}.text`)}
        {name === 'backup' && !settled && (
          <code className="block text-[min(0.75rem,3.5vw)] text-muted min-[22rem]:whitespace-nowrap">
            {t('goLive.backup.command')}
          </code>
        )}
      </span>
    </span>
  );
  return (
    <li className="flex flex-wrap items-center gap-1">
      <Icon
        size={20}
        aria-hidden="true"
        className={classNames('ml-2 shrink-0', done ? 'text-success' : skipped ? 'text-muted' : 'text-control')}
      />
      {screen && !settled ? (
        <Link
          to={screen}
          state={{ setup: name }}
          className="flex min-h-14 min-w-0 flex-1 basis-[min(8rem,55%)] items-center gap-2 rounded-field px-2 py-2 hover:bg-ground"
        >
          {words}
          <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-muted" />
        </Link>
      ) : (
        <span className="flex min-h-14 min-w-0 flex-1 basis-[min(8rem,55%)] items-center px-2 py-2">{words}</span>
      )}
      {!done && (
        <button
          type="button"
          aria-label={t(skipped ? 'goLive.takeUp' : 'goLive.skip', t(`goLive.${name}`))}
          onClick={() => onSkip(!skipped)}
          className="ml-auto min-h-11 shrink-0 cursor-pointer rounded-field px-2 text-sm text-muted hover:text-ink hover:underline"
        >
          {t(skipped ? 'goLive.takeUpShort' : 'goLive.skipShort')}
        </button>
      )}
    </li>
  );
};

/** The address of the booking page to share once the studio is ready: as text and as a QR code. */
const ShareLink = () => {
  const t = useTexts(dashboardTexts);
  const address = `${location.origin}/booking`;
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-4 border-t border-line pt-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-semibold">{t('goLive.share')}</h3>
        <p className="mt-1 text-muted">{t('goLive.share.text')}</p>
        <p className="mt-3 mb-3 font-medium break-all select-all">{address}</p>
        <CopyButton text={address} label={t('goLive.share.copy')} copied={t('goLive.share.copied')} />
      </div>
      <QrCode text={address} label={t('goLive.share.qr')} failure={t('goLive.share.noQr')} />
    </div>
  );
};

const key = 'go_live';

/**
 * The state of the list when this browser last loaded it; undefined if it never has, so that the space to reserve is
 * unknown.
 */
const storedGoLive = (): 'over' | 'open' | undefined => {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'over' || kept === 'open' ? kept : undefined;
  } catch {
    return undefined;
  }
};

const storeGoLive = (over: boolean): void => {
  try {
    localStorage.setItem(key, over ? 'over' : 'open');
  } catch {
    // Storage may be disabled; the content below then waits for the response every time.
  }
};
