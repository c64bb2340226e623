/**
 * The placeholder address of a customer who gave none. Its domain can never exist (.invalid), so no mail to it is ever
 * delivered. There is one for customers who are notified and one for the studio's own appointments.
 */
export const placeholderEmail = (notifies: boolean): string =>
  notifies ? 'kunde@fotobooking.invalid' : 'intern@fotobooking.invalid';

/** Returns the contact data a customer really gave: '' for a placeholder address or number. */
export const givenContact = (value: string): string =>
  value === '+49' || value.toLowerCase().endsWith('@fotobooking.invalid') ? '' : value;
