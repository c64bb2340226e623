import type { ReactNode } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { SessionRow } from './session-row.tsx';
import { useDayTexts } from './use-day-texts.ts';

interface ChosenSessionsProps {
  readonly sessions: readonly AdminBooking[];
  /** Those that are not selected. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
  /** The effect on a session. */
  readonly children: (booking: AdminBooking) => ReactNode;
}

/** The sessions of the day with a checkbox each. */
export const ChosenSessions = ({ sessions, left, onLeft, children }: ChosenSessionsProps) => {
  const t = useDayTexts();
  const choose = (id: string, on: boolean): void =>
    onLeft(new Set(on ? [...left].filter((one) => one !== id) : [...left, id]));
  return (
    // Selecting sessions is not an unsaved change: leaving requires no confirmation.
    <div data-not-saved="">
      {sessions.length > 1 && (
        <div className="px-3">
          <Checkbox
            label={t('day.all')}
            checked={left.size === 0}
            onChange={(event) => onLeft(new Set(event.target.checked ? [] : sessions.map(({ id }) => id)))}
          />
        </div>
      )}
      <ul className="grid gap-2">
        {sessions.map((booking) => (
          <SessionRow
            key={booking.id}
            booking={booking}
            mark={
              <input
                type="checkbox"
                aria-label={`${formatTime(epochOf(booking.start))} ${booking.customer_name}`}
                checked={!left.has(booking.id)}
                onChange={(event) => choose(booking.id, event.target.checked)}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
            }
          >
            {children(booking)}
          </SessionRow>
        ))}
      </ul>
    </div>
  );
};
