import { useState } from 'react';
import { BookingDialog } from '#features/booking/web/parts/admin/booking-dialog.tsx';
import { SalesInside } from '#features/campaigns/web/parts/admin/sales-inside.tsx';
import type { TimeOffView } from '#features/hours/time-off-contract.ts';
import {
  daysOf,
  hoursOf,
  rangeOf,
  rangeText,
  timesOf,
  wallTimes,
  withWholeRange,
} from '#features/hours/web/parts/admin/time-off-range.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useShownChanges } from '#shared/web/admin/form/their-changes.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { DateField, DateTimeField } from '#shared/web/admin/typed/when-field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { BookingsInside } from '../affected/bookings-inside.tsx';
import { DecideAffected, usePreparedDecision } from '../affected/decide-affected.tsx';
import { PhotographerField } from '../session/choice-fields.tsx';
import type { TimedEvent } from '../use-calendar.ts';
import { entryAt, entryOf, sentFrom, type TimeOffEntry, type TimeOffPreset } from './time-off-entry.ts';
import { type KnownTimeOff, useSaveTimeOff } from './use-save-time-off.ts';

export interface TimeOffFormProps {
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

/** Creates or changes days or hours during which a photographer is away. */
const Fields = ({ at = nothingKnown, off, onLook, onSaved, onClose }: FieldsProps) => {
  const t = useTexts(calendarTexts);
  const saving = useSaveTimeOff(off?.view, onSaved);
  const [preset] = useState(at);
  const form = useForm<TimeOffEntry>({
    initial: saving.base ? entryOf(saving.base) : entryAt(preset),
    ready: (values) => saving.isFree(sentFrom(values, off)),
    save: (values) => saving.save(sentFrom(values, off)),
    failed: (error, values) => saving.failed(error, sentFrom(values, off)),
  });
  const changesOf = useShownChanges<KnownTimeOff>([
    [t('calendar.photographer'), (one) => one.photographer_name],
    [`${t('field.start')} – ${t('field.end')}`, (one) => rangeText(timesOf(one))],
    [t('field.reason'), ({ reason }) => reason],
  ]);
  const { values, field } = form;
  const { start, end } = wallTimes(values, values.allDay);
  const TypedField = values.allDay ? DateField : DateTimeField;
  return (
    <FormModal title={t(off ? 'timeOff.edit' : 'timeOff.title')} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={withWholeRange(form)} changesOf={changesOf} />
      <PhotographerField
        {...field('photographer_id')}
        {...(saving.base && { stored: { id: saving.base.photographer_id, name: saving.base.photographer_name } })}
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
      <SalesInside
        time={values.photographer_id === '' ? undefined : rangeOf(start, end)}
        who={values.photographer_id}
      />
      <TextField {...field('reason')} label={t('field.reason')} optional maxLength={1000} />
    </FormModal>
  );
};
