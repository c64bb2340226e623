import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { CallError } from '#shared/web/call-error.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { accountTexts } from '../../texts/account-handle.ts';
import { type Asked, onAsked, presentlyAsked } from './password-again.ts';

/** The prompt for the password; rendered once in the back office. */
export const PasswordPrompt = () => {
  const asked = useSyncExternalStore(onAsked, presentlyAsked);
  return asked ? <PromptDialog asked={asked} /> : null;
};

/** Whether an error concerns the password; any other concerns the action. */
const isAboutPassword = (error: unknown): error is CallError =>
  error instanceof CallError && (error.code === 'wrong_password' || error.status === 429 || error.status === 503);

const PromptDialog = ({ asked }: { readonly asked: Asked }) => {
  const t = useTexts(accountTexts);
  const { problems, passes } = useFormCheck();
  const attempt = useMutation({
    mutationFn: asked.send,
    onError: (error) => {
      if (!isAboutPassword(error)) asked.fail(error);
    },
  });
  const giveUp = (): void => {
    const body = { detail: t('again.givenUp'), code: 'password_required' };
    asked.fail(new CallError(403, JSON.stringify(body)));
  };
  const submit = (form: HTMLFormElement): void => {
    const value = new FormData(form).get('current_password');
    if (passes(form) && typeof value === 'string') attempt.mutate(value);
  };
  const refusal = isAboutPassword(attempt.error) ? (attempt.error.detail ?? attempt.error.message) : undefined;
  return (
    <FormModal
      title={t('again.title')}
      submitLabel={t('again.submit')}
      busy={attempt.isPending}
      onClose={giveUp}
      onSubmit={submit}
    >
      <p>{t('again.lead')}</p>
      <Field label={t('factor.password')} error={problems['current_password'] ?? refusal}>
        {(control) => (
          <input
            {...control}
            name="current_password"
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
