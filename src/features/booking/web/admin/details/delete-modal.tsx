import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { type DeletionObstacle, deletionObstacle } from '../../../domain/money/booking-money.ts';
import { bookingMoneyTexts } from '../../../texts/admin/money-handle.ts';
import { contestedPaymentTexts } from '../../../texts/contested-payment.ts';
import { paymentInCents } from '../../parts/admin/payment-in-cents.ts';
import { bookingKey, bookingsCall, bookingsToRefresh } from '../../parts/admin/use-bookings.ts';

interface DeleteModalProps {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly onInstead: (instead: 'cancel' | 'refund') => void;
}

export const DeleteModal = (props: DeleteModalProps) => {
  const { payment, no_show_fee } = props.booking;
  const inTheWay = deletionObstacle(paymentInCents(payment), Boolean(no_show_fee?.charged));
  return inTheWay === undefined ? <ReallyDelete {...props} /> : <NotYet {...props} inTheWay={inTheWay} />;
};

const ReallyDelete = ({ booking, onClose, onDeleted }: DeleteModalProps) => {
  const t = useTexts(bookingMoneyTexts);
  const message = useErrorMessage();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => bookingsCall('DELETE /api/admin/bookings/{id}', { params: { id: booking.id } }),
    onSuccess: () => {
      onDeleted();
      client.removeQueries({ queryKey: bookingKey(booking.id) });
      showToast(t('toast.deleted', booking.customer_name), 'success');
    },
    // Also after a refusal: a payment may have arrived that was not shown yet, and the dialog then shows it.
    onSettled: () => void bookingsToRefresh.map((queryKey) => client.invalidateQueries({ queryKey })),
  });
  const failed = (error: unknown): string => {
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'payment_open') return t('delete.notClosed');
    return code === 'booking_has_money' ? t('delete.problem') : t('delete.error', message(error));
  };
  const form = useForm({ initial: {}, save: () => remove.mutateAsync(), failed });
  return (
    <FormModal
      title={t('delete.title')}
      submitLabel={t('delete.submit')}
      submitLook="danger"
      closeLabel={t('delete.keep')}
      form={form}
      onClose={onClose}
    >
      <p className="font-medium break-words">{t('delete.question', booking.customer_name)}</p>
      <p>{t('delete.explained')}</p>
      {booking.payment.status === 'open' && <p>{t('delete.openPayment')}</p>}
    </FormModal>
  );
};

const NotYet = ({
  booking,
  onClose,
  onInstead,
  inTheWay,
}: DeleteModalProps & { readonly inTheWay: DeletionObstacle }) => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  const mayCancel = booking.allowed_actions.includes('cancel');
  const isRefundable = inTheWay === 'paid';
  const contested = contestedPaymentTexts[useLanguage().language];
  return (
    <Modal
      title={t('delete.title')}
      light
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('delete.keep')}
          </Button>
          {isRefundable && (
            <Button onClick={() => onInstead(mayCancel ? 'cancel' : 'refund')}>
              {t(mayCancel ? 'delete.cancelAndRefund' : 'delete.refund')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {inTheWay === 'paid' ? (
          <>
            <p className="font-medium">{t('delete.paid', euro(booking.payment.refundable_amount))}</p>
            <p>{t(mayCancel ? 'delete.cancelInstead' : 'delete.refundInstead')}</p>
          </>
        ) : (
          <p className="font-medium">{inTheWay === 'contested' ? contested.delete : t(`delete.${inTheWay}`)}</p>
        )}
      </div>
    </Modal>
  );
};
