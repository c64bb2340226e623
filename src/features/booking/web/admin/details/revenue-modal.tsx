import { useState } from 'react';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
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
  const [photos, setPhotos] = useState(String(booking.photos_delivered ?? 0));
  const [revenue, setRevenue] = useState(booking.actual_revenue ?? booking.service_price);
  const [notes, setNotes] = useState(booking.revenue_notes ?? '');
  const save = useBookingChange(() =>
    bookingsCall('PUT /api/admin/bookings/{id}/umsatz', {
      params: { id: booking.id },
      body: {
        photos_delivered: wholeFrom(photos),
        actual_revenue: revenue,
        revenue_notes: notes.trim(),
      },
    }),
  );
  const { passes, problems } = useFormCheck();
  const submit = (form: HTMLFormElement): void => {
    if (!passes(form)) return;
    save.mutate(undefined, {
      onSuccess: () => {
        showToast(t('toast.revenueSaved'), 'success');
        onClose();
      },
      onError: (error) => showToast(t('edit.error', message(error)), 'error'),
    });
  };
  return (
    <FormModal title={t('action.revenue')} onClose={onClose} onSubmit={submit} busy={save.isPending}>
      <PhotosField photos={photos} onChange={setPhotos} />
      <MoneyField
        label={t('revenue.amount')}
        name="actual_revenue"
        initial={revenue}
        otherwise={0}
        hint={t('revenue.amountHint')}
        onRead={(euro = 0) => setRevenue(euro)}
        error={problems['actual_revenue']}
      />
      <Field label={t('revenue.notes')} optional>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={5000}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        )}
      </Field>
    </FormModal>
  );
};

interface PhotosFieldProps {
  readonly photos: string;
  readonly onChange: (photos: string) => void;
}

const PhotosField = ({ photos, onChange }: PhotosFieldProps) => {
  const t = useTexts(bookingAdminTexts);
  return (
    <Field label={t('revenue.photos')}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={photos}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(String(wholeFrom(photos)))}
        />
      )}
    </Field>
  );
};
