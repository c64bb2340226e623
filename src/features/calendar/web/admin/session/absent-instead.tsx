import { CalendarOff } from 'lucide-react';
import { useLeave } from '#shared/web/admin/unsaved/use-unsaved.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';

/** Switches from a new booking to time off at the same place; unsaved input requires a confirmation. */
export const AbsentInstead = ({ onAbsent }: { readonly onAbsent: () => void }) => {
  const t = useTexts(calendarTexts);
  const leave = useLeave('dialog');
  return (
    <button
      type="button"
      onClick={() => leave(onAbsent)}
      className="inline-flex min-h-control w-fit cursor-pointer items-center gap-2 text-accent-text underline-offset-4 hover:underline"
    >
      <CalendarOff size={17} aria-hidden="true" />
      {t('timeOff.instead')}
    </button>
  );
};
