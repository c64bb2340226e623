import { useState } from 'react';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { QrCode } from '#shared/web/qr/qr-code.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { accountTexts } from '../../../texts/account-handle.ts';
import { objectionIn } from '../dialog-failure.ts';
import { useBeginSetUp, useConfirmSetUp } from './use-second-factor.ts';

interface Key {
  readonly key: string;
  readonly address: string;
}

interface SetUpDialogProps {
  readonly onClose: () => void;
  /** Called after the second factor was switched on. */
  readonly onDone: (codes: readonly string[]) => void;
}

/** The set-up of a second factor: password, key for the app, first code. Closing it earlier changes nothing. */
export const SetUpDialog = ({ onClose, onDone }: SetUpDialogProps) => {
  const [key, setKey] = useState<Key>();
  return key ? (
    <KeyStep keyForApp={key} onClose={onClose} onDone={onDone} />
  ) : (
    <PasswordStep onClose={onClose} onKey={setKey} />
  );
};

const PasswordStep = ({ onClose, onKey }: { readonly onClose: () => void; readonly onKey: (key: Key) => void }) => {
  const t = useTexts(accountTexts);
  const begin = useBeginSetUp();
  const form = useForm({
    initial: { password: '' },
    save: async (values) => onKey(await begin.mutateAsync(values)),
    refusal: (error) => ({ password: objectionIn(error) }),
    failed: useErrorMessage(),
  });
  return (
    <FormModal title={t('factor.setUpTitle')} submitLabel={t('factor.next')} form={form} onClose={onClose}>
      <p>{t('factor.setUpLead')}</p>
      <TextField
        {...form.field('password')}
        label={t('factor.password')}
        type="password"
        autoComplete="current-password"
        required
        data-first-focus="field"
      />
    </FormModal>
  );
};

const KeyStep = ({ keyForApp: { key, address }, onClose, onDone }: SetUpDialogProps & { readonly keyForApp: Key }) => {
  const t = useTexts(accountTexts);
  const confirm = useConfirmSetUp();
  const form = useForm({
    initial: { code: '' },
    save: async (values) => onDone((await confirm.mutateAsync(values)).recovery_codes),
    refusal: (error) => ({ code: objectionIn(error) }),
    failed: useErrorMessage(),
  });
  return (
    <FormModal title={t('factor.setUpTitle')} submitLabel={t('factor.switchOn')} form={form} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
        <div>
          <p className="mb-2 font-medium sm:max-w-52">{t('factor.scan')}</p>
          <QrCode text={address} label={t('factor.scanAlt')} failure={t('factor.noQr')} />
        </div>
        <div>
          <p className="mb-2 font-medium">{t('factor.key')}</p>
          <code className="mb-2 block rounded-field bg-sunken px-3 py-2 font-mono select-all">{inFours(key)}</code>
          <CopyButton text={key} label={t('factor.copy')} copied={t('factor.copied')} />
        </div>
      </div>
      <TextField
        {...form.field('code')}
        label={t('factor.code')}
        hint={t('factor.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={64}
        spellCheck={false}
        className="tabular tracking-widest sm:max-w-52"
      />
    </FormModal>
  );
};

const inFours = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ');
