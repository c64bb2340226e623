import { type FormEvent, useState } from 'react';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call-error.ts';
import { ErrorBox } from '#shared/web/error-box.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { type PasswordFault, passwordFault } from '../../domain/password-rule.ts';
import type { ApiKey } from '../../keys-contract.ts';
import { accountTexts } from '../../texts/account-handle.ts';
import { KeysAfterChange } from './keys-after-change.tsx';
import { useAdministrator } from './require-session.tsx';
import { useChangePassword } from './use-account.ts';

type FieldName = 'current' | 'new' | 'repeated';
type Faults = Partial<Record<FieldName, PasswordFault | 'missing' | 'different'>>;

/** The form for a new password; requires the current one. */
export const PasswordForm = () => {
  const t = useTexts(accountTexts);
  const words = useErrorMessage();
  const { email, faults, change, refusedNew, submit, keys, forgetKeys } = usePasswordForm();
  const field = (name: FieldName, autoComplete: string, hint?: string) => {
    const fault = faults[name];
    const error = fault ? t(`password.${fault}`) : name === 'new' ? refusedNew : undefined;
    return (
      <Field label={t(`password.${name}`)} hint={hint} error={error}>
        {(control) => <input {...control} name={name} type="password" autoComplete={autoComplete} required />}
      </Field>
    );
  };
  return (
    <Panel title={t('password.title')}>
      <p className="mb-4 text-muted">{t('password.lead')}</p>
      <PageForm busy={change.isPending} onSubmit={submit} className="grid max-w-md gap-4">
        {/* For the browser's password manager: the account whose password changes. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {field('current', 'current-password')}
        {field('new', 'new-password', t('password.hint'))}
        {field('repeated', 'new-password')}
        <div aria-live="polite">
          {change.isError && !refusedNew && <ErrorBox title={t('password.error')} message={words(change.error)} />}
        </div>
        <div>
          <Button type="submit" busy={change.isPending}>
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
  const [faults, setFaults] = useState<Faults>({});
  const [keys, setKeys] = useState<readonly ApiKey[]>([]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (change.isPending) return;
    const form = event.currentTarget;
    const input = (name: FieldName): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement;
    const [current, next, repeated] = [input('current').value, input('new').value, input('repeated').value];
    const fault = passwordFault(next, administrator);
    const found: Faults = {
      ...(current === '' && { current: 'missing' }),
      ...(fault && { new: fault }),
      ...(!fault && repeated !== next && { repeated: 'different' }),
    };
    setFaults(found);
    change.reset();
    const first = (['current', 'new', 'repeated'] as const).find((name) => found[name]);
    if (first) {
      input(first).focus();
      return;
    }
    change.mutate(
      { current_password: current, new_password: next },
      {
        onSuccess: ({ api_keys }) => {
          form.reset();
          setKeys(api_keys);
          showToast(t('password.changed'), 'success');
        },
        onError: (error) => refusalOfNew(error) && input('new').focus(),
      },
    );
  };
  return {
    email: administrator.email,
    faults,
    change,
    refusedNew: refusalOfNew(change.error),
    submit,
    keys,
    forgetKeys: () => setKeys([]),
  };
};

/** Returns an objection to the new password that only the server can make: it has leaked, or it is the current one. */
const refusalOfNew = (error: unknown): string | undefined =>
  error instanceof CallError ? error.fields.find(({ loc }) => loc.at(-1) === 'new_password')?.msg : undefined;
