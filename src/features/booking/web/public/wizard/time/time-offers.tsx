import type { MonthAvailability } from '#features/availability/contract.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';

export interface Offer {
  readonly date: string;
  readonly start: string;
}

/** At most this many times are offered, each on another day. */
const offered = 4;

export const offersOf = (free: MonthAvailability, most = offered): readonly Offer[] =>
  daysFrom(free)
    .slice(0, most)
    .flatMap(({ date, first: [start] }) => (start ? [{ date, start }] : []));

/** The free days of a month and the next ones after it. */
export const daysFrom = ({ days, next_days }: MonthAvailability): MonthAvailability['days'] => [...days, ...next_days];

interface TimeOffersProps {
  readonly offers: readonly Offer[];
  readonly onSlot: (date: string, start: string) => void;
}

const list =
  'grid grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] gap-2 @xl:has-[>:nth-child(3):last-child]:grid-cols-3';

/** Buttons that each choose a free time; three of them stand in a row where their container has room. */
export const TimeOffers = ({ offers, onSlot }: TimeOffersProps) => {
  const { language } = useLanguage();
  return (
    <div className="@container">
      <ul className={list}>
        {offers.map(({ date, start }) => (
          <li key={start}>
            <button
              type="button"
              onClick={() => onSlot(date, start)}
              className="tabular flex min-h-12 w-full cursor-pointer items-center rounded-field border border-control px-4 py-2 text-left font-medium transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
            >
              <span className="first-letter:uppercase">{formatShort(epochOf(start), language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

export const TimeOffersComing = ({ count = offered }: { readonly count?: number | undefined }) => (
  <div className="@container">
    <Loading className={list}>
      {[0, 1, 2, 3].slice(0, count).map((time) => (
        <Skeleton key={time} className="h-12" />
      ))}
    </Loading>
  </div>
);
