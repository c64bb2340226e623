import { Download, Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { downloadAdminFile } from '#features/auth/web/parts/download-admin-file.ts';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation } from '#shared/web/dialogs.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
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
  const download = async (): Promise<void> => {
    setBusy(true);
    await downloadAdminFile(`/api/admin/invoices/${invoice.id}/pdf`).catch(failed);
    setBusy(false);
  };
  const sendAgain = async (): Promise<void> => {
    if (!(await askConfirmation(texts.sendQuestion(invoice.number), { confirm: texts.send }))) return;
    send.mutate(undefined, { onSuccess: () => showToast(texts.sent, 'success'), onError: failed });
  };
  const isCancellable = invoice.kind !== 'cancellation' && invoice.cancelled_by === null && !invoice.is_blocked;
  return (
    <div className="-mx-2 flex flex-wrap items-center">
      <Button
        look="quiet"
        className="px-2"
        busy={busy}
        aria-label={texts.downloadLabel(invoice.number)}
        onClick={() => void download()}
      >
        <Download size={16} aria-hidden="true" />
        {texts.download}
      </Button>
      {!invoice.is_blocked && (
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
