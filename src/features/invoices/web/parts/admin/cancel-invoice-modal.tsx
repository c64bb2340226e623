import { limits } from '#shared/kernel/text/text.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showToast } from '#shared/web/toasts.tsx';
import type { ListedInvoice } from '../../../contract.ts';
import { useCancelInvoice, useInvoiceTexts } from './use-invoices.ts';

interface CancelInvoiceModalProps {
  readonly invoice: ListedInvoice;
  readonly onClose: () => void;
}

/** Asks why a document is cancelled, and issues the cancellation. */
export const CancelInvoiceModal = ({ invoice, onClose }: CancelInvoiceModalProps) => {
  const texts = useInvoiceTexts();
  const words = useErrorMessage();
  const cancel = useCancelInvoice(invoice.id);
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    save: async ({ reason }) => {
      const { number } = await cancel.mutateAsync(reason.trim());
      showToast(texts.cancelled(number), 'success');
      onClose();
    },
    failed: (error) => texts.failed(words(error)),
  });
  return (
    <FormModal
      title={texts.cancelTitle(invoice.number)}
      submitLabel={texts.cancelSubmit}
      form={form}
      onClose={onClose}
      disabled={form.values.reason.trim() === ''}
    >
      <p className="max-w-[65ch]">{texts.cancelText}</p>
      <TextField
        {...form.field('reason')}
        label={texts.reason}
        hint={texts.reasonHint}
        data-first-focus="field"
        maxLength={limits.name}
        required
      />
    </FormModal>
  );
};
