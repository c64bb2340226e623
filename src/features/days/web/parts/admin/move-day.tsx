import { CalendarClock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { actionNames } from '../../../texts/action-names.ts';

const dialog = () => import('../../admin/move-day-dialog.tsx');
const MoveDayDialog = lazy(async () => ({ default: (await dialog()).MoveDayDialog }));

interface MoveDayProps {
  /** The Berlin date. */
  readonly date: string;
  /** The photographer or resource that is chosen first; empty: the whole studio. */
  readonly resource: string;
  readonly onClose: () => void;
}

/** The dialog that moves all sessions of a day. */
export const MoveDay = (props: MoveDayProps) => (
  <Suspense>
    <MoveDayDialog {...props} />
  </Suspense>
);

interface MoveDayButtonProps {
  readonly className?: string;
  readonly onOpen: () => void;
}

/** The button that opens it. */
export const MoveDayButton = ({ className, onOpen }: MoveDayButtonProps) => {
  const { language } = useLanguage();
  return (
    <Button look="secondary" className={className} onPointerEnter={() => void dialog()} onClick={onOpen}>
      <CalendarClock size={17} aria-hidden="true" />
      {actionNames[language].move}
    </Button>
  );
};
