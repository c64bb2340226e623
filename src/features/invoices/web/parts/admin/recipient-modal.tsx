import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { showToast } from '#shared/web/toasts.tsx';
import type { BookingInvoices } from '../../../contract.ts';
import { useInvoiceTexts, useSaveRecipient } from './use-invoices.ts';

interface RecipientModalProps {
  readonly bookingId: string;
  readonly recipient: BookingInvoices['recipient'];
  readonly customerName: string;
  readonly onClose: () => void;
}

/** To whom the further documents of a booking are made out. */
export const RecipientModal = ({ bookingId, recipient, customerName, onClose }: RecipientModalProps) => {
  const texts = useInvoiceTexts();
  const words = useErrorMessage();
  const save = useSaveRecipient(bookingId);
  const { vat_id, leitweg_id, ...known } = recipient ?? {
    name: customerName,
    street: '',
    postal_code: '',
    city: '',
    country: 'DE',
    vat_id: null,
    leitweg_id: null,
  };
  const form = useForm({
    initial: { ...known, vat_id: vat_id ?? '', leitweg_id: leitweg_id ?? '' },
    save: async (values) => {
      await save.mutateAsync(trimmed(values));
      showToast(texts.recipientSaved, 'success');
      onClose();
    },
    failed: (error) => texts.failed(words(error)),
  });
  const { field } = form;
  return (
    <FormModal title={texts.recipientTitle} submitLabel={texts.save} form={form} onClose={onClose}>
      <p className="max-w-[65ch]">{texts.recipientText}</p>
      <TextField {...field('name')} label={texts.name} data-first-focus="field" maxLength={200} required />
      <TextField {...field('street')} label={texts.street} maxLength={200} required />
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField {...field('postal_code')} label={texts.postal_code} maxLength={12} required />
        <TextField {...field('city')} label={texts.city} maxLength={100} required />
      </div>
      <TextField {...field('country')} label={texts.country} hint={texts.countryHint} maxLength={2} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('vat_id')} label={texts.customerVatId} maxLength={20} optional />
        <TextField {...field('leitweg_id')} label={texts.leitwegId} hint={texts.leitwegHint} maxLength={46} optional />
      </div>
    </FormModal>
  );
};
