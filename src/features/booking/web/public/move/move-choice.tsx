import { useId, useState } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { euroInSentence } from '#shared/web/money.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf, When } from '#shared/web/time/when.tsx';
import type { PublicBooking } from '../../../contract.ts';
import { bookingTexts } from '../../../texts/handle.ts';
import { type ChosenTime, LoadFailure, NewTime } from './new-time.tsx';
import { Substitute } from './substitute.tsx';
import { RequestDecline, TimeRequestNote } from './time-request.tsx';
import { useMoveTexts } from './use-move-texts.ts';
import { useMoving } from './use-moving.ts';
import { useTimeParts } from './use-time-parts.ts';

interface MoveChoiceProps {
  readonly booking: PublicBooking;
  readonly move: NonNullable<PublicBooking['move']>;
  readonly token: string;
  readonly onMoved: (booking: PublicBooking) => void;
  readonly onChange: (booking: PublicBooking) => void;
  /** Called if the studio has asked for another time, and the customer wants none. */
  readonly onDeclined: (booking: PublicBooking) => void;
}

/** Shows the current fee for a move and the free times, and moves with one press. */
export const MoveChoice = ({ booking, move, token, onMoved, onChange, onDeclined }: MoveChoiceProps) => {
  const t = useMoveTexts();
  const [chosen, setChosen] = useState<ChosenTime>();
  const [round, setRound] = useState(0);
  const parts = useTimeParts();
  const moving = useMoving({
    booking,
    token,
    onMoved,
    onChange: (current) => {
      setChosen(undefined);
      setRound((before) => before + 1);
      onChange(current);
    },
  });
  return (
    <PageFrame title={booking.time_request ? t.askedTitle : t.title} lead={t.lead} width="wide">
      <Card className="grid gap-6 md:grid-cols-2">
        <Current booking={booking} />
        {booking.time_request ? <TimeRequestNote request={booking.time_request} /> : <Cost move={move} />}
      </Card>
      <Substitute held={booking.time_request?.substitute} busy={moving.busy} onTake={moving.move} />
      {moving.notice && (
        <p role="alert" className="card p-4 font-medium text-danger sm:p-5">
          {moving.notice.message}
        </p>
      )}
      {parts.value && (
        <parts.value.TimesInstead
          starts={moving.notice?.instead}
          onSlot={(date, start) => setChosen({ date, start })}
        />
      )}
      <h2 className="sr-only">{t.choose}</h2>
      <noscript>
        <p className="font-medium text-danger">{t.script}</p>
      </noscript>
      {parts.error !== undefined && <LoadFailure error={parts.error} onRetry={parts.reload} />}
      {parts.loading && <TimesComing />}
      {parts.value && (
        <NewTime
          parts={parts.value}
          booking={booking}
          token={token}
          last={move.last_date}
          chosen={chosen}
          onChoose={setChosen}
          round={round}
        />
      )}
      <Press chosen={chosen} fee={move.fee} busy={moving.busy} onMove={moving.move} booking={booking} token={token} />
      {booking.time_request && <RequestDecline booking={booking} token={token} onDone={onDeclined} />}
    </PageFrame>
  );
};

const TimesComing = () => (
  <Loading className="card h-96 p-5">
    <Skeleton className="h-full" />
  </Loading>
);

const Current = ({ booking }: Pick<MoveChoiceProps, 'booking'>) => {
  const t = useMoveTexts();
  const booked = useTexts(bookingTexts);
  return (
    <div>
      <p className="text-sm text-muted">{booking.status === 'CANCELLED' ? t.was : t.now}</p>
      <When start={booking.start} end={booking.end} clock={booked('booking.clock')} />
      <p className="text-muted">{booking.photographer_name}</p>
    </div>
  );
};

const Cost = ({ move }: Pick<MoveChoiceProps, 'move'>) => {
  const t = useMoveTexts();
  return (
    <div>
      <p className="text-lg font-semibold">{move.fee > 0 ? t.fee(euroInSentence(move.fee)) : t.free}</p>
      <p className="mt-1 text-muted">{move.fee > 0 ? t.feeText : t.freeLeft(move.free_left)}</p>
      <p className="mt-1 text-muted">{t.until(formatDateTime(epochOf(move.until)))}</p>
    </div>
  );
};

interface PressProps extends Pick<MoveChoiceProps, 'booking' | 'token'> {
  readonly chosen: ChosenTime | undefined;
  readonly fee: number;
  readonly busy: boolean;
  readonly onMove: (start: string) => void;
}

const Press = ({ chosen, fee, busy, onMove, booking, token }: PressProps) => {
  const t = useMoveTexts();
  const booked = useTexts(bookingTexts);
  const id = useId();
  const start = chosen?.start;
  const length = epochOf(booking.end) - epochOf(booking.start);
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'card flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between sm:p-5',
        start && 'sticky bottom-0 z-10',
      )}
    >
      <div>
        <p id={id} className="text-sm text-muted">
          {t.chosen}
        </p>
        {start ? (
          <When start={start} end={new Date(epochOf(start) + length).toISOString()} clock={booked('booking.clock')} />
        ) : (
          <p>{t.pick}</p>
        )}
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        {start && (
          <Button busy={busy} onClick={() => onMove(start)}>
            {fee > 0 ? t.confirmFee(euroInSentence(fee)) : t.confirm}
          </Button>
        )}
        {/* A phone has room for one button beside the times. A time that was released cannot be kept. */}
        <div className={classNames('grid', start && 'max-sm:hidden', booking.time_request && 'hidden')}>
          <ButtonLink href={`/booking/success/${booking.booking_id}?token=${token}`} look="secondary">
            {t.keep}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
