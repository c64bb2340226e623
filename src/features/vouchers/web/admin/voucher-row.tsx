import { Ban, CircleCheck, Clock, Ticket, Undo2 } from 'lucide-react';
import { formatDate } from '#shared/kernel/time/format.ts';
import { Badge, type BadgeLook } from '#shared/web/admin/badge.tsx';
import { euroText } from '#shared/web/money.tsx';
import type { AdminVoucher } from '../../contract.ts';
import type { VoucherState } from '../../domain/validity.ts';
import { MailLine } from './mail-line.tsx';
import { useVoucherTexts } from './use-vouchers.ts';
import { VoucherActions } from './voucher-actions.tsx';
import { VoucherHistory } from './voucher-history.tsx';

interface VoucherRowProps {
  readonly voucher: AdminVoucher;
  readonly maySell: boolean;
}

/** A voucher: what is left, for whom, how it stands, what happened to it, and what can be done with it. */
export const VoucherRow = ({ voucher, maySell }: VoucherRowProps) => {
  const texts = useVoucherTexts();
  const { last_four, amount, balance, state, buyer_name, recipient_name, valid_until, block_reason, method } = voucher;
  const about = [
    buyer_name && texts.buyer(buyer_name),
    recipient_name && texts.recipient(recipient_name),
    texts.until(formatDate(valid_until)),
    method === 'online' && texts.boughtOnline,
  ].filter(Boolean);
  return (
    <li className="card grid gap-1 p-4 break-words">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular font-semibold">{texts.ending(last_four)}</span>
          <Badge look={voucherLooks[state]}>{texts.states[state]}</Badge>
        </span>
        <span className="tabular font-semibold">{texts.balance(euroText(balance), euroText(amount))}</span>
      </p>
      <p className="text-muted">{about.join(' · ')}</p>
      {state === 'blocked' && block_reason !== null && <p className="text-muted">{texts.blockedFor(block_reason)}</p>}
      <MailLine mail={voucher.mail} />
      {voucher.refund !== null && (
        <p className={voucher.refund === 'failed' ? 'text-danger' : 'text-muted'}>
          {texts.refunds[state === 'undone' ? voucher.refund : 'elsewhere']}
        </p>
      )}
      <VoucherHistory voucher={voucher} />
      {maySell && <VoucherActions voucher={voucher} />}
    </li>
  );
};

const quiet = 'bg-sunken text-muted';

/** How the states of vouchers look. */
const voucherLooks: Readonly<Record<VoucherState, BadgeLook>> = {
  valid: { icon: Ticket, badge: 'bg-accent-soft text-accent-text' },
  used: { icon: CircleCheck, badge: quiet },
  blocked: { icon: Ban, badge: 'bg-warning-soft text-warning' },
  over: { icon: Clock, badge: quiet },
  undone: { icon: Undo2, badge: quiet },
};
