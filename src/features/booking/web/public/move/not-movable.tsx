import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { PhoneLink } from '#shared/web/phone-link.tsx';
import type { PublicBooking } from '../../../contract.ts';
import type { MovePageTexts } from '../../../texts/pages/move-page.ts';
import { BookingFacts } from '../booking-facts.tsx';
import { useMoveTexts } from './use-move-texts.ts';

interface NotMovableProps {
  readonly booking: PublicBooking;
  readonly token: string;
  readonly site: Site;
}

/** Why a session cannot be moved online, and how to reach the studio. */
export const NotMovable = ({ booking, token, site }: NotMovableProps) => {
  const t = useMoveTexts();
  const refusal = booking.status === 'CANCELLED' ? 'cancelled' : (booking.move?.refusal ?? 'not_offered');
  const reachesStudio = refusal === 'too_late' || refusal === 'used_up' || refusal === 'not_offered';
  return (
    <PageFrame title={t.title}>
      <Card className="space-y-6 sm:space-y-8">
        <section className="rounded-field border border-warning/40 bg-warning-soft p-4 sm:p-5">
          <h2 className="font-semibold">{t.impossible}</h2>
          <p className="mt-1">{reasons[refusal](t, booking.move?.until_hours ?? 0)}</p>
          {reachesStudio && <Reach phone={site.company_phone} />}
        </section>
        <BookingFacts booking={booking} site={site} />
        <div className="flex flex-col gap-3 border-t border-line pt-6 sm:flex-row">
          {refusal === 'cancelled' ? (
            <ButtonLink href="/booking">{t.book}</ButtonLink>
          ) : (
            <ButtonLink href={`/booking/success/${booking.booking_id}?token=${token}`} look="secondary">
              {t.details}
            </ButtonLink>
          )}
        </div>
      </Card>
    </PageFrame>
  );
};

type Refusal = NonNullable<NonNullable<PublicBooking['move']>['refusal']>;

const reasons: Readonly<Record<Refusal, (t: MovePageTexts, hours: number) => string>> = {
  too_late: (t, hours) => t.late(hours),
  used_up: (t) => t.used,
  over: (t) => t.over,
  cancelled: (t) => t.cancelled,
  unconfirmed: (t) => t.unconfirmed,
  not_offered: (t) => t.notOffered,
};

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

const Reach = ({ phone }: { readonly phone: string }) => {
  const t = useMoveTexts();
  if (!phone) {
    return (
      <a href="/contact" className={link}>
        {t.write}
      </a>
    );
  }
  return (
    <p className="mt-1">
      {t.call} <PhoneLink phone={phone} className={link} />
    </p>
  );
};
