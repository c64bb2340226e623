import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';
import { CancelPaidModal } from '../../parts/admin/cancel-paid-modal.tsx';
import { useBookingMoves } from '../../parts/admin/use-booking-changes.ts';
import { RevenueModal } from './revenue-modal.tsx';

interface BookingActionsProps {
  readonly booking: AdminBooking;
  readonly onEdit: () => void;
}

/** Offers what the server says may be done with a booking now, and nothing else. */
export const BookingActions = ({ booking, onEdit }: BookingActionsProps) => {
  const t = useTexts(bookingAdminTexts);
  const moves = useBookingMoves();
  const [revenueOpen, setRevenueOpen] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const isPaid = booking.payment.refundable_amount > 0;
  const busy = moves.busyId === booking.id;
  const may = (action: AdminBooking['allowed_actions'][number]): boolean => booking.allowed_actions.includes(action);
  return (
    <>
      {may('cancel') && (
        <Button
          look="secondary"
          busy={busy}
          onClick={() => (isPaid ? setCancelling(true) : void moves.cancel(booking))}
        >
          {t('action.cancel')}
        </Button>
      )}
      {may('edit') && (
        <Button look="secondary" onClick={onEdit}>
          {t('action.edit')}
        </Button>
      )}
      {may('restore') && <Button onClick={onEdit}>{t('action.restore')}</Button>}
      {may('record_revenue') && <Button onClick={() => setRevenueOpen(true)}>{t('action.revenue')}</Button>}
      {may('complete') && (
        <Button busy={busy} onClick={() => moves.complete(booking)}>
          {t('action.complete')}
        </Button>
      )}
      {(may('confirm') || may('confirm_without_payment')) && (
        <Button busy={busy} onClick={() => moves.confirm(booking)}>
          {t(may('confirm') ? 'action.confirm' : 'action.confirmUnpaid')}
        </Button>
      )}
      {cancelling && <CancelPaidModal booking={booking} onClose={() => setCancelling(false)} />}
      {revenueOpen && <RevenueModal booking={booking} onClose={() => setRevenueOpen(false)} />}
    </>
  );
};
