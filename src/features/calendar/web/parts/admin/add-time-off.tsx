import { CalendarOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';

const form = () => import('../../admin/time-off/time-off-form.tsx');
const TimeOffForm = lazy(async () => ({ default: (await form()).TimeOffForm }));

/** Opens the form for a photographer's time off, starting today. */
export const AddTimeOff = ({ photographerId }: { readonly photographerId: string }) => {
  const t = useTexts(calendarTexts);
  const [today, setToday] = useState<string>();
  return (
    <>
      <Button look="secondary" onPointerEnter={() => void form()} onClick={() => setToday(berlinDateOf(Date.now()))}>
        <CalendarOff size={17} aria-hidden="true" />
        {t('calendar.addTimeOff')}
      </Button>
      {today && (
        <Suspense>
          <TimeOffForm at={{ photographer_id: photographerId, date: today }} onClose={() => setToday(undefined)} />
        </Suspense>
      )}
    </>
  );
};
