import { useState } from 'react';
import type { TimeOffView } from '#features/availability/time-off-contract.ts';
import { BookingDialog } from '#features/booking/web/parts/admin/booking-dialog.tsx';
import { sortableOf } from '#shared/kernel/berlin-time.ts';
import { addDays, isDate } from '#shared/kernel/calendar-date.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { DateField, DateTimeField } from '#shared/web/admin/typed/when-field.tsx';
import { textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { BookingsInside } from './affected/bookings-inside.tsx';
import { DecideAffected, usePreparedDecision } from './affected/decide-affected.tsx';
import { PhotographerField } from './choice-fields.tsx';
import type { TimedEvent } from './use-calendar.ts';
import { useSaveTimeOff } from './use-save-time-off.ts';

/** Initial values of a time off: photographer and day. */
export interface TimeOffPreset {
  readonly photographer_id?: string;
  readonly date?: string;
}

interface TimeOffFormProps {
  readonly at?: TimeOffPreset;
  /** The time off to change; undefined creates one. */
  readonly off?: TimedEvent;
  readonly onClose: () => void;
}

/** The form to create or change a time off; after saving, the bookings within it can be handled. */
export const TimeOffForm = ({ onClose, ...form }: TimeOffFormProps) => {
  usePreparedDecision();
  const [saved, setSaved] = useState<TimeOffView>();
  const [looked, setLooked] = useState<string>();
  if (saved) return <DecideAffected off={saved} ids={saved.bookings.map(({ id }) => id)} onClose={onClose} />;
  return (
    <>
      <Fields
        {...form}
        onLook={setLooked}
        onSaved={(off) => (off.bookings.length > 0 ? setSaved(off) : onClose())}
        onClose={onClose}
      />
      {looked && <BookingDialog key={looked} id={looked} onClose={() => setLooked(undefined)} />}
    </>
  );
};

interface FieldsProps extends TimeOffFormProps {
  readonly onLook: (id: string) => void;
  readonly onSaved: (off: TimeOffView) => void;
}

const nothingKnown: TimeOffPreset = {};
const daysFrom = ({ date = '' }: TimeOffPreset): Range => ({ start: date, end: date });

/** Creates or changes days or hours during which a photographer is away. */
const Fields = ({ at = nothingKnown, off, onLook, onSaved, onClose }: FieldsProps) => {
  const first = off?.view.photographer_id ?? at.photographer_id ?? '';
  const entered = off && enteredRange(off);
  const t = useTexts(calendarTexts);
  const [chosen, setChosen] = useState(first);
  const [allDay, setAllDay] = useState(entered?.allDay ?? true);
  const [range, setRange] = useState<Range>(entered ?? daysFrom(at));
  const { passes, problems } = useFormCheck();
  const { mutate: save, isPending: busy } = useSaveTimeOff(off?.view.id, onSaved);
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
      <BookingsInside photographer_id={chosen} start={start} end={end} onLook={onLook} />
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

/** Converts a stored range to form values: whole days if it starts and ends at midnight. */
const enteredRange = ({ start, end }: TimedEvent): Range & { readonly allDay: boolean } => {
  const [from, until] = [sortableOf(start), sortableOf(end)];
  if (from.endsWith('T00:00:00') && until.endsWith('T00:00:00')) {
    return { allDay: true, start: from.slice(0, 10), end: addDays(until.slice(0, 10), -1) };
  }
  return { allDay: false, start: from.slice(0, 16), end: until.slice(0, 16) };
};

/** Berlin wall times; a whole day ends at the start of the next. */
const wallTimes = ({ start, end }: Range, allDay: boolean): Range => {
  if (!allDay) return { start: start && `${start}:00`, end: end && `${end}:00` };
  return { start: start && `${start}T00:00:00`, end: isDate(end) ? `${addDays(end, 1)}T00:00:00` : '' };
};
