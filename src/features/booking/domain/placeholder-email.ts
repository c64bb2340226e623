/**
 * The address of somebody who gave none (AMB-052): in a domain that can never exist, so that no mail to it leaves the
 * house. One for customers who are told of their booking, another for the studio's own appointments.
 */
export const placeholderEmail = (notifies: boolean): string =>
  notifies ? 'kunde@fotobooking.invalid' : 'intern@fotobooking.invalid';

/** What somebody really gave: '' for the stand-ins of an address and of a number (AMB-052, CAL-037). */
export const givenContact = (value: string): string =>
  value === '+49' || value.toLowerCase().endsWith('@fotobooking.invalid') ? '' : value;
