import { useState } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { euroText } from '#shared/web/money.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { ListedInvoice, BookingInvoices as OfBooking } from '../../../contract.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { PreviewModal } from './preview/preview-modal-later.tsx';
import { RecipientModal } from './recipient-modal.tsx';
import { useBookingInvoices, useInvoiceTexts } from './use-invoices.ts';

interface BookingInvoicesProps {
  readonly bookingId: string;
  readonly customerName: string;
}

/** The documents of a booking, and what can be issued. Nothing if the studio issues none and never did. */
export const BookingInvoices = (props: BookingInvoicesProps) => {
  const texts = useInvoiceTexts();
  const { data } = useBookingInvoices(props.bookingId);
  if (!data || (!data.enabled && data.invoices.length === 0)) return null;
  return (
    <section aria-label={texts.panel} className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold tracking-tight">{texts.panel}</h3>
      {data.invoices.length === 0 ? (
        <p className="text-muted">{texts.noInvoices}</p>
      ) : (
        <ul className="grid gap-2">
          {data.invoices.map((invoice) => (
            <InvoiceLine key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {data.enabled && <Next {...props} data={data} />}
    </section>
  );
};

const InvoiceLine = ({ invoice }: { readonly invoice: ListedInvoice }) => {
  const texts = useInvoiceTexts();
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="min-w-0 font-medium break-words">
          {texts.kinds[invoice.kind]} {invoice.number}
        </span>
        <span className="tabular">{euroText(invoice.amount)}</span>
      </p>
      <p className="tabular text-sm text-muted">
        {texts.issued(formatDateTime(epochOf(invoice.issued_at)))}
        {invoice.cancelled_by && ` · ${texts.cancelledBy(invoice.cancelled_by)}`}
        {invoice.cancels && ` · ${texts.cancels(invoice.cancels)}`}
      </p>
      <InvoiceActions invoice={invoice} />
    </li>
  );
};

/** What can be issued next, and the address that it needs. */
const Next = ({ bookingId, customerName, data }: BookingInvoicesProps & { readonly data: OfBooking }) => {
  const texts = useInvoiceTexts();
  const [addressing, setAddressing] = useState(false);
  const [previewing, setPreviewing] = useState<'final' | 'deposit'>();
  const { can_issue_final, payments_without, needs_address, recipient, missing_for_e_invoice: missing } = data;
  const isOffered = can_issue_final || payments_without > 0;
  // What somebody is looking at stays and says why it is refused, though somebody else has issued it.
  if (!isOffered && !previewing && !addressing) return null;
  return (
    <>
      {needs_address && <p className="font-medium text-warning">{texts.needsAddress}</p>}
      {missing.length > 0 && (
        <p className="font-medium text-warning">
          {texts.noEInvoice(missing.map((name) => texts.missingForEInvoice[name]).join(', '))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {can_issue_final && !needs_address && (
          <Button look="secondary" onClick={() => setPreviewing('final')}>
            {texts.issueFinal}
          </Button>
        )}
        {payments_without > 0 && !needs_address && (
          <Button look="secondary" onClick={() => setPreviewing('deposit')}>
            {texts.issueDeposit}
          </Button>
        )}
        {isOffered && (
          <Button look={needs_address ? 'secondary' : 'quiet'} onClick={() => setAddressing(true)}>
            {recipient ? texts.changeAddress : texts.enterAddress}
          </Button>
        )}
      </div>
      {previewing && <PreviewModal bookingId={bookingId} kind={previewing} onClose={() => setPreviewing(undefined)} />}
      {addressing && (
        <RecipientModal
          bookingId={bookingId}
          stored={data}
          customerName={customerName}
          onClose={() => setAddressing(false)}
        />
      )}
    </>
  );
};
