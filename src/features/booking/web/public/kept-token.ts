const place = (bookingId: string): string => `booking-token:${bookingId}`;

/** Keeps the token of a booking that was just made, in this tab only, for the page that comes next. */
export const keepToken = (bookingId: string, token: string): void => {
  try {
    sessionStorage.setItem(place(bookingId), token);
  } catch {
    // Storage can be full or switched off; the mails carry the token as well.
  }
};

/** The token of a booking, from the address of the page or from this tab; undefined where neither has it. */
export const tokenOf = (bookingId: string): string | undefined => {
  try {
    return new URLSearchParams(location.search).get('token') ?? sessionStorage.getItem(place(bookingId)) ?? undefined;
  } catch {
    return undefined;
  }
};
