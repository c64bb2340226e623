import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';

const createForm = () => import('../../admin/create-booking-form.tsx');
const CreateBookingForm = lazy(async () => ({ default: (await createForm()).CreateBookingForm }));

const nothingYet = {};

/** The form to book for a customer, for use on any screen. */
export const CreateBooking = ({ onClose }: { readonly onClose: () => void }) => (
  <Suspense>
    <CreateBookingForm at={nothingYet} onClose={onClose} />
  </Suspense>
);

/** A button that opens the form. */
export const CreateBookingButton = () => {
  const t = useTexts(calendarTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-keyshortcuts="Alt+N"
        className="max-sm:flex-1 max-sm:px-2 max-sm:text-sm"
        onPointerEnter={() => void createForm()}
        onClick={() => setOpen(true)}
      >
        <Plus size={18} aria-hidden="true" />
        {t('calendar.create')}
      </Button>
      {isOpen && <CreateBooking onClose={() => setOpen(false)} />}
    </>
  );
};
