import { lazy, Suspense } from 'react';
import { AddContactModal } from './add-contact-modal.tsx';
import type { Board } from './board/use-board.ts';
import { BookingInfoDialog } from './booking-info-dialog.tsx';
import { ContactPanel } from './panel/contact-panel.tsx';

const BookingDialog = lazy(async () => ({ default: (await import('./booking/booking-dialog.tsx')).BookingDialog }));

/** The dialogs of the board: the form for a new contact, the panel, the booking dialog, the details of a booking. */
export const ContactDialogs = ({ board, fullscreen }: { readonly board: Board; readonly fullscreen: boolean }) => (
  <>
    {board.selected && <ContactPanel board={board} contact={board.selected} fullscreen={fullscreen} />}
    {board.flow.contact && (
      <Suspense>
        <BookingDialog key={board.flow.contact.id} contact={board.flow.contact} flow={board.flow} />
      </Suspense>
    )}
    {board.adding.isOpen && <AddContactModal onAdded={board.adding.show} onClose={board.adding.stop} />}
    {board.bookingShown && <BookingInfoDialog contact={board.bookingShown} onClose={board.hideBooking} />}
  </>
);
