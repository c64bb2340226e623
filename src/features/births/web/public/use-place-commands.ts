import { useRef, useState } from 'react';
import type { bookingContract } from '#features/booking/contract.ts';
import { caller } from '#shared/web/call/call.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { birthsContract, PublicPlace } from '../../contract.ts';

const call = caller<typeof birthsContract & typeof bookingContract>();

interface Given {
  readonly place: PublicPlace;
  readonly token: string | undefined;
  readonly onChange: (place: PublicPlace) => void;
}

export type PlaceCommands = ReturnType<typeof usePlaceCommands>;

/** What a family can do with its place. One command at a time; after an error the page shows the state of now. */
export const usePlaceCommands = ({ place, token, onChange }: Given) => {
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();
  const running = useRef(false);
  const link = { params: { id: place.booking_id }, query: { token } };
  const read = () => call('GET /api/birth-places/{id}', link);

  const run = (name: string, command: () => Promise<PublicPlace>): void => {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    setError(undefined);
    void command()
      .then(onChange)
      .catch(async (failure: unknown) => {
        setError(messageOf(failure));
        await read().then(onChange, () => undefined);
      })
      .finally(() => {
        running.current = false;
        setBusy(undefined);
      });
  };

  return {
    busy,
    error,
    tell: (born_on: string) =>
      run('tell', () => call('POST /api/birth-places/{id}/birth', { ...link, body: { born_on } })),
    take: (start: string) => run('take', () => call('POST /api/birth-places/{id}/time', { ...link, body: { start } })),
    end: () => run('end', () => call('POST /api/birth-places/{id}/end', link)),
    giveUp: () =>
      run('giveUp', async () => {
        const query = { token, expected_refund: place.refund_amount ?? 0 };
        await call('POST /api/bookings/{id}/cancel', { ...link, query });
        return read();
      }),
  };
};
