import { useState } from 'react';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
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
  const [repeated, setRepeated] = useState('');
  const [differs, setDiffers] = useState(false);
  const submit = (): void => {
    const wrong = repeated.trim().toLowerCase() !== stored.email.toLowerCase();
    setDiffers(wrong);
    if (!wrong) erase.mutate({ email: stored.email, repeated }, { onSuccess: onErased });
  };
  return (
    <FormModal
      title={t('erase.title')}
      onClose={onClose}
      onSubmit={submit}
      busy={erase.isPending}
      failure={erase.isError ? words(erase.error) : undefined}
      submitLook="danger"
      submitLabel={t('erase.confirm')}
    >
      <p className="font-medium">{t('erase.lead')}</p>
      <ul className="grid list-disc gap-1.5 pl-5">
        {stored.bookings > 0 && <li>{t('erase.bookings', stored.bookings)}</li>}
        {stored.messages > 0 && <li>{t('erase.messages', stored.messages)}</li>}
        {stored.customer_notes + stored.contacts > 0 && <li>{t('erase.deleted')}</li>}
        {stored.payments > 0 && <li>{t('erase.payments')}</li>}
      </ul>
      <Field label={t('erase.repeat')} hint={stored.email} error={differs ? t('erase.differs') : undefined}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="repeated"
            autoComplete="off"
            data-first-focus="field"
            value={repeated}
            onChange={(event) => setRepeated(event.target.value)}
          />
        )}
      </Field>
    </FormModal>
  );
};
