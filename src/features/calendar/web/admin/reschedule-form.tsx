import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { calendarKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { berlinDateOf, formatInstant } from '#shared/kernel/berlin-time.ts';
import { isDate } from '#shared/kernel/calendar-date.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf, When } from '#shared/web/when.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { SlotPicker } from './slot-picker.tsx';
import { Objections } from './time/time-question.tsx';
import { calendarCall } from './use-calendar.ts';
import { useMoveSlots } from './use-slots.ts';
import { useUpdateBooking } from './use-update-booking.ts';

interface RescheduleFormProps {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

/** Another day or time for a booking (CAL-028..032). */
export const RescheduleForm = ({ booking, onClose }: RescheduleFormProps) => {
  const t = useTexts(calendarTexts);
  const [today] = useState(() => berlinDateOf(Date.now()));
  const own = berlinDateOf(epochOf(booking.start));
  const [date, setDate] = useState(own < today ? today : own);
  const [start, setStart] = useState<number>();
  const { passes, problems } = useFormCheck();
  const durationMinutes = useServices().data?.find(({ id }) => id === booking.service_id)?.duration_min ?? 60;
  const starts = useMoveSlots({ booking, date, durationMinutes });
  const update = useUpdateBooking(booking, onClose);
  const submit = (form: HTMLFormElement): void => {
    if (!passes(form)) return;
    if (start === undefined) return void showAlert(t('reschedule.missing'));
    update.mutate({ start: formatInstant(start), end: formatInstant(start + durationMinutes * MINUTE) });
  };
  return (
    <FormModal title={t('reschedule.title')} onClose={onClose} busy={update.isPending} onSubmit={submit}>
      <div>
        <p className="font-semibold">{booking.customer_name}</p>
        <When start={booking.start} end={booking.end} />
      </div>
      <DateField
        label={t('reschedule.date')}
        name="date"
        required
        min={today}
        error={problems['date']}
        value={date}
        onChange={(chosen) => {
          setDate(chosen);
          setStart(undefined);
        }}
      />
      <SlotPicker
        label={t('create.slots')}
        starts={starts}
        chosen={start}
        onChoose={setStart}
        none={t('reschedule.none')}
      />
      {starts?.length === 0 && <DayReasons booking={booking} date={date} durationMinutes={durationMinutes} />}
    </FormModal>
  );
};

interface DayReasonsProps {
  readonly booking: AdminBooking;
  readonly date: string;
  readonly durationMinutes: number;
}

/** What takes a day that has no time for the booking. */
const DayReasons = ({ booking, date, durationMinutes }: DayReasonsProps) => {
  const t = useTexts(calendarTexts);
  const query = { photographer_id: booking.photographer_id, duration_min: durationMinutes, except: booking.id, date };
  const { data } = useQuery({
    queryKey: [...calendarKey, 'explain-day', query],
    queryFn: ({ signal }) => calendarCall('GET /api/admin/availability/explain/day', { query }, { signal }),
    enabled: isDate(date),
    staleTime: 0,
    gcTime: 0,
  });
  if (!data || data.reasons.length === 0) return null;
  return (
    <div data-reasons="">
      <p className="font-medium">{t('reschedule.why')}</p>
      <Objections answer={data} reasons={data.reasons} />
    </div>
  );
};
