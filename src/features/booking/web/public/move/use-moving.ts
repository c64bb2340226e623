import { useRef, useState } from 'react';
import { caller } from '#shared/web/call/call.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { bookingContract, PublicBooking } from '../../../contract.ts';
import type { moveContract } from '../../../move-contract.ts';
import { useMoveTexts } from './use-move-texts.ts';

const call = caller<typeof moveContract & typeof bookingContract>();

/** Why the session was not moved. */
export interface MoveNotice {
  readonly message: string;
  /** The next free times, if the time was taken meanwhile. */
  readonly instead: readonly string[] | undefined;
}

interface Moving {
  readonly booking: PublicBooking;
  readonly token: string;
  readonly onMoved: (booking: PublicBooking) => void;
  /** The booking as it is now, after a refusal. */
  readonly onChange: (booking: PublicBooking) => void;
}

/** Moves the session, for the fee that is shown. One attempt at a time; after an error the session keeps its time. */
export const useMoving = ({ booking, token, onMoved, onChange }: Moving) => {
  const t = useMoveTexts();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [notice, setNotice] = useState<MoveNotice>();
  const params = { id: booking.booking_id };

  const report = async (error: unknown): Promise<void> => {
    const isTaken = error instanceof CallError && error.code === 'slot_taken';
    const instead = isTaken ? (error.problem as { next_times?: readonly string[] }).next_times : undefined;
    setNotice({ message: isTaken ? t.taken : messageOf(error), instead });
    // The page then shows the current fee, or why moving is no longer possible.
    const mayHaveChanged = error instanceof CallError && (error.status === 400 || error.status === 409);
    if (!mayHaveChanged) return;
    try {
      onChange(await call('GET /api/bookings/{id}', { params, query: { token } }));
    } catch {
      // The reason was already shown in the notice.
    }
  };

  const move = async (start: string): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setNotice(undefined);
    const body = { start, expected_fee: booking.move?.fee ?? 0 };
    try {
      onMoved(await call('POST /api/bookings/{id}/move', { params, query: { token }, body }));
    } catch (error) {
      await report(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, notice, move: (start: string) => void move(start) };
};
