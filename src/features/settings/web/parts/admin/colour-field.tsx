import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { parseHex, toHex } from '../../../domain/design/colour.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';

interface ColourFieldProps extends FieldState<string> {
  readonly label: string;
}

/** A colour as text, with the browser's colour picker beside it. */
export const ColourField = ({ label, name, value, error, onChange }: ColourFieldProps) => {
  const t = useTexts(settingsAdminTexts);
  const colour = parseHex(value);
  return (
    <Field label={label} error={colour ? error : t('colour.invalid')}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={t('colour.pick', label)}
            value={colour ? toHex(colour) : '#000000'}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
            className="h-control w-12 shrink-0 cursor-pointer rounded-field border border-control bg-surface p-1"
          />
          <input
            {...control}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            className={`${control.className} tabular max-w-40 uppercase`}
          />
        </span>
      )}
    </Field>
  );
};
