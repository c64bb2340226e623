import { createContext, useContext, useMemo } from 'react';
import { type Absence, awayAllDay, type Shade } from '../../../domain/absence.ts';
import type { DayHours } from '../session/use-hours.ts';
import type { TimedEvent } from '../use-calendar.ts';

/** The absences, and the shown photographers, for whom the shares are computed. */
interface Away {
  readonly absences: readonly Absence[];
  readonly people: readonly string[];
}

const noAbsences: Away = { absences: [], people: [] };
const AwayContext = createContext<Away>(noAbsences);
export const AwayPeople = AwayContext.Provider;

export const useAway = (): Away => useContext(AwayContext);

/** Returns the absences among the events, of the shown photographers. */
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

/** Shades a day by the share of photographers who are away for all of it. Its parent must be positioned. */
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

/** Visual only: the events themselves name the photographers who are away. The width shows the share. */
export const AwayShade = ({ share, style }: AwayShadeProps) => (
  <div
    aria-hidden="true"
    data-away={share}
    style={{ ...style, width: `${share * 100}%` }}
    className={`away pointer-events-none absolute right-0 ${style ? '' : 'inset-y-0'}`}
  />
);
