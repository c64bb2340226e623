import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { type FieldsOf, useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingRequestTexts } from '../../../texts/request-handle.ts';
import { hasNoAddress } from '../../parts/admin/booking-words.ts';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';
import { requestCall } from './use-requests.ts';

interface RequestModalProps {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

interface Entry {
  readonly keeps_time: boolean;
  readonly explanation: string;
}

/** Asks a customer to choose another time, with the reason and whether the session keeps its time until then. */
export const RequestModal = ({ booking, onClose }: RequestModalProps) => {
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
      <KeepsTimeField {...form} />
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

const KeepsTimeField = ({ values, field }: FieldsOf<Entry>) => {
  const t = useTexts(bookingRequestTexts);
  const { onChange } = field('keeps_time');
  return (
    <fieldset>
      <legend className="mb-0.5 font-medium">{t('request.until')}</legend>
      {([true, false] as const).map((keeps) => (
        <label key={String(keeps)} className="flex min-h-control cursor-pointer items-start gap-2.5 py-1.5">
          <input
            type="radio"
            name="keeps_time"
            checked={values.keeps_time === keeps}
            onChange={() => onChange(keeps)}
            className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-accent"
          />
          <span>
            {t(keeps ? 'request.keep' : 'request.give')}
            <span className="block text-sm text-muted">{t(keeps ? 'request.keepHint' : 'request.giveHint')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
