import { useId } from 'react';
import { formatTime } from '#shared/kernel/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { Money } from '#shared/web/money.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { PublicCampaign } from '../../contract.ts';
import { useCampaignTexts } from './use-campaign-texts.ts';

interface SpotChoiceProps {
  readonly spots: PublicCampaign['spots'];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** All spots in their order; those that cannot be booked are shown and cannot be chosen. */
export const SpotChoice = ({ spots, chosen, onChoose }: SpotChoiceProps) => {
  const page = useCampaignTexts();
  const id = useId();
  const differ = spots.some(({ price }) => price !== spots[0]?.price);
  return (
    <fieldset>
      <legend className="mb-4 text-lg font-semibold">{page.choose}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {spots.map((spot) => (
          <label
            key={spot.id}
            data-spot={spot.state}
            className={classNames(
              'tabular relative flex min-h-14 flex-col items-center justify-center rounded-field border px-2 py-1 text-center',
              spot.state === 'free'
                ? 'cursor-pointer border-control font-semibold hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'
                : 'border-line text-muted',
            )}
          >
            <input
              type="radio"
              name={id}
              value={spot.id}
              checked={spot.id === chosen}
              disabled={spot.state !== 'free'}
              onChange={() => onChoose(spot.id)}
              autoComplete="off"
              className="sr-only"
            />
            <span className={spot.state === 'free' ? undefined : 'line-through'}>
              {formatTime(epochOf(spot.start))}
            </span>
            {spot.state !== 'free' && <span className="text-xs">{page[spot.state]}</span>}
            {spot.state === 'free' && differ && (
              <span className="text-xs font-normal">
                <Money eur={spot.price} />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
