import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewAdminBooking } from '#features/booking/new-booking-contract.ts';
import { CustomerFields } from '#features/customers/web/parts/admin/customer-fields.tsx';
import { DiscountField } from '#features/discounts/web/parts/admin/discount-field.tsx';
import { refusedCode } from '#features/discounts/web/parts/admin/refused-code.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import { ExtrasFields } from '#features/services/web/parts/admin/extras/extras-fields.tsx';
import { type ChosenExtras, chosenExtras } from '#features/services/web/parts/admin/extras/staff-choice.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import type { settingsContract } from '#features/settings/contract.ts';
import { placeholderEmail, placeholderPhone } from '#shared/kernel/contact/placeholder-contact.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { formatInstant, parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { type FieldsOf, type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { Later } from '#shared/web/admin/later.tsx';
import { DateField, TimeField } from '#shared/web/admin/typed/when-field.tsx';
import { caller } from '#shared/web/call/call.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { AbsentInstead } from './absent-instead.tsx';
import { ServiceField, WhoField } from './choice-fields.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useCreateBooking } from './use-create-booking.ts';
import { useExplanation } from './use-explanation.ts';
import { useSlots, type WantedTimes } from './use-slots.ts';

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
  const { form, service, extras, starts, choose } = useBookingForm(at, onClose);
  const { values, field } = form;
  return (
    <FormModal wide title={t('create.title')} form={form} onClose={onClose} submitLabel={t('calendar.create')}>
      <Later>
        <CustomerFields field={field} onChoose={form.change} />
        <WantedFields form={form} onChoose={choose} />
        {service && extras && (
          <>
            <ExtrasFields
              {...field('extras')}
              service={service}
              value={extras.choice}
              onChange={(changed) => choose({ extras: changed })}
            />
            <DiscountField {...field('discount_code')} service={service} price_cents={extras.price_cents} />
          </>
        )}
        <Checkbox
          checked={values.internal}
          onChange={(event) => form.change({ internal: event.target.checked })}
          label={t('create.internal')}
          hint={t('create.internalHint')}
        />
        {values.internal ? (
          <TimeField {...field('time')} label={t('field.time')} required />
        ) : (
          <FreeTimeField wanted={values} starts={starts} chosen={values.slot} onChoose={field('slot').onChange} />
        )}
        <TextField {...field('notes')} label={t('field.notes')} optional rows={2} maxLength={limits.notes} />
        <Checkbox
          name="notify"
          checked={values.notify}
          onChange={(event) => form.change({ notify: event.target.checked })}
          label={t('create.notify')}
        />
        {onAbsent && <AbsentInstead onAbsent={onAbsent} />}
      </Later>
    </FormModal>
  );
};

interface Wanted {
  readonly service_id: string;
  readonly photographer_id: string;
  readonly date: string;
  /** undefined: what is usual for the service. */
  readonly extras: Choice | undefined;
}

interface NewBooking extends Wanted {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly internal: boolean;
  /** The chosen free time, epoch ms. */
  readonly slot: number | undefined;
  /** The typed time of an internal appointment. */
  readonly time: string;
  /** Empty: without one. */
  readonly discount_code: string;
  readonly notes: string;
  readonly notify: boolean;
}

const newBooking = ({
  service_id = '',
  photographer_id = '',
  date = '',
  start,
  internal = false,
}: Preset): NewBooking => ({
  name: '',
  email: '',
  phone: '',
  service_id,
  photographer_id,
  date,
  extras: undefined,
  internal,
  slot: start,
  time: start === undefined ? '' : formatTime(start),
  discount_code: '',
  notes: '',
  notify: true,
});

const useBookingForm = (at: Preset, onDone: () => void) => {
  const t = useTexts(calendarTexts);
  const { create, failed } = useCreateBooking(onDone);
  const location = useLocationId();
  const [initial] = useState(() => newBooking(at));
  const isFree = ({ slot = Number.NaN }: NewBooking): boolean => starts?.includes(slot) ?? false;
  const form: Form<NewBooking> = useForm({
    initial,
    check: (values) => (values.internal && !parseInstant(typedStart(values)).ok ? { time: t('create.pastTime') } : {}),
    ready: (values) => {
      if (values.internal || isFree(values)) return true;
      void showAlert(t('reschedule.missing'));
      return false;
    },
    save: (values): Promise<unknown> => {
      // Berlin wall time, without an offset.
      const start = values.internal ? typedStart(values) : formatInstant(values.slot ?? 0).slice(0, 19);
      return create({ ...bookingIn(trimmed(values)), ...extrasOf(values)?.order, ...location, start });
    },
    refusal: refusedCode,
    failed,
  });
  const services = useServices().data;
  const serviceOf = ({ service_id }: Wanted) => services?.find(({ id }) => id === service_id);
  const extrasOf = (values: Wanted): ChosenExtras | undefined => {
    const chosen = serviceOf(values);
    return chosen && chosenExtras(chosen, values.extras);
  };
  const starts = useStarts({ ...form.values, ...extrasOf(form.values)?.query }, at, !form.values.internal);
  return {
    form,
    service: serviceOf(form.values),
    extras: extrasOf(form.values),
    starts,
    /** Another service, photographer or day, or other extras have other times. */
    choose: (part: Partial<NewBooking>): void => form.change({ ...part, slot: undefined }),
  };
};

const typedStart = ({ date, time }: NewBooking): string => `${date}T${time}:00`;

interface WantedFieldsProps {
  readonly form: FieldsOf<NewBooking>;
  readonly onChoose: (part: Partial<NewBooking>) => void;
}

const WantedFields = ({ form: { values, field }, onChoose }: WantedFieldsProps) => {
  const t = useTexts(calendarTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <ServiceField
        {...field('service_id')}
        onChange={(service_id) => onChoose({ service_id, extras: undefined, discount_code: '' })}
      />
      <WhoField
        {...field('photographer_id')}
        service={values.service_id}
        onChange={(photographer_id) => onChoose({ photographer_id })}
      />
      <DateField {...field('date')} label={t('field.date')} required onChange={(date) => onChoose({ date })} />
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

/** The free times of the day, and the clicked one if the studio may book it, on the grid or off it. */
const useStarts = (
  { service_id, photographer_id, date, options, people }: WantedTimes,
  at: Preset,
  enabled: boolean,
): readonly number[] | undefined => {
  // Of the form's values only these: any other would request the times again when it changes.
  const session = { service_id, photographer_id, options, people };
  const starts = useSlots({ ...session, date }, enabled);
  const { start } = at;
  const isAsked = enabled && start !== undefined && date === at.date && photographer_id === at.photographer_id;
  const explained = useExplanation(
    isAsked && service_id && photographer_id ? { ...session, start: formatInstant(start) } : undefined,
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

const bookingIn = (values: NewBooking): NewAdminBooking => ({
  service_id: values.service_id,
  photographer_id: values.photographer_id,
  customer: {
    name: values.name,
    email: values.email || placeholderEmail(values.notify),
    phone: values.phone || placeholderPhone,
  },
  notes: values.notes,
  ...(values.discount_code !== '' && { discount_code: values.discount_code }),
  ignore_working_hours: values.internal,
  send_email_notification: values.notify,
});
