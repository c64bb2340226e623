import type { AdminBooking, BookingChanges } from '#features/booking/admin-contract.ts';
import { placeholderEmail } from '#features/booking/domain/placeholder-email.ts';
import { contactText } from '#features/booking/web/parts/admin/booking-words.ts';
import { limits } from '#shared/kernel/text.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { PersonFields } from '#shared/web/admin/person-fields.tsx';
import { textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { PhotographerField, ServiceField } from './choice-fields.tsx';
import { useUpdateBooking } from './use-update-booking.ts';

interface EditBookingFormProps {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

/** Who comes, for what and to whom; the time has a form of its own. */
export const EditBookingForm = ({ booking, onClose }: EditBookingFormProps) => {
  const t = useTexts(calendarTexts);
  const { passes, problems } = useFormCheck();
  const update = useUpdateBooking(booking, onClose);
  return (
    <FormModal
      title={t('edit.title')}
      onClose={onClose}
      busy={update.isPending}
      onSubmit={(form) => passes(form) && update.mutate(changesIn(form, booking))}
    >
      <PersonFields
        name={booking.customer_name}
        email={shownContact(booking.customer_email)}
        phone={shownContact(booking.customer_phone)}
        problems={problems}
      />
      <ServiceField
        value={booking.service_id}
        stored={{ id: booking.service_id, name: booking.service_name }}
        error={problems['service_id']}
      />
      <PhotographerField
        value={booking.photographer_id}
        stored={{ id: booking.photographer_id, name: booking.photographer_name }}
        error={problems['photographer_id']}
      />
      <Field label={t('field.notes')} optional>
        {(control) => (
          <textarea {...control} name="notes" rows={3} maxLength={limits.notes} defaultValue={booking.notes ?? ''} />
        )}
      </Field>
    </FormModal>
  );
};

const shownContact = (stored: string): string => (contactText(stored) === stored ? stored : '');

/** Only what has changed is sent; who takes an address away gets the stand-in for one (AMB-052). */
const changesIn = (form: HTMLFormElement, booking: AdminBooking): Partial<BookingChanges> => {
  const [email, phone] = [textIn(form, 'email'), textIn(form, 'phone')];
  const [service_id, photographer_id] = [textIn(form, 'service_id'), textIn(form, 'photographer_id')];
  return {
    customer: {
      name: textIn(form, 'name'),
      ...(email === shownContact(booking.customer_email)
        ? {}
        : { email: email || placeholderEmail(booking.send_notifications) }),
      ...(phone === shownContact(booking.customer_phone) ? {} : { phone: phone || '+49' }),
    },
    ...(service_id === booking.service_id ? {} : { service_id }),
    ...(photographer_id === booking.photographer_id ? {} : { photographer_id }),
    notes: textIn(form, 'notes') || null,
  };
};
