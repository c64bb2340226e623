import { expect, it } from 'vitest';
import {
  anonymousEmail,
  givenContact,
  isPlaceholder,
  placeholderEmail,
  placeholderPhone,
} from './placeholder-contact.ts';

it('the placeholder address says whether customers are notified of their booking, and can never exist (AMB-052)', () => {
  expect(placeholderEmail(true)).toBe('kunde@fotobooking.invalid');
  expect(placeholderEmail(false)).toBe('intern@fotobooking.invalid');
});

it.each([placeholderEmail(true), placeholderEmail(false), anonymousEmail('1f'), placeholderPhone])(
  'recognises the placeholder %j that is stored itself',
  (value) => {
    expect(isPlaceholder(value)).toBe(true);
  },
);

it.each([
  'kunde@fotobooking.invalid',
  'intern@fotobooking.invalid',
  'Kunde@FotoBooking.INVALID',
  'anna@example.invalid',
  '+49',
])('%j is nothing that anybody gave (AMB-052)', (value) => {
  expect(givenContact(value)).toBe('');
});

it.each(['anna@example.com', '+49 177 8331234', '+4', '@fotobooking.invalid.de', 'x@fotobooking.de', ''])(
  '%j is shown as it was given',
  (value) => {
    expect(givenContact(value)).toBe(value);
    expect(isPlaceholder(value)).toBe(false);
  },
);
