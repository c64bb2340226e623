import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { OutboxMessage } from '../../../outbox-contract.ts';
import { emailAdminTexts } from '../../../texts/admin-handle.ts';
import { MessageStatus } from './message-status.tsx';
import { useMessageWords, whenOf } from './message-words.ts';
import { useMessageActions } from './use-message-actions.ts';
import { useMessage } from './use-outbox.ts';

interface MessageDialogProps {
  readonly message: OutboxMessage;
  readonly onClose: () => void;
  /** Whether to link to its booking or contact; false where the dialog is opened from there. */
  readonly linked?: boolean;
}

/** One message: recipient, status with its reason, and content. */
export const MessageDialog = ({ message, onClose, linked = false }: MessageDialogProps) => {
  const t = useTexts(emailAdminTexts);
  const words = useMessageWords();
  const full = useMessage(message.id);
  const shown = full.data ?? message;
  const { sendAgain, giveUp, busy } = useMessageActions(onClose);
  return (
    <Modal
      title={words.kind(message)}
      wide
      light
      onClose={onClose}
      footer={
        <>
          {shown.may_give_up && (
            <Button look="secondary" busy={busy} onClick={() => void giveUp(shown)}>
              {t('message.giveUp')}
            </Button>
          )}
          {shown.may_send_again && (
            <Button
              look={shown.status === 'failed' ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => void sendAgain(shown)}
            >
              {t(shown.status === 'waiting' ? 'message.sendNow' : 'message.sendAgain')}
            </Button>
          )}
        </>
      }
    >
      <Facts message={shown} linked={linked} subject={full.data?.shown_subject ?? null} />
      {full.isError ? (
        <LoadFailure title={t('message.error')} error={full.error} onRetry={() => void full.refetch()} />
      ) : full.data ? (
        <section className="mt-5 grid gap-3">
          <h3 className="font-semibold">{t(shown.status === 'sent' ? 'message.asSent' : 'message.asNow')}</h3>
          {full.data.preview_url === null ? (
            <PlainText text={full.data.plain_text} />
          ) : (
            <>
              <MailFrame title={t('message.asSent')} url={full.data.preview_url} />
              <details>
                <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-accent-text">
                  {t('message.text')}
                </summary>
                <PlainText text={full.data.plain_text} />
              </details>
            </>
          )}
        </section>
      ) : (
        <Loading className="mt-5">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Modal>
  );
};

/** A mail in a frame with its own origin and URL, without scripts. */
const MailFrame = ({ title, url }: { readonly title: string; readonly url: string }) => (
  <iframe
    title={title}
    sandbox=""
    src={url}
    className="h-[32rem] max-h-[70dvh] w-full rounded-field border border-line bg-white"
  />
);

const PlainText = ({ text }: { readonly text: string }) => (
  <pre className="rounded-field border border-line bg-ground p-3 font-sans text-sm break-words whitespace-pre-wrap">
    {text}
  </pre>
);

interface FactsProps {
  readonly message: OutboxMessage;
  readonly linked: boolean;
  readonly subject: string | null;
}

const Facts = ({ message, linked, subject }: FactsProps) => {
  const t = useTexts(emailAdminTexts);
  const words = useMessageWords();
  const reason = words.reason(message);
  return (
    <dl className="grid grid-cols-1 gap-2">
      <Fact name={t('message.status')}>
        <MessageStatus status={message.status} />
        {message.attempts > 1 && <span className="ml-2 text-muted">{t('message.attempts', message.attempts)}</span>}
      </Fact>
      {reason !== undefined && (
        <Fact name={t('message.reason')}>
          <span className={message.status === 'failed' ? 'text-danger' : undefined}>{reason}</span>
        </Fact>
      )}
      {message.next_attempt_at !== null && (message.attempts > 0 || message.may_send_again) && (
        <Fact name="">
          {t(message.attempts > 0 ? 'message.nextTry' : 'message.planned', whenOf(message.next_attempt_at))}
        </Fact>
      )}
      <Fact name={t('message.recipient')}>
        {message.to_name} <span className="text-muted">{message.to_address}</span>
      </Fact>
      {subject !== null && <Fact name={t('message.subject')}>{subject}</Fact>}
      <Fact name={t('message.created')}>
        <span className="tabular">{whenOf(message.created_at)}</span>
      </Fact>
      {message.sent_at !== null && (
        <Fact name={t('message.sent')}>
          <span className="tabular">{whenOf(message.sent_at)}</span>
        </Fact>
      )}
      {linked && message.contact && (
        <Fact name={t('message.contact')}>
          <Link to="/admin/kontakten" className="font-medium text-accent-text hover:underline">
            {message.contact.name}
          </Link>
        </Fact>
      )}
      {linked && message.booking && (
        <Fact name={t('message.booking')}>
          <Link
            to={`/admin/bookings?highlight=${message.booking.id}`}
            className="font-medium text-accent-text hover:underline"
          >
            {message.booking.customer_name}
            {!message.booking.without_time && (
              <>
                {' · '}
                <span className="tabular">{whenOf(message.booking.start)}</span>
              </>
            )}
          </Link>
        </Fact>
      )}
    </dl>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
