import { Ban, Download, LockOpen, Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { downloadAdminFile } from '#features/auth/web/parts/download-admin-file.ts';
import { VoucherDocumentButton } from '#features/invoices/web/parts/admin/voucher-document-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminVoucher, VoucherMail } from '../../contract.ts';
import type { VoucherMailTexts } from '../../texts/mail-texts.ts';
import { BlockVoucherModal } from './block-voucher-modal.tsx';
import { MailVoucherModal } from './mail-voucher-modal.tsx';
import { useUnblockVoucher, useVoucherMailTexts, useVoucherTexts } from './use-vouchers.ts';

export const voucherFile = (id: string): string => `/api/admin/vouchers/${id}/pdf`;

/** What can be done with a voucher: print it, mail it, block it, give the money back for an unused one. */
export const VoucherActions = ({ voucher }: { readonly voucher: AdminVoucher }) => {
  const texts = useVoucherTexts();
  const mailTexts = useVoucherMailTexts();
  const words = useErrorMessage();
  const { id, state, last_four } = voucher;
  const [isLoading, setLoading] = useState(false);
  const [open, setOpen] = useState<OpenModalProps['what']>();
  const unblock = useUnblockVoucher(id);
  const failed = (error: unknown): void => showToast(texts.failed(words(error)), 'error');
  const download = async (): Promise<void> => {
    setLoading(true);
    await downloadAdminFile(voucherFile(id)).catch(failed);
    setLoading(false);
  };
  const onUnblock = (): void =>
    unblock.mutate(undefined, { onSuccess: () => showToast(texts.unblocked, 'success'), onError: failed });
  return (
    <div className="-mx-2 flex flex-wrap items-center">
      {state !== 'undone' && (
        <Button
          look="quiet"
          className="px-2"
          busy={isLoading}
          aria-label={texts.pdfOf(last_four)}
          onClick={() => void download()}
        >
          <Download size={16} aria-hidden="true" />
          {texts.pdf}
        </Button>
      )}
      {state === 'valid' && (
        <Button look="quiet" className="px-2" onClick={() => setOpen('mail')}>
          <Mail size={16} aria-hidden="true" />
          {mailLabel(voucher.mail, mailTexts)}
        </Button>
      )}
      {voucher.purpose_reason === 'one_rate' && <VoucherDocumentButton voucher={voucher} />}
      {state === 'valid' && (
        <Button look="quiet" className="px-2" onClick={() => setOpen('block')}>
          <Ban size={16} aria-hidden="true" />
          {texts.block}
        </Button>
      )}
      {state === 'blocked' && (
        <Button look="quiet" className="px-2" busy={unblock.isPending} onClick={onUnblock}>
          <LockOpen size={16} aria-hidden="true" />
          {texts.unblock}
        </Button>
      )}
      <UndoButton voucher={voucher} onUndo={() => setOpen('undo')} />
      {open && <OpenModal what={open} voucher={voucher} onClose={() => setOpen(undefined)} />}
    </div>
  );
};

interface UndoButtonProps {
  readonly voucher: AdminVoucher;
  readonly onUndo: () => void;
}

/** Undoes the sale of an unused voucher; undone once more, a refund that was declined is asked for again. */
const UndoButton = ({ voucher: { state, balance, amount, refund }, onUndo }: UndoButtonProps) => {
  const texts = useVoucherTexts();
  const isRefundFailed = state === 'undone' && refund === 'failed';
  const isUnused = balance === amount && state !== 'undone';
  return isUnused || isRefundFailed ? (
    <Button look="quiet" className="px-2" onClick={onUndo}>
      <Undo2 size={16} aria-hidden="true" />
      {isRefundFailed ? texts.refundAgain : texts.undo}
    </Button>
  ) : null;
};

interface OpenModalProps {
  readonly what: 'mail' | 'block' | 'undo';
  readonly voucher: AdminVoucher;
  readonly onClose: () => void;
}

const OpenModal = ({ what, voucher, onClose }: OpenModalProps) =>
  what === 'mail' ? (
    <MailVoucherModal voucher={voucher} onClose={onClose} />
  ) : (
    <BlockVoucherModal voucher={voucher} undo={what === 'undo'} onClose={onClose} />
  );

const mailLabel = ({ status }: VoucherMail, texts: VoucherMailTexts): string => {
  if (status === 'none') return texts.send;
  return status === 'sent' ? texts.again : texts.change;
};
