import { SalesInside } from '#features/campaigns/web/parts/admin/sales-inside.tsx';
import { limits } from '#shared/kernel/text/text.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import type { Problems } from '#shared/web/admin/form/field-problems.ts';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useShownChanges } from '#shared/web/admin/form/their-changes.ts';
import { type FieldsOf, type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { DateField, TimeField } from '#shared/web/admin/typed/when-field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { withoutRoom } from '../../../domain/exception-conflicts.ts';
import { daysOf, type ExceptionSpan, lastEndOf } from '../../../domain/exception-span.ts';
import { defaultCalendarSettings } from '../../../domain/settings/calendar-settings.ts';
import { dateExceptionProblems } from '../../../domain/settings/calendar-settings-rules.ts';
import type { DateExceptionView, NewException } from '../../../exceptions-contract.ts';
import { hoursTexts } from '../../../texts/handle.ts';
import { BookingsAffected } from './bookings-affected.tsx';
import { useBookingsOn, useSaveException } from './use-exception-changes.ts';
import { useHoursText } from './use-hours-text.ts';

interface ExceptionFormProps {
  /** The exception to change; undefined adds a new one. */
  readonly exception: DateExceptionView | undefined;
  readonly onClose: () => void;
}

/** Closes a date, or sets its hours; affected bookings are listed before saving. */
export const ExceptionForm = ({ exception, onClose }: ExceptionFormProps) => {
  const t = useTexts(hoursTexts);
  const saving = useSaveException(exception, onClose);
  const form = useForm<Day>({
    initial: dayOf(saving.base),
    check: (day) => orderProblems(day, t('week.problem.order')),
    save: (day) => saving.save(sentFrom(day, saving.base)),
    refusal: saving.refusal,
    failed: saving.failed,
  });
  const { is_working } = form.values;
  return (
    <FormModal title={t(exception ? 'exceptions.edit' : 'exceptions.add')} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={useExceptionDifferences()} />
      <SpanFields {...form} />
      <TextField {...form.field('name')} label={t('exceptions.name')} required maxLength={limits.name} />
      <OpenOrClosed {...form} />
      {is_working && <HoursFields {...form} />}
      <Affected day={form.values} />
    </FormModal>
  );
};

/** Describes what somebody else has changed in an exception. */
const useExceptionDifferences = () => {
  const t = useTexts(hoursTexts);
  const hoursText = useHoursText();
  return useShownChanges<DateExceptionView>([
    [t('exceptions.date'), ({ date }) => formatDate(date)],
    [t('exceptions.endDate'), ({ date, end_date }) => (end_date === date ? null : formatDate(end_date))],
    [t('exceptions.name'), ({ name }) => name],
    [t('exceptions.that'), hoursText],
  ]);
};

interface Day extends ExceptionSpan {
  readonly name: string;
}

const SpanFields = ({ values: day, field }: FieldsOf<Day>) => {
  const t = useTexts(hoursTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField {...field('date')} label={t('exceptions.date')} required min="2000-01-01" max="2199-12-31" />
      <DateField
        {...field('end_date')}
        label={t('exceptions.endDate')}
        optional
        min={isDate(day.date) ? day.date : undefined}
        max={isDate(day.date) ? lastEndOf(day.date) : undefined}
        hint={t('exceptions.endDateHint')}
      />
    </div>
  );
};

const OpenOrClosed = ({ values: day, change }: Form<Day>) => {
  const t = useTexts(hoursTexts);
  return (
    <fieldset>
      <legend className="mb-0.5 font-medium">{t(isLonger(day) ? 'exceptions.thatDays' : 'exceptions.that')}</legend>
      {[false, true].map((open) => (
        <label key={String(open)} className="flex min-h-control cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name="is_working"
            checked={day.is_working === open}
            onChange={() => change({ is_working: open })}
            className="size-4.5 shrink-0 cursor-pointer accent-accent"
          />
          {t(open ? 'exceptions.open' : 'exceptions.closed')}
        </label>
      ))}
    </fieldset>
  );
};

/** The values as the form holds them: a single day has an empty end date. */
const dayOf = (exception: DateExceptionView | undefined): Day =>
  exception
    ? { ...exception, end_date: exception.end_date === exception.date ? '' : exception.end_date }
    : { ...defaultCalendarSettings.weekly_schedule.monday, name: '', date: '', end_date: '', is_working: false };

/** Times and dates that cannot be parsed are reported by their fields. */
const orderProblems = (day: Day, text: string): Problems =>
  Object.fromEntries(
    dateExceptionProblems(day)
      .filter(({ type }) => type === 'order')
      .map(({ loc }) => [loc[0], text]),
  );

const sentFrom = (day: Day, before: DateExceptionView | undefined): NewException => {
  const { date, end_date, is_working, start_time, end_time, break_enabled, break_start, break_end } = day;
  const hours = { is_working, start_time, end_time, break_enabled, break_start, break_end };
  return {
    date,
    ...(isLonger(day) || (before && isLonger(before)) ? { end_date: end_date || date } : {}),
    name: day.name.trim(),
    ...(is_working ? hours : { is_working }),
  };
};

const isLonger = ({ date, end_date }: Pick<ExceptionSpan, 'date' | 'end_date'>): boolean =>
  end_date !== '' && end_date !== date;

const HoursFields = ({ values: day, field, change }: Form<Day>) => {
  const t = useTexts(hoursTexts);
  return (
    <div className="grid gap-x-4 gap-y-2 min-[22rem]:grid-cols-2">
      <TimeField {...field('start_time')} label={t('week.from')} required />
      <TimeField {...field('end_time')} label={t('week.to')} required />
      <div className="min-[22rem]:col-span-2">
        <Checkbox
          checked={day.break_enabled}
          onChange={(event) => change({ break_enabled: event.target.checked })}
          label={t('week.break')}
        />
      </div>
      {day.break_enabled && <TimeField {...field('break_start')} label={t('week.breakFrom')} required />}
      {day.break_enabled && <TimeField {...field('break_end')} label={t('week.breakTo')} required />}
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
  const isClosed = !day.is_working;
  return (
    <>
      <BookingsAffected bookings={withoutRoom(daysOf([span]), timed).map(({ booking }) => booking)} />
      {isClosed && <SalesInside time={{ start: berlinDay(span.date).start, end: berlinDay(span.end_date).end }} />}
    </>
  );
};
