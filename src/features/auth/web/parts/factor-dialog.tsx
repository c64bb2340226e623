import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { accountTexts } from '../../texts/account-handle.ts';
import { loadAccountTexts } from '../../texts/load-account-texts.ts';
import { confirmByPasskey } from './confirmation.ts';
import { usePasskeyError } from './use-passkey-error.ts';
import type { WaitingAction } from './with-factor.ts';

/** Whether an error concerns the password; any other concerns the action. */
const isAboutPassword = (error: unknown): error is CallError =>
  error instanceof CallError && (error.code === 'wrong_password' || error.status === 429 || error.status === 503);

/** Asks for the password, or a passkey. */
export const FactorDialog = ({ asked }: { readonly asked: WaitingAction }) => (
  <AreaTexts load={loadAccountTexts}>
    <Prompt asked={asked} />
  </AreaTexts>
);

const Prompt = ({ asked }: { readonly asked: WaitingAction }) => {
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
      {asked.takesPasskey && <PasskeyInstead asked={asked} />}
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

/** One press instead of the password. A passkey that is refused leaves the dialog open. */
const PasskeyInstead = ({ asked }: { readonly asked: WaitingAction }) => {
  const t = useTexts(accountTexts);
  const message = usePasskeyError();
  const [state, setState] = useState<'busy' | { readonly failure: string }>();
  const use = async (): Promise<void> => {
    setState('busy');
    try {
      await confirmByPasskey();
    } catch (error) {
      return setState({ failure: message(error) });
    }
    await asked.send().catch((error: unknown) => asked.fail(error));
  };
  return (
    <div className="grid gap-2">
      <Button look="secondary" className="w-full" busy={state === 'busy'} onClick={() => void use()}>
        <KeyRound size={18} aria-hidden="true" />
        {t('again.passkey')}
      </Button>
      {typeof state === 'object' && (
        <p role="alert" className="text-sm font-medium text-danger">
          {state.failure}
        </p>
      )}
      <p className="text-sm text-muted">{t('again.or')}</p>
    </div>
  );
};
