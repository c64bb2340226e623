import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { reminderHours, reminderPicks } from '../../domain/reminder-hours.ts';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import type { EmailFormProps } from './email-form.ts';

/** The reminders by mail. */
export const RemindersPanel = ({ values, onChange }: EmailFormProps) => {
  const t = useTexts(emailAdminTexts);
  const hours = reminderHours(values.reminders_hours);
  return (
    <Panel title={t('reminders.title')}>
      <div className="grid gap-4">
        <Tick
          label={t('reminders.enabled')}
          name="reminders_enabled"
          checked={values.reminders_enabled}
          onChange={(reminders_enabled) => onChange({ reminders_enabled })}
        />
        <Field label={t('reminders.hours')} hint={t('reminders.hoursHint')}>
          {(control) => (
            <input
              {...control}
              name="reminders_hours"
              inputMode="text"
              autoComplete="off"
              value={values.reminders_hours}
              onChange={(event) => onChange({ reminders_hours: event.target.value })}
            />
          )}
        </Field>
        <fieldset>
          <legend className="mb-1.5 text-sm text-muted">{t('reminders.picks')}</legend>
          <div className="flex flex-wrap gap-2">
            {reminderPicks.map((pick) => (
              <button
                key={pick}
                type="button"
                aria-pressed={hours.join(',') === pick}
                onClick={() => onChange({ reminders_hours: pick })}
                className="tabular min-h-control cursor-pointer rounded-full border border-control px-4 hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-text"
              >
                {pick}
              </button>
            ))}
          </div>
        </fieldset>
        <output className="text-muted">
          {hours.length === 0
            ? t('reminders.none')
            : t('reminders.sent', hours.map((hour) => `${hour} ${t('reminders.unit')}`).join(', '))}
        </output>
      </div>
    </Panel>
  );
};
