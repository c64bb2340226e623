import { useId } from 'react';
import { formatTime } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { byPartOfDay } from './day-parts.ts';

interface SlotChoiceProps {
  readonly starts: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (start: string) => void;
  readonly labelledBy: string;
}

/** The free times of a day; if there are many, grouped by time of day, but still one radio group. */
export const SlotChoice = ({ starts, chosen, onChoose, labelledBy }: SlotChoiceProps) => {
  const t = useTexts(wizardTexts);
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="space-y-5">
      {byPartOfDay(starts).map(({ part, starts: group }) => (
        <div key={part ?? ''}>
          {part && <p className="mb-2 text-sm font-medium text-muted">{t(`slot.${part}`)}</p>}
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
            {group.map((start) => (
              <Slot key={start} start={start} checked={start === chosen} onChoose={onChoose} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
};

interface SlotProps {
  readonly start: string;
  readonly checked: boolean;
  readonly onChoose: (start: string) => void;
}

const Slot = ({ start, checked, onChoose }: SlotProps) => {
  const id = useId();
  return (
    <label htmlFor={id} className="relative block cursor-pointer">
      <input
        id={id}
        type="radio"
        name="slot"
        value={start}
        checked={checked}
        onChange={() => onChoose(start)}
        autoComplete="off"
        className="peer sr-only"
      />
      <span
        className={classNames(
          'tabular grid min-h-12 place-items-center rounded-field border font-medium outline-offset-2 outline-accent transition-colors duration-150 peer-focus-visible:outline-2',
          checked
            ? 'border-accent bg-accent text-accent-ink'
            : 'border-control bg-surface hover:border-accent hover:bg-accent-soft',
        )}
      >
        {formatTime(epochOf(start))}
      </span>
    </label>
  );
};
