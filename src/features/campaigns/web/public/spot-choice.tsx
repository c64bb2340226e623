import { useId } from 'react';
import { formatTime } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Money } from '#shared/web/money.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { PublicCampaign } from '../../contract.ts';
import { chosenSpot } from './chosen-spot.ts';
import { useCampaignTexts } from './use-campaign-texts.ts';

interface SpotChoiceProps {
  readonly spots: PublicCampaign['spots'];
  readonly chosen: string | undefined;
  /** Further children, who need the next spots. */
  readonly siblings: number;
  readonly onChoose: (id: string) => void;
}

/** All spots in their order; those that cannot be booked are shown and cannot be chosen. */
export const SpotChoice = ({ spots, chosen, siblings, onChoose }: SpotChoiceProps) => {
  const page = useCampaignTexts();
  const id = useId();
  const differ = spots.some(({ price }) => price !== spots[0]?.price);
  return (
    <fieldset>
      <legend className="mb-4 text-lg font-semibold">{page.choose}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {spots.map((spot) => {
          const isFree = chosenSpot(spot, siblings) !== undefined;
          return (
            <label
              key={spot.id}
              data-spot={spot.state}
              className={classNames(
                'tabular relative flex min-h-14 flex-col items-center justify-center rounded-field border px-2 py-1 text-center',
                isFree
                  ? 'cursor-pointer border-control font-semibold hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'
                  : 'border-line text-muted',
              )}
            >
              <input
                type="radio"
                name={id}
                value={spot.id}
                checked={spot.id === chosen}
                disabled={!isFree}
                onChange={() => onChoose(spot.id)}
                autoComplete="off"
                className="sr-only"
              />
              <span className={spot.state === 'free' ? undefined : 'line-through'}>
                {formatTime(epochOf(spot.start))}
              </span>
              {!isFree && <span className="text-xs">{spot.state === 'free' ? page.tooShort : page[spot.state]}</span>}
              {isFree && differ && (
                <span className="text-xs font-normal">
                  <Money eur={spot.price} />
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
