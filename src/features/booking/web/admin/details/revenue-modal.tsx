import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useTheirChanges } from '#shared/web/admin/form/their-changes.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
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
  const saving = useSaveRevenue(booking, () => {
    showToast(t('toast.revenueSaved'), 'success');
    onClose();
  });
  const { base = booking } = saving;
  const form = useForm({
    initial: {
      photos_delivered: String(base.photos_delivered ?? 0),
      actual_revenue: base.actual_revenue ?? (base.service_price as number | undefined),
      revenue_notes: base.revenue_notes ?? '',
    },
    save: ({ photos_delivered, actual_revenue = 0, revenue_notes }) =>
      saving.save({
        photos_delivered: wholeFrom(photos_delivered),
        actual_revenue,
        revenue_notes: revenue_notes.trim(),
      }),
    failed: (error) => {
      if (saving.failed(error)) showToast(t('edit.error', message(error)), 'error');
      return undefined;
    },
  });
  const photos = form.field('photos_delivered');
  return (
    <FormModal title={t('action.revenue')} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={useRevenueDifferences()} />
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

const revenueFields = ['photos_delivered', 'actual_revenue', 'revenue_notes'] as const;

const useSaveRevenue = (booking: AdminBooking, onSaved: () => void) => {
  const change = useBookingChange((body: Result & Pick<AdminBooking, 'version'>) =>
    bookingsCall('PUT /api/admin/bookings/{id}/umsatz', { params: { id: booking.id }, body }),
  );
  return useSaveRecord<AdminBooking, Result>({
    stored: booking,
    name: 'booking',
    fields: revenueFields,
    change: (_, body) => change.mutateAsync(body),
    onSaved,
  });
};

/** Describes what a concurrent change altered in the result of a session. */
const useRevenueDifferences = () => {
  const t = useTexts(bookingAdminTexts);
  const euro = useEuro();
  return useTheirChanges<AdminBooking, (typeof revenueFields)[number]>({
    labels: {
      photos_delivered: t('revenue.photos'),
      actual_revenue: t('revenue.amount'),
      revenue_notes: t('revenue.notes'),
    },
    textOf: ({ actual_revenue }, field) =>
      field === 'actual_revenue' && actual_revenue !== null ? euro(actual_revenue) : undefined,
  });
};

interface Result {
  readonly photos_delivered: number;
  /** EUR. */
  readonly actual_revenue: number;
  readonly revenue_notes: string;
}
