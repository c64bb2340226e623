import { useRef } from 'react';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AttestationOptions } from '../../../passkeys-contract.ts';
import { passkeyTexts } from '../../../texts/passkeys-handle.ts';
import { usePasskeyError } from '../../parts/use-passkey-error.ts';
import { useAddPasskey } from './use-passkeys.ts';

interface AddPasskeyDialogProps {
  readonly options: AttestationOptions;
  readonly onClose: () => void;
}

/** Asks for the name of a new passkey; then the browser creates it. */
export const AddPasskeyDialog = ({ options, onClose }: AddPasskeyDialogProps) => {
  const t = useTexts(passkeyTexts);
  const add = useAddPasskey();
  // The server accepts one passkey per set of options.
  const unused = useRef<AttestationOptions | undefined>(options);
  const form = useForm({
    initial: { name: '' },
    save: async ({ name }) => {
      const newPasskey = { name, options: unused.current };
      unused.current = undefined;
      await add.mutateAsync(newPasskey);
    },
    done: () => {
      onClose();
      showToast(t('added'), 'success');
    },
    failed: usePasskeyError(),
  });
  return (
    <FormModal title={t('add')} submitLabel={t('create')} form={form} onClose={onClose}>
      <p>{t('addLead')}</p>
      <TextField
        {...form.field('name')}
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={100}
        autoComplete="off"
        data-first-focus="field"
      />
    </FormModal>
  );
};
