import { useState } from 'react';
import { confirmMinutes } from '#features/booking/domain/confirm-by.ts';
import { orderKind } from '#features/booking/domain/money/order-kind.ts';
import { bookingTexts } from '#features/booking/texts/handle.ts';
import { wizardTexts } from '#features/booking/texts/wizard-handle.ts';
import { DetailsFields } from '#features/booking/web/parts/public/booked/details-fields.tsx';
import { NewTabLink } from '#features/booking/web/parts/public/booked/new-tab-link.tsx';
import { NotBooked } from '#features/booking/web/parts/public/booked/not-booked.tsx';
import { OrderLabel } from '#features/booking/web/parts/public/booked/order-label.tsx';
import { VatNote } from '#features/booking/web/parts/public/booked/vat-note.tsx';
import { type Details, problemsOf } from '#features/booking/web/parts/public/form/details-rules.ts';
import { HeldPrice, HeldRefunds } from '#features/booking/web/parts/public/held-price.tsx';
import { PriceChanged } from '#features/booking/web/parts/public/price-changed.tsx';
import { withWholePrice } from '#features/booking/web/parts/public/whole-price.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf, When } from '#shared/web/time/when.tsx';
import type { PublicCampaign } from '../../contract.ts';
import { CampaignFacts, nameIn } from './campaign-head.tsx';
import { ChildrenChoice } from './children-choice.tsx';
import { type ChosenSpot, chosenSpot } from './chosen-spot.ts';
import { CodeEntry, type EnteredCode } from './code-entry.tsx';
import type { CampaignPageData } from './read-campaign.ts';
import { SpotChoice } from './spot-choice.tsx';
import { useBookingSpot } from './use-booking-spot.ts';
import { useCampaignTexts } from './use-campaign-texts.ts';

interface OpenCampaignProps extends CampaignPageData {
  readonly site: Site;
  readonly mustConfirm: boolean;
  readonly offersWhatsapp: boolean;
}

/** The codes of a volume day, the spots to choose from, the form of the booking page, and one button that books. */
export const OpenCampaign = (props: OpenCampaignProps) => {
  const { campaign, site, mustConfirm, offersWhatsapp, details, onDetails } = props;
  const { language } = useLanguage();
  const page = useCampaignTexts();
  const [picked, setPicked] = useState<string>();
  const [chosenSiblings, setSiblings] = useState(0);
  const [codes, setCodes] = useState<readonly EnteredCode[]>([]);
  const siblings = campaign.access_codes ? Math.max(codes.length - 1, 0) : chosenSiblings;
  const isLocked = campaign.access_codes && codes.length === 0;
  const pickedSpot = campaign.spots.find(({ id }) => id === picked);
  const chosen = pickedSpot && chosenSpot(pickedSpot, siblings);
  const booking = useBookingSpot(props, codes);
  const spot = chosen && withWholePrice(chosen, booking.priceChange);
  const missing = useMissing(spot !== undefined, details);
  return (
    <PageFrame title={nameIn(campaign, language)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (spot && missing === undefined && !isLocked) booking.book(spot, details);
        }}
        className="space-y-6"
      >
        <NotBooked error={booking.error} />
        {booking.priceChange && <PriceChanged priceChange={booking.priceChange} />}
        <Card className="space-y-6">
          <CampaignFacts campaign={campaign} />
          {campaign.early && <p className="font-medium">{page.early(formatDateTime(epochOf(campaign.opens_at)))}</p>}
          {campaign.access_codes && <CodeEntry slug={campaign.slug} codes={codes} onChange={setCodes} />}
          {!isLocked && (
            <Choice
              campaign={campaign}
              siblings={siblings}
              chosen={spot?.id}
              onSiblings={setSiblings}
              onPick={setPicked}
            />
          )}
        </Card>
        {!isLocked && (
          <>
            <Card as="section" className="space-y-6">
              <h2 className="text-lg font-semibold">{page.details}</h2>
              <DetailsFields
                details={details}
                onChange={(changes) => onDetails({ ...details, ...changes })}
                offersWhatsapp={offersWhatsapp}
              />
            </Card>
            <Card className="space-y-5">
              {spot && <Chosen spot={spot} regime={site.vat_regime} />}
              <Order spot={spot} busy={booking.busy} missing={missing} mustConfirm={mustConfirm} />
            </Card>
          </>
        )}
      </form>
    </PageFrame>
  );
};

