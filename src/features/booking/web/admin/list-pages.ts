import type { AdminBooking } from '../../admin-contract.ts';

/** The part of a list of bookings that has been read. */
export interface ReadBookings {
  readonly bookings: readonly AdminBooking[];
  /** Whether the list is complete. */
  readonly complete: boolean;
}

/** Requests a page of a list of bookings; without a range the whole list. */
export type ReadPage = (range?: {
  readonly limit: number;
  readonly offset: number;
}) => Promise<readonly AdminBooking[]>;

/** The size of the first page, which is shown at once, and of the following ones: the maximum of the server. */
const firstPageSize = 100;
const nextPageSize = 1000;
// How often a list that changes while it is read is read again.
const mostAttempts = 3;

/**
 * Reads a list of any length and yields everything read so far after each page. The first rows are shown at once, and
 * no response is so large that it blocks the browser. Each page starts with the last row of the page before. If that
 * row differs, the list has changed meanwhile and is read again, so that no row is missing or duplicated.
 */
export async function* readBookings(readPage: ReadPage): AsyncGenerator<ReadBookings> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) if (yield* readOnce(readPage)) return;
  yield { bookings: await readPage(), complete: true };
}

/** Returns whether the list was read to its end. */
async function* readOnce(readPage: ReadPage): AsyncGenerator<ReadBookings, boolean> {
  let bookings = await readPage({ limit: firstPageSize, offset: 0 });
  let complete = bookings.length !== firstPageSize;
  yield { bookings, complete };
  while (!complete) {
    const [overlap, ...further] = await readPage({ limit: nextPageSize, offset: bookings.length - 1 });
    if (overlap?.id !== bookings.at(-1)?.id) return false;
    bookings = [...bookings, ...further];
    complete = further.length + 1 !== nextPageSize;
    yield { bookings, complete };
  }
  return true;
}
