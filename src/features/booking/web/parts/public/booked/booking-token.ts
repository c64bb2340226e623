const storageKey = (bookingId: string): string => `booking-token:${bookingId}`;

/** Keeps the token of a new booking for the next page, in this tab only. */
export const storeBookingToken = (bookingId: string, token: string): void => {
  try {
    sessionStorage.setItem(storageKey(bookingId), token);
  } catch {
    // Storage can be full or disabled; the mails contain the token as well.
  }
};

/** Returns the token of a booking, from the URL or from this tab; undefined if neither has it. */
export const tokenOf = (bookingId: string): string | undefined => {
  try {
    return (
      new URLSearchParams(location.search).get('token') ?? sessionStorage.getItem(storageKey(bookingId)) ?? undefined
    );
  } catch {
    return undefined;
  }
};
