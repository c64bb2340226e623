import { memo } from 'react';
import { classNames } from '#shared/web/class-names.ts';
import { type Block, shortestBlock } from '../../../domain/day-layout.ts';
import { colourOf, EventIcon, frameOf, movable, useEventWords } from '../event-chip.tsx';
import { useIsMoved } from '../move/moving.ts';
import type { TimedEvent } from '../use-calendar.ts';
import { PhotographerMark } from './photographer-mark.tsx';

interface TimeBlockProps {
  readonly block: Block<TimedEvent>;
  readonly style: { readonly top: number; readonly height: number };
  /** Whether the column is that of its photographer: then the event does not name them. */
  readonly ownColumn: boolean;
  readonly marked: boolean;
  readonly onOpen: (event: TimedEvent) => void;
}

/** An event at its place on the axis of time. */
export const TimeBlock = memo(({ block, style, ownColumn, marked, onOpen }: TimeBlockProps) => {
  const { event, from, to, lanes } = block;
  const words = useEventWords();
  const isMoved = useIsMoved(event.view.id);
  const { view } = event;
  const perMinute = style.height / (to - from);
  const height = Math.max(style.height, shortestBlock * perMinute);
  const lines = Math.floor((height - 6) / 16);
  return (
    <button
      type="button"
      data-event={view.id}
      data-clash={event.clashes || undefined}
      data-type={view.type}
      data-status={view.status ?? undefined}
      aria-label={words(event).long}
      title={words(event).long}
      {...movable(event)}
      onClick={() => onOpen(event)}
      style={{
        top: style.top,
        height: height - 1,
        ...widthOf(block),
      }}
      className={classNames(
        'absolute flex min-w-0 cursor-pointer flex-col overflow-hidden rounded-md px-1.5 py-0.5 text-left text-[0.75rem] leading-4 ring-1 ring-surface shade-on-hover',
        colourOf(view),
        frameOf(event),
        marked && 'outline-2 outline-accent',
        view.move !== null && 'select-none pointer-coarse:[-webkit-touch-callout:none]',
        isMoved && 'opacity-40',
      )}
    >
      {block.isStrip ? (
        <StripText event={event} />
      ) : (
        <BlockText event={event} lanes={lanes} ownColumn={ownColumn} lines={lines} />
      )}
    </button>
  );
});

/** Wide enough to be touched with a finger; rem. */
const stripWidth = 1.5;

const widthOf = ({ lane, lanes, isStrip, strips = 0 }: Block<TimedEvent>) => {
  if (isStrip) return { left: `${lane * stripWidth}rem`, width: `calc(${stripWidth}rem - 2px)` };
  const room = `(100% - ${strips * stripWidth}rem)`;
  return {
    left: `calc(${strips * stripWidth}rem + ${room} * ${lane / lanes})`,
    width: `calc(${room} / ${lanes} - 2px)`,
  };
};

/** Read from top to bottom. */
const StripText = ({ event }: { readonly event: TimedEvent }) => (
  <span className="-mr-1.5 -ml-1.5 flex min-h-0 items-center gap-1 pt-1 font-semibold [writing-mode:vertical-rl]">
    <EventIcon event={event} size={12} />
    <span className="min-h-0 truncate">{useEventWords()(event).short}</span>
  </span>
);

interface BlockTextProps {
  readonly event: TimedEvent;
  readonly lanes: number;
  readonly ownColumn: boolean;
  /** How many lines of text fit. */
  readonly lines: number;
}

/** The text of an event, shortened to the lines that fit; the most important part comes first. */
const BlockText = ({ event, lanes, ownColumn, lines }: BlockTextProps) => {
  const { view } = event;
  const { short, title, detail } = useEventWords()(event);
  if (view.type === 'timeoff') return <Headline event={event}>{short}</Headline>;
  // Events side by side in the column of a day are narrow: the position shows the time, so only the name is written.
  if (!ownColumn && lanes > 1) {
    return (
      <span className={classNames('flex max-w-full gap-x-1 font-semibold', lines > 1 && 'flex-col')}>
        <span className="flex items-center gap-1">
          <PhotographerMark id={view.photographer_id} />
          {lines > 1 && <EventIcon event={event} size={12} />}
        </span>
        <span className="min-w-0 overflow-hidden text-ellipsis whitespace-pre">
          {inLines(title, Math.max(1, lines - 1))}
        </span>
      </span>
    );
  }
  return (
    <>
      <span className="flex max-w-full gap-1">
        {!ownColumn && <PhotographerMark id={view.photographer_id} />}
        <Headline event={event}>{short}</Headline>
      </span>
      {lines > 1 && <span className="max-w-full truncate">{detail}</span>}
      {!ownColumn && lines > 2 && <span className="max-w-full truncate">{view.photographer_name}</span>}
    </>
  );
};

/** Breaks a name into lines between words only; the last line takes the rest. */
const inLines = (name: string, lines: number): string => {
  const words = name.split(' ');
  const last = Math.max(0, Math.min(lines, words.length) - 1);
  return [...words.slice(0, last), words.slice(last).join(' ')].join('\n');
};

const Headline = ({ event, children }: { readonly event: TimedEvent; readonly children: string }) => (
  <span className="flex min-w-0 max-w-full items-center gap-1 font-semibold">
    <EventIcon event={event} size={12} />
    <span className="tabular truncate">{children}</span>
  </span>
);
