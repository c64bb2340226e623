import { lazy, Suspense } from 'react';
import type { AdminBooking } from '../../../admin-contract.ts';
import type { EditOutcome } from './edit-outcome.ts';

const details = () => import('../../admin/details/booking-details.tsx');
const BookingDetails = lazy(async () => ({ default: (await details()).BookingDetails }));

/** Loads the dialog before somebody opens it. */
export const prepareBookingDialog = (): void => void details();

interface BookingDialogProps {
  readonly id: string;
  /** Where it may stand already, so that it is there at once. */
  readonly known?: readonly AdminBooking[] | undefined;
  readonly outcome?: EditOutcome;
  readonly onClose: () => void;
}

/** One booking, to look at, edit, move and cancel: the same dialog on every screen. */
export const BookingDialog = (props: BookingDialogProps) => (
  <Suspense>
    <BookingDetails {...props} />
  </Suspense>
);
