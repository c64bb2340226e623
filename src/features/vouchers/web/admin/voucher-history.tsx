import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { euroText } from '#shared/web/money.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { AdminVoucher } from '../../contract.ts';
import { useVoucherTexts } from './use-vouchers.ts';

/** Everything that happened to a voucher, the oldest first, with what was left afterwards. */
export const VoucherHistory = ({ voucher }: { readonly voucher: AdminVoucher }) => {
  const texts = useVoucherTexts();
  const { entries, last_four, method, purpose } = voucher;
  return (
    <details className="group">
      <summary
        aria-label={texts.historyOf(last_four)}
        className="inline-flex min-h-control w-fit cursor-pointer items-center gap-1 text-sm font-medium text-accent-text hover:underline"
      >
        <ChevronRight size={16} aria-hidden="true" className="transition duration-150 group-open:rotate-90" />
        {texts.history}
      </summary>
      <ol aria-label={texts.historyOf(last_four)} className="grid gap-2 border-l-2 border-line pl-4">
        {entries.map((entry) => (
          <li
            key={`${entry.at}-${entry.kind}-${entry.balance}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4"
          >
            <span className="min-w-0">
              <span className="font-medium">{texts.entries[entry.kind]}</span>
              {entry.kind === 'sold' && ` ${texts.methods[method]}`}
              {entry.confirmation_code !== null && (
                <>
                  {' · '}
                  <Link
                    to={`/admin/bookings?search=${entry.confirmation_code}`}
                    className="text-accent-text hover:underline"
                  >
                    {texts.booking(entry.confirmation_code)}
                  </Link>
                </>
              )}
              <time dateTime={entry.at} className="tabular block text-sm text-muted">
                {formatDateTime(epochOf(entry.at))}
              </time>
            </span>
            <span className="tabular text-right">
              {entry.amount > 0 ? `+${euroText(entry.amount)}` : `−${euroText(-entry.amount)}`}
              <span className="block text-sm text-muted">{texts.rest(euroText(entry.balance))}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 max-w-[65ch] text-sm text-muted">
        {texts[purpose]}. <PurposeReason of={voucher} />
      </p>
    </details>
  );
};

type Purpose = Pick<AdminVoucher, 'purpose_reason' | 'purpose_rates'>;

/** Why the tax arises when a voucher is sold, or when it is redeemed. */
export const PurposeReason = ({ of: { purpose_reason, purpose_rates } }: { readonly of: Purpose }) => {
  const texts = useVoucherTexts();
  return <>{texts.reasons[purpose_reason](purpose_rates.map((rate) => `${rate}\u00a0%`).join(texts.and))}</>;
};
