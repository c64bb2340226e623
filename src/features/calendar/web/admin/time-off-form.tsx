import { useState } from 'react';
import { parseInstant, sortableOf } from '#shared/kernel/berlin-time.ts';
import { addDays, isDate } from '#shared/kernel/calendar-date.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { DateField, DateTimeField } from '#shared/web/admin/typed/when-field.tsx';
import { textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { PhotographerField } from './choice-fields.tsx';
import { type TimedEvent, useEvents } from './use-calendar.ts';
import { useSaveTimeOff } from './use-save-time-off.ts';

interface TimeOffFormProps {
  /** The one the calendar is filtered by, or ''. */
  readonly photographer: string;
  /** The one to change; without it a new one is entered. */
  readonly off?: TimedEvent;
  readonly onClose: () => void;
}

/** Days or hours a photographer is away, to enter or to change (TIME-001..005, AMB-063). */
export const TimeOffForm = ({ photographer, off, onClose }: TimeOffFormProps) => {
  const first = off?.view.photographer_id ?? photographer;
  const entered = off && enteredRange(off);
  const t = useTexts(calendarTexts);
  const [chosen, setChosen] = useState(first);
  const [allDay, setAllDay] = useState(entered?.allDay ?? true);
  const [range, setRange] = useState<Range>(entered ?? { start: '', end: '' });
  const { passes, problems } = useFormCheck();
  const { mutate: save, isPending: busy } = useSaveTimeOff(off?.view.id, onClose);
  const { start, end } = wallTimes(range, allDay);
  const submit = (form: HTMLFormElement): void => {
    if (!passes(form)) return;
    const reason = textIn(form, 'reason');
    save({ photographer_id: chosen, start, end, ...(reason || off ? { reason: reason || null } : {}) });
  };
  const TypedField = allDay ? DateField : DateTimeField;
  return (
    <FormModal title={t(off ? 'timeOff.edit' : 'timeOff.title')} onClose={onClose} onSubmit={submit} busy={busy}>
      <PhotographerField
        value={first}
        {...(off && { stored: { id: off.view.photographer_id, name: off.view.photographer_name } })}
        error={problems['photographer_id']}
        onChange={setChosen}
      />
      <Checkbox
        checked={allDay}
        onChange={(event) => {
          setAllDay(event.target.checked);
          setRange(event.target.checked ? daysOf(range) : hoursOf(range));
        }}
        label={t('field.allDay')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['start', 'end'] as const).map((field) => (
          <TypedField
            key={field}
            label={t(`field.${field}`)}
            name={field}
            required
            error={problems[field]}
            value={range[field]}
            onChange={(value) => setRange({ ...range, [field]: value })}
          />
        ))}
      </div>
      <BookingsInside photographer_id={chosen} start={start} end={end} />
      <Field label={t('field.reason')} optional>
        {(control) => <input {...control} name="reason" maxLength={1000} defaultValue={off?.view.reason ?? ''} />}
      </Field>
    </FormModal>
  );
};

interface Range {
  readonly start: string;
  readonly end: string;
}

const daysOf = ({ start, end }: Range): Range => ({ start: start.slice(0, 10), end: end.slice(0, 10) });
const hoursOf = ({ start, end }: Range): Range => ({
  start: start && `${start}T09:00`,
  end: end && `${end}T18:00`,
});

/** A stored range as one would type it: whole days where it begins and ends at midnight. */
const enteredRange = ({ start, end }: TimedEvent): Range & { readonly allDay: boolean } => {
  const [from, until] = [sortableOf(start), sortableOf(end)];
  if (from.endsWith('T00:00:00') && until.endsWith('T00:00:00')) {
    return { allDay: true, start: from.slice(0, 10), end: addDays(until.slice(0, 10), -1) };
  }
  return { allDay: false, start: from.slice(0, 16), end: until.slice(0, 16) };
};

/** Berlin wall times; a whole day ends with the beginning of the next (AMB-062). */
const wallTimes = ({ start, end }: Range, allDay: boolean): Range => {
  if (!allDay) return { start: start && `${start}:00`, end: end && `${end}:00` };
  return { start: start && `${start}T00:00:00`, end: isDate(end) ? `${addDays(end, 1)}T00:00:00` : '' };
};

/** Bookings that would lie within: allowed, but somebody has to know (AMB-062). */
const BookingsInside = ({ photographer_id, start, end }: Range & { readonly photographer_id: string }) => {
  const t = useTexts(calendarTexts);
  const [from, until] = [parseInstant(start), parseInstant(end)];
  const known = photographer_id !== '' && from.ok && until.ok && from.value < until.value;
  const events = useEvents({ photographer_id, date_from: start, date_to: end }, known);
  if (!known) return null;
  const inside = (events.data ?? []).filter(
    ({ view, ...event }) =>
      view.type === 'booking' &&
      view.status !== 'CANCELLED' &&
      view.photographer_id === photographer_id &&
      event.start < until.value &&
      event.end > from.value,
  );
  if (inside.length === 0) return null;
  return (
    <output className="block rounded-field bg-warning-soft px-3 py-2 text-warning">
      <p className="font-medium">{t('timeOff.bookings')}</p>
      <ul className="tabular mt-1 list-disc pl-5">
        {inside.map(({ view, start: begins }) => (
          <li key={view.id}>
            {formatDateTime(begins)} {view.customer_name}
          </li>
        ))}
      </ul>
    </output>
  );
};
