import { useQuery } from '@tanstack/react-query';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { useOfferingPhotographers } from './choice-fields.tsx';
import { type Move, readMoveSlots } from './use-slots.ts';

interface OthersThatDayProps {
  /** The booking to move; its photographer has no free time that day. */
  readonly move: Move;
  readonly onChoose: (photographerId: string) => void;
}

/**
 * Names the other photographers of the service who have times on a day, each with the number of times. A booking keeps
 * its photographer unless the studio chooses one of them.
 */
export const OthersThatDay = ({ move, onChoose }: OthersThatDayProps) => {
  const t = useTexts(calendarTexts);
  const { date, booking } = move;
  const { id: bookingId, service_id, photographer_id } = booking;
  const others = useOfferingPhotographers(service_id).filter(({ id }) => id !== photographer_id);
  const { data = [] } = useQuery({
    queryKey: ['slots', 'others', bookingId, service_id, date, others.map(({ id }) => id)],
    queryFn: async ({ signal }) =>
      Promise.all(
        others.map(async ({ id, name }) => {
          const starts = await readMoveSlots({ ...move, booking: { ...booking, photographer_id: id } }, signal);
          return { id, name, count: starts.length };
        }),
      ),
    enabled: isDate(date) && others.length > 0,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const free = data.filter(({ count }) => count > 0);
  if (free.length === 0) return null;
  return (
    <section aria-label={t('reschedule.others')}>
      <p className="font-medium">{t('reschedule.others')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {free.map(({ id, name, count }) => (
          <Button key={id} look="secondary" onClick={() => onChoose(id)}>
            {`${name}: ${t('reschedule.others.times', count)}`}
          </Button>
        ))}
      </div>
    </section>
  );
};
