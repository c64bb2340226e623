import { Pause, Play } from 'lucide-react';
import { formatTime } from '#shared/kernel/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { showAlert } from '#shared/web/dialogs.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { CampaignWithSpots } from '../../contract.ts';
import { useCampaignWords } from './use-campaign-words.ts';
import { usePauseSpot } from './use-campaigns.ts';

/** All spots with their customers; those that are not sold can be paused. */
export const CampaignSpots = ({ campaign: { id, spots, state } }: { readonly campaign: CampaignWithSpots }) => {
  const words = useCampaignWords();
  const pause = usePauseSpot(id);
  return (
    <section>
      <h3 className="mb-2 font-semibold">{words.spots}</h3>
      <ul className="grid gap-1.5 sm:grid-cols-2">
        {spots.map((spot) => {
          const time = formatTime(epochOf(spot.start));
          const isChangeable = state !== 'closed' && (spot.state === 'free' || spot.state === 'paused');
          return (
            <li
              key={spot.id}
              className="tabular flex min-h-12 items-center justify-between gap-2 rounded-field border border-line pr-1 pl-3"
            >
              <span className="min-w-0">
                <span className="font-semibold">{time}</span>{' '}
                <span className={spot.state === 'sold' ? 'break-words' : 'text-muted'}>
                  {spot.customer_name ?? words.spotStates[spot.state]}
                </span>
              </span>
              {isChangeable && (
                <IconButton
                  label={spot.paused ? words.resume(time) : words.pause(time)}
                  icon={spot.paused ? Play : Pause}
                  onClick={() =>
                    pause.mutate(
                      { spot_id: spot.id, paused: !spot.paused },
                      { onError: () => void showAlert(words.changeError) },
                    )
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
