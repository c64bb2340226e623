import type { AdminBooking } from '../../admin-contract.ts';

/** As much of a list of bookings as has been read. */
export interface ReadBookings {
  readonly bookings: readonly AdminBooking[];
  /** Whether these are all of them. */
  readonly complete: boolean;
}

/** Asks for a stretch of a list of bookings; for the whole of it when none is named. */
export type AskForBookings = (stretch?: {
  readonly limit: number;
  readonly offset: number;
}) => Promise<readonly AdminBooking[]>;

/** What a screen shows at once, and what is asked for after it: as much as the server gives at a time (SRV-71). */
const firstStretch = 100;
const furtherStretch = 1000;
// A list that changes while it is read is read anew, but not for ever.
const mostAttempts = 3;

/**
 * Reads a list of any length and answers all that is known after every stretch of it: the first rows are there at once,
 * and no answer is so large that the browser stops over it. A stretch begins with the last row of the one before; if
 * another row stands there now, the list has changed meanwhile and is read anew, so that none is missing or there twice.
 */
export async function* readBookings(ask: AskForBookings): AsyncGenerator<ReadBookings> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) if (yield* readOnce(ask)) return;
  yield { bookings: await ask(), complete: true };
}

/** Answers whether it came to the end. */
async function* readOnce(ask: AskForBookings): AsyncGenerator<ReadBookings, boolean> {
  let bookings = await ask({ limit: firstStretch, offset: 0 });
  let complete = bookings.length !== firstStretch;
  yield { bookings, complete };
  while (!complete) {
    const [seam, ...further] = await ask({ limit: furtherStretch, offset: bookings.length - 1 });
    if (seam?.id !== bookings.at(-1)?.id) return false;
    bookings = [...bookings, ...further];
    complete = further.length + 1 !== furtherStretch;
    yield { bookings, complete };
  }
  return true;
}
