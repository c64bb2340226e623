import { useState } from 'react';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { passwordFault } from '../../domain/password-rule.ts';
import type { ApiKey } from '../../keys-contract.ts';
import { accountTexts } from '../../texts/account-handle.ts';
import { KeysAfterChange } from './passkeys/keys-after-change.tsx';
import { useAdministrator } from './require-session.tsx';
import { useChangePassword } from './use-account.ts';

/** The form for a new password; requires the current one. */
export const PasswordForm = () => {
  const t = useTexts(accountTexts);
  const { email, form, keys, forgetKeys } = usePasswordForm();
  const password = (name: 'current_password' | 'new_password' | 'repeated') => ({
    ...form.field(name),
    label: t(`password.${name}`),
    type: 'password',
    autoComplete: name === 'current_password' ? 'current-password' : 'new-password',
    required: true,
  });
  return (
    <Panel title={t('password.title')}>
      <p className="mb-4 text-muted">{t('password.lead')}</p>
      <PageForm form={form} className="grid max-w-md gap-4">
        {/* For the browser's password manager: the account whose password changes. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField {...password('current_password')} />
        <TextField {...password('new_password')} hint={t('password.hint')} />
        <TextField {...password('repeated')} />
        <div aria-live="polite">{form.failure && <ErrorBox title={t('password.error')} message={form.failure} />}</div>
        <div>
          <Button type="submit" busy={form.busy}>
            {t('password.submit')}
          </Button>
        </div>
      </PageForm>
      {keys.length > 0 && <KeysAfterChange keys={keys} onClose={forgetKeys} />}
    </Panel>
  );
};

const usePasswordForm = () => {
  const t = useTexts(accountTexts);
  const administrator = useAdministrator();
  const change = useChangePassword();
  const [keys, setKeys] = useState<readonly ApiKey[]>([]);
  const form = useForm({
    initial: { current_password: '', new_password: '', repeated: '' },
    check: (typed) => {
      const fault = passwordFault(typed.new_password, administrator);
      return {
        current_password: typed.current_password === '' ? t('password.missing') : undefined,
        new_password: fault && t(`password.${fault}`),
        repeated: !fault && typed.repeated !== typed.new_password ? t('password.different') : undefined,
      };
    },
    save: async ({ current_password, new_password }) => {
      const { api_keys } = await change.mutateAsync({ current_password, new_password });
      setKeys(api_keys);
      showToast(t('password.changed'), 'success');
    },
    // Only the server knows the current password, and which passwords have leaked.
    refusal: ({ code, detail, fields }) => ({
      current_password: code === 'wrong_password' ? detail : undefined,
      new_password: fields.find(({ loc }) => loc.at(-1) === 'new_password')?.msg,
    }),
    failed: useErrorMessage(),
  });
  return { email: administrator.email, form, keys, forgetKeys: () => setKeys([]) };
};
