import { DiscountField } from '#features/discounts/web/parts/admin/discount-field.tsx';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { ExtrasFields } from '#features/services/web/parts/admin/extras/extras-fields.tsx';
import { limits } from '#shared/kernel/text/text.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { euroText } from '#shared/web/money.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { contactBookingTexts } from '../../../texts/contact-booking-handle.ts';
import { TimeChoice } from './time-choice.tsx';
import type { BookingFlow } from './use-booking-flow.ts';
import { type BookingForm, useBookingForm } from './use-booking-form.ts';

/** Books a session for a contact. Closing it without a booking changes nothing. */
export const BookingDialog = ({ contact, flow }: { readonly contact: Contact; readonly flow: BookingFlow }) => {
  const t = useTexts(contactBookingTexts);
  const board = useTexts(boardTexts);
  const booking = useBookingForm(contact, flow);
  const { form, service, photographer, slot } = booking;
  const dismiss = (): void => {
    // A booking that is being saved can no longer be cancelled here.
    if (!form.busy) flow.cancel();
  };
  return (
    <FormModal
      title={t('create.title')}
      form={form}
      // Only notes count as unsaved input: the choices are quickly made again.
      unsaved={form.values.notes.trim() !== ''}
      light
      onClose={dismiss}
      submitLabel={t(form.busy ? 'create.saving' : 'create.submit')}
      disabled={form.busy || slot === undefined}
      note={slot === undefined ? t(nextChoice(booking)) : undefined}
    >
      <Customer contact={contact} />
      <Choices booking={booking} />
      {booking.extras && <ExtrasFields {...booking.extras} />}
      {booking.discount && <DiscountField {...booking.discount} />}
      {service.value !== '' && photographer.value !== '' && <TimeChoice form={booking} />}
      <TextField {...form.field('notes')} label={board('field.notes')} optional rows={2} maxLength={limits.notes} />
    </FormModal>
  );
};

const Customer = ({ contact }: { readonly contact: Contact }) => {
  const board = useTexts(boardTexts);
  const fields = useTexts(formTexts);
  return (
    <dl className="grid gap-x-4 gap-y-1 rounded-field bg-sunken p-3 sm:grid-cols-[1fr_1.5fr_1fr]">
      {[
        [fields('form.name'), contact.name],
        [board('field.email'), contact.email],
        [fields('form.phone'), contact.phone || '-'],
      ].map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Choices = ({ booking }: { readonly booking: BookingForm }) => {
  const t = useTexts(contactBookingTexts);
  const { language } = useLanguage();
  const { services, photographers } = booking;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {services.error ? (
        <LoadFailure title={t('error.services')} error={services.error} onRetry={() => void services.refetch()} />
      ) : (
        <SelectField {...booking.service} label={t('service.required')} required>
          <option value="">{t(services.data ? 'choose.please' : 'choose.loading')}</option>
          {services.data?.map((service) => (
            <option key={service.id} value={service.id}>
              {serviceName(service, language)} ({euroText(service.price_eur)})
            </option>
          ))}
        </SelectField>
      )}
      {photographers.error ? (
        <LoadFailure
          title={t('error.photographers')}
          error={photographers.error}
          onRetry={() => void photographers.refetch()}
        />
      ) : (
        <SelectField {...booking.photographer} label={t('photographer.required')} required>
          <option value="">{t(photographers.data ? 'choose.please' : 'choose.loading')}</option>
          {photographers.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {booking.offersAnyone && <option value={anyone}>{t('photographer.anyone')}</option>}
        </SelectField>
      )}
    </div>
  );
};

/** Returns what is still to be chosen before the booking can be confirmed. */
const nextChoice = ({ service, photographer, date }: BookingForm) => {
  if (service.value === '') return 'next.service';
  if (photographer.value === '') return 'next.photographer';
  return date === undefined ? 'next.day' : 'next.time';
};
