import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { classNames } from '../../class-names.ts';
import { monthOf } from '../../month/month-days.ts';
import { MonthGrid } from '../../month/month-grid.tsx';
import { useTexts } from '../../texts.tsx';
import { formTexts } from '../form-texts/handle.ts';
import { placeBelow } from '../range/place-below.ts';
import { TimeChoices } from './time-choices.tsx';
import type { WhenKindName } from './when-kinds.ts';

interface WhenPickerProps {
  readonly kind: WhenKindName;
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onChoose: (value: string) => void;
  /** Called when the selection is complete or Escape was pressed: the focus returns to the button. */
  readonly onDone: () => void;
  /** Called on a click outside: the focus stays where it is. */
  readonly onClose: () => void;
}

/** A popover with a month, the times of a day, or both. */
export const WhenPicker = ({ kind, value, min, max, button, onChoose, onDone, onClose }: WhenPickerProps) => {
  const t = useTexts(formTexts);
  const box = usePopover(button);
  const day = kind === 'time' ? '' : value.slice(0, 10);
  const time = kind === 'time' ? value : value.slice(11, 16);
  const chooseDay = (date: string): void => {
    if (kind === 'dateTime') return onChoose(`${date}T${time || usualTime}`);
    onChoose(date);
    onDone();
  };
  const chooseTime = (chosen: string): void => {
    onChoose(kind === 'time' ? chosen : `${day}T${chosen}`);
    onDone();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape
    <div
      ref={box}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a popover is not modal
      role="dialog"
      tabIndex={-1}
      aria-label={t('form.picker')}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Closes the picker only, not a dialog around it.
        event.preventDefault();
        event.stopPropagation();
        onDone();
      }}
      className={classNames(
        'fixed m-0 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] overflow-auto rounded-card border border-line bg-raised p-3 text-ink shadow-raised',
        kind === 'dateTime' && 'grid gap-3 sm:grid-cols-[auto_9rem]',
      )}
    >
      {kind !== 'time' && <Month selected={day} min={min} max={max} onSelect={chooseDay} />}
      {kind !== 'date' && (
        <TimeChoices value={time} disabled={kind === 'dateTime' && day === ''} onChoose={chooseTime} />
      )}
    </div>
  );
};

/** The time of a day that is selected before a time. */
const usualTime = '09:00';

interface MonthProps {
  readonly selected: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onSelect: (date: string) => void;
}

const Month = ({ selected, min = '2000-01-01', max = '2200-12-31', onSelect }: MonthProps) => {
  const [today] = useState(() => berlinDateOf(Date.now()));
  const [month, setMonth] = useState(() => monthOf(selected || (today > max ? max : today < min ? min : today)));
  return (
    <div className="w-[min(20rem,calc(100vw-3rem))]">
      <MonthGrid
        month={month}
        onMonth={setMonth}
        today={today}
        first={min}
        last={max}
        selected={selected || undefined}
        onSelect={onSelect}
        day={() => ({})}
      />
    </div>
  );
};

/** Shows the picker below its button and gives it the focus. */
const usePopover = (button: RefObject<HTMLButtonElement | null>) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, anchor] = [box.current, button.current];
    if (!element || !anchor) return undefined;
    element.showPopover();
    const place = (): void => placeBelow(element, anchor);
    place();
    const first = ['[aria-pressed="true"]', '[aria-current="date"]', '[tabindex="0"]']
      .map((selector) => element.querySelector<HTMLElement>(`table ${selector}, ul ${selector}`))
      .find((found) => found !== null);
    first?.focus({ preventScroll: true });
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [button]);
  return box;
};
