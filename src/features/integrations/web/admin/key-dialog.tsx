import { useState } from 'react';
import type { CreatedApiKey } from '#features/auth/keys-contract.ts';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { type Scope, scopes } from '#shared/contract/scope.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { CallError } from '#shared/web/call-error.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';
import { useCreateKey } from './use-integrations.ts';

interface KeyDialogProps {
  readonly onClose: () => void;
  readonly onMade: (key: CreatedApiKey) => void;
}

const expiries = ['never', '30', '90', '365'] as const;

/** Creates a key: its name, its scopes, and its expiry. */
export const KeyDialog = ({ onClose, onMade }: KeyDialogProps) => {
  const t = useTexts(integrationsAdminTexts);
  const words = useErrorMessage();
  const create = useCreateKey();
  const { problems, passes } = useFormCheck();
  const [chosen, setChosen] = useState<ReadonlySet<Scope>>(new Set());
  const [isEmpty, setEmpty] = useState(false);
  const choose = (scope: Scope, on: boolean): void => {
    setChosen(new Set(scopes.filter((one) => (one === scope ? on : chosen.has(one)))));
    setEmpty(false);
  };
  const submit = (form: HTMLFormElement): void => {
    setEmpty(chosen.size === 0);
    if (!passes(form) || chosen.size === 0) return;
    const days = Number(textIn(form, 'expiry'));
    create.mutate(
      { name: textIn(form, 'name'), scopes: [...chosen], expires_in_days: Number.isNaN(days) ? null : days },
      { onSuccess: onMade },
    );
  };
  const tooMany = create.error instanceof CallError && create.error.code === 'too_many_api_keys';
  return (
    <FormModal
      title={t('keys.new')}
      submitLabel={t('keys.create')}
      busy={create.isPending}
      failure={create.isError ? (tooMany ? t('keys.tooMany') : words(create.error)) : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={t('keys.name')} hint={t('keys.nameHint')} error={problems['name']}>
        {(control) => (
          <input {...control} name="name" required maxLength={100} autoComplete="off" data-first-focus="field" />
        )}
      </Field>
      <ScopeFields chosen={chosen} isEmpty={isEmpty} onChoose={choose} />
      <ExpiryField />
    </FormModal>
  );
};

interface ScopeFieldsProps {
  readonly chosen: ReadonlySet<Scope>;
  /** Whether the key was to be created without a scope. */
  readonly isEmpty: boolean;
  readonly onChoose: (scope: Scope, on: boolean) => void;
}

const ScopeFields = ({ chosen, isEmpty, onChoose }: ScopeFieldsProps) => {
  const t = useTexts(integrationsAdminTexts);
  return (
    <fieldset aria-describedby={isEmpty ? 'no-scope' : undefined}>
      <legend className="mb-2 font-medium">{t('keys.scopes')}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {scopes.map((scope) => (
          <Tick
            key={scope}
            name={scope}
            label={t(`scope.${scope}`)}
            hint={t(`scope.${scope}.hint`)}
            checked={chosen.has(scope)}
            onChange={(on) => onChoose(scope, on)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {isEmpty && (
          <p id="no-scope" className="mt-1.5 text-sm font-medium text-danger">
            {t('keys.noScope')}
          </p>
        )}
      </div>
    </fieldset>
  );
};

const ExpiryField = () => {
  const t = useTexts(integrationsAdminTexts);
  return (
    <Field label={t('keys.expiry')}>
      {(control) => (
        <select {...control} name="expiry" defaultValue="never">
          {expiries.map((expiry) => (
            <option key={expiry} value={expiry}>
              {t(`keys.expiry.${expiry}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
