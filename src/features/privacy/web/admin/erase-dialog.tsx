import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { StoredAbout } from '../../contract.ts';
import { privacyAdminTexts } from '../../texts/admin-handle.ts';
import { useErase } from './use-privacy.ts';

interface EraseDialogProps {
  readonly stored: StoredAbout;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** Describes an erasure and requires the address a second time, to prevent erasing the wrong person. */
export const EraseDialog = ({ stored, onClose, onErased }: EraseDialogProps) => {
  const t = useTexts(privacyAdminTexts);
  const words = useErrorMessage();
  const erase = useErase();
  const form = useForm({
    initial: { repeated: '' },
    check: ({ repeated }) =>
      repeated.trim().toLowerCase() === stored.email.toLowerCase() ? {} : { repeated: t('erase.differs') },
    words: () => t('erase.differs'),
    save: async ({ repeated }) => {
      await erase.mutateAsync({ email: stored.email, repeated });
      onErased();
    },
    failed: words,
  });
  return (
    <FormModal
      title={t('erase.title')}
      form={form}
      onClose={onClose}
      submitLook="danger"
      submitLabel={t('erase.confirm')}
    >
      <p className="font-medium">{t('erase.lead')}</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        {stored.bookings > 0 && <li>{t('erase.bookings', stored.bookings)}</li>}
        {stored.messages > 0 && <li>{t('erase.messages', stored.messages)}</li>}
        {stored.customer_notes + stored.contacts + stored.offers + stored.waiting_entries > 0 && (
          <li>{t('erase.deleted')}</li>
        )}
        {stored.vouchers > 0 && <li>{t('erase.vouchers')}</li>}
        {stored.payments > 0 && <li>{t('erase.payments')}</li>}
        {stored.invoices > 0 && <li>{t('erase.invoices')}</li>}
      </ul>
      <TextField
        {...form.field('repeated')}
        label={t('erase.repeat')}
        hint={stored.email}
        type="email"
        autoComplete="off"
        data-first-focus="field"
      />
    </FormModal>
  );
};
