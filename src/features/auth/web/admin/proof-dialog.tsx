import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { Button } from '#shared/web/button.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { Proof } from '../../second-factor-contract.ts';
import { accountTexts } from '../../texts/account-handle.ts';
import { useFailure, valueOf } from './dialog-failure.ts';

interface ProofDialogProps<Answer> {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly submitLook?: 'primary' | 'danger';
  readonly action: UseMutationResult<Answer, Error, Proof>;
  readonly onClose: () => void;
  readonly onDone: (answer: Answer) => void;
}

/** A dialog for an action that requires the password again, or a code. */
export const ProofDialog = <Answer,>(props: ProofDialogProps<Answer>) => {
  const { title, lead, submitLabel, submitLook = 'primary', action, onClose, onDone } = props;
  const t = useTexts(accountTexts);
  const { problems, passes } = useFormCheck();
  const { refusal, failure } = useFailure(action.error);
  const [kind, setKind] = useState<keyof Proof>('password');
  const close = (): void => {
    action.reset();
    onClose();
  };
  const submit = (form: HTMLFormElement): void => {
    if (!passes(form)) return;
    action.mutate({ [kind]: valueOf(form, kind) }, { onSuccess: onDone });
  };
  const turn = (): void => {
    action.reset();
    setKind(kind === 'password' ? 'code' : 'password');
  };
  return (
    <FormModal
      title={title}
      submitLabel={submitLabel}
      submitLook={submitLook}
      busy={action.isPending}
      failure={failure}
      onClose={close}
      onSubmit={submit}
    >
      <p>{lead}</p>
      <Field
        key={kind}
        label={t(kind === 'password' ? 'factor.password' : 'factor.proofCode')}
        error={problems[kind] ?? refusal}
      >
        {(control) => (
          <input
            {...control}
            name={kind}
            type={kind === 'password' ? 'password' : 'text'}
            autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            required
            data-first-focus="field"
          />
        )}
      </Field>
      <div>
        <Button look="quiet" className="-mx-button" onClick={turn}>
          {t(kind === 'password' ? 'factor.withCode' : 'factor.withPassword')}
        </Button>
      </div>
    </FormModal>
  );
};
