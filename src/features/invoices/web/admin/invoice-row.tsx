import { Link } from 'react-router';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { euroText } from '#shared/web/money.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { ListedInvoice } from '../../contract.ts';
import { InvoiceActions } from '../parts/admin/invoice-actions.tsx';
import { useInvoiceTexts } from '../parts/admin/use-invoices.ts';

/** A document in the list: what, when, for whom, how much, and whether it still counts. */
export const InvoiceRow = ({ invoice }: { readonly invoice: ListedInvoice }) => {
  const texts = useInvoiceTexts();
  const { number, kind, issued_at, customer_name, amount } = invoice;
  return (
    <li className="card grid gap-0.5 p-4 break-words">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-semibold">
          {texts.kinds[kind]} <span className="tabular">{number}</span>
        </span>
        <span className="tabular font-semibold">{euroText(amount)}</span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-muted">
        <span className="min-w-0">{customer_name === null ? texts.blocked : customer_name || texts.nobodyNamed}</span>
        <span aria-hidden="true">·</span>
        <time dateTime={issued_at} className="tabular">
          {texts.issued(formatDateTime(epochOf(issued_at)))}
        </time>
        {invoice.cancelled_by && (
          <span className="font-medium text-warning">{texts.cancelledBy(invoice.cancelled_by)}</span>
        )}
        {invoice.cancels && <span>{texts.cancels(invoice.cancels)}</span>}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <InvoiceActions invoice={invoice} />
        <Subject of={invoice} />
      </div>
    </li>
  );
};

/** Leads to the booking, or to the vouchers. */
const Subject = ({ of: { booking_id, confirmation_code, voucher_last_four } }: { readonly of: ListedInvoice }) => {
  const texts = useInvoiceTexts();
  return (
    <Link
      to={booking_id === null ? '/admin/vouchers' : `/admin/bookings?booking=${booking_id}`}
      className="inline-flex min-h-control items-center text-sm font-medium text-accent-text hover:underline"
    >
      {booking_id === null ? texts.voucher(voucher_last_four ?? '') : texts.booking(confirmation_code ?? '')}
    </Link>
  );
};
