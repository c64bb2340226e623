import { Info } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { OutboxMessage, OutboxPage } from '../../../outbox-contract.ts';
import { emailAdminTexts } from '../../../texts/admin-handle.ts';
import { MessageDialog } from '../../parts/admin/message-dialog.tsx';
import { useOutbox, useSendFailedAgain } from '../../parts/admin/use-outbox.ts';
import { MessageRow } from './message-row.tsx';
import { OutboxToolbar } from './outbox-toolbar.tsx';
import { useOutboxView } from './use-outbox-view.ts';

/** Every message to customers and studio: waiting, sent, failed and why. */
export const OutboxScreen = () => {
  const t = useTexts(emailAdminTexts);
  const view = useOutboxView();
  const [opened, open] = useState<OutboxMessage>();
  const outbox = useOutbox({ status: view.status, search: view.wanted });
  const page = outbox.data?.pages[0];
  const messages = outbox.data?.pages.flatMap((part) => part.messages);
  const isFiltered = view.status !== undefined || view.wanted !== '';
  return (
    <SettingsPage
      title={t('outbox.title')}
      subtitle={t('outbox.subtitle')}
      actions={page && page.counts.failed > 0 && <SendFailedAgain failed={page.counts.failed} />}
    >
      <div className="card">
        <OutboxToolbar view={view} page={page} />
        <div className="px-2 pb-2">
          {page && <ServerHint state={page.mail_server} />}
          {outbox.isError ? (
            <LoadFailure title={t('outbox.error')} error={outbox.error} onRetry={() => void outbox.refetch()} />
          ) : messages === undefined ? (
            <LoadingRows />
          ) : messages.length === 0 ? (
            <EmptyState
              title={t(isFiltered ? 'outbox.noneFound' : 'outbox.none')}
              text={t(isFiltered ? 'outbox.noneFound.text' : 'outbox.none.text')}
              drawing={isFiltered ? 'search' : 'frames'}
            >
              {isFiltered && <Button onClick={view.showAll}>{t('outbox.showAll')}</Button>}
            </EmptyState>
          ) : (
            <>
              <ul aria-busy={outbox.isPlaceholderData}>
                {messages.map((message) => (
                  <MessageRow key={message.id} message={message} onOpen={() => open(message)} />
                ))}
              </ul>
              {outbox.hasNextPage && (
                <p className="p-3 text-center">
                  <Button look="secondary" busy={outbox.isFetchingNextPage} onClick={() => void outbox.fetchNextPage()}>
                    {t('outbox.more')}
                  </Button>
                </p>
              )}
            </>
          )}
        </div>
      </div>
      {opened && <MessageDialog message={opened} linked onClose={() => open(undefined)} />}
    </SettingsPage>
  );
};

/** Sends all failed messages again, for use after a mail server was fixed. */
const SendFailedAgain = ({ failed }: { readonly failed: number }) => {
  const t = useTexts(emailAdminTexts);
  const words = useErrorMessage();
  const again = useSendFailedAgain();
  const ask = async (): Promise<void> => {
    const sure = await askConfirmation(t('outbox.failedAgainQuestion', failed), { confirm: t('message.sendAgain') });
    if (!sure) return;
    again.mutate(undefined, {
      onSuccess: () => showToast(t('message.queued'), 'success'),
      onError: (error) => showToast(words(error), 'error'),
    });
  };
  return (
    <Button look="secondary" busy={again.isPending} onClick={() => void ask()}>
      {t('outbox.failedAgain')}
    </Button>
  );
};

/** Rendered together with the messages, so that the layout does not shift. */
const ServerHint = ({ state }: { readonly state: OutboxPage['mail_server'] }) => {
  const t = useTexts(emailAdminTexts);
  if (state === 'ready') return null;
  return (
    <p className="m-1 mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-info-soft px-3 py-2.5">
      <Info size={18} aria-hidden="true" className="shrink-0 text-info" />
      <span className="min-w-0 flex-1 basis-60">
        {t(state === 'not_configured' ? 'outbox.noServer' : 'outbox.noPassword')}
      </span>
      <Link
        to="/admin/email?tab=reminders#versand"
        className="inline-flex min-h-11 items-center font-medium text-accent-text underline underline-offset-4 sm:min-h-0"
      >
        {t('outbox.setUp')}
      </Link>
    </p>
  );
};

const LoadingRows = () => (
  <Loading className="grid gap-2 p-1">
    {['h-16', 'h-16 ', ' h-16', ' h-16 '].map((height) => (
      <Skeleton key={height} className={height} />
    ))}
  </Loading>
);
