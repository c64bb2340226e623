import { lazy, Suspense } from 'react';
import type { AdminBooking } from '../../../admin-contract.ts';
import type { EditOutcome } from './edit-outcome.ts';

const details = () => import('../../admin/details/booking-details.tsx');
const BookingDetails = lazy(async () => ({ default: (await details()).BookingDetails }));

/** Loads the code of the dialog before it is opened. */
export const prepareBookingDialog = (): void => void details();

interface BookingDialogProps {
  readonly id: string;
  /** Lists that may already contain the booking, so that it is shown without loading. */
  readonly known?: readonly AdminBooking[] | undefined;
  readonly outcome?: EditOutcome;
  readonly onClose: () => void;
}

/** The dialog of one booking, shared by all screens: view, edit, change its status. */
export const BookingDialog = (props: BookingDialogProps) => (
  <Suspense>
    <BookingDetails {...props} />
  </Suspense>
);
