import { useId } from 'react';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { weekdayName } from '#shared/kernel/time/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import type { FieldState, FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { Switch } from '#shared/web/admin/switch.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { DaySchedule } from '../../domain/settings/calendar-settings.ts';
import { weekdayKeys } from '../../domain/settings/calendar-settings.ts';
import { hoursTexts } from '../../texts/handle.ts';
import { WallTimeInput } from '../parts/admin/wall-time-input.tsx';
import type { DraftProblem, SettingsDraft } from './settings-draft.ts';

interface WeekFieldsProps {
  readonly form: FieldsOf<SettingsDraft>;
  readonly problems: readonly DraftProblem[];
}

/** The seven days, Monday first: whether the studio works, its hours, and the break. */
export const WeekFields = ({ form, problems }: WeekFieldsProps) => (
  <div className="grid divide-y divide-line">
    {weekdayKeys.map((key, index) => (
      <DayFields
        key={key}
        weekday={(index + 1) as Weekday}
        {...form.field(key)}
        problems={problems.filter(({ field }) => field === key)}
      />
    ))}
  </div>
);

interface DayFieldsProps extends FieldState<DaySchedule> {
  readonly weekday: Weekday;
  readonly problems: readonly DraftProblem[];
}

const DayFields = ({ weekday, name: key, value: day, error, problems, onChange }: DayFieldsProps) => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const id = useId();
  const lower = weekdayName(weekday, language);
  const name = lower.charAt(0).toUpperCase() + lower.slice(1);
  const time = (field: TimeField, label: string) => (
    <WallTimeInput
      label={t('week.fieldOf', { day: name, field: label })}
      value={day[field]}
      invalid={problems.some(({ part }) => part === field)}
      describedBy={error ? id : undefined}
      onChange={(value) => onChange({ ...day, [field]: value })}
    />
  );
  return (
    <fieldset name={key} className="grid grid-cols-1 gap-x-4 gap-y-1 py-2 sm:grid-cols-[10rem_1fr] sm:items-center">
      <legend className="sr-only">{name}</legend>
      <Switch
        on={day.is_working}
        onToggle={() => onChange({ ...day, is_working: !day.is_working })}
        label={t('week.works', name)}
      >
        <span className={classNames('text-base font-medium', !day.is_working && 'text-muted')}>{name}</span>
      </Switch>
      {day.is_working ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <span className="flex items-center gap-2 max-sm:w-full">
            {time('start_time', t('week.from'))}–{time('end_time', t('week.to'))}
          </span>
          <Checkbox
            checked={day.break_enabled}
            onChange={(event) => onChange({ ...day, break_enabled: event.target.checked })}
            aria-label={t('week.fieldOf', { day: name, field: t('week.break') })}
            label={t('week.break')}
          />
          {day.break_enabled && (
            <span className="flex items-center gap-2 max-sm:w-full">
              {time('break_start', t('week.breakFrom'))}–{time('break_end', t('week.breakTo'))}
            </span>
          )}
        </div>
      ) : (
        <p className="text-muted">{t('week.closed')}</p>
      )}
      {error && (
        <p id={id} className="text-sm font-medium text-danger sm:col-start-2">
          {error}
        </p>
      )}
    </fieldset>
  );
};

type TimeField = 'start_time' | 'end_time' | 'break_start' | 'break_end';
