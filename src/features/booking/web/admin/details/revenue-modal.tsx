import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';
import { wholeFrom } from '../../parts/admin/typed-numbers.ts';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';
import { bookingsCall } from '../../parts/admin/use-bookings.ts';

interface RevenueModalProps {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

/** Records the result of a completed session. */
export const RevenueModal = ({ booking, onClose }: RevenueModalProps) => {
  const t = useTexts(bookingAdminTexts);
  const message = useErrorMessage();
  const save = useBookingChange((body: Result) =>
    bookingsCall('PUT /api/admin/bookings/{id}/umsatz', { params: { id: booking.id }, body }),
  );
  const form = useForm({
    initial: {
      photos_delivered: String(booking.photos_delivered ?? 0),
      actual_revenue: booking.actual_revenue ?? (booking.service_price as number | undefined),
      revenue_notes: booking.revenue_notes ?? '',
    },
    save: async ({ photos_delivered, actual_revenue = 0, revenue_notes }) => {
      await save.mutateAsync({
        photos_delivered: wholeFrom(photos_delivered),
        actual_revenue,
        revenue_notes: revenue_notes.trim(),
      });
      showToast(t('toast.revenueSaved'), 'success');
      onClose();
    },
    failed: (error) => {
      showToast(t('edit.error', message(error)), 'error');
      return undefined;
    },
  });
  const photos = form.field('photos_delivered');
  return (
    <FormModal title={t('action.revenue')} form={form} onClose={onClose}>
      <TextField
        {...photos}
        label={t('revenue.photos')}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        onBlur={() => photos.onChange(String(wholeFrom(photos.value)))}
      />
      <MoneyField
        {...form.field('actual_revenue')}
        label={t('revenue.amount')}
        otherwise={0}
        hint={t('revenue.amountHint')}
      />
      <TextField {...form.field('revenue_notes')} label={t('revenue.notes')} optional rows={3} maxLength={5000} />
    </FormModal>
  );
};

interface Result {
  readonly photos_delivered: number;
  /** EUR. */
  readonly actual_revenue: number;
  readonly revenue_notes: string;
}
