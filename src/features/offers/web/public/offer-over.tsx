import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { PublicOffer } from '../../contract.ts';
import { useOfferTexts } from './use-offer-texts.ts';

interface OfferOverProps {
  readonly offer: PublicOffer;
  /** Set if it ended while the page was open. */
  readonly arriving: boolean;
}

/** Shown once an offer has ended: how, and how to go on. */
export const OfferOver = ({ offer, arriving }: OfferOverProps) => {
  const page = useOfferTexts();
  const { state, booking_id } = offer;
  if (state === 'open') return null;
  return (
    <PageFrame title={page[state]} arriving={arriving}>
      <Card>
        <p className="max-w-prose text-lg">{page[`${state}Text`]}</p>
        <p className="mt-6 flex flex-col gap-3 sm:flex-row">
          {booking_id === null ? (
            <ButtonLink href={`/booking?service=${offer.service_id}`}>{page.book}</ButtonLink>
          ) : (
            // Without the token: the person with the link of the offer may not be the one who booked.
            <ButtonLink href={`/booking/success/${booking_id}`}>{page.takenLink}</ButtonLink>
          )}
          <ButtonLink href="/contact" look="secondary">
            {page.contact}
          </ButtonLink>
        </p>
      </Card>
    </PageFrame>
  );
};

/** Shown for a link that no offer has, or if the offer could not be read. */
export const OfferUnknown = ({ isUnknown }: { readonly isUnknown: boolean }) => {
  const page = useOfferTexts();
  const shared = useTexts(sharedTexts);
  return (
    <PageFrame title={isUnknown ? page.unknown : page.down}>
      <Card role="alert">
        <p className="max-w-prose text-lg">{isUnknown ? page.unknownText : page.downText}</p>
        <p className="mt-6 flex flex-col gap-3 sm:flex-row">
          {isUnknown ? (
            <ButtonLink href="/booking">{page.book}</ButtonLink>
          ) : (
            <Button onClick={() => location.reload()}>{shared('error.retry')}</Button>
          )}
          <ButtonLink href="/contact" look="secondary">
            {page.contact}
          </ButtonLink>
        </p>
      </Card>
    </PageFrame>
  );
};
