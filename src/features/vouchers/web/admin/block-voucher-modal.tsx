import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { euroInSentence } from '#shared/web/money.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminVoucher } from '../../contract.ts';
import { useBlockVoucher, useVoucherTexts } from './use-vouchers.ts';

interface BlockVoucherModalProps {
  readonly voucher: AdminVoucher;
  /** The buyer gets the money back. */
  readonly undo: boolean;
  readonly onClose: () => void;
}

/** Asks why a voucher is blocked or its sale undone, and does it. */
export const BlockVoucherModal = ({ voucher, undo, onClose }: BlockVoucherModalProps) => {
  const texts = useVoucherTexts();
  const words = useErrorMessage();
  const { id, last_four, amount, method, purpose_reason } = voucher;
  const isTaxed = purpose_reason === 'one_rate';
  const block = useBlockVoucher(id);
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    save: async ({ reason }) => {
      await block.mutateAsync({ reason: reason.trim(), undo_sale: undo });
      showToast(undo ? texts.undone : texts.blocked, 'success');
      onClose();
    },
    failed: (error) =>
      texts.failed(error instanceof CallError && error.code === 'voucher_used' ? texts.usedMeanwhile : words(error)),
  });
  return (
    <FormModal
      title={undo ? texts.undoOf(last_four) : texts.blockOf(last_four)}
      submitLabel={undo ? texts.undoSubmit : texts.blockSubmit}
      submitLook="danger"
      form={form}
      onClose={onClose}
      disabled={form.values.reason.trim() === ''}
    >
      <p className="max-w-[65ch]">
        {undo
          ? method === 'online'
            ? texts.undoOnline(euroInSentence(amount))
            : texts.undoText(euroInSentence(amount), texts.methods[method])
          : texts.blockText}
        {undo && isTaxed && ` ${texts.undoDocument}`}
      </p>
      <TextField
        {...form.field('reason')}
        label={texts.reason}
        hint={undo ? texts.undoReasonHint : texts.reasonHint}
        data-first-focus="field"
        maxLength={200}
        required
      />
    </FormModal>
  );
};
