import { ButtonLink } from '#shared/web/button.tsx';
import { LinkOver } from '#shared/web/link-over.tsx';
import type { PublicOffer } from '../../contract.ts';
import { useOfferTexts } from './use-offer-texts.ts';

interface OfferOverProps {
  readonly offer: PublicOffer;
  /** Set if it ended while the page was open. */
  readonly arriving: boolean;
}

/** Shown once an offer has ended: how it ended, and how to continue. */
export const OfferOver = ({ offer, arriving }: OfferOverProps) => {
  const page = useOfferTexts();
  const { state, booking_id } = offer;
  if (state === 'open') return null;
  return (
    <LinkOver title={page[state]} text={page[`${state}Text`]} arriving={arriving} contact={page.contact}>
      {booking_id === null ? (
        <ButtonLink href={`/booking?service=${offer.service_id}`}>{page.book}</ButtonLink>
      ) : (
        // Without the token: the person with the link of the offer may not be the one who booked.
        <ButtonLink href={`/booking/success/${booking_id}`}>{page.takenLink}</ButtonLink>
      )}
    </LinkOver>
  );
};
