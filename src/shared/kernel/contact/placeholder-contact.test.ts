import { expect, it } from 'vitest';
import {
  anonymousEmail,
  givenContact,
  isPlaceholder,
  placeholderEmail,
  placeholderPhone,
} from './placeholder-contact.ts';

it('the placeholder addresses differ by whether the customer is notified, and are never deliverable (AMB-052)', () => {
  expect(placeholderEmail(true)).toBe('kunde@fotobooking.invalid');
  expect(placeholderEmail(false)).toBe('intern@fotobooking.invalid');
});

it.each([placeholderEmail(true), placeholderEmail(false), anonymousEmail('1f'), placeholderPhone])(
  'recognises the stored placeholder %j',
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
])('%j counts as not given (AMB-052)', (value) => {
  expect(givenContact(value)).toBe('');
});

it.each(['anna@example.com', '+49 177 8331234', '+4', '@fotobooking.invalid.de', 'x@fotobooking.de', ''])(
  '%j is shown unchanged',
  (value) => {
    expect(givenContact(value)).toBe(value);
    expect(isPlaceholder(value)).toBe(false);
  },
);
