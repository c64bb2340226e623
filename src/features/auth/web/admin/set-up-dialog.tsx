import { useState } from 'react';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { accountTexts } from '../../texts/account-handle.ts';
import { QrCode } from '../parts/qr-code.tsx';
import { useFailure, valueOf } from './dialog-failure.ts';
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
  const { problems, passes } = useFormCheck();
  const { refusal, failure } = useFailure(begin.error);
  const submit = (form: HTMLFormElement): void => {
    if (passes(form)) begin.mutate({ password: valueOf(form, 'password') }, { onSuccess: onKey });
  };
  return (
    <FormModal
      title={t('factor.setUpTitle')}
      submitLabel={t('factor.next')}
      busy={begin.isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('factor.setUpLead')}</p>
      <Field label={t('factor.password')} error={problems['password'] ?? refusal}>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            data-first-focus="field"
          />
        )}
      </Field>
    </FormModal>
  );
};

const KeyStep = ({ keyForApp: { key, address }, onClose, onDone }: SetUpDialogProps & { readonly keyForApp: Key }) => {
  const t = useTexts(accountTexts);
  const confirm = useConfirmSetUp();
  const { problems, passes } = useFormCheck();
  const { refusal, failure } = useFailure(confirm.error);
  const submit = (form: HTMLFormElement): void => {
    if (!passes(form)) return;
    confirm.mutate({ code: valueOf(form, 'code') }, { onSuccess: ({ recovery_codes }) => onDone(recovery_codes) });
  };
  return (
    <FormModal
      title={t('factor.setUpTitle')}
      submitLabel={t('factor.switchOn')}
      busy={confirm.isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
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
      <Field label={t('factor.code')} hint={t('factor.codeHint')} error={problems['code'] ?? refusal}>
        {(control) => (
          <input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={64}
            spellCheck={false}
            className={`${control.className} tabular tracking-widest sm:max-w-52`}
          />
        )}
      </Field>
    </FormModal>
  );
};

const inFours = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ');
