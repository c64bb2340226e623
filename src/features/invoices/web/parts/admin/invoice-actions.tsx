import { Download, FileCode, Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { downloadAdminFile } from '#features/auth/web/parts/download-admin-file.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { ListedInvoice } from '../../../contract.ts';
import { CancelInvoiceModal } from './cancel-invoice-modal.tsx';
import { useInvoiceTexts, useSendInvoice } from './use-invoices.ts';

/** What can be done with a document: open it, send it again, cancel it. */
export const InvoiceActions = ({ invoice }: { readonly invoice: ListedInvoice }) => {
  const texts = useInvoiceTexts();
  const words = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const send = useSendInvoice(invoice.id);
  const failed = (error: unknown): void => showToast(texts.failed(words(error)), 'error');
  const download = async (kind: 'pdf' | 'xml'): Promise<void> => {
    setBusy(true);
    await downloadAdminFile(`/api/admin/invoices/${invoice.id}/${kind}`).catch(failed);
    setBusy(false);
  };
  const sendAgain = async (): Promise<void> => {
    if (!(await askConfirmation(texts.sendQuestion(invoice.number), { confirm: texts.send }))) return;
    send.mutate(undefined, { onSuccess: () => showToast(texts.sent, 'success'), onError: failed });
  };
  // The document of a voucher is cancelled by undoing its sale, and is not mailed.
  const isOfBooking = invoice.booking_id !== null;
  const isCancellable =
    isOfBooking && invoice.kind !== 'cancellation' && invoice.cancelled_by === null && !invoice.is_blocked;
  return (
    <div className="-mx-2 flex flex-wrap items-center">
      <Button
        look="quiet"
        className="px-2"
        busy={busy}
        aria-label={texts.downloadLabel(invoice.number)}
        onClick={() => void download('pdf')}
      >
        <Download size={16} aria-hidden="true" />
        {texts.download}
      </Button>
      {invoice.e_invoice === 'xrechnung' && (
        <Button
          look="quiet"
          className="px-2"
          busy={busy}
          aria-label={texts.downloadXmlLabel(invoice.number)}
          onClick={() => void download('xml')}
        >
          <FileCode size={16} aria-hidden="true" />
          {texts.downloadXml}
        </Button>
      )}
      {isOfBooking && !invoice.is_blocked && (
        <Button look="quiet" className="px-2" busy={send.isPending} onClick={() => void sendAgain()}>
          <Mail size={16} aria-hidden="true" />
          {texts.sendAgain}
        </Button>
      )}
      {isCancellable && (
        <Button look="quiet" className="px-2" onClick={() => setCancelling(true)}>
          <Undo2 size={16} aria-hidden="true" />
          {texts.cancel}
        </Button>
      )}
      {cancelling && <CancelInvoiceModal invoice={invoice} onClose={() => setCancelling(false)} />}
    </div>
  );
};
