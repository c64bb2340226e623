import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { calendarKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { berlinDateOf, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf, When } from '#shared/web/time/when.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { Objections } from '../time/time-question.tsx';
import { calendarCall } from '../use-calendar.ts';
import { PhotographerField } from './choice-fields.tsx';
import { OthersThatDay } from './others-that-day.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useReschedule } from './use-reschedule.ts';
import { type Move as MoveWish, useMoveSlots } from './use-slots.ts';

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
  const { move, failed } = useReschedule(booking, onMoved);
  const form: Form<Move> = useForm<Move>({
    initial: { date: own < today ? today : own, start: undefined, photographer_id: booking.photographer_id },
    ready: () => {
      if (start === undefined) void showAlert(t('reschedule.missing'));
      return start !== undefined;
    },
    save: ({ photographer_id }): Promise<unknown> =>
      move({
        start: formatInstant(start ?? 0),
        end: formatInstant((start ?? 0) + duration_min * MINUTE),
        ...(photographer_id === booking.photographer_id ? {} : { photographer_id }),
      }),
    failed,
  });
  const { date, photographer_id } = form.values;
  const ofService = useServices().data?.find(({ id }) => id === booking.service_id)?.duration_min ?? 60;
  const duration_min = booking.items.reduce((sum, { minutes }) => sum + minutes, ofService);
  const wanted = { ...booking, photographer_id };
  const starts = useMoveSlots({ booking: wanted, date, duration_min });
  // A chosen time stays when the photographer changes, if it is free for the new one as well.
  const start = starts?.find((free) => free === form.values.start);
  return (
    <FormModal title={t('reschedule.title')} form={form} onClose={onClose}>
      <Current booking={booking} />
      <PhotographerField
        {...form.field('photographer_id')}
        service={booking.service_id}
        stored={{ id: booking.photographer_id, name: booking.photographer_name }}
        onChange={(id) =>
          // Changing only the photographer keeps the time.
          form.change({ photographer_id: id, start: form.values.start ?? epochOf(booking.start) })
        }
      />
      <DateField
        {...form.field('date')}
        label={t('reschedule.date')}
        required
        min={today}
        onChange={(day) => form.change({ date: day, start: undefined })}
      />
      <SlotPicker
        label={t('create.slots')}
        starts={starts}
        chosen={start}
        onChoose={form.field('start').onChange}
        none={t('reschedule.none')}
      />
      {starts?.length === 0 && (
        <NoTime
          move={{ booking: wanted, date, duration_min }}
          onPhotographer={form.field('photographer_id').onChange}
        />
      )}
    </FormModal>
  );
};

interface Move {
  readonly date: string;
  /** The chosen time, epoch ms. */
  readonly start: number | undefined;
  readonly photographer_id: string;
}

const Current = ({ booking }: { readonly booking: AdminBooking }) => (
  <div>
    <p className="font-semibold">{booking.customer_name}</p>
    <When start={booking.start} end={booking.end} />
  </div>
);

interface NoTimeProps {
  readonly move: MoveWish;
  readonly onPhotographer: (id: string) => void;
}

/** Shown on a day without a time of the photographer: the reasons, and who has one. */
const NoTime = ({ move, onPhotographer }: NoTimeProps) => (
  <>
    <DayReasons {...move} />
    <OthersThatDay move={move} onChoose={onPhotographer} />
  </>
);

/** Explains why a day has no time for the booking. */
const DayReasons = ({ booking, date, duration_min }: MoveWish) => {
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
