import { useState } from 'react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingMoneyTexts } from '../../../texts/admin/money-handle.ts';
import { CancelPaidModal } from '../../parts/admin/cancel-paid-modal.tsx';
import { DeleteModal } from './delete-modal.tsx';
import { RefundModal } from './refund-modal.tsx';

interface DeleteBookingProps {
  readonly booking: AdminBooking;
  readonly onDeleted: () => void;
}

/** Permanently deletes a booking. While money is held for it, cancelling and refunding are offered instead. */
export const DeleteBooking = ({ booking, onDeleted }: DeleteBookingProps) => {
  const t = useTexts(bookingMoneyTexts);
  const [open, setOpen] = useState<'delete' | 'cancel' | 'refund'>();
  const close = (): void => setOpen(undefined);
  const mayWrite = useIsOneOf('owner', 'desk');
  if (!mayWrite) return null;
  return (
    <>
      <Button look="quiet" className="justify-self-start px-0! text-danger!" onClick={() => setOpen('delete')}>
        {t('delete.action')}
      </Button>
      {open === 'delete' && (
        <DeleteModal
          booking={booking}
          onClose={close}
          onDeleted={onDeleted}
          onInstead={(instead) => setOpen(instead)}
        />
      )}
      {open === 'cancel' && <CancelPaidModal booking={booking} refund="all" onClose={close} />}
      {open === 'refund' && <RefundModal booking={booking} onClose={close} />}
    </>
  );
};
