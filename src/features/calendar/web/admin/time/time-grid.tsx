import { useState } from 'react';
import { timeText } from '#shared/kernel/time/berlin-time.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { shownHours, type WallRange } from '../../../domain/day-layout.ts';
import type { Target } from '../../../domain/move.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { EventChip } from '../event-chip.tsx';
import type { TimedEvent } from '../use-calendar.ts';
import { type DayColumn, TimeColumn } from './time-column.tsx';
import { useCursor } from './use-cursor.ts';

export interface TimeGridProps {
  readonly columns: readonly DayColumn[];
  readonly marked: string | undefined;
  readonly onOpen: (event: TimedEvent) => void;
  /** A free time was clicked. `at` is the element beside which the result is shown. Absent where nothing can be booked. */
  readonly onAsk?: (place: Target, at: HTMLElement) => void;
  readonly now: number;
  readonly today: string;
  /** The height of an hour; pixels. */
  readonly hourHeight: number;
  /** The minimum width of a column before the grid scrolls; rem. */
  readonly narrowest: number;
}

/** Time columns side by side on one axis: the days of a week, or the photographers of a day. */
export const TimeGrid = ({ columns, hourHeight, narrowest, ...props }: TimeGridProps) => {
  const t = useTexts(calendarTexts);
  const [all, setAll] = useState(false);
  const worked = columns.flatMap(({ hours, day }): WallRange[] => [
    ...(hours?.open ? [hours.open] : []),
    ...day.blocks,
  ]);
  const range = all ? { from: 0, to: 24 * 60 } : shownHours(worked);
  const pixels = hourHeight / 60;
  const cursor = useCursor(columns, range);
  const hours = Array.from({ length: (range.to - range.from) / 60 }, (_, index) => range.from + index * 60);
  const hasWhole = columns.some(({ day }) => day.whole.length > 0);
  return (
    <div className="card overflow-x-auto">
      <div
        className="grid min-w-fit"
        style={{ gridTemplateColumns: `4rem repeat(${columns.length}, minmax(${narrowest}rem, 1fr))` }}
      >
        <div className="sticky left-0 z-20 border-b border-line bg-surface" />
        {columns.map((column) => (
          <div key={column.key} className="min-w-0 border-b border-l border-line px-1 py-1.5 text-center">
            {column.head}
          </div>
        ))}
        {hasWhole && <WholeDays columns={columns} {...props} />}
        <div aria-hidden="true" className="sticky left-0 z-20 bg-surface">
          {hours.map((minute) => (
            <div key={minute} style={{ height: hourHeight }} className="tabular relative text-right text-sm text-muted">
              {minute > range.from && <span className="absolute -top-2.5 right-2">{timeText(minute)}</span>}
            </div>
          ))}
        </div>
        {columns.map((column, index) => (
          <TimeColumn
            key={column.key}
            column={column}
            index={index}
            columns={columns.length}
            range={range}
            pixels={pixels}
            cursor={props.onAsk && cursor.at(index)}
            onCursor={cursor.moveTo}
            {...props}
          />
        ))}
      </div>
      <div className="border-t border-line px-2 py-1">
        <button
          type="button"
          aria-pressed={all}
          onClick={() => setAll(!all)}
          className="min-h-control cursor-pointer rounded-field px-2 text-sm text-muted hover:text-ink hover:underline"
        >
          {t(all ? 'calendar.workingHours' : 'calendar.allHours')}
        </button>
      </div>
    </div>
  );
};

type WholeProps = Pick<TimeGridProps, 'columns' | 'marked' | 'onOpen'>;

/** Events that take whole days, above the hours. */
const WholeDays = ({ columns, marked, onOpen }: WholeProps) => {
  const t = useTexts(calendarTexts);
  return (
    <>
      <div className="sticky left-0 z-20 border-b border-line bg-surface pt-2 pr-1 text-right text-[0.6875rem] leading-tight tracking-tight whitespace-nowrap text-muted">
        {t('calendar.wholeDay')}
      </div>
      {columns.map(({ key, day }) => (
        <div key={key} className="grid min-w-0 content-start gap-0.5 border-b border-l border-line py-1">
          {day.whole.map((event) => (
            <EventChip
              key={event.view.id}
              event={event}
              kind="single"
              marked={event.view.id === marked}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </>
  );
};
