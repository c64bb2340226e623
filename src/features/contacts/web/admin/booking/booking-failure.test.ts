import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/web/admin/api-error.ts';
import { de } from '../../../texts/contact-booking-de.ts';
import { bookingFailure } from './booking-failure.ts';

describe('the message for a failed booking', () => {
  it.each([
    ['CONT-130', '{"detail":"Time slot not available (conflict)"}', 'Time slot not available (conflict)'],
    [
      'CONT-131',
      '{"detail":[{"loc":["body","customer_email"],"msg":"must be valid","type":"x"},{"loc":["body"],"msg":"bad"}]}',
      'body.customer_email: must be valid, body: bad',
    ],
    ['CONT-132', '{"detail":{"a":1}}', '{"a":1}'],
    ['CONT-132', '{"detail":["x"]}', '["x"]'],
    ['CONT-128', '', 'Failed to create booking'],
    ['CONT-128', '{}', 'Failed to create booking'],
    ['CONT-128', '<html>', 'Failed to create booking'],
    ['CONT-128', '{"detail":""}', 'Failed to create booking'],
  ])('%s: %s reads %s', (_row, body, text) => {
    expect(bookingFailure(new ApiError(500, body))).toBe(text);
  });

  it('is the message of any other error, and undefined for a thrown value that is not an error (CONT-133, AMB-074)', () => {
    expect(bookingFailure(new Error('Service not found'))).toBe('Service not found');
    expect(bookingFailure('oops')).toBeUndefined();
    expect(bookingFailure(undefined)).toBeUndefined();
    expect(de['create.error.unknown']).toBe('Unbekannter Fehler');
  });
});
