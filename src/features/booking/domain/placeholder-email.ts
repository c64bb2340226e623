/**
 * The address of somebody who gave none (AMB-052): in a domain that can never exist, so that no mail to it leaves the
 * house. One for customers who are told of their booking, another for the studio's own appointments.
 */
export const placeholderEmail = (notifies: boolean): string =>
  notifies ? 'kunde@fotobooking.invalid' : 'intern@fotobooking.invalid';
