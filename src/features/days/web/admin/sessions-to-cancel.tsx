import type { ReactNode } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { hasNoAddress } from '#features/booking/web/parts/admin/booking-words.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import { SessionRow } from './session-row.tsx';
import { useDayTexts } from './use-day-texts.ts';

interface SessionsToCancelProps {
  readonly sessions: readonly AdminBooking[];
  /** Those that are not selected. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
}

/** The sessions of the day, all selected at first, with the refund of each customer. */
export const SessionsToCancel = (props: SessionsToCancelProps) => (
  <ChosenSessions {...props}>{(booking) => <GivenBack booking={booking} />}</ChosenSessions>
);

interface ChosenSessionsProps extends SessionsToCancelProps {
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

const GivenBack = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useDayTexts();
  const euro = useEuro();
  const { refundable_amount, cash } = booking.payment;
  return (
    <>
      {refundable_amount > 0 && <span className="font-medium">{t('day.back', euro(refundable_amount))}</span>}
      {cash && <span className="font-medium text-warning">{t('day.cash', euro(cash.amount))}</span>}
      {refundable_amount === 0 && !cash && <span className="text-muted">{t('day.nothingBack')}</span>}
      {hasNoAddress(booking) && <span className="font-medium text-warning">{t('day.noMail')}</span>}
    </>
  );
};
