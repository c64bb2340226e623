import { Euro, Pause, Play, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ReserveSpot } from '#features/offers/web/parts/admin/reserve-spot.tsx';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatEuro, formatTime } from '#shared/kernel/time/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { CampaignWithSpots } from '../../contract.ts';
import { SpotPriceForm } from './spot-price-form.tsx';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';
import { useChangeSpot } from './use-campaigns.ts';

type Spot = CampaignWithSpots['spots'][number];

interface Asked {
  readonly for: 'person' | 'price';
  readonly spot: Spot;
}

/**
 * All spots with their customers; those that are not sold can be paused, get a price of their own, or be reserved for a
 * person.
 */
export const CampaignSpots = ({ campaign }: { readonly campaign: CampaignWithSpots }) => {
  const words = useCampaignAdminTexts();
  const { language } = useLanguage();
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const { id, spots, state } = campaign;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{words.spots}</h3>
      <ul className="grid gap-1.5 sm:grid-cols-2">
        {spots.map((spot) => (
          <li
            key={spot.id}
            className="tabular flex min-h-12 items-center justify-between gap-2 rounded-field border border-line pr-1 pl-3"
          >
            <span className="min-w-0">
              <span className="font-semibold">{timeOf(spot)}</span>{' '}
              <span className={spot.state === 'sold' ? 'break-words' : 'text-muted'}>
                {spot.customer_name ?? words.spotStates[spot.state]}
                {spot.own_price !== null && ` · ${formatEuro(wholeCentsOf(spot.own_price), language)}`}
              </span>
            </span>
            {state !== 'closed' && (spot.state === 'free' || spot.state === 'paused') && (
              <SpotButtons campaign={campaign} spot={spot} onAsk={(kind) => setAsked({ for: kind, spot })} />
            )}
          </li>
        ))}
      </ul>
      {asked?.for === 'price' && (
        <SpotPriceForm campaign={campaign} spot={asked.spot} time={timeOf(asked.spot)} onClose={close} />
      )}
      {asked?.for === 'person' && (
        <ReserveSpot campaign_id={id} spot_id={asked.spot.id} time={timeOf(asked.spot)} onClose={close} />
      )}
    </section>
  );
};

const timeOf = ({ start }: Spot): string => formatTime(epochOf(start));

interface SpotButtonsProps {
  readonly campaign: CampaignWithSpots;
  readonly spot: Spot;
  readonly onAsk: (kind: Asked['for']) => void;
}

/** Spots that need an access code are not reserved. */
const SpotButtons = ({ campaign, spot, onAsk }: SpotButtonsProps) => {
  const words = useCampaignAdminTexts();
  const change = useChangeSpot(campaign.id);
  const time = timeOf(spot);
  return (
    <span className="flex shrink-0">
      {!campaign.access_codes && (
        <IconButton label={words.reserve.open(time)} icon={UserPlus} onClick={() => onAsk('person')} />
      )}
      <IconButton label={words.spotPrice(time)} icon={Euro} onClick={() => onAsk('price')} />
      <IconButton
        label={spot.paused ? words.resume(time) : words.pause(time)}
        icon={spot.paused ? Play : Pause}
        onClick={() =>
          change.mutate(
            { spot_id: spot.id, paused: !spot.paused },
            { onError: () => void showAlert(words.changeError) },
          )
        }
      />
    </span>
  );
};
