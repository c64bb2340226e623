import { Plus } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';

const createForm = () => import('../../admin/session/create-booking-form.tsx');
const CreateBookingForm = lazy(async () => ({ default: (await createForm()).CreateBookingForm }));

/** Loads the code of the form before it is opened. */
export const prepareCreateBooking = (): void => void createForm();

const nothingYet = {};

type CreateBookingProps = Omit<ComponentProps<typeof CreateBookingForm>, 'at'> &
  Partial<Pick<ComponentProps<typeof CreateBookingForm>, 'at'>>;

/** The form to book for a customer, for use on any screen. */
export const CreateBooking = ({ at = nothingYet, ...form }: CreateBookingProps) => (
  <Suspense>
    <CreateBookingForm at={at} {...form} />
  </Suspense>
);

/** A button that opens the form, for those who may book. */
export const CreateBookingButton = () => {
  const t = useTexts(calendarTexts);
  const [isOpen, setOpen] = useState(false);
  const mayBook = useIsOneOf('owner', 'desk');
  if (!mayBook) return null;
  return (
    <>
      <Button
        aria-keyshortcuts="Alt+N"
        className="max-sm:flex-1 max-sm:px-2 max-sm:text-sm"
        onPointerEnter={prepareCreateBooking}
        onClick={() => setOpen(true)}
      >
        <Plus size={18} aria-hidden="true" />
        {t('calendar.create')}
      </Button>
      {isOpen && <CreateBooking onClose={() => setOpen(false)} />}
    </>
  );
};
