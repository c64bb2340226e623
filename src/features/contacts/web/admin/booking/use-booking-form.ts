import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { adminBookingContract } from '#features/booking/admin-contract.ts';
import type { AdminService } from '#features/services/contract.ts';
import { useToday } from '#shared/web/admin/use-now.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { monthOf } from '#shared/web/month-days.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { Contact } from '../../../contract.ts';
import { contactBookingTexts } from '../../../texts/contact-booking-handle.ts';
import { useBookableServices, useFreeTimes, usePhotographersOf } from './booking-choices.ts';
import { bookingFailure } from './booking-failure.ts';
import type { BookingFlow } from './use-booking-flow.ts';

const callBookings = adminCaller<typeof adminBookingContract>();

/** The choices in the booking dialog and what depends on them. A new dialog starts empty. */
export const useBookingForm = (contact: Contact, flow: BookingFlow) => {
  const t = useTexts(contactBookingTexts);
  const today = useToday();
  const [month, setMonth] = useState(() => monthOf(today));
  const [serviceId, setServiceId] = useState('');
  const [photographerId, setPhotographerId] = useState('');
  const [date, setDate] = useState<string>();
  const [slot, setSlot] = useState<string>();
  const [notes, setNotes] = useState('');
  const services = useBookableServices();
  const service = services.data?.find(({ id }) => id === serviceId);
  const photographers = usePhotographersOf(service);
  const isOffered = photographers.data?.some(({ id }) => id === photographerId) ?? true;
  const times = useFreeTimes(serviceId, isOffered ? photographerId : '', date);

  const save = useSave({ contact, flow, service, notes, onError: () => void times.refetch() });

  const submit = (): void => {
    if (save.isPending) return;
    if (serviceId === '') void showAlert(t('missing.service'));
    else if (photographerId === '' || !isOffered) void showAlert(t('missing.photographer'));
    else if (slot === undefined) void showAlert(t('missing.time'));
    else save.mutate({ photographer_id: photographerId, datetime: slot });
  };

  return {
    today,
    month,
    setMonth,
    services,
    photographers,
    times,
    serviceId,
    photographerId: isOffered ? photographerId : '',
    date,
    slot,
    notes,
    setNotes,
    setSlot,
    chooseService: (id: string) => {
      setServiceId(id);
      setSlot(undefined);
    },
    choosePhotographer: (id: string) => {
      setPhotographerId(id);
      setSlot(undefined);
    },
    /** Another day has other times, so the chosen time is reset. */
    chooseDate: (day: string) => {
      setDate(day);
      setSlot(undefined);
    },
    isSaving: save.isPending,
    submit,
  };
};
export type BookingForm = ReturnType<typeof useBookingForm>;

interface SaveOptions {
  readonly contact: Contact;
  readonly flow: BookingFlow;
  readonly service: AdminService | undefined;
  readonly notes: string;
  readonly onError: () => void;
}

const useSave = ({ contact, flow, service, notes, onError }: SaveOptions) => {
  const t = useTexts(contactBookingTexts);
  return useMutation({
    mutationFn: async (chosen: { photographer_id: string; datetime: string }) => {
      if (!service) throw new Error('Service not found');
      return callBookings('POST /api/admin/bookings', {
        body: {
          ...chosen,
          service_id: service.id,
          duration_minutes: service.duration_min,
          customer_name: contact.name,
          customer_email: contact.email,
          customer_phone: contact.phone ?? '',
          notes: notes.trim(),
        },
      });
    },
    onMutate: () => flow.saving(true),
    onSuccess: (booking) => {
      showToast(t('create.done', contact.name), 'success');
      flow.booked(booking.booking_id);
    },
    onError: (error) => {
      void showAlert(t('create.error', bookingFailure(error) ?? t('create.error.unknown')));
      onError();
    },
    onSettled: () => flow.saving(false),
  });
};
