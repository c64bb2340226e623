/** Addresses below this top-level domain are never deliverable (RFC 2606). */
export const placeholderDomain = '.invalid';

/** The telephone number of a customer who gave none: the country code alone. */
export const placeholderPhone = '+49';

/**
 * The address of a customer who gave none. There is one for customers who are notified and one for the studio's own
 * appointments.
 */
export const placeholderEmail = (notifies: boolean): string => addressOf(notifies ? 'kunde' : 'intern');

/** The address of an erased customer; `random` keeps the bookings of one customer together. */
export const anonymousEmail = (random: string): string => addressOf(`anonym-${random}`);

const addressOf = (mailbox: string): string => `${mailbox}@fotobooking${placeholderDomain}`;

/** Whether an e-mail address or telephone number is a placeholder: the customer gave none. */
export const isPlaceholder = (value: string): boolean =>
  value === placeholderPhone || value.toLowerCase().endsWith(placeholderDomain);

/** Returns the contact data that a customer gave: '' for a placeholder. */
export const givenContact = (value: string): string => (isPlaceholder(value) ? '' : value);
