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
import { PhotographerField } from './choice-fields.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { Objections } from './time/time-question.tsx';
import { calendarCall } from './use-calendar.ts';
import { useReschedule } from './use-reschedule.ts';
import { useMoveSlots } from './use-slots.ts';

interface RescheduleFormProps {
  readonly booking: AdminBooking;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Changes day, time or photographer of a booking. */
export const RescheduleForm = ({ booking, onMoved, onClose }: RescheduleFormProps) => {
  const t = useTexts(calendarTexts);
  const [today] = useState(() => berlinDateOf(Date.now()));
  const own = berlinDateOf(epochOf(booking.start));
  const [date, setDate] = useState(own < today ? today : own);
  const [chosen, setStart] = useState<number>();
  const [photographer_id, setPhotographer] = useState(booking.photographer_id);
  const { passes, problems } = useFormCheck();
  const duration_min = useServices().data?.find(({ id }) => id === booking.service_id)?.duration_min ?? 60;
  const wanted = { ...booking, photographer_id };
  const starts = useMoveSlots({ booking: wanted, date, duration_min });
  // A chosen time stays when the photographer changes, if it is free for the new one as well.
  const start = starts?.find((free) => free === chosen);
  const { move, isPending } = useReschedule(booking, onMoved);
  const submit = (form: HTMLFormElement): void => {
    if (!passes(form)) return;
    if (start === undefined) return void showAlert(t('reschedule.missing'));
    move({
      start: formatInstant(start),
      end: formatInstant(start + duration_min * MINUTE),
      ...(photographer_id === booking.photographer_id ? {} : { photographer_id }),
    });
  };
  return (
    <FormModal title={t('reschedule.title')} onClose={onClose} busy={isPending} onSubmit={submit}>
      <Current booking={booking} />
      <PhotographerField
        service={booking.service_id}
        value={booking.photographer_id}
        stored={{ id: booking.photographer_id, name: booking.photographer_name }}
        error={problems['photographer_id']}
        onChange={(id) => {
          setPhotographer(id);
          // Changing only the photographer keeps the time.
          setStart((picked) => picked ?? epochOf(booking.start));
        }}
      />
      <DateField
        label={t('reschedule.date')}
        name="date"
        required
        min={today}
        error={problems['date']}
        value={date}
        onChange={(day) => {
          setDate(day);
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
      {starts?.length === 0 && <DayReasons booking={wanted} date={date} duration_min={duration_min} />}
    </FormModal>
  );
};

const Current = ({ booking }: { readonly booking: AdminBooking }) => (
  <div>
    <p className="font-semibold">{booking.customer_name}</p>
    <When start={booking.start} end={booking.end} />
  </div>
);

interface DayReasonsProps {
  readonly booking: AdminBooking;
  readonly date: string;
  readonly duration_min: number;
}

/** Explains why a day has no time for the booking. */
const DayReasons = ({ booking, date, duration_min }: DayReasonsProps) => {
  const t = useTexts(calendarTexts);
  const query = { photographer_id: booking.photographer_id, duration_min, except: booking.id, date };
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
      <Objections explanation={data} reasons={data.reasons} />
    </div>
  );
};
