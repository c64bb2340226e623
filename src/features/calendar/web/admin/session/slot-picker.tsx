import { formatTime } from '#shared/kernel/time/format.ts';
import { SkeletonRows } from '#shared/web/skeleton.tsx';

interface SlotPickerProps {
  readonly label: string;
  /** Epoch ms; undefined while loading. */
  readonly starts: readonly number[] | undefined;
  readonly chosen: number | undefined;
  readonly onChoose: (start: number) => void;
  /** Shown when there are none. */
  readonly none: string;
}

const times = 'grid grid-cols-4 gap-1.5 sm:grid-cols-6';
/** A typical number of times per day, so that the layout does not shift when they load. */
const usualTimes = 12;

/** A choice of the free times of a day. */
export const SlotPicker = ({ label, starts, chosen, onChoose, none }: SlotPickerProps) => (
  <fieldset>
    <legend className="mb-1.5 font-medium">{label}</legend>
    {starts === undefined ? (
      <div className={times}>
        <SkeletonRows count={usualTimes} className="min-h-control" />
      </div>
    ) : starts.length === 0 ? (
      <output className="block rounded-field bg-sunken px-3 py-2 text-muted">{none}</output>
    ) : (
      <div className={times}>
        {starts.map((start) => (
          <button
            key={start}
            type="button"
            aria-pressed={start === chosen}
            onClick={() => onChoose(start)}
            className="tabular min-h-control cursor-pointer rounded-field border border-control bg-surface aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink"
          >
            {formatTime(start)}
          </button>
        ))}
      </div>
    )}
  </fieldset>
);
