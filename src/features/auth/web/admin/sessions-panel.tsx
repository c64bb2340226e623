import { MonitorSmartphone } from 'lucide-react';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate, formatTime } from '#shared/kernel/time/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { SignInSessionView } from '../../contract.ts';
import { accountTexts } from '../../texts/account-handle.ts';
import { useEndOthers, useSessions } from './use-account.ts';

/** Lists the sessions of the account, with a button that ends all others. */
export const SessionsPanel = () => {
  const t = useTexts(accountTexts);
  const words = useErrorMessage();
  const sessions = useSessions();
  const end = useEndOthers();
  const endOthers = (): void =>
    end.mutate(undefined, {
      onSuccess: () => showToast(t('sessions.ended'), 'success'),
      onError: (error) => void showAlert(words(error), { title: t('sessions.endError') }),
    });
  return (
    <Panel title={t('sessions.title')}>
      <p className="mb-2 text-muted">{t('sessions.lead')}</p>
      {sessions.isError && (
        <LoadFailure title={t('sessions.loadError')} error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.isPending && (
        <Loading>
          <Skeleton className="h-12" />
        </Loading>
      )}
      <ul>
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.data && sessions.data.length > 1 && (
        <div className="mt-3">
          <Button look="secondary" busy={end.isPending} onClick={endOthers}>
            {t('sessions.end')}
          </Button>
        </div>
      )}
    </Panel>
  );
};

const SessionRow = ({ session }: { readonly session: SignInSessionView }) => {
  const t = useTexts(accountTexts);
  const device = [session.browser, session.system].filter(Boolean).join(', ');
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
      <MonitorSmartphone size={20} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block font-medium">{t(session.is_current ? 'sessions.current' : 'sessions.other')}</span>
        <span className="tabular block text-sm text-muted">
          {t('sessions.since', momentOf(session.begun_at))}
          {!session.is_current && `, ${t('sessions.used', momentOf(session.last_used_at))}`}
          {device && `, ${device}`}
        </span>
      </span>
    </li>
  );
};

const momentOf = (instant: string): { date: string; time: string } => {
  const at = Date.parse(instant);
  return { date: formatDate(berlinDateOf(at)), time: formatTime(at) };
};
