import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useCalendarSettings } from '#features/hours/web/parts/admin/use-calendar-settings.ts';
import { Button } from '#shared/web/button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { listName } from '../../../texts/list-name.ts';
import { prepareWaitingList, WaitingList } from './waiting-list.tsx';

/** The button that opens the waiting list; a studio without one does not see it. */
export const WaitingListButton = () => {
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const hours = useCalendarSettings().data?.waiting_list_hours;
  if (typeof hours !== 'number') return null;
  return (
    <>
      <Button look="secondary" onPointerEnter={prepareWaitingList} onClick={() => setOpen(true)}>
        <Hourglass size={17} aria-hidden="true" />
        {listName[language]}
      </Button>
      {isOpen && <WaitingList onClose={() => setOpen(false)} />}
    </>
  );
};
