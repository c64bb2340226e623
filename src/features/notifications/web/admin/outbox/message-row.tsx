import { Mail, MessageCircle } from 'lucide-react';
import { useTexts } from '#shared/web/texts.tsx';
import type { OutboxMessage } from '../../../outbox-contract.ts';
import { emailAdminTexts } from '../../../texts/admin-handle.ts';
import { MessageStatus } from '../../parts/admin/message-status.tsx';
import { useMessageWords, whenOf } from '../../parts/admin/message-words.ts';

/** A message in the list; a click opens it. */
export const MessageRow = ({ message, onOpen }: { readonly message: OutboxMessage; readonly onOpen: () => void }) => {
  const t = useTexts(emailAdminTexts);
  const words = useMessageWords();
  const Icon = message.channel === 'whatsapp' ? MessageCircle : Mail;
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 rounded-field px-3 py-3 text-left leading-snug transition duration-150 hover:bg-ground"
      >
        <Icon size={18} aria-hidden="true" className="mt-0.5 text-muted" />
        <span className="font-medium">{words.kind(message)}</span>
        <span className="col-start-2 row-start-2 truncate text-sm text-muted max-sm:col-end-4">
          {t('message.to', message.to_name)} · {message.to_address}
        </span>
        <span className="col-start-3 row-start-1 justify-self-end">
          <MessageStatus status={message.status} />
        </span>
        <span className="tabular col-start-3 row-start-2 text-right text-sm whitespace-nowrap text-muted max-sm:col-start-2 max-sm:row-start-3 max-sm:text-left">
          {whenOf(message.sent_at ?? message.created_at)}
        </span>
        <State message={message} />
      </button>
    </li>
  );
};

const State = ({ message }: { readonly message: OutboxMessage }) => {
  const t = useTexts(emailAdminTexts);
  const reason = useMessageWords().reason(message);
  if (message.status === 'sent') return null;
  return (
    <>
      {reason !== undefined && (
        <span
          className={`col-start-2 col-end-4 text-sm break-words ${message.status === 'skipped' ? 'text-muted' : 'text-danger'}`}
        >
          {reason}
        </span>
      )}
      {message.next_attempt_at !== null && (message.attempts > 0 || message.may_send_again) && (
        <span className="tabular col-start-2 col-end-4 text-sm text-muted">
          {message.attempts === 0
            ? t('message.planned', whenOf(message.next_attempt_at))
            : `${t('message.nextTry', whenOf(message.next_attempt_at))} · ${t('message.attempts', message.attempts)}`}
        </span>
      )}
    </>
  );
};
