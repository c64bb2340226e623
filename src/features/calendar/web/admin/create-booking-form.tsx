import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewAdminBooking } from '#features/booking/admin-contract.ts';
import { CustomerFields } from '#features/customers/web/parts/admin/customer-fields.tsx';
import type { settingsContract } from '#features/settings/contract.ts';
import { formatInstant, parseInstant } from '#shared/kernel/berlin-time.ts';
import { formatTime } from '#shared/kernel/format.ts';
import { placeholderEmail, placeholderPhone } from '#shared/kernel/placeholder-contact.ts';
import { limits } from '#shared/kernel/text.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { Later } from '#shared/web/admin/later.tsx';
import { DateField, TimeField } from '#shared/web/admin/typed/when-field.tsx';
import { isChecked, textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { caller } from '#shared/web/call.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { AbsentInstead } from './absent-instead.tsx';
import { PhotographerField, ServiceField } from './choice-fields.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useCreateBooking } from './use-create-booking.ts';
import { useExplanation } from './use-explanation.ts';
import { useSlots } from './use-slots.ts';

/** Initial values of a new booking: the double-clicked day, or a time and its photographer. */
export interface Preset {
  readonly date?: string;
  readonly service_id?: string;
  readonly photographer_id?: string;
  /** Epoch ms. */
  readonly start?: number;
  readonly internal?: boolean;
}

interface CreateBookingFormProps {
  readonly at: Preset;
  /** Switches to entering time off. */
  readonly onAbsent?: () => void;
  readonly onClose: () => void;
}

/** Books for a customer, at a free time or, as an internal appointment, at any time. */
export const CreateBookingForm = ({ at, onAbsent, onClose }: CreateBookingFormProps) => {
  const t = useTexts(calendarTexts);
  const [wanted, setWanted] = useState({
    service_id: at.service_id ?? '',
    photographer_id: at.photographer_id ?? '',
    date: at.date ?? '',
  });
  const [internal, setInternal] = useState(at.internal ?? false);
  const [slot, setSlot] = useState(at.start);
  const { passes, problems } = useFormCheck();
  const starts = useStarts(wanted, at, !internal);
  const create = useCreateBooking(onClose);
  const location = useLocationId();
  const choose = (part: Partial<typeof wanted>): void => {
    setWanted({ ...wanted, ...part });
    setSlot(undefined);
  };
  const submit = (form: HTMLFormElement): void => {
    const typed = `${wanted.date}T${textIn(form, 'time')}:00`;
    const skipped = internal && !parseInstant(typed).ok ? { time: t('create.pastTime') } : {};
    if (!passes(form, skipped)) return;
    const chosen = starts?.includes(slot ?? Number.NaN) ? slot : undefined;
    if (!internal && chosen === undefined) return void showAlert(t('reschedule.missing'));
    // Berlin wall time, without an offset.
    const start = internal ? typed : formatInstant(chosen ?? 0).slice(0, 19);
    create.mutate({ ...bookingIn(form, internal), ...location, start });
  };
  return (
    <FormModal
      wide
      title={t('create.title')}
      onClose={onClose}
      onSubmit={submit}
      busy={create.isPending}
      submitLabel={t('calendar.create')}
    >
      <Later>
        <CustomerFields problems={problems} />
        <WantedFields wanted={wanted} problems={problems} onChoose={choose} />
        <Checkbox
          checked={internal}
          onChange={(event) => setInternal(event.target.checked)}
          label={t('create.internal')}
          hint={t('create.internalHint')}
        />
        {internal ? (
          <AnyTimeField start={at.start} error={problems['time']} />
        ) : (
          <FreeTimeField wanted={wanted} starts={starts} chosen={slot} onChoose={setSlot} />
        )}
        <Field label={t('field.notes')} optional>
          {(control) => <textarea {...control} name="notes" rows={2} maxLength={limits.notes} />}
        </Field>
        <Checkbox name="notify" defaultChecked label={t('create.notify')} />
        {onAbsent && <AbsentInstead onAbsent={onAbsent} />}
      </Later>
    </FormModal>
  );
};

interface Wanted {
  readonly service_id: string;
  readonly photographer_id: string;
  readonly date: string;
}

interface WantedFieldsProps {
  readonly wanted: Wanted;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChoose: (part: Partial<Wanted>) => void;
}

const WantedFields = ({ wanted, problems, onChoose }: WantedFieldsProps) => {
  const t = useTexts(calendarTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <ServiceField
        value={wanted.service_id}
        error={problems['service_id']}
        onChange={(service_id) => onChoose({ service_id })}
      />
      <PhotographerField
        service={wanted.service_id}
        value={wanted.photographer_id}
        error={problems['photographer_id']}
        onChange={(photographer_id) => onChoose({ photographer_id })}
      />
      <DateField
        label={t('field.date')}
        name="date"
        required
        error={problems['date']}
        value={wanted.date}
        onChange={(date) => onChoose({ date })}
      />
    </div>
  );
};

interface FreeTimeFieldProps {
  readonly wanted: Wanted;
  readonly starts: readonly number[] | undefined;
  readonly chosen: number | undefined;
  readonly onChoose: (start: number) => void;
}

/** The free times, once service, photographer and day are chosen. */
const FreeTimeField = ({ wanted, starts, chosen, onChoose }: FreeTimeFieldProps) => {
  const t = useTexts(calendarTexts);
  if (wanted.service_id === '' || wanted.photographer_id === '' || wanted.date === '') {
    return <p className="rounded-field bg-sunken px-3 py-2 text-muted">{t('create.slotsFirst')}</p>;
  }
  return (
    <SlotPicker
      label={t('create.slots')}
      starts={starts}
      chosen={chosen}
      onChoose={onChoose}
      none={t('create.noSlots')}
    />
  );
};

interface AnyTimeFieldProps {
  readonly start: number | undefined;
  readonly error: string | undefined;
}

/** Any time of day, for an internal appointment. */
const AnyTimeField = ({ start, error }: AnyTimeFieldProps) => {
  const t = useTexts(calendarTexts);
  const [time, setTime] = useState(() => (start === undefined ? '' : formatTime(start)));
  return <TimeField label={t('field.time')} name="time" required error={error} value={time} onChange={setTime} />;
};

/** The free times of the day, and the clicked one if the studio may book it, on the grid or off it. */
const useStarts = (wanted: Wanted, at: Preset, enabled: boolean): readonly number[] | undefined => {
  const starts = useSlots(wanted, enabled);
  const { start, date, photographer_id } = at;
  const isAsked = enabled && start !== undefined && wanted.date === date && wanted.photographer_id === photographer_id;
  const { service_id } = wanted;
  const explained = useExplanation(
    isAsked && service_id && photographer_id ? { service_id, photographer_id, start: formatInstant(start) } : undefined,
  );
  if (!starts || !isAsked || !explained.data?.free_for.includes('staff')) return starts;
  return [...new Set([...starts, start])].toSorted((a, b) => a - b);
};

const publicCall = caller<typeof settingsContract>();

/** The location of sessions: there is only one, so there is no choice. */
const useLocationId = (): { readonly location_id?: 'company' } => {
  const { data } = useQuery({
    queryKey: ['locations'],
    queryFn: ({ signal }) => publicCall('GET /api/locations', undefined, { signal }),
  });
  const id = data?.[0]?.id;
  return id === undefined ? {} : { location_id: id };
};

const bookingIn = (form: HTMLFormElement, internal: boolean): NewAdminBooking => {
  const notify = isChecked(form, 'notify');
  return {
    service_id: textIn(form, 'service_id'),
    photographer_id: textIn(form, 'photographer_id'),
    customer: {
      name: textIn(form, 'name'),
      email: textIn(form, 'email') || placeholderEmail(notify),
      phone: textIn(form, 'phone') || placeholderPhone,
    },
    notes: textIn(form, 'notes'),
    ignore_working_hours: internal,
    send_email_notification: notify,
  };
};
