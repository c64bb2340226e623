import { CalendarOff } from 'lucide-react';
import { textIn } from '#shared/web/admin/use-form-check.ts';
import { askConfirmation } from '#shared/web/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../texts/handle.ts';

/** Leads from a new booking to time off at the same place; what was typed for the booking is not lost unasked. */
export const AbsentInstead = ({ onAbsent }: { readonly onAbsent: () => void }) => {
  const t = useTexts(calendarTexts);
  const leave = async (form: HTMLFormElement | null): Promise<void> => {
    const typed = form && ['name', 'email', 'phone', 'notes'].some((field) => textIn(form, field) !== '');
    const sure =
      !typed ||
      (await askConfirmation(t('timeOff.insteadQuestion'), {
        confirm: t('timeOff.insteadConfirm'),
        cancel: t('timeOff.insteadKeep'),
        tone: 'danger',
      }));
    if (sure) onAbsent();
  };
  return (
    <button
      type="button"
      onClick={(event) => void leave(event.currentTarget.form)}
      className="inline-flex min-h-control w-fit cursor-pointer items-center gap-2 text-accent-text underline-offset-4 hover:underline"
    >
      <CalendarOff size={17} aria-hidden="true" />
      {t('timeOff.instead')}
    </button>
  );
};
