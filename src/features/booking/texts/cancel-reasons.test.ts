import { expect, it } from 'vitest';
import { cancelCodes } from '../domain/cancel-code.ts';
import { cancelReasons, cancelReasonText, givenReason } from './cancel-reasons.ts';

it('every code has the specified wording, and that wording is converted to the code (AMB-046)', () => {
  expect(cancelReasons.de).toEqual({
    by_studio: 'Vom Administrator storniert',
    by_customer: 'Vom Kunden storniert',
    unpaid: 'Zahlung nicht eingegangen',
    unconfirmed: 'E‑Mail-Adresse nicht bestätigt',
  });
  for (const code of cancelCodes) {
    const reason = { cancel_code: code, cancel_reason: null };
    expect(givenReason(cancelReasonText(reason, 'de'))).toEqual(reason);
    expect(cancelReasonText(reason, 'ru')).toMatch(/^[А-Яа-яё]/);
  }
});

it('a typed reason stays as typed, in every language; without one it is the default of the studio', () => {
  expect(givenReason('krank')).toEqual({ cancel_code: null, cancel_reason: 'krank' });
  expect(cancelReasonText(givenReason('krank'), 'ru')).toBe('krank');
  for (const none of ['', null, undefined]) {
    expect(givenReason(none)).toEqual({ cancel_code: 'by_studio', cancel_reason: null });
  }
  expect(cancelReasonText({ cancel_code: null, cancel_reason: null }, 'de')).toBeNull();
});
