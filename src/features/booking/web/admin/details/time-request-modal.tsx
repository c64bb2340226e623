import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingRequestTexts } from '../../../texts/admin/request-handle.ts';
import { hasNoAddress } from '../../parts/admin/booking-words.ts';
import { KeepsTimeField } from '../../parts/admin/keeps-time-field.tsx';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';
import { requestCall } from './use-requests.ts';

interface TimeRequestModalProps {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

interface Entry {
  readonly keeps_time: boolean;
  readonly explanation: string;
}

/** Asks a customer to choose another time, with the reason and whether the session keeps its time until then. */
export const TimeRequestModal = ({ booking, onClose }: TimeRequestModalProps) => {
  const t = useTexts(bookingRequestTexts);
  const message = useErrorMessage();
  const ask = useBookingChange((entry: Entry) =>
    requestCall('POST /api/admin/bookings/{id}/time-request', {
      params: { id: booking.id },
      body: { keeps_time: entry.keeps_time, explanation: entry.explanation || null },
    }),
  );
  const form = useForm<Entry>({
    initial: { keeps_time: true, explanation: '' },
    save: async (entry) => {
      await ask.mutateAsync(entry);
      showToast(t('request.sent', booking.customer_name), 'success');
      onClose();
    },
    failed: (error) => t('request.error', message(error)),
  });
  return (
    <FormModal title={t('request.title')} submitLabel={t('request.submit')} form={form} onClose={onClose}>
      <p className="max-w-[65ch]">{t('request.intro', booking.customer_name)}</p>
      {hasNoAddress(booking) && <p className="font-medium text-warning">{t('request.noMail')}</p>}
      <KeepsTimeField value={form.values.keeps_time} onChange={form.field('keeps_time').onChange} />
      <TextField
        {...form.field('explanation')}
        label={t('request.message')}
        hint={t('request.messageHint')}
        lang={booking.language}
        rows={2}
        maxLength={1000}
        optional
      />
    </FormModal>
  );
};
