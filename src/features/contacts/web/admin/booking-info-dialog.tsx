import type { ReactNode } from 'react';
import { useId } from 'react';
import type { BookingStatus } from '#features/booking/contract.ts';
import { bookingAdminTexts } from '#features/booking/texts/admin/admin-handle.ts';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import { formatDateTime, formatShort } from '#shared/kernel/time/format.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { ModalDialog } from '#shared/web/dialog/modal-dialog.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Contact, ContactBooking } from '../../contract.ts';
import { contactBookingTexts } from '../../texts/contact-booking-handle.ts';
import { useContactBooking } from './contacts-data.ts';

/** The booking a contact has become. */
export const BookingInfoDialog = ({
  contact,
  onClose,
}: {
  readonly contact: Contact;
  readonly onClose: () => void;
}) => {
  const id = useId();
  const t = useTexts(contactBookingTexts);
  const fields = useTexts(formTexts);
  const { data, error, refetch } = useContactBooking(contact.id);
  return (
    <ModalDialog
      aria-labelledby={id}
      light
      onDismiss={onClose}
      className="card m-auto w-[min(30rem,calc(100vw-2rem))] animate-appear backdrop:bg-black/50"
    >
      <div className="grid gap-4 p-5">
        <h2 id={id} className="text-lg font-semibold">
          {t('info.title', contact.name)}
        </h2>
        {data ? (
          <BookingInfo booking={data} />
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
        <div className="flex flex-wrap-reverse justify-end gap-2 max-sm:*:flex-auto">
          <Button look="secondary" onClick={onClose}>
            {fields('form.close')}
          </Button>
          {data && (
            <ButtonLink href={`/admin/buchungen?highlight=${data.booking_id}`} target="_blank" rel="noopener">
              {t('info.open')}
            </ButtonLink>
          )}
        </div>
      </div>
    </ModalDialog>
  );
};

const Failure = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const t = useTexts(contactBookingTexts);
  return error instanceof CallError && error.status === 404 ? (
    <ErrorBox title={t('info.notFound')} message={t('info.notFound.text')} />
  ) : (
    <LoadFailure title={t('info.error')} error={error} onRetry={onRetry} />
  );
};

const Waiting = () => (
  <Loading className="grid gap-3">
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
  </Loading>
);

const BookingInfo = ({ booking }: { readonly booking: ContactBooking }) => {
  const t = useTexts(contactBookingTexts);
  const words = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      <Fact name={t('info.status')}>{words(`status.${booking.status as BookingStatus}`)}</Fact>
      <Fact name={t('info.code')}>
        <span className="font-mono">{booking.confirmation_code}</span>
      </Fact>
      <Fact name={t('info.start')}>{t('info.startValue', formatShort(epochOf(booking.start_time), language))}</Fact>
      <Fact name={t('service')}>{booking.service_name}</Fact>
      <Fact name={t('photographer')}>{booking.photographer_name}</Fact>
      <Fact name={t('info.customer')}>
        {booking.customer.name}
        <br />
        {givenContact(booking.customer.email) || '-'}
        <br />
        {givenContact(booking.customer.phone) || '-'}
      </Fact>
      {booking.original_service_requested && (
        <Fact name={t('info.requested')}>{booking.original_service_requested}</Fact>
      )}
      <Fact name={t('info.converted')}>{formatDateTime(epochOf(booking.converted_at))}</Fact>
    </dl>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="tabular min-w-0 break-words">{children}</dd>
  </>
);
