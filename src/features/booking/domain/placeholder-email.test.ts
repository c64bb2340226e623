import { expect, it } from 'vitest';
import { givenContact, placeholderEmail } from './placeholder-email.ts';

it('the address of somebody who gave none says whether they are told of their booking, and can never exist (AMB-052)', () => {
  expect(placeholderEmail(true)).toBe('kunde@fotobooking.invalid');
  expect(placeholderEmail(false)).toBe('intern@fotobooking.invalid');
});

it.each(['kunde@fotobooking.invalid', 'intern@fotobooking.invalid', 'Kunde@FotoBooking.INVALID', '+49'])(
  '%j is nothing that anybody gave (AMB-052)',
  (value) => {
    expect(givenContact(value)).toBe('');
  },
);

it.each(['anna@example.com', '+49 177 8331234', '+4', '@fotobooking.invalid.de', 'x@fotobooking.de', ''])(
  '%j is shown as it was given',
  (value) => {
    expect(givenContact(value)).toBe(value);
  },
);
