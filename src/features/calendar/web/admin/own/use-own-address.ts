import { useSearchParams } from 'react-router';
import { isId } from '#shared/kernel/ids.ts';
import { addDays, isDate } from '#shared/kernel/time/calendar-date.ts';
import { datesOf } from '../../../domain/calendar-view.ts';
import { adjacentDate } from '../use-address.ts';

/** The views of the own page, the default first. */
export const ownViews = ['list', 'week', 'month'] as const;
export type OwnView = (typeof ownViews)[number];

const listedDays = 28;

export interface OwnAddress {
  readonly view: OwnView;
  /** The first day of the list, or a day of the shown week or month. */
  readonly date: string;
  /** The session that is open. */
  readonly session: string | undefined;
  /** What was searched; '' if nothing. */
  readonly search: string;
  readonly show: (place: { readonly view?: OwnView; readonly date?: string }) => void;
  readonly open: (session: string | undefined) => void;
}

/** What the page shows is in the URL: `view`, `date`, `session` for the one that is open, or `search`. */
export const useOwnAddress = (today: string): OwnAddress => {
  const [query, setQuery] = useSearchParams();
  const [date, session] = [query.get('date') ?? '', query.get('session') ?? ''];
  const shown = {
    view: ownViews.find((name) => name === query.get('view')) ?? 'list',
    date: isDate(date) ? date : today,
  };
  const change = (values: Readonly<Record<string, string>>, replace: boolean): void =>
    setQuery(
      Object.entries({ view: shown.view, date: shown.date, ...values })
        .map(([name, value]): [string, string] => [name, value])
        .filter(([name, value]) => value !== '' && value !== usual[name] && (name !== 'date' || value !== today)),
      { replace, preventScrollReset: true },
    );
  return {
    ...shown,
    session: isId(session) ? session : undefined,
    search: query.get('search')?.trim() ?? '',
    show: (place) => change({ ...place }, false),
    open: (one) => change({ session: one ?? '' }, true),
  };
};

const usual: Readonly<Record<string, string>> = { view: ownViews[0] };

/** The days of a view, in order. */
export const ownDates = (view: OwnView, date: string): readonly string[] =>
  view === 'list' ? Array.from({ length: listedDays }, (_, day) => addDays(date, day)) : datesOf(view, date);

/** Returns the date of the next (1) or previous (-1) period. */
export const adjacentOwnDate = (view: OwnView, date: string, way: 1 | -1): string =>
  view === 'list' ? addDays(date, listedDays * way) : adjacentDate(view, date, way);
