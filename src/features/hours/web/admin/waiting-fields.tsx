import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { waitingListHours } from '../../domain/settings/calendar-settings-rules.ts';
import { hoursTexts } from '../../texts/handle.ts';

/** Whether there is a waiting list, and how many hours a time that becomes free is held for each person. */
export const WaitingFields = ({ value, onChange, ...field }: FieldState<string | null>) => {
  const t = useTexts(hoursTexts);
  const { min, max, usual } = waitingListHours;
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="sr-only">{t('rules.waiting_list')}</legend>
      <Checkbox
        name="waiting_list"
        checked={value !== null}
        onChange={({ target: { checked } }) => onChange(checked ? String(usual) : null)}
        label={t('rules.waiting_list')}
        hint={t('rules.waiting_list.hint')}
      />
      {value !== null && (
        <TextField
          {...field}
          value={value}
          onChange={onChange}
          min={min}
          max={max}
          label={t('rules.waiting_list_hours')}
          hint={t('rules.waiting_list_hours.hint')}
          type="number"
          inputMode="numeric"
          required
        />
      )}
    </fieldset>
  );
};
