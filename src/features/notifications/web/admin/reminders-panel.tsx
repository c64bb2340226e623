import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { reminderHours, reminderPicks } from '../../domain/reminders/reminder-hours.ts';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import type { EmailFormProps } from './email-form.ts';

/** The reminders by mail. */
export const RemindersPanel = ({ form: { values, field, change } }: EmailFormProps) => {
  const t = useTexts(emailAdminTexts);
  const hours = reminderHours(values.reminders_hours);
  return (
    <Panel title={t('reminders.title')}>
      <div className="grid gap-4">
        <Tick
          label={t('reminders.enabled')}
          name="reminders_enabled"
          checked={values.reminders_enabled}
          onChange={(reminders_enabled) => change({ reminders_enabled })}
        />
        <TextField
          {...field('reminders_hours')}
          label={t('reminders.hours')}
          hint={t('reminders.hoursHint')}
          inputMode="text"
          autoComplete="off"
        />
        <fieldset>
          <legend className="mb-1.5 text-sm text-muted">{t('reminders.picks')}</legend>
          <div className="flex flex-wrap gap-2">
            {reminderPicks.map((pick) => (
              <button
                key={pick}
                type="button"
                aria-pressed={hours.join(',') === pick}
                onClick={() => change({ reminders_hours: pick })}
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
