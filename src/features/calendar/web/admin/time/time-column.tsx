import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { timeText, wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { type Shade, shadesOn } from '../../../domain/absence.ts';
import { closedRanges, type TimedDay, type WallRange } from '../../../domain/day-layout.ts';
import { step, type Target } from '../../../domain/move.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import type { DayHours } from '../session/use-hours.ts';
import { AwayShade, useAway } from '../time-off/absent.tsx';
import type { TimedEvent } from '../use-calendar.ts';
import { MovePreview } from './move-preview.tsx';
import { TimeBlock } from './time-block.tsx';
import { type Cursor, cursorByKey } from './use-cursor.ts';

export interface DayColumn {
  readonly key: string;
  readonly date: string;
  /** The photographer of the column; '' if all share one. */
  readonly photographer_id: string;
  /** The resource of the column, in the day by resources. */
  readonly resource_id?: string;
  /** Its label: day, photographer or both. */
  readonly label: string;
  readonly head: ReactNode;
  readonly day: TimedDay<TimedEvent>;
  readonly hours: DayHours | undefined;
}

interface TimeColumnProps {
  readonly column: DayColumn;
  readonly index: number;
  readonly columns: number;
  readonly range: WallRange;
  /** Pixels per minute. */
  readonly pixels: number;
  readonly cursor: number | undefined;
  readonly onCursor: (cursor: Cursor) => void;
  readonly marked: string | undefined;
  readonly onOpen: (event: TimedEvent) => void;
  readonly onAsk?: (place: Target, at: HTMLElement) => void;
  readonly now: number;
  readonly today: string;
}

/** A time column: closed hours are shaded, events are at their place, and free places can be queried. */
export const TimeColumn = ({ column, index, range, pixels, cursor, onCursor, onAsk, ...rest }: TimeColumnProps) => {
  const { date, photographer_id, resource_id, label, day, hours } = column;
  const height = (range.to - range.from) * pixels;
  const shades = useShades(date, resource_id ?? photographer_id);
  const button = useRef<HTMLButtonElement>(null);
  // The time under the mouse, rounded down to a quarter of an hour.
  const press = (event: MouseEvent<HTMLElement>): void => {
    if (!onAsk || (event.target as Element).closest('button')) return;
    const top = event.clientY - event.currentTarget.getBoundingClientRect().top;
    const minute = Math.min(range.to - step, Math.floor((range.from + top / pixels) / step) * step);
    onCursor({ column: index, minute });
    requestAnimationFrame(() => button.current && onAsk({ date, minute, photographer_id }, button.current));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the cursor inside does the same by keyboard
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a place with events in it, not a group of fields
      role="group"
      aria-label={label}
      data-date={date}
      data-drop-date={date}
      data-drop-photographer={photographer_id}
      data-drop-resource={resource_id}
      data-drop-from={range.from}
      data-pixels={pixels}
      data-today={date === rest.today || undefined}
      onClick={press}
      style={{ height, backgroundSize: `100% ${60 * pixels}px` }}
      className="hour-lines relative min-w-0 border-l border-line"
    >
      <Shading {...{ hours, range, pixels }} shades={shades} />
      {day.blocks.map((block) => (
        <TimeBlock
          key={block.event.view.id}
          block={block}
          style={spanOf(block, range, pixels)}
          ownColumn={photographer_id !== ''}
          marked={block.event.view.id === rest.marked}
          onOpen={rest.onOpen}
        />
      ))}
      <MovePreview {...{ date, photographer_id, resource_id }} place={(span) => spanOf(span, range, pixels)} />
      {date === rest.today && <NowLine now={rest.now} range={range} pixels={pixels} />}
      {cursor !== undefined && onAsk && (
        <CursorButton
          ref={button}
          place={{ column: index, minute: cursor }}
          label={label}
          columns={rest.columns}
          style={spanOf({ from: cursor, to: cursor + step }, range, pixels)}
          onCursor={onCursor}
          onAsk={(minute, at) => onAsk({ date, minute, photographer_id }, at)}
        />
      )}
    </div>
  );
};

interface ShadingProps extends Pick<TimeColumnProps, 'range' | 'pixels'> {
  readonly hours: DayHours | undefined;
  readonly shades: readonly Shade[];
}

/** Closed hours and absences. */
const Shading = ({ hours, shades, range, pixels }: ShadingProps) => (
  <>
    {hours &&
      closedRanges(hours.blocks).map(({ from, to }) => (
        <div
          key={from}
          data-closed=""
          style={spanOf({ from: Math.max(from, range.from), to: Math.min(to, range.to) }, range, pixels)}
          className="hatched absolute inset-x-0"
        />
      ))}
    {shades.map(({ share, ...shade }) => (
      <AwayShade
        key={shade.from}
        share={share}
        style={spanOf({ from: Math.max(shade.from, range.from), to: Math.min(shade.to, range.to) }, range, pixels)}
      />
    ))}
  </>
);

/** The absences in a column: of its photographer or resource, or of all shown ones if they share the column. */
const useShades = (date: string, id: string): readonly Shade[] => {
  const { absences, people } = useAway();
  return useMemo(() => shadesOn(date, absences, id === '' ? people : [id]), [date, absences, people, id]);
};

/** Returns the position of a range in its column. */
const spanOf = ({ from, to }: WallRange, range: WallRange, pixels: number) => ({
  top: (from - range.from) * pixels,
  height: Math.max(0, to - from) * pixels,
});

interface CursorButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly place: Cursor;
  readonly label: string;
  readonly columns: number;
  readonly style: { readonly top: number; readonly height: number };
  readonly onCursor: (cursor: Cursor) => void;
  readonly onAsk: (minute: number, at: HTMLElement) => void;
}

// Set when a key moves the cursor to another column; the new cursor takes the focus.
let carried = false;

const CursorButton = ({ ref, place, label, columns, style, onCursor, onAsk }: CursorButtonProps) => {
  const t = useTexts(calendarTexts);
  useEffect(() => {
    if (carried) ref.current?.focus();
    carried = false;
  }, [ref]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = cursorByKey(place, event.key, columns);
    if (!to) return;
    event.preventDefault();
    carried = to.column !== place.column;
    onCursor(to);
  };
  return (
    // The mouse acts on the column below, which computes the quarter of an hour and handles events.
    <button
      ref={ref}
      type="button"
      data-cursor=""
      aria-haspopup="dialog"
      aria-label={t('time.ask', `${label}, ${timeText(place.minute)}`)}
      onClick={(event) => onAsk(place.minute, event.currentTarget)}
      onKeyDown={onKeyDown}
      style={style}
      className="pointer-events-none tabular absolute inset-x-0.5 z-10 flex items-center rounded-sm bg-accent-soft px-1 text-left text-[0.6875rem] leading-none font-medium text-accent-text opacity-0 focus:opacity-100 aria-expanded:opacity-100"
    >
      {timeText(place.minute)}
    </button>
  );
};

interface NowLineProps {
  /** Epoch ms. */
  readonly now: number;
  readonly range: WallRange;
  readonly pixels: number;
}

/** Marks the current time. */
const NowLine = ({ now, range, pixels }: NowLineProps) => {
  const minute = wallMinuteOf(now);
  if (minute < range.from || minute >= range.to) return null;
  return (
    <div
      aria-hidden="true"
      data-now=""
      style={{ top: (minute - range.from) * pixels }}
      className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-danger before:absolute before:-top-[5px] before:-left-1 before:size-2 before:rounded-full before:bg-danger"
    />
  );
};
