import { useState } from 'react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { hasMoneyToReturn } from '../../../domain/money/booking-money.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import { CancelPaidModal } from '../../parts/admin/cancel-paid-modal.tsx';
import { paymentInCents } from '../../parts/admin/payment-in-cents.ts';
import { useBookingMoves } from '../../parts/admin/use-booking-changes.ts';
import { RevenueModal } from './revenue-modal.tsx';

interface BookingActionsProps {
  readonly booking: AdminBooking;
  readonly onForm: (form: 'edit' | 'reschedule') => void;
  readonly onCancelled?: (() => void) | undefined;
}

/** Offers exactly the actions that the server allows for a booking now. */
export const BookingActions = ({ booking, onForm, onCancelled }: BookingActionsProps) => {
  const t = useTexts(bookingAdminTexts);
  const moves = useBookingMoves();
  const [revenueOpen, setRevenueOpen] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const isPaid = hasMoneyToReturn(paymentInCents(booking.payment));
  const busy = moves.busyId === booking.id;
  const may = (action: AdminBooking['allowed_actions'][number]): boolean => booking.allowed_actions.includes(action);
  const mayWrite = useIsOneOf('owner', 'desk');
  if (!mayWrite) return null;
  return (
    <>
      {may('cancel') && (
        <Button
          look="secondary"
          busy={busy}
          onClick={() => (isPaid ? setCancelling(true) : void moves.cancel(booking, onCancelled))}
        >
          {t('action.cancel')}
        </Button>
      )}
      {may('reschedule') && (
        <Button look="secondary" onClick={() => onForm('reschedule')}>
          {t('action.reschedule')}
        </Button>
      )}
      {may('edit') && (
        <Button look="secondary" onClick={() => onForm('edit')}>
          {t('action.edit')}
        </Button>
      )}
      {may('restore') && <Button onClick={() => onForm('edit')}>{t('action.restore')}</Button>}
      {may('record_revenue') && <Button onClick={() => setRevenueOpen(true)}>{t('action.revenue')}</Button>}
      {may('complete') && (
        <Button busy={busy} onClick={() => moves.complete(booking)}>
          {t('action.complete')}
        </Button>
      )}
      {may('confirm_address') && (
        <Button look="secondary" busy={busy} onClick={() => moves.confirmAddress(booking)}>
          {t('action.confirmAddress')}
        </Button>
      )}
      {(may('confirm') || may('confirm_without_payment')) && (
        <Button busy={busy} onClick={() => moves.confirm(booking)}>
          {t(may('confirm') ? 'action.confirm' : 'action.confirmUnpaid')}
        </Button>
      )}
      {cancelling && (
        <CancelPaidModal booking={booking} onClose={() => setCancelling(false)} {...(onCancelled && { onCancelled })} />
      )}
      {revenueOpen && <RevenueModal booking={booking} onClose={() => setRevenueOpen(false)} />}
    </>
  );
};
