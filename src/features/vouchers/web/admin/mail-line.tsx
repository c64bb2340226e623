import { Mail } from 'lucide-react';
import { useMessageWords } from '#features/notifications/web/parts/admin/message-words.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { VoucherMail } from '../../contract.ts';
import { useVoucherMailTexts } from './use-vouchers.ts';

const when = (instant: string | null): string => (instant === null ? '' : formatDateTime(epochOf(instant)));

/** How the mail with a voucher stands: planned, sent, or why not. */
export const MailLine = ({ mail }: { readonly mail: VoucherMail }) => {
  const texts = useVoucherMailTexts();
  const words = useMessageWords();
  if (mail.status === 'none') return null;
  const to = texts.address(mail.email);
  const reason = words.reason({ status: mail.status, last_error: mail.reason });
  const said = {
    waiting: () =>
      reason !== undefined
        ? texts.states.retried(to, reason)
        : mail.due === null
          ? texts.states.soon(to)
          : texts.states.due(to, when(mail.due)),
    sent: () => texts.states.sent(to, when(mail.sent_at)),
    failed: () => texts.states.failed(to, reason ?? ''),
    skipped: () => texts.states.skipped(to, reason ?? ''),
  };
  return (
    <p className={`flex min-w-0 items-baseline gap-2 ${mail.status === 'failed' ? 'text-danger' : 'text-muted'}`}>
      <Mail size={16} aria-hidden="true" className="shrink-0 translate-y-0.5" />
      <span className="min-w-0 break-words">{said[mail.status]()}</span>
    </p>
  );
};
