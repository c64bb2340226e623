import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { limits } from '#shared/kernel/text/text.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useTheirChanges } from '#shared/web/admin/form/their-changes.ts';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showToast } from '#shared/web/toasts.tsx';
import type { BookingInvoices } from '../../../contract.ts';
import { isCustomerVatId, isLeitwegId, plainVatId } from '../../../domain/recipient.ts';
import type { SentRecipient } from '../../../recipient-contract.ts';
import type { InvoicesAdminTexts } from '../../../texts/invoices-admin.ts';
import { useInvoiceTexts, useSaveRecipient } from './use-invoices.ts';

type Stored = Pick<BookingInvoices, 'recipient' | 'version'>;

interface RecipientModalProps {
  readonly bookingId: string;
  readonly stored: Stored;
  readonly customerName: string;
  readonly onClose: () => void;
}

/** To whom the further documents of a booking are made out. */
export const RecipientModal = ({ bookingId, stored, customerName, onClose }: RecipientModalProps) => {
  const texts = useInvoiceTexts();
  const words = useErrorMessage();
  const save = useSaveRecipient(bookingId);
  const saving = useSaveRecord<Stored, SentRecipient>({
    stored: { recipient: stored.recipient, version: stored.version },
    name: 'current',
    fields: ['recipient'],
    change: (_, body) => save.mutateAsync(body),
    onSaved: () => {
      showToast(texts.recipientSaved, 'success');
      onClose();
    },
  });
  const form = useForm({
    initial: valuesOf(saving.base, customerName),
    check: (values) => problemsIn(values, texts),
    save: (values) => saving.save(trimmed(values)),
    failed: (error) => saving.failed(error) && texts.failed(words(error)),
  });
  const changesOf = useRecipientDifferences();
  const { field } = form;
  return (
    <FormModal title={texts.recipientTitle} submitLabel={texts.save} form={form} onClose={onClose}>
      <RecordConflict
        saving={saving}
        form={form}
        changesOf={(base, present) => changesOf(valuesOf(base, customerName), valuesOf(present, customerName))}
      />
      <p className="max-w-[65ch]">{texts.recipientText}</p>
      <TextField {...field('name')} label={texts.name} data-first-focus="field" maxLength={200} required />
      <TextField {...field('street')} label={texts.street} maxLength={200} required />
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField {...field('postal_code')} label={texts.postal_code} maxLength={12} required />
        <TextField {...field('city')} label={texts.city} maxLength={100} required />
      </div>
      <TextField {...field('country')} label={texts.country} hint={texts.countryHint} maxLength={2} required />
      <Tick
        name="is_business"
        label={texts.isBusiness}
        hint={texts.isBusinessHint}
        checked={form.values.is_business}
        onChange={field('is_business').onChange}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('vat_id')} label={texts.customerVatId} maxLength={20} optional />
        <TextField {...field('leitweg_id')} label={texts.leitwegId} hint={texts.leitwegHint} maxLength={46} optional />
      </div>
      <TextField
        {...field('email')}
        type="email"
        label={texts.recipientEmail}
        hint={texts.recipientEmailHint}
        maxLength={limits.email}
        optional
      />
    </FormModal>
  );
};

const valuesOf = (stored: Stored | undefined, customerName: string) => {
  const { email, vat_id, leitweg_id, ...known } = stored?.recipient ?? { ...nobody, name: customerName };
  return { ...known, email: email ?? '', vat_id: vat_id ?? '', leitweg_id: leitweg_id ?? '' };
};
type Values = ReturnType<typeof valuesOf>;

const nobody = {
  street: '',
  postal_code: '',
  city: '',
  country: 'DE',
  is_business: false,
  email: null,
  vat_id: null,
  leitweg_id: null,
};

/** Describes what a concurrent change altered in a recipient. */
const useRecipientDifferences = () => {
  const texts = useInvoiceTexts();
  return useTheirChanges<Values, keyof Values>({
    labels: {
      name: texts.name,
      street: texts.street,
      postal_code: texts.postal_code,
      city: texts.city,
      country: texts.country,
      is_business: texts.isBusiness,
      vat_id: texts.customerVatId,
      leitweg_id: texts.leitwegId,
      email: texts.recipientEmail,
    },
  });
};

/** What is wrong with the numbers of a business customer. */
const problemsIn = (
  { vat_id, leitweg_id }: Record<'vat_id' | 'leitweg_id', string>,
  texts: InvoicesAdminTexts,
): Record<string, string> => ({
  ...(vat_id.trim() !== '' && !isCustomerVatId(plainVatId(vat_id)) && { vat_id: texts.customerVatIdError }),
  ...(leitweg_id.trim() !== '' && !isLeitwegId(leitweg_id.trim()) && { leitweg_id: texts.leitwegError }),
});
