import { formatTime } from '#shared/kernel/time/format.ts';
import { Card } from '#shared/web/card.tsx';
import type { Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { PublicBooking } from '../../contract.ts';
import { bookingTexts } from '../../texts/handle.ts';
import { ConfirmationCode } from './booked/confirmation-code.tsx';
import { BookingFacts } from './booking-facts.tsx';

interface UnconfirmedProps {
  readonly booking: PublicBooking;
  /** The deadline, ISO. */
  readonly until: string;
  readonly site: Site;
}

/** A booking that must be confirmed with the link of its mail: the deadline, and where the mail was sent. */
export const Unconfirmed = ({ booking, until, site }: UnconfirmedProps) => {
  const t = useTexts(bookingTexts);
  return (
    <PageFrame title={t('success.unconfirmed.title')} lead={t('success.unconfirmed.lead', formatTime(epochOf(until)))}>
      <Card className="space-y-6 sm:space-y-8">
        <p className="break-words">{t('success.unconfirmed.mail', booking.customer.email)}</p>
        <ConfirmationCode code={booking.confirmation_code} />
        <BookingFacts booking={booking} site={site} />
      </Card>
    </PageFrame>
  );
};
