import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { emailAdminTexts } from '../../texts/admin-handle.ts';

/** The value is what was typed; undefined: as stored; empty: to be removed. */
interface SecretFieldProps extends FieldState<string | undefined> {
  readonly label: string;
  readonly stored: boolean;
  /** The label of the button that removes the stored value. */
  readonly remove: string;
  /** Why the stored value will be deleted unless it is typed again; undefined if it stays. */
  readonly again: string | undefined;
}

/** A secret that can be set and removed, but never read back. */
export const SecretField = ({ label, name, value, error, stored, onChange, remove, again }: SecretFieldProps) => {
  const t = useTexts(emailAdminTexts);
  const kept = stored && value === undefined && again === undefined;
  const hint = stored && value === undefined ? (again ?? t('secret.kept')) : undefined;
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            name={name}
            type="password"
            autoComplete="new-password"
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value || undefined)}
          />
        )}
      </Field>
      {kept && (
        <button
          type="button"
          onClick={() => onChange('')}
          className="mt-1 inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-accent-text underline underline-offset-4 sm:min-h-0"
        >
          {remove}
        </button>
      )}
    </div>
  );
};
