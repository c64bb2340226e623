import { CalendarClock, CalendarOff, Ticket, TriangleAlert } from 'lucide-react';
import { createElement, memo } from 'react';
import type { BookingStatus } from '#features/booking/contract.ts';
import { bookingAdminTexts } from '#features/booking/texts/admin/admin-handle.ts';
import { statusLook } from '#features/booking/web/parts/admin/status-badge.tsx';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatShort, formatTime } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { SegmentKind } from '../../domain/month-layout.ts';
import { calendarTexts } from '../../texts/handle.ts';
import { useIsMoved } from './move/moving.ts';
import type { ShownEvent, TimedEvent } from './use-calendar.ts';

const blue = 'bg-[#d3e4fb] text-[#12457f] dark:bg-[#1d3a63] dark:text-[#b4d3fb]';

/** The colours of events: confirmed green, pending yellow, cancelled red, others blue, time off grey, held times none, mini-session days the accent. */
export const eventColours: Readonly<Record<BookingStatus | 'timeoff' | 'held' | 'campaign', string>> = {
  CONFIRMED: 'bg-[#c9eed8] text-[#0f5132] dark:bg-[#1d4a34] dark:text-[#a9ecc6]',
  PENDING: 'bg-[#fdeaa0] text-[#5c4200] dark:bg-[#54440c] dark:text-[#f8de8a]',
  CANCELLED: 'bg-[#fbd5d5] text-[#8c1822] line-through dark:bg-[#55202a] dark:text-[#ffb3b3]',
  PAYMENT_PENDING: blue,
  COMPLETED: blue,
  timeoff: 'bg-[#dedde2] text-[#3f3d45] dark:bg-[#3a393f] dark:text-[#d2d0d6]',
  held: 'border border-dashed border-control bg-surface text-muted',
  campaign: 'border border-accent bg-accent-soft text-accent-text',
};

export const colourOf = ({ type, status }: ShownEvent): string =>
  eventColours[type === 'held' || type === 'campaign' ? type : (status ?? 'timeoff')];

interface EventIconProps {
  readonly event: TimedEvent;
  readonly size: number;
}

/** The status as an icon, for users who do not see the colours; or a warning that the photographer is away. */
export const EventIcon = ({ event: { view, clashes }, size }: EventIconProps) =>
  createElement(clashes ? TriangleAlert : iconOf(view), {
    size,
    'aria-hidden': true,
    className: 'shrink-0',
  });

const iconOf = ({ type, status }: ShownEvent) =>
  type === 'held' ? CalendarClock : type === 'campaign' ? Ticket : status ? statusLook[status].icon : CalendarOff;

/** The outline of a session whose photographer is away. */
export const frameOf = ({ clashes }: TimedEvent): string =>
  clashes ? 'outline-2 -outline-offset-2 outline-danger outline-dashed' : '';

export const serviceOf = (event: ShownEvent, language: Language): string =>
  (language === 'ru' ? event.service_name_ru : event.service_name_de) || event.service_name || '';

interface EventWords {
  readonly short: string;
  readonly long: string;
  /** Whose it is, and what. */
  readonly title: string;
  readonly detail: string;
}

/** Describes an event in words: photographer, content and status. */
export const useEventWords = (): ((event: TimedEvent) => EventWords) => {
  const t = useTexts(calendarTexts);
  const bookings = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  return ({ view, start, end, clashes }) => {
    const times = `${formatTime(start)}–${formatTime(end)}`;
    if (view.type === 'timeoff') {
      const short = [view.photographer_name, view.reason].filter(Boolean).join(': ');
      return { short, long: `${t('event.timeoff')}, ${short}`, title: short, detail: '' };
    }
    if (view.campaign) {
      const title = inLanguage(view.campaign, 'name', language);
      const detail = t('event.spots', view.campaign);
      const long = [times, title, view.photographer_name, detail].join(', ');
      // What changes comes first, because names are cut.
      return { short: `${view.campaign.sold}/${view.campaign.total} ${title}`, long, title, detail };
    }
    const status = view.held
      ? t('event.held', formatShort(Math.min(view.held.until, start), language))
      : view.status
        ? bookings(`status.${view.status}`)
        : '';
    const title = view.customer_name ?? '';
    const short = `${formatTime(start)} ${title}`;
    return {
      short,
      title,
      detail: serviceOf(view, language),
      long: [
        times,
        title,
        serviceOf(view, language),
        view.photographer_name,
        status,
        ...(clashes ? [t('event.clash')] : []),
      ].join(', '),
    };
  };
};

interface EventChipProps {
  readonly event: TimedEvent;
  readonly kind: SegmentKind;
  readonly marked: boolean;
  readonly onOpen: (event: TimedEvent) => void;
}

/** The attributes that mark the button of an event as movable and announce it. */
export const movable = ({ view }: TimedEvent) =>
  view.move ? { 'data-movable': '', 'aria-keyshortcuts': 'M' } : undefined;

const shapes: Readonly<Record<SegmentKind, string>> = {
  single: 'mx-1 rounded-md',
  start: 'ml-1 rounded-l-md',
  middle: '',
  end: 'mr-1 rounded-r-md',
};

/** An event, or the part of it that falls on a day. */
export const EventChip = memo(({ event, kind, marked, onOpen }: EventChipProps) => {
  const { short, long } = useEventWords()(event);
  const isMoved = useIsMoved(event.view.id);
  return (
    <button
      type="button"
      data-event={event.view.id}
      data-clash={event.clashes || undefined}
      data-type={event.view.type}
      data-status={event.view.status ?? undefined}
      data-segment={kind}
      aria-label={long}
      title={long}
      {...movable(event)}
      onClick={() => onOpen(event)}
      onDoubleClick={(doubled) => doubled.stopPropagation()}
      className={classNames(
        'relative flex h-6 min-w-0 cursor-pointer items-center gap-1 px-1.5 text-left text-[0.75rem] leading-none font-medium shade-on-hover',
        shapes[kind],
        colourOf(event.view),
        frameOf(event),
        marked && 'outline-2 outline-accent',
        event.view.move !== null && 'select-none pointer-coarse:[-webkit-touch-callout:none]',
        isMoved && 'opacity-40',
      )}
    >
      <EventIcon event={event} size={12} />
      <span className="tabular truncate py-1">{short}</span>
    </button>
  );
});
