import { useState } from 'react';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { largestDailyLimit } from '../../../domain/resource-kind.ts';
import { resourcesAdminTexts } from '../../../texts/admin-handle.ts';

/** The daily limit of a service, a photographer or a resource: none unless it is switched on. Empty: none. */
export const DailyLimit = (field: FieldState<string>) => {
  const t = useTexts(resourcesAdminTexts);
  const [isOpen, setOpen] = useState(false);
  const isLimited = isOpen || field.value !== '';
  return (
    <div>
      <Checkbox
        name="is_limited"
        checked={isLimited}
        onChange={({ target: { checked } }) => {
          setOpen(checked);
          if (!checked) field.onChange('');
        }}
        label={t('limit.own')}
      />
      {isLimited && (
        <TextField
          {...field}
          label={t('limit.most')}
          hint={t('limit.hint')}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={largestDailyLimit}
          step={1}
        />
      )}
    </div>
  );
};

export const limitTextOf = (stored: { readonly daily_limit: number | null } | undefined): string =>
  String(stored?.daily_limit ?? '');

/** Returns the change of the limit; no field if it is unchanged. */
export const limitIn = (
  text: string,
  stored: { readonly daily_limit: number | null } | undefined,
): { readonly daily_limit?: number | null } => {
  const daily_limit = text === '' ? null : Number(text);
  return daily_limit === (stored?.daily_limit ?? null) ? {} : { daily_limit };
};
