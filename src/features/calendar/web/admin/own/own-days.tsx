import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { OwnCalendar } from '../../../own-calendar-contract.ts';
import { OwnAbsence, OwnSessionRow } from './own-entry.tsx';

interface OwnDaysProps {
  readonly calendar: OwnCalendar;
  /** The first day of the list; what has begun earlier is on it. */
  readonly from?: string;
  readonly empty: { readonly title: string; readonly text: string };
}

/** Sessions and time off by day, as a list. */
export const OwnDays = ({ calendar, from = '', empty }: OwnDaysProps) => {
  const { language } = useLanguage();
  const days = daysOf(calendar, from);
  if (days.length === 0) {
    return (
      <div className="card max-w-3xl">
        <EmptyState {...empty} />
      </div>
    );
  }
  return (
    <div className="grid max-w-3xl gap-6">
      {days.map(([day, entries]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 font-semibold first-letter:uppercase">
            {formatLongDate(day, language)}
          </h2>
          <ul className="card divide-y divide-line">
            {entries.map((entry) => (
              <li key={entry.id} className="p-3 sm:px-4">
                {'customer_name' in entry ? <OwnSessionRow session={entry} /> : <OwnAbsence absence={entry} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

type Entry = OwnCalendar['sessions'][number] | OwnCalendar['time_off'][number];

/** The entries by start, on the day they begin; what has begun earlier is on the first day. */
const daysOf = ({ sessions, time_off }: OwnCalendar, from: string): [string, Entry[]][] => {
  const entries: Entry[] = [...sessions, ...time_off].sort((a, b) => epochOf(a.start) - epochOf(b.start));
  const dayOf = ({ start }: Entry): string => {
    const day = berlinDateOf(epochOf(start));
    return day < from ? from : day;
  };
  return [...Map.groupBy(entries, dayOf)];
};
