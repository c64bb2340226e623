import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { adminBookingContract } from '#features/booking/admin-contract.ts';
import { refusedCode } from '#features/discounts/web/parts/admin/refused-code.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import type { AdminService } from '#features/services/contract.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import { type ChosenExtras, chosenExtras } from '#features/services/web/parts/admin/extras/staff-choice.ts';
import { type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { useToday } from '#shared/web/admin/use-now.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { monthOf } from '#shared/web/month/month-days.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { Contact } from '../../../contract.ts';
import { contactBookingTexts } from '../../../texts/contact-booking-handle.ts';
import { useBookableServices, useFreeTimes, useOffersAnyone, usePhotographersOf } from './booking-choices.ts';
import { bookingFailure } from './booking-failure.ts';
import type { BookingFlow } from './use-booking-flow.ts';

const callBookings = adminCaller<typeof adminBookingContract>();

interface Choices {
  readonly service_id: string;
  readonly photographer_id: string;
  /** undefined: what is usual for the service. */
  readonly extras: Choice | undefined;
  readonly date: string | undefined;
  /** The start of the chosen time. */
  readonly datetime: string | undefined;
  /** Empty: without one. */
  readonly discount_code: string;
  readonly notes: string;
}

/** What belongs to a service; another one starts without. */
const withoutExtras = { extras: undefined, discount_code: '' } as const;

const nothingChosen: Choices = {
  ...withoutExtras,
  service_id: '',
  photographer_id: '',
  date: undefined,
  datetime: undefined,
  notes: '',
};

/** The choices in the booking dialog and what depends on them. A new dialog starts empty. */
export const useBookingForm = (contact: Contact, flow: BookingFlow) => {
  const t = useTexts(contactBookingTexts);
  const today = useToday();
  const [month, setMonth] = useState(() => monthOf(today));
  const services = useBookableServices();
  const save = useSave(contact, flow);
  const form: Form<Choices> = useForm<Choices>({
    initial: nothingChosen,
    live: true,
    ready: ({ service_id, datetime }) => {
      if (service_id === '') void showAlert(t('missing.service'));
      else if (photographer_id === '') void showAlert(t('missing.photographer'));
      else if (datetime === undefined) void showAlert(t('missing.time'));
      else return true;
      return false;
    },
    save: ({ datetime = '', discount_code, notes }): Promise<unknown> =>
      save({ service, extras, photographer_id, datetime, discount_code, notes: notes.trim() }),
    refusal: refusedCode,
    failed: (error) => {
      void showAlert(t('create.error', bookingFailure(error) ?? t('create.error.unknown')));
      void times.refetch();
      return undefined;
    },
  });
  const { values, field, change } = form;
  const service = services.data?.find(({ id }) => id === values.service_id);
  const extras = service && chosenExtras(service, values.extras);
  const photographers = usePhotographersOf(service);
  const offersAnyone = useOffersAnyone(photographers.data);
  const isOffered =
    (values.photographer_id === anyone && offersAnyone) ||
    (photographers.data?.some(({ id }) => id === values.photographer_id) ?? true);
  const photographer_id = isOffered ? values.photographer_id : '';
  const times = useFreeTimes({ ...values, photographer_id }, extras?.query);
  /** Another service, photographer or day, or other extras have other times, so the chosen time is reset. */
  const choose = (part: Partial<Choices>): void => change({ ...part, datetime: undefined });

  return {
    form,
    today,
    month,
    setMonth,
    services,
    photographers,
    offersAnyone,
    times,
    service: { ...field('service_id'), onChange: (id: string) => choose({ ...withoutExtras, service_id: id }) },
    extras: service &&
      extras && { ...field('extras'), service, value: extras.choice, onChange: (to: Choice) => choose({ extras: to }) },
    discount: service && extras && { ...field('discount_code'), service, price_cents: extras.price_cents },
    photographer: {
      ...field('photographer_id'),
      value: photographer_id,
      onChange: (id: string) => choose({ photographer_id: id }),
    },
    date: values.date,
    slot: values.datetime,
    setSlot: (datetime: string) => change({ datetime }),
    chooseDate: (date: string) => choose({ date }),
  };
};
export type BookingForm = ReturnType<typeof useBookingForm>;

interface Chosen extends Pick<Choices, 'photographer_id' | 'discount_code' | 'notes'> {
  readonly service: AdminService | undefined;
  readonly extras: ChosenExtras | undefined;
  readonly datetime: string;
}

const useSave = (contact: Contact, flow: BookingFlow): ((chosen: Chosen) => Promise<unknown>) => {
  const t = useTexts(contactBookingTexts);
  const saving = useMutation({
    mutationFn: async ({ service, extras, discount_code, ...chosen }: Chosen) => {
      if (!service) throw new Error('Service not found');
      return callBookings('POST /api/admin/bookings', {
        body: {
          ...chosen,
          service_id: service.id,
          duration_minutes: extras?.minutes ?? service.duration_min,
          ...extras?.order,
          ...(discount_code !== '' && { discount_code }),
          customer_name: contact.name,
          customer_email: contact.email,
          customer_phone: contact.phone ?? '',
        },
      });
    },
    onMutate: () => flow.saving(true),
    onSuccess: (booking, { photographer_id }) => {
      const assigned = photographer_id === anyone ? ` ${t('photographer')}: ${booking.photographer_name}` : '';
      showToast(t('create.done', contact.name) + assigned, 'success');
      flow.booked(booking.booking_id);
    },
    onSettled: () => flow.saving(false),
  });
  return saving.mutateAsync;
};
