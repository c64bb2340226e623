import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { timeText } from '#shared/kernel/time/berlin-time.ts';
import { classNames } from '../../class-names.ts';
import { useTexts } from '../../texts.tsx';
import { formTexts } from '../form-texts/handle.ts';

interface TimeChoicesProps {
  /** 'HH:mm', or '' for none. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChoose: (time: string) => void;
}

const times = Array.from({ length: 48 }, (_, half) => timeText(half * 30));
const columns = 2;

/** A list of every half hour of a day; other times can be typed. One tab stop; arrow keys, Home and End move. */
export const TimeChoices = ({ value, disabled, onChoose }: TimeChoicesProps) => {
  const t = useTexts(formTexts);
  const list = useRef<HTMLUListElement>(null);
  const nearest = times.findLast((time) => time <= (value || '09:00'));
  useLayoutEffect(() => {
    const [box, stop] = [list.current, list.current?.querySelector<HTMLElement>('[tabindex="0"]')];
    if (box && stop) box.scrollTop = stop.offsetTop - box.clientHeight / 2;
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const to = indexAfter(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles arrow keys of its buttons
    <ul
      ref={list}
      aria-label={t('form.times')}
      onKeyDown={onKeyDown}
      className="relative grid max-h-80 min-w-36 grid-cols-2 content-start gap-1 overflow-y-auto"
    >
      {times.map((time) => (
        <li key={time}>
          <button
            type="button"
            tabIndex={time === nearest ? 0 : -1}
            aria-pressed={time === value}
            disabled={disabled}
            onClick={() => onChoose(time)}
            className={classNames(
              'tabular min-h-control w-full cursor-pointer rounded-field px-2 disabled:cursor-not-allowed disabled:opacity-40',
              time === value ? 'bg-accent font-semibold text-accent-ink' : 'hover:bg-accent-soft',
            )}
          >
            {time}
          </button>
        </li>
      ))}
    </ul>
  );
};

const indexAfter = (key: string, at: number, last: number): number | undefined => {
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: last,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(last, to));
};
