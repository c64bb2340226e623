import { Clock, Mail, MessageCircle } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { OutboxMessage, ReminderAhead } from '../../../outbox-contract.ts';
import { emailAdminTexts } from '../../../texts/admin-handle.ts';
import { MessageStatus } from './message-status.tsx';
import { useMessageWords, whenOf } from './message-words.ts';
import { useMessagesOfBooking } from './use-outbox.ts';

/** Loaded when a booking is opened that has messages. */
const messageDialog = () => import('./message-dialog.tsx');
const MessageDialog = lazy(async () => ({ default: (await messageDialog()).MessageDialog }));

/** The sent messages of a booking, and its planned reminders. */
export const BookingMessages = ({ bookingId }: { readonly bookingId: string }) => {
  const t = useTexts(emailAdminTexts);
  const [opened, open] = useState<OutboxMessage>();
  const sent = useMessagesOfBooking(bookingId);
  const hasMessages = (sent.data?.messages.length ?? 0) > 0;
  useEffect(() => {
    if (hasMessages) void messageDialog();
  }, [hasMessages]);
  return (
    <section aria-label={t('messages.title')}>
      <h3 className="mb-2 font-semibold">{t('messages.title')}</h3>
      {sent.isError ? (
        <LoadFailure title={t('messages.error')} error={sent.error} onRetry={() => void sent.refetch()} />
      ) : sent.data ? (
        <>
          {sent.data.messages.length + sent.data.reminders.length === 0 && (
            <p className="text-muted">{t('messages.none')}</p>
          )}
          <ul className="-mx-2 grid grid-cols-1 gap-0.5">
            {sent.data.reminders.toReversed().map((reminder) => (
              <Ahead key={`${reminder.channel} ${reminder.minutes_before}`} reminder={reminder} />
            ))}
            {sent.data.messages.map((message) => (
              <Message key={message.id} message={message} onOpen={() => open(message)} />
            ))}
          </ul>
        </>
      ) : (
        <Loading className="grid gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      )}
      {opened && (
        <Suspense>
          <MessageDialog message={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </section>
  );
};

const Ahead = ({ reminder }: { readonly reminder: ReminderAhead }) => {
  const t = useTexts(emailAdminTexts);
  const { before } = useMessageWords();
  return (
    <li className="flex min-h-11 items-center gap-3 px-2 py-1">
      <Clock size={18} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0 leading-snug">
        <span className="block">{t(`ahead.${reminder.channel}`, before(reminder.minutes_before))}</span>
        <span className="tabular block text-sm text-muted">{t(`ahead.${reminder.state}`, whenOf(reminder.at))}</span>
      </span>
    </li>
  );
};

const Message = ({ message, onOpen }: { readonly message: OutboxMessage; readonly onOpen: () => void }) => {
  const words = useMessageWords();
  const Icon = message.channel === 'whatsapp' ? MessageCircle : Mail;
  const reason = words.reason(message);
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-2 py-1 text-left transition duration-150 hover:bg-ground"
      >
        <Icon size={18} aria-hidden="true" className="shrink-0 text-muted" />
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block truncate font-medium">{words.kind(message)}</span>
          <span className="tabular block truncate text-sm text-muted">
            {whenOf(message.sent_at ?? message.created_at)}
            {reason !== undefined && ` · ${reason}`}
          </span>
        </span>
        <MessageStatus status={message.status} />
      </button>
    </li>
  );
};
