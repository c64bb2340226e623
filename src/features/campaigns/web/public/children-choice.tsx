import { useId } from 'react';
import { formatEuro } from '#shared/kernel/money/format-money.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { campaignLimits } from '../../domain/campaign-spots.ts';
import { useCampaignTexts } from './use-campaign-texts.ts';

interface ChildrenChoiceProps {
  /** EUR for each further child. */
  readonly price: number;
  readonly siblings: number;
  readonly onChoose: (siblings: number) => void;
}

const counts = Array.from({ length: campaignLimits.siblings.max + 1 }, (_, siblings) => siblings);

/** How many children are photographed one after the other. */
export const ChildrenChoice = ({ price, siblings, onChoose }: ChildrenChoiceProps) => {
  const page = useCampaignTexts();
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="text-lg font-semibold">{page.children}</legend>
      <p id={`${id}-hint`} className="mt-1 mb-3 text-muted">
        {page.childrenHint(formatEuro(wholeCentsOf(price)))}
      </p>
      <div className="grid max-w-sm grid-cols-4 gap-2">
        {counts.map((count) => (
          <label
            key={count}
            className="tabular relative flex min-h-12 cursor-pointer items-center justify-center rounded-field border border-control font-semibold hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              value={count}
              checked={count === siblings}
              onChange={() => onChoose(count)}
              autoComplete="off"
              className="sr-only"
            />
            {count + 1}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
