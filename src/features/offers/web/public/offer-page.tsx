import { useState } from 'react';
import { ButtonLink } from '#shared/web/button.tsx';
import { LinkOver, LinkUnknown } from '#shared/web/link-over.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import type { PublicOffer } from '../../contract.ts';
import { offerPageTexts } from '../../texts/page-texts.ts';
import { OpenOffer } from './open-offer.tsx';
import { useOfferTexts } from './use-offer-texts.ts';

export interface OfferData {
  readonly offer?: PublicOffer;
  /** Whether no offer has this link. If this is false and there is no offer, the read failed. */
  readonly isUnknown?: boolean;
  /** Whether another address than that of the offer must be confirmed. */
  readonly mustConfirm?: boolean | undefined;
  /** Whether the studio sends reminders by WhatsApp. */
  readonly whatsapp?: boolean | undefined;
}

/** The page of the link of an offer. Opening it changes nothing, because mail programs open links automatically. */
const OfferPage = ({ data, params, site }: PageProps<OfferData>) => {
  const page = useOfferTexts();
  const [offer, setOffer] = useState(data.offer);
  if (!offer) return <LinkUnknown isUnknown={data.isUnknown ?? false} texts={page} />;
  if (offer.state !== 'open') return <OfferOver offer={offer} arriving={offer !== data.offer} />;
  return (
    <OpenOffer
      offer={offer}
      link={params.link ?? ''}
      site={site}
      mustConfirm={data.mustConfirm ?? false}
      offersWhatsapp={data.whatsapp ?? false}
      onChange={setOffer}
    />
  );
};

export const offerPage: Page<OfferData> = {
  Component: OfferPage,
  head: ({ site }, _, language) => ({ title: `${offerPageTexts[language].title} · ${site.company_name}` }),
};

interface OfferOverProps {
  readonly offer: PublicOffer;
  /** Set if it ended while the page was open. */
  readonly arriving: boolean;
}

/** Shown once an offer has ended: how it ended, and how to continue. */
const OfferOver = ({ offer, arriving }: OfferOverProps) => {
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
