import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import { SkeletonRows } from '#shared/web/skeleton.tsx';
import { mostOfferedTimes } from '../../../domain/offer-state.ts';
import { useOfferAdminTexts } from './use-offer-admin-texts.ts';
import { type FreeFor, type FreeStart, useFreeTimes } from './use-offers.ts';

interface FreeTimesProps extends FreeFor {
  readonly chosen: readonly FreeStart[];
  readonly onChange: (chosen: readonly FreeStart[]) => void;
}

const times = 'grid grid-cols-4 gap-1.5 sm:grid-cols-6';
const usualTimes = 12;

/** The free times of a day; each press adds a time to the offer or removes it. */
export const FreeTimes = ({ chosen, onChange, ...wanted }: FreeTimesProps) => {
  const words = useOfferAdminTexts();
  const { service_id, date } = wanted;
  const free = useFreeTimes({ ...wanted, date: isDate(date) ? date : '' });
  const note = 'rounded-field bg-sunken px-3 py-2 text-muted';
  if (service_id === '' || !isDate(date)) return <p className={note}>{words.first}</p>;
  if (free.isError) return <output className={note}>{words.slotsError}</output>;
  if (free.data?.length === 0) return <output className={note}>{words.none}</output>;
  const isChosen = ({ start }: FreeStart): boolean => chosen.some((one) => one.start === start);
  const toggled = (time: FreeStart): readonly FreeStart[] =>
    isChosen(time)
      ? chosen.filter(({ start }) => start !== time.start)
      : [...chosen, time].toSorted((a, b) => a.start - b.start);
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{words.slots}</legend>
      <div className={times}>
        {free.data === undefined ? (
          <SkeletonRows count={usualTimes} className="min-h-control" />
        ) : (
          free.data.map((time) => (
            <button
              key={time.start}
              type="button"
              aria-pressed={isChosen(time)}
              disabled={!isChosen(time) && chosen.length >= mostOfferedTimes}
              onClick={() => onChange(toggled(time))}
              className="tabular min-h-control cursor-pointer rounded-field border border-control bg-surface disabled:cursor-not-allowed disabled:opacity-50 aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink"
            >
              {formatTime(time.start)}
            </button>
          ))
        )}
      </div>
    </fieldset>
  );
};