interface ChoiceProps {
  readonly campaign: PublicCampaign;
  readonly siblings: number;
  readonly chosen: string | undefined;
  readonly onSiblings: (siblings: number) => void;
  readonly onPick: (id: string) => void;
}

/** How many children, and which spot. With access codes there is a child for each. */
const Choice = ({ campaign, siblings, chosen, onSiblings, onPick }: ChoiceProps) => {
  const page = useCampaignTexts();
  const { access_codes, once_per_person, sibling_price, spots } = campaign;
  return (
    <>
      {sibling_price !== null && !access_codes && (
        <ChildrenChoice price={sibling_price} siblings={siblings} onChoose={onSiblings} />
      )}
      {spots.every((spot) => chosenSpot(spot, siblings) === undefined) && <p>{page.noneInRow(siblings + 1)}</p>}
      <SpotChoice spots={spots} chosen={chosen} siblings={siblings} onChoose={onPick} />
      {once_per_person && !access_codes && <p className="text-sm text-muted">{page.once}</p>}
    </>
  );
};

const kindOf = ({ price, prepayment }: Pick<ChosenSpot, 'price' | 'prepayment'>) =>
  orderKind({ price, due: prepayment });

const Chosen = ({ spot, regime }: { readonly spot: ChosenSpot; readonly regime: Site['vat_regime'] }) => {
  const page = useCampaignTexts();
  const t = useTexts(bookingTexts);
  return (
    <>
      <section className="space-y-1">
        <h2 className="text-lg font-semibold">{page.yours}</h2>
        <When start={spot.start} end={spot.end} clock={t('booking.clock')} />
      </section>
      <div>
        <HeldPrice price={spot.price} prepayment={spot.prepayment} rest={spot.rest} />
        <VatNote regime={regime} kind={kindOf(spot)} />
      </div>
      <HeldRefunds terms={spot.cancel_terms} />
    </>
  );
};

interface OrderProps {
  readonly spot: ChosenSpot | undefined;
  readonly busy: boolean;
  readonly missing: string | undefined;
  readonly mustConfirm: boolean;
}

/** The button names the obligation to pay (§ 312j BGB); without a chosen spot it has no price yet. */
const Order = ({ spot, busy, missing, mustConfirm }: OrderProps) => {
  const t = useTexts(wizardTexts);
  const page = useCampaignTexts();
  return (
    <>
      {mustConfirm && <p className="text-sm text-muted">{page.byMail(confirmMinutes)}</p>}
      <noscript>
        <p className="font-medium text-danger">{page.script}</p>
      </noscript>
      <div>
        <Button type="submit" busy={busy} disabled={missing !== undefined} className="w-full">
          {mustConfirm ? t('confirmation.reserve') : <OrderLabel kind={kindOf(spot ?? { price: 1, prepayment: 0 })} />}
        </Button>
        <output className="mt-2 block min-h-6 text-sm text-muted">{missing}</output>
      </div>
      <p className="text-sm text-muted">
        {t('confirmation.legal')}{' '}
        <NewTabLink href="/terms" className="inline-flex min-h-11 items-center">
          {t('confirmation.terms')}
        </NewTabLink>
      </p>
    </>
  );
};

/** What is missing to book, as text; undefined: nothing. */
const useMissing = (isChosen: boolean, details: Details): string | undefined => {
  const page = useCampaignTexts();
  const t = useTexts(wizardTexts);
  if (!isChosen) return page.chooseFirst;
  const problems = problemsOf(details);
  if (problems.length === 0) return undefined;
  return t('details.missing', problems.map((field) => t(`details.missing.${field}`)).join(', '));
};
