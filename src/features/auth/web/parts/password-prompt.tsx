import { useSyncExternalStore } from 'react';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { CallError } from '#shared/web/call-error.ts';
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
  const form = useForm({
    initial: { current_password: '' },
    save: ({ current_password }) => asked.send(current_password),
    refusal: (error) => ({ current_password: isAboutPassword(error) ? (error.detail ?? error.message) : undefined }),
    failed: (error) => {
      asked.fail(error);
      return undefined;
    },
  });
  const giveUp = (): void => {
    const body = { detail: t('again.givenUp'), code: 'password_required' };
    asked.fail(new CallError(403, JSON.stringify(body)));
  };
  return (
    <FormModal title={t('again.title')} submitLabel={t('again.submit')} form={form} onClose={giveUp}>
      <p>{t('again.lead')}</p>
      <TextField
        {...form.field('current_password')}
        label={t('factor.password')}
        type="password"
        autoComplete="current-password"
        required
        data-first-focus="field"
      />
    </FormModal>
  );
};
