import { CalendarClock, CalendarX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { DayActionKind } from '../../../domain/day-session.ts';
import { actionNames } from '../../../texts/action-names.ts';

const dialog = () => import('../../admin/day-dialog.tsx');
const DayDialog = lazy(async () => ({ default: (await dialog()).DayDialog }));

interface DayActionProps {
  readonly kind: DayActionKind;
  /** The Berlin date. */
  readonly date: string;
  /** The photographer or resource that is chosen first; empty: the whole studio. */
  readonly resource: string;
  readonly onClose: () => void;
}

/** The dialog that cancels or moves all sessions of a day. */
export const DayAction = (props: DayActionProps) => (
  <Suspense>
    <DayDialog {...props} />
  </Suspense>
);

interface DayActionButtonProps {
  readonly kind: DayActionKind;
  readonly className?: string;
  readonly onOpen: () => void;
}

/** The button that opens it. */
export const DayActionButton = ({ kind, className, onOpen }: DayActionButtonProps) => {
  const { language } = useLanguage();
  const Icon = kind === 'cancel' ? CalendarX : CalendarClock;
  return (
    <Button look="secondary" className={className} onPointerEnter={() => void dialog()} onClick={onOpen}>
      <Icon size={17} aria-hidden="true" />
      {actionNames[language][kind]}
    </Button>
  );
};
