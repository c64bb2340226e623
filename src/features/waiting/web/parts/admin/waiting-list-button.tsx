import { Hourglass } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCalendarSettings } from '#features/hours/web/parts/admin/use-calendar-settings.ts';
import { Button } from '#shared/web/button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { listName } from '../../../texts/list-name.ts';

const dialog = () => import('../../admin/waiting-list-dialog.tsx');
const WaitingListDialog = lazy(async () => ({ default: (await dialog()).WaitingListDialog }));

/** The button that opens the waiting list; a studio without one does not see it. */
export const WaitingListButton = () => {
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const hours = useCalendarSettings().data?.waiting_list_hours;
  if (typeof hours !== 'number') return null;
  return (
    <>
      <Button look="secondary" onPointerEnter={() => void dialog()} onClick={() => setOpen(true)}>
        <Hourglass size={17} aria-hidden="true" />
        {listName[language]}
      </Button>
      {isOpen && (
        <Suspense>
          <WaitingListDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
