import { useState } from 'react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { BookingPublishConsent } from '#features/calendar/web/parts/admin/publish-consent.tsx';
import { CustomerNotes } from '#features/customers/web/parts/admin/customer-notes.tsx';
import { BookingInvoices } from '#features/invoices/web/parts/admin/booking-invoices.tsx';
import { BookingMessages } from '#features/notifications/web/parts/admin/booking-messages.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingTimeline } from './booking-timeline.tsx';
import { DeleteBooking } from './delete-booking.tsx';
import { HistoryOfCustomer } from './history-of-customer.tsx';
import { TimeRequest } from './time-request.tsx';

interface ViewBookingProps {
  readonly booking: AdminBooking;
  readonly onDeleted: () => void;
}

/** All data of a booking and its customer. */
export const ViewBooking = ({ booking, onDeleted }: ViewBookingProps) => {
  const t = useTexts(bookingAdminTexts);
  const [historyOpen, setHistoryOpen] = useState(false);
  const isDaily = useIsOneOf('owner', 'desk');
  const customer = { email: booking.customer_email, name: booking.customer_name };
  return (
    <>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-4">
          <BookingFacts booking={booking} />
          {isDaily && <BookingPublishConsent bookingId={booking.id} mayChange={booking.status !== 'CANCELLED'} />}
          <TimeRequest booking={booking} />
          <DeleteBooking booking={booking} onDeleted={onDeleted} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          {isDaily && (
            <>
              <CustomerNotes customer={customer} />
              <Button look="secondary" className="justify-self-start" onClick={() => setHistoryOpen(true)}>
                {t('details.history')}
              </Button>
            </>
          )}
          <BookingInvoices bookingId={booking.id} customerName={booking.customer_name} />
          {isDaily && <BookingMessages bookingId={booking.id} />}
          <BookingTimeline booking={booking} />
        </div>
      </div>
      {historyOpen && (
        <HistoryOfCustomer
          customer={{ ...customer, phone: booking.customer_phone }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </>
  );
};
