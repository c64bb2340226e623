import { useState } from 'react';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';
import { RefundAmount } from './refund-amount.tsx';
import { studioReason, useBookingChange } from './use-booking-changes.ts';
import { bookingsCall } from './use-bookings.ts';

interface CancelPaidModalProps {
  readonly booking: AdminBooking;
  /** The initial choice; 'none' by default. */
  readonly refund?: 'none' | 'all';
  readonly onClose: () => void;
  /** Called after the cancellation, before the dialog closes. */
  readonly onCancelled?: () => void;
}

/** Cancels a paid booking. Shows how much was paid, and asks how much to refund. */
export const CancelPaidModal = ({ booking, refund = 'none', onClose, onCancelled }: CancelPaidModalProps) => {
  const t = useTexts(bookingAdminTexts);
  const euro = useEuro();
  const message = useErrorMessage();
  const most = booking.payment.refundable_amount;
  const [share, setShare] = useState<'none' | 'all' | 'part'>(refund);
  const [part, setPart] = useState(most);
  const refund_amount = { none: 0, all: most, part }[share];
  const cancel = useBookingChange(() =>
    bookingsCall('POST /api/admin/bookings/{id}/cancel', {
      params: { id: booking.id },
      body: { reason: studioReason, refund_amount },
    }),
  );
  const submit = (): void =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        showToast(t('toast.cancelled', booking.customer_name), 'success');
        onCancelled?.();
        onClose();
      },
    });
  const paid = euro(most);
  return (
    <FormModal
      title={t('action.cancel')}
      submitLabel={t('action.cancel')}
      submitLook="danger"
      closeLabel={t('cancel.keep')}
      onClose={onClose}
      onSubmit={submit}
      busy={cancel.isPending}
      failure={cancel.isError ? t('toast.statusError', message(cancel.error)) : undefined}
      disabled={share === 'part' && part === 0}
    >
      <p className="break-words">{t('cancel.question', booking.customer_name)}</p>
      {booking.payment.cash && <p className="font-medium">{t('cancel.cash', euro(booking.payment.cash.amount))}</p>}
      {most > 0 && <p className="font-medium">{t('cancel.paid', paid)}</p>}
      {most > 0 && (
        <Field label={t('cancel.refund')}>
          {(control) => (
            <select
              {...control}
              name="share"
              value={share}
              onChange={(event) => setShare(event.target.value as typeof share)}
            >
              <option value="none">{t('cancel.refund.none')}</option>
              <option value="all">{t('cancel.refund.all', paid)}</option>
              <option value="part">{t('cancel.refund.part')}</option>
            </select>
          )}
        </Field>
      )}
      {share === 'part' && <RefundAmount most={most} onChange={setPart} />}
    </FormModal>
  );
};
