import { inLanguage } from '#shared/kernel/in-language.ts';
import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { PublicBooking } from '../../../contract.ts';
import { bookingTexts } from '../../../texts/handle.ts';
import { ConfirmationCode } from '../booked/confirmation-code.tsx';
import { BookingFacts } from '../booking-facts.tsx';
import { useMoveTexts } from './use-move-texts.ts';

interface MovedProps {
  readonly booking: PublicBooking;
  readonly before: PublicBooking;
  readonly token: string;
  readonly site: Site;
  readonly mails: boolean;
}

/** The session at its new time, with the calendar file, and the room if it is another one. */
export const MoveConfirmation = ({ booking, before, token, site, mails }: MovedProps) => {
  const t = useMoveTexts();
  const booked = useTexts(bookingTexts);
  const { language } = useLanguage();
  const roomsOf = ({ resources = [] }: PublicBooking): string =>
    resources.map((resource) => inLanguage(resource, 'name', language)).join(', ');
  const rooms = roomsOf(booking);
  return (
    <PageFrame title={t.done} lead={mails ? t.doneLead : t.doneNoMail} arriving>
      <Card className="space-y-6 sm:space-y-8">
        {rooms !== roomsOf(before) && rooms !== '' && (
          <p className="rounded-field bg-warning-soft p-4 font-medium">{t.room(rooms)}</p>
        )}
        <ConfirmationCode code={booking.confirmation_code} />
        <BookingFacts booking={booking} site={site} />
        <div className="flex flex-col gap-3 border-t border-line pt-6 sm:flex-row sm:flex-wrap">
          <ButtonLink href={`/booking/success/${booking.booking_id}/termin.ics`}>
            {booked('booking.addToCalendar')}
          </ButtonLink>
          <ButtonLink href={`/booking/success/${booking.booking_id}?token=${token}`} look="secondary">
            {t.details}
          </ButtonLink>
        </div>
      </Card>
    </PageFrame>
  );
};
