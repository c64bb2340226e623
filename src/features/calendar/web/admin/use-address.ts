import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isId } from '#shared/kernel/ids.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays, isDate } from '#shared/kernel/time/calendar-date.ts';
import { addMonths, monthOf, sameDayIn } from '#shared/web/month/month-days.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import { type CalendarViewName, calendarViews } from '../../domain/calendar-view.ts';
import { useBooking } from './use-calendar.ts';

export interface Address {
  readonly view: CalendarViewName;
  /** The shown day, or a day of the shown week or month. */
  readonly date: string;
  readonly photographer: string;
  /** What the columns of a day are. */
  readonly columns: DayColumns;
  /** The resource whose column is shown where only one fits. */
  readonly resource: string;
  /** The booking named in the URL. */
  readonly marked: string | undefined;
  /** The booking named in the URL, once it has been loaded. */
  readonly named: string | undefined;
  /** The offer named in the URL, to be opened. */
  readonly offer: string | undefined;
  /** The form or action named in the URL, to be opened. */
  readonly action: CalendarAction | undefined;
  readonly show: (place: { readonly view?: CalendarViewName; readonly date?: string }) => void;
  /** Takes the action out of the URL, so that a reload does not open it again. */
  readonly forgetAction: () => void;
  readonly choosePhotographer: (id: string) => void;
  readonly chooseColumns: (columns: DayColumns) => void;
  readonly chooseResource: (id: string) => void;
}

export const dayColumns = ['photographers', 'resources'] as const;
export type DayColumns = (typeof dayColumns)[number];

/** What a link to the calendar can open: the form of an absence, an action on the day that is shown, or the waiting list. */
export const calendarActions = ['absence', 'cancel-day', 'move-day', 'waiting-list'] as const;
export type CalendarAction = (typeof calendarActions)[number];

/**
 * The calendar's state is in the URL, so that reload, links and the back button work: `view`, `date`, `photographer`,
 * `columns` and `resource`, `booking` or `offer` for one to be opened, and `open` for an action.
 */
export const useAddress = (today: string): Address => {
  const [query, setQuery] = useSearchParams();
  const parameter = (name: string): string => query.get(name) ?? '';
  const [id, date, photographer] = [parameter('booking'), parameter('date'), parameter('photographer')];
  const marked = isId(id) ? id : undefined;
  const named = useBooking(marked).data;
  const namedDate = named && berlinDateOf(epochOf(named.start));
  const change = (values: Readonly<Record<string, string>>, replace: boolean): void => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace, preventScrollReset: true });
  };
  const present = {
    view: calendarViews.find((name) => name === query.get('view')) ?? 'month',
    date: isDate(date) ? date : (namedDate ?? today),
  };
  return {
    ...present,
    photographer: isId(photographer) ? photographer : '',
    columns: parameter('columns') === 'resources' ? 'resources' : 'photographers',
    resource: parameter('resource'),
    marked,
    named: named?.id,
    offer: isId(parameter('offer')) ? parameter('offer') : undefined,
    action: calendarActions.find((name) => name === query.get('open')),
    // Moving to another period closes the booking named in the URL.
    show: (place) => {
      const { view, date: to } = { ...present, ...place };
      change({ view: view === 'month' ? '' : view, date: to, booking: '', offer: '', open: '' }, false);
    },
    forgetAction: () => {
      if (query.has('open')) change({ open: '' }, true);
    },
    choosePhotographer: (chosen) => change({ photographer: chosen }, true),
    chooseColumns: (chosen) => change({ columns: chosen === 'resources' ? chosen : '', resource: '' }, true),
    chooseResource: (chosen) => change({ resource: chosen }, true),
  };
};

/** Returns the date in the next (1) or previous (-1) month, week or day. */
export const adjacentDate = (view: CalendarViewName, date: string, way: 1 | -1): string =>
  view === 'month' ? sameDayIn(date, addMonths(monthOf(date), way)) : addDays(date, view === 'week' ? 7 * way : way);

/** What is open over the calendar: what the URL names, once loaded, until something else is opened or it is closed. */
export const useOpened = <Open>(named: Open | undefined): [Open | undefined, (open: Open | undefined) => void] => {
  const [open, setOpen] = useState<Open | 'named' | undefined>('named');
  const [known, setKnown] = useState(named);
  // A link within the calendar may name another one later.
  if (named !== known) {
    setKnown(named);
    if (named && open === undefined) setOpen('named');
  }
  return [open === 'named' ? named : open, setOpen];
};
