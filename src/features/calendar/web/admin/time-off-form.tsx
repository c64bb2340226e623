import { useState } from 'react';
import type { NewTimeOff, TimeOffView } from '#features/availability/time-off-contract.ts';
import {
  daysOf,
  enteredRange,
  hoursOf,
  type OffRange,
  wallTimes,
} from '#features/availability/web/parts/admin/time-off-range.ts';
import { BookingDialog } from '#features/booking/web/parts/admin/booking-dialog.tsx';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { DateField, DateTimeField } from '#shared/web/admin/typed/when-field.tsx';
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
const daysFrom = ({ date = '' }: TimeOffPreset): OffRange => ({ start: date, end: date });

/** Creates or changes days or hours during which a photographer is away. */
const Fields = ({ at = nothingKnown, off, onLook, onSaved, onClose }: FieldsProps) => {
  const first = off?.view.photographer_id ?? at.photographer_id ?? '';
  const entered = off && enteredRange(off);
  const t = useTexts(calendarTexts);
  const saving = useSaveTimeOff(off?.view.id, onSaved);
  const [initial] = useState<Entry>(() => ({
    photographer_id: first,
    allDay: entered?.allDay ?? true,
    ...(entered ?? daysFrom(at)),
    reason: off?.view.reason ?? '',
  }));
  const form = useForm({
    initial,
    ready: (values) => saving.isFree(sentFrom(values, off)),
    save: (values) => saving.save(sentFrom(values, off)),
    failed: (error, values) => saving.failed(error, sentFrom(values, off)),
  });
  const { values, field } = form;
  const { start, end } = wallTimes(values, values.allDay);
  const TypedField = values.allDay ? DateField : DateTimeField;
  return (
    <FormModal title={t(off ? 'timeOff.edit' : 'timeOff.title')} form={form} onClose={onClose}>
      <PhotographerField
        {...field('photographer_id')}
        {...(off && { stored: { id: off.view.photographer_id, name: off.view.photographer_name } })}
      />
      <Checkbox
        checked={values.allDay}
        onChange={({ target: { checked: allDay } }) =>
          form.change({ allDay, ...(allDay ? daysOf(values) : hoursOf(values)) })
        }
        label={t('field.allDay')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['start', 'end'] as const).map((name) => (
          <TypedField key={name} {...field(name)} label={t(`field.${name}`)} required />
        ))}
      </div>
      <BookingsInside photographer_id={values.photographer_id} start={start} end={end} onLook={onLook} />
      <TextField {...field('reason')} label={t('field.reason')} optional maxLength={1000} />
    </FormModal>
  );
};

interface Entry extends OffRange {
  readonly photographer_id: string;
  readonly allDay: boolean;
  readonly reason: string;
}

const sentFrom = ({ photographer_id, allDay, reason, ...range }: Entry, off: TimedEvent | undefined): NewTimeOff => ({
  photographer_id,
  ...wallTimes(range, allDay),
  ...(reason.trim() || off ? { reason: reason.trim() || null } : {}),
});
