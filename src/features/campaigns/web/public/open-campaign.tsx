import { useState } from 'react';
import { confirmMinutes } from '#features/booking/domain/confirm-by.ts';
import { bookingTexts } from '#features/booking/texts/handle.ts';
import { wizardTexts } from '#features/booking/texts/wizard-handle.ts';
import { OrderForm } from '#features/booking/web/parts/public/order/order-form.tsx';
import { useOrder } from '#features/booking/web/parts/public/order/use-order.ts';
import { withWholePrice } from '#features/booking/web/parts/public/order/whole-price.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { caller } from '#shared/web/call/call.ts';
import { Card } from '#shared/web/card.tsx';
import type { Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf, When } from '#shared/web/time/when.tsx';
import type { campaignsContract, PublicCampaign } from '../../contract.ts';
import { CampaignFacts, nameIn } from './campaign-head.tsx';
import { ChildrenChoice } from './children-choice.tsx';
import { type ChosenSpot, chosenSpot } from './chosen-spot.ts';
import { CodeEntry, type EnteredCode } from './code-entry.tsx';
import { type CampaignPageData, readCampaign } from './read-campaign.ts';
import { SpotChoice } from './spot-choice.tsx';
import { useCampaignTexts } from './use-campaign-texts.ts';

const call = caller<typeof campaignsContract>();

interface OpenCampaignProps extends CampaignPageData {
  readonly site: Site;
  readonly mustConfirm: boolean;
  readonly offersWhatsapp: boolean;
}

/** The codes of a volume day, the spots to choose from, the form of the booking page, and one button that books. */
export const OpenCampaign = (props: OpenCampaignProps) => {
  const { campaign, early, onChange, details, onDetails, site, mustConfirm, offersWhatsapp } = props;
  const { slug, access_codes } = campaign;
  const { language } = useLanguage();
  const t = useTexts(wizardTexts);
  const page = useCampaignTexts();
  const [picked, setPicked] = useState<string>();
  const [chosenSiblings, setSiblings] = useState(0);
  const [codes, setCodes] = useState<readonly EnteredCode[]>([]);
  const siblings = access_codes ? Math.max(codes.length - 1, 0) : chosenSiblings;
  const isLocked = access_codes && codes.length === 0;
  const pickedSpot = campaign.spots.find(({ id }) => id === picked);
  const chosen = pickedSpot && chosenSpot(pickedSpot, siblings);
  const order = useOrder({
    // The page then shows the spots that are free now.
    onRefused: (isConflict) => isConflict && readCampaign(slug, early).then(onChange, () => undefined),
  });
  const spot = chosen && withWholePrice(chosen, order.priceChange);
  const book = (wanted: ChosenSpot): void =>
    order.place(wanted, details, (fields) => {
      const keys = {
        ...(access_codes && { codes: codes.map(({ code }) => code) }),
        ...(early !== undefined && { early }),
      };
      const body = { spot_id: wanted.id, ...(siblings > 0 && { siblings }), ...keys, ...fields };
      return call('POST /api/campaigns/{slug}/book', { params: { slug }, body });
    });
  return (
    <PageFrame title={nameIn(campaign, language)}>
      <OrderForm
        {...{ order, details, onDetails, offersWhatsapp, site, isLocked }}
        texts={page}
        unchosen={!spot && page.chooseFirst}
        summary={spot && <Chosen spot={spot} />}
        sold={spot}
        refunds={spot?.cancel_terms}
        note={mustConfirm && page.byMail(confirmMinutes)}
        label={mustConfirm && t('confirmation.reserve')}
        onOrder={() => spot && book(spot)}
      >
        <Card className="space-y-6">
          <CampaignFacts campaign={campaign} />
          {campaign.early && <p className="font-medium">{page.early(formatDateTime(epochOf(campaign.opens_at)))}</p>}
          {access_codes && <CodeEntry slug={slug} codes={codes} onChange={setCodes} />}
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
      </OrderForm>
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

const Chosen = ({ spot }: { readonly spot: ChosenSpot }) => {
  const page = useCampaignTexts();
  const t = useTexts(bookingTexts);
  return (
    <section className="space-y-1">
      <h2 className="text-lg font-semibold">{page.yours}</h2>
      <When start={spot.start} end={spot.end} clock={t('booking.clock')} />
    </section>
  );
};
