import { CalendarX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { actionNames } from '../../../texts/action-names.ts';

const dialog = () => import('../../admin/cancel-day-dialog.tsx');
const CancelDayDialog = lazy(async () => ({ default: (await dialog()).CancelDayDialog }));

interface CancelDayProps {
  /** The Berlin date. */
  readonly date: string;
  /** The photographer or resource that is chosen first; empty: the whole studio. */
  readonly resource: string;
  readonly onClose: () => void;
}

/** The dialog that cancels all sessions of a day. */
export const CancelDay = (props: CancelDayProps) => (
  <Suspense>
    <CancelDayDialog {...props} />
  </Suspense>
);

interface CancelDayButtonProps {
  readonly className?: string;
  readonly onOpen: () => void;
}

/** The button that opens it. */
export const CancelDayButton = ({ className, onOpen }: CancelDayButtonProps) => {
  const { language } = useLanguage();
  return (
    <Button look="secondary" className={className} onPointerEnter={() => void dialog()} onClick={onOpen}>
      <CalendarX size={17} aria-hidden="true" />
      {actionNames[language].cancel}
    </Button>
  );
};
