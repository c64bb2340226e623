import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf, When } from '#shared/web/time/when.tsx';
import type { PublicBooking } from '../../../contract.ts';
import { bookingTexts } from '../../../texts/handle.ts';
import { useMoveTexts } from './use-move-texts.ts';

type Held = NonNullable<NonNullable<PublicBooking['time_request']>['substitute']>;

interface SubstituteProps {
  /** A time that is held for the customer; undefined: none is. */
  readonly held: Held | undefined;
  readonly busy: boolean;
  readonly onTake: (start: string) => void;
}

/** The time that the studio holds for the customer, taken with one press. */
export const Substitute = ({ held, busy, onTake }: SubstituteProps) => {
  const t = useMoveTexts();
  const booked = useTexts(bookingTexts);
  if (!held) return null;
  return (
    <section className="card flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between sm:p-5">
      <div>
        <h2 className="font-semibold">{t.held}</h2>
        <When start={held.start} end={held.end} clock={booked('booking.clock')} />
        <p className="text-muted">{t.heldUntil(formatDateTime(epochOf(held.until)))}</p>
      </div>
      <Button busy={busy} onClick={() => onTake(held.start)}>
        {t.takeHeld}
      </Button>
    </section>
  );
};
