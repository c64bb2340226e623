import { createContext, useContext, useMemo } from 'react';
import { type Absence, awayAllDay, type Shade } from '../../domain/absence.ts';
import type { TimedEvent } from './use-calendar.ts';
import type { DayHours } from './use-hours.ts';

/** Who is away, and of whom that is a share: the photographers shown. */
interface Away {
  readonly absences: readonly Absence[];
  readonly people: readonly string[];
}

const nobody: Away = { absences: [], people: [] };
const AwayContext = createContext<Away>(nobody);
export const AwayPeople = AwayContext.Provider;

export const useAway = (): Away => useContext(AwayContext);

/** The time off among events, of the people shown. */
export const useAwayOf = (events: readonly TimedEvent[], people: readonly string[]): Away => {
  const shown = people.join(' ');
  return useMemo(
    () => ({
      absences: events
        .filter(({ view }) => view.type === 'timeoff')
        .map(({ view, start, end }) => ({ photographer_id: view.photographer_id, start, end })),
      people: shown === '' ? [] : shown.split(' '),
    }),
    [events, shown],
  );
};

/** Shades as much of a day as there are people away for all of it. Its place has to be the nearest positioned one. */
export const AwayDay = ({ date, hours, who }: { date: string; hours: DayHours | undefined; who?: string }) => {
  const { absences, people } = useAway();
  const share = useMemo(
    () => awayAllDay(date, absences, who === undefined ? people : [who], hours?.open),
    [date, absences, people, who, hours],
  );
  return share > 0 ? <AwayShade share={share} /> : null;
};

interface AwayShadeProps extends Pick<Shade, 'share'> {
  readonly style?: { readonly top: number; readonly height: number };
}

/** For the eye: the events themselves say who is away. The wider, the more of the people. */
export const AwayShade = ({ share, style }: AwayShadeProps) => (
  <div
    aria-hidden="true"
    data-away={share}
    style={{ ...style, width: `${share * 100}%` }}
    className={`away pointer-events-none absolute right-0 ${style ? '' : 'inset-y-0'}`}
  />
);
