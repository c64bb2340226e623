import { type FormEvent, useId, useState } from 'react';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { Modal } from '#shared/web/admin/modal.tsx';
import { Button } from '#shared/web/button.tsx';
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

/** Says what an erasure does and asks for the address once more: nobody erases the wrong person by a slip. */
export const EraseDialog = ({ stored, onClose, onErased }: EraseDialogProps) => {
  const t = useTexts(privacyAdminTexts);
  const form = useTexts(formTexts);
  const words = useErrorMessage();
  const id = useId();
  const erase = useErase();
  const [repeated, setRepeated] = useState('');
  const [differs, setDiffers] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = repeated.trim().toLowerCase() !== stored.email.toLowerCase();
    setDiffers(wrong);
    if (!wrong && !erase.isPending) erase.mutate({ email: stored.email, repeated }, { onSuccess: onErased });
  };
  return (
    <Modal
      title={t('erase.title')}
      onClose={onClose}
      footer={
        <>
          <output className="mr-auto min-w-0 text-sm font-medium text-danger">
            {erase.isError && words(erase.error)}
          </output>
          <Button look="secondary" onClick={onClose}>
            {form('form.cancel')}
          </Button>
          <Button look="danger" type="submit" form={id} busy={erase.isPending}>
            {t('erase.confirm')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
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
      </form>
    </Modal>
  );
};
