import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { downloadAdminFile } from '#features/auth/web/parts/download-admin-file.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showToast } from '#shared/web/toasts.tsx';
import { readVoucherDocuments, useInvoiceTexts } from './use-invoices.ts';

interface VoucherDocumentButtonProps {
  readonly voucher: { readonly id: string; readonly last_four: string };
}

/** Opens the document of the sale of a voucher; once that is undone, the one that cancels it. */
export const VoucherDocumentButton = ({ voucher: { id, last_four } }: VoucherDocumentButtonProps) => {
  const texts = useInvoiceTexts();
  const words = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const [latest] = await readVoucherDocuments(id);
      if (latest) await downloadAdminFile(`/api/admin/invoices/${latest.id}/pdf`);
      else showToast(texts.noneOfVoucher, 'info');
    } catch (error) {
      showToast(texts.failed(words(error)), 'error');
    }
    setBusy(false);
  };
  return (
    <Button
      look="quiet"
      className="px-2"
      busy={busy}
      aria-label={texts.ofVoucherLabel(last_four)}
      onClick={() => void open()}
    >
      <Receipt size={16} aria-hidden="true" />
      {texts.ofVoucher}
    </Button>
  );
};
