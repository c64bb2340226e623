import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { euroInSentence } from '#shared/web/money.tsx';
import type { Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import type { PublicBooking } from '../../../contract.ts';
import { BookingFacts } from '../booking-facts.tsx';
import { useMoveTexts } from './use-move-texts.ts';

/** The session is cancelled because its customer wants no other time. */
export const Declined = ({ booking, site }: { readonly booking: PublicBooking; readonly site: Site }) => {
  const t = useMoveTexts();
  const { refunded_amount: refunded = 0 } = booking;
  return (
    <PageFrame title={t.declined} lead={refunded > 0 ? t.declinedRefund(euroInSentence(refunded)) : undefined} arriving>
      <Card className="space-y-6 sm:space-y-8">
        <BookingFacts booking={booking} site={site} />
        <div className="flex border-t border-line pt-6">
          <ButtonLink href="/booking">{t.book}</ButtonLink>
        </div>
      </Card>
    </PageFrame>
  );
};
