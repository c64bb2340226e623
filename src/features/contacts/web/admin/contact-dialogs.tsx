import type { Board } from './board/use-board.ts';
import { BookingDialog } from './booking/booking-dialog.tsx';
import { BookingInfoDialog } from './booking-info-dialog.tsx';
import { ContactPanel } from './panel/contact-panel.tsx';

/** What opens from the board: the panel, the booking dialog, the booking. */
export const ContactDialogs = ({ board, fullscreen }: { readonly board: Board; readonly fullscreen: boolean }) => (
  <>
    {board.selected && <ContactPanel board={board} contact={board.selected} fullscreen={fullscreen} />}
    {board.flow.contact && <BookingDialog key={board.flow.contact.id} contact={board.flow.contact} flow={board.flow} />}
    {board.bookingShown && <BookingInfoDialog contact={board.bookingShown} onClose={board.hideBooking} />}
  </>
);
