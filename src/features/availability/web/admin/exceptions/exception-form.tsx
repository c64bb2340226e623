import { useState } from 'react';
import { isDate } from '#shared/kernel/calendar-date.ts';
import { limits } from '#shared/kernel/text.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { DateField, TimeField } from '#shared/web/admin/typed/when-field.tsx';
import { textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/when.tsx';
import { type DaySchedule, defaultCalendarSettings } from '../../../domain/calendar-settings.ts';
import { dateExceptionProblems } from '../../../domain/calendar-settings-rules.ts';
import { withoutRoom } from '../../../domain/exception-conflicts.ts';
import { daysOf, type ExceptionSpan, lastEndOf } from '../../../domain/exception-span.ts';
import type { DateExceptionView } from '../../../exceptions-contract.ts';
import { availabilityAdminTexts } from '../../../texts/admin-handle.ts';
import { BookingsAffected } from './bookings-affected.tsx';
import { useBookingsOn, useSaveException } from './use-exception-changes.ts';

interface ExceptionFormProps {
  /** The exception to change; undefined adds a new one. */
  readonly exception: DateExceptionView | undefined;
  readonly onClose: () => void;
}

/** Closes a date, or sets its hours; affected bookings are listed before saving. */
export const ExceptionForm = ({ exception, onClose }: ExceptionFormProps) => {
  const t = useTexts(availabilityAdminTexts);
  const [day, setDay] = useState<ExceptionSpan>(() => spanOf(exception));
  const { passes, problems } = useFormCheck();
  const { save, busy, failure } = useSaveException(exception?.id, onClose);
  const submit = (form: HTMLFormElement): void => {
    const wrong = dateExceptionProblems(day).map(({ loc }) => [loc[0], t('week.problem.order')]);
    if (!passes(form, Object.fromEntries(wrong))) return;
    const { date, end_date, is_working, start_time, end_time, break_enabled, break_start, break_end } = day;
    const hours = { is_working, start_time, end_time, break_enabled, break_start, break_end };
    save({
      date,
      ...(isLonger(day) || (exception && isLonger(exception)) ? { end_date: end_date || date } : {}),
      name: textIn(form, 'name'),
      ...(is_working ? hours : { is_working }),
    });
  };
  const change = (changes: Partial<ExceptionSpan>) => setDay({ ...day, ...changes });
  return (
    <FormModal
      title={t(exception ? 'exceptions.edit' : 'exceptions.add')}
      onClose={onClose}
      onSubmit={submit}
      busy={busy}
      failure={failure}
    >
      <SpanFields day={day} problems={problems} onChange={change} />
      <Field label={t('exceptions.name')} error={problems['name']}>
        {(control) => (
          <input {...control} name="name" required maxLength={limits.name} defaultValue={exception?.name} />
        )}
      </Field>
      <OpenOrClosed day={day} onChange={change} />
      {day.is_working && <HoursFields day={day} problems={problems} onChange={change} />}
      <Affected day={day} />
    </FormModal>
  );
};

interface SpanFieldsProps {
  readonly day: ExceptionSpan;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<ExceptionSpan>) => void;
}

const SpanFields = ({ day, problems, onChange }: SpanFieldsProps) => {
  const t = useTexts(availabilityAdminTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label={t('exceptions.date')}
        name="date"
        required
        min="2000-01-01"
        max="2199-12-31"
        error={problems['date']}
        value={day.date}
        onChange={(date) => onChange({ date })}
      />
      <DateField
        label={t('exceptions.endDate')}
        name="end_date"
        optional
        min={isDate(day.date) ? day.date : undefined}
        max={isDate(day.date) ? lastEndOf(day.date) : undefined}
        hint={t('exceptions.endDateHint')}
        error={problems['end_date']}
        value={day.end_date}
        onChange={(end_date) => onChange({ end_date })}
      />
    </div>
  );
};

const OpenOrClosed = ({ day, onChange }: Omit<SpanFieldsProps, 'problems'>) => {
  const t = useTexts(availabilityAdminTexts);
  return (
    <fieldset>
      <legend className="mb-0.5 font-medium">{t(isLonger(day) ? 'exceptions.thatDays' : 'exceptions.that')}</legend>
      {[false, true].map((open) => (
        <label key={String(open)} className="flex min-h-control cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name="is_working"
            checked={day.is_working === open}
            onChange={() => onChange({ is_working: open })}
            className="size-4.5 shrink-0 cursor-pointer accent-accent"
          />
          {t(open ? 'exceptions.open' : 'exceptions.closed')}
        </label>
      ))}
    </fieldset>
  );
};

/** The span as the form holds it: a single day has an empty end date. */
const spanOf = (exception: DateExceptionView | undefined): ExceptionSpan =>
  exception
    ? { ...exception, end_date: exception.end_date === exception.date ? '' : exception.end_date }
    : { ...defaultCalendarSettings.weekly_schedule.monday, date: '', end_date: '', is_working: false };

const isLonger = ({ date, end_date }: Pick<ExceptionSpan, 'date' | 'end_date'>): boolean =>
  end_date !== '' && end_date !== date;

interface HoursFieldsProps {
  readonly day: DaySchedule;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<DaySchedule>) => void;
}

const HoursFields = ({ day, problems, onChange }: HoursFieldsProps) => {
  const t = useTexts(availabilityAdminTexts);
  const time = (name: 'start_time' | 'end_time' | 'break_start' | 'break_end', label: string) => (
    <TimeField
      label={label}
      name={name}
      required
      error={problems[name]}
      value={day[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <div className="grid gap-x-4 gap-y-2 min-[22rem]:grid-cols-2">
      {time('start_time', t('week.from'))}
      {time('end_time', t('week.to'))}
      <div className="min-[22rem]:col-span-2">
        <Checkbox
          checked={day.break_enabled}
          onChange={(event) => onChange({ break_enabled: event.target.checked })}
          label={t('week.break')}
        />
      </div>
      {day.break_enabled && time('break_start', t('week.breakFrom'))}
      {day.break_enabled && time('break_end', t('week.breakTo'))}
    </div>
  );
};

/** Shows the affected bookings while the administrator types, by the rule that generates the list of slots. */
const Affected = ({ day }: { readonly day: ExceptionSpan }) => {
  const span = { ...day, end_date: day.end_date || day.date };
  const isSound =
    dateExceptionProblems(day).length === 0 && span.end_date >= day.date && span.end_date <= lastEndOf(day.date);
  const bookings = useBookingsOn(isSound ? span : undefined);
  if (!isSound) return null;
  const timed = (bookings.data ?? []).map((booking) => ({
    booking,
    start: epochOf(booking.start),
    end: epochOf(booking.end),
  }));
  return <BookingsAffected bookings={withoutRoom(daysOf([span]), timed).map(({ booking }) => booking)} />;
};
