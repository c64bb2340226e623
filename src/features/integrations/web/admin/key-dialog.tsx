import type { CreatedApiKey } from '#features/auth/keys-contract.ts';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { type Scope, scopes } from '#shared/contract/scope.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { FieldGroup } from '#shared/web/admin/form/field-group.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { type FieldState, useForm } from '#shared/web/admin/form/use-form.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';
import { useCreateKey } from './use-integrations.ts';

interface KeyDialogProps {
  readonly onClose: () => void;
  readonly onMade: (key: CreatedApiKey) => void;
}

const expiries = ['never', '30', '90', '365'] as const;

interface KeyValues {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiry: (typeof expiries)[number];
}
const emptyKey: KeyValues = { name: '', scopes: [], expiry: 'never' };

/** Creates a key: its name, its scopes, and its expiry. */
export const KeyDialog = ({ onClose, onMade }: KeyDialogProps) => {
  const t = useTexts(integrationsAdminTexts);
  const words = useErrorMessage();
  const create = useCreateKey();
  const form = useForm({
    initial: emptyKey,
    check: (values) => (values.scopes.length === 0 ? { scopes: t('keys.noScope') } : {}),
    save: async ({ name, scopes: chosen, expiry }) => {
      const days = Number(expiry);
      const expires_in_days = Number.isNaN(days) ? null : days;
      onMade(await create.mutateAsync({ name: name.trim(), scopes: [...chosen], expires_in_days }));
    },
    failed: (error) =>
      error instanceof CallError && error.code === 'too_many_api_keys' ? t('keys.tooMany') : words(error),
  });
  return (
    <FormModal title={t('keys.new')} submitLabel={t('keys.create')} form={form} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        required
        maxLength={100}
        autoComplete="off"
        data-first-focus="field"
      />
      <ScopeFields {...form.field('scopes')} />
      <SelectField {...form.field('expiry')} label={t('keys.expiry')}>
        {expiries.map((expiry) => (
          <option key={expiry} value={expiry}>
            {t(`keys.expiry.${expiry}`)}
          </option>
        ))}
      </SelectField>
    </FormModal>
  );
};

const ScopeFields = ({ name, value: chosen, error, onChange }: FieldState<readonly Scope[]>) => {
  const t = useTexts(integrationsAdminTexts);
  return (
    <FieldGroup name={name} legend={t('keys.scopes')} error={error}>
      <div className="mt-1 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {scopes.map((scope) => (
          <Tick
            key={scope}
            name={scope}
            label={t(`scope.${scope}`)}
            hint={t(`scope.${scope}.hint`)}
            checked={chosen.includes(scope)}
            onChange={(on) => onChange(scopes.filter((one) => (one === scope ? on : chosen.includes(one))))}
          />
        ))}
      </div>
    </FieldGroup>
  );
};
