import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { Proof } from '../../second-factor-contract.ts';
import { accountTexts } from '../../texts/account-handle.ts';
import { objectionIn } from './dialog-failure.ts';

interface ProofDialogProps<Result> {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly submitLook?: 'primary' | 'danger';
  readonly action: UseMutationResult<Result, Error, Proof>;
  readonly onClose: () => void;
  readonly onDone: (result: Result) => void;
}

/** A dialog for an action that requires the password again, or a code. */
export const ProofDialog = <Result,>(props: ProofDialogProps<Result>) => {
  const { title, lead, submitLabel, submitLook = 'primary', action, onClose, onDone } = props;
  const t = useTexts(accountTexts);
  const [kind, setKind] = useState<keyof Proof>('password');
  const close = (): void => {
    action.reset();
    onClose();
  };
  const form = useForm({
    initial: { password: '', code: '' },
    save: async (values) => onDone(await action.mutateAsync({ [kind]: values[kind] })),
    refusal: (error) => ({ [kind]: objectionIn(error) }),
    failed: useErrorMessage(),
  });
  const turn = (): void => {
    form.change({ password: '', code: '' });
    setKind(kind === 'password' ? 'code' : 'password');
  };
  return (
    <FormModal title={title} submitLabel={submitLabel} submitLook={submitLook} form={form} onClose={close}>
      <p>{lead}</p>
      <TextField
        key={kind}
        {...form.field(kind)}
        label={t(kind === 'password' ? 'factor.password' : 'factor.proofCode')}
        type={kind === 'password' ? 'password' : 'text'}
        autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        required
        data-first-focus="field"
      />
      <div>
        <Button look="quiet" className="-mx-button" onClick={turn}>
          {t(kind === 'password' ? 'factor.withCode' : 'factor.withPassword')}
        </Button>
      </div>
    </FormModal>
  );
};
