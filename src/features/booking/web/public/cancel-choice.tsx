import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { PhoneLink } from '#shared/web/phone-link.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { PublicBooking } from '../../contract.ts';
import { useCancelTexts } from './cancel-texts.ts';
import { RefundOutlook } from './refund-outlook.tsx';

interface CancelChoiceProps {
  readonly booking: PublicBooking;
  readonly token: string;
  readonly hours: number | undefined;
  readonly phone: string;
  /** What the customer has to check again before cancelling. */
  readonly notice: string | undefined;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** Asks whether to cancel. If it is too late, it shows the reason and the phone number of the studio. */
export const CancelChoice = ({ booking, token, hours, phone, notice, busy, onCancel }: CancelChoiceProps) => {
  const t = useCancelTexts();
  if (booking.can_cancel === false) return <TooLate booking={booking} hours={hours} phone={phone} />;
  return (
    <section className="border-t border-line pt-6">
      {notice && (
        <p role="alert" className="mb-4 max-w-prose font-medium text-danger">
          {notice}
        </p>
      )}
      <RefundOutlook booking={booking} />
      <p className="max-w-prose font-medium">{t('cancel.question')}</p>
      {booking.cancel_deadline && (
        <p className="mt-2 text-muted">{t('cancel.deadline', formatDateTime(epochOf(booking.cancel_deadline)))}</p>
      )}
      <noscript>
        <p className="mt-4 font-medium text-danger">{t('cancel.script')}</p>
      </noscript>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button look="danger" busy={busy} onClick={onCancel}>
          {t('cancel.confirm')}
        </Button>
        {booking.move?.refusal === null && (
          <ButtonLink href={`/move/${booking.booking_id}?token=${token}`} look="secondary">
            {t('cancel.move')}
          </ButtonLink>
        )}
        <ButtonLink href={`/booking/success/${booking.booking_id}?token=${token}`} look="secondary">
          {t('cancel.keep')}
        </ButtonLink>
      </div>
    </section>
  );
};

const TooLate = ({ booking, hours, phone }: Pick<CancelChoiceProps, 'booking' | 'hours' | 'phone'>) => {
  const t = useCancelTexts();
  // The server omits the deadline once the session is over.
  const late = booking.cancel_deadline && hours !== undefined;
  return (
    <section className="rounded-field border border-warning/40 bg-warning-soft p-4 sm:p-5">
      <h2 className="font-semibold">{t('cancel.impossible')}</h2>
      <p className="mt-1">{late ? t('cancel.tooLate', hours) : t('cancel.over')}</p>
      {!phone && (
        <p className="mt-1">
          <a href="/contact" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t('cancel.write')}
          </a>
        </p>
      )}
      {phone && (
        <p className="mt-1">
          {t('cancel.call')} <PhoneLink phone={phone} className="font-semibold underline underline-offset-4" />
        </p>
      )}
    </section>
  );
};
