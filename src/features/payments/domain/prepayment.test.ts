import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PrepaidService,
  paysInFull,
  prepaymentOf,
  prepaymentOfBooking,
  type StudioPrepayment,
} from './prepayment.ts';

const portrait: PrepaidService = {
  price_cents: 20_000,
  is_system_service: false,
  payment_enabled: false,
  prepayment_cents: 0,
  requires_prepayment: null,
};
const special: PrepaidService = { ...portrait, is_system_service: true, price_cents: 2000 };
const off: StudioPrepayment = { enable_prepayment: false, full_payment_required: false, prepayment_percentage: 50 };
const half: StudioPrepayment = { ...off, enable_prepayment: true };
const full: StudioPrepayment = { ...half, full_payment_required: true };

describe('prepayment (SRV-27, API-027, SERV-017)', () => {
  it.each([
    ['nothing configured', portrait, off, { required: false, amount_cents: 0, percentage: 50 }],
    ['the studio takes half', portrait, half, { required: true, amount_cents: 10_000, percentage: 50 }],
    ['the studio takes all', portrait, full, { required: true, amount_cents: 20_000, percentage: 100 }],
    [
      'full payment without prepayment takes nothing',
      portrait,
      { ...full, enable_prepayment: false },
      { required: false, amount_cents: 0, percentage: 100 },
    ],
    [
      'the service has its own amount',
      { ...portrait, payment_enabled: true, prepayment_cents: 3000 },
      half,
      { required: true, amount_cents: 3000, percentage: null },
    ],
    [
      'with an own amount of 0 the studio’s rule applies',
      { ...portrait, payment_enabled: true },
      half,
      { required: true, amount_cents: 10_000, percentage: 50 },
    ],
    [
      'a free system service needs no prepayment, whatever its own amount',
      { ...special, price_cents: 0, payment_enabled: true, prepayment_cents: 500 },
      half,
      { required: false, amount_cents: 0, percentage: null },
    ],
    [
      'a system service may have a prepayment above its price',
      { ...special, payment_enabled: true, prepayment_cents: 5000 },
      off,
      { required: true, amount_cents: 5000, percentage: null },
    ],
    [
      'an own amount needs payment enabled',
      { ...portrait, prepayment_cents: 3000 },
      off,
      { required: false, amount_cents: 0, percentage: 50 },
    ],
    [
      'an own amount is at most the price',
      { ...portrait, payment_enabled: true, prepayment_cents: 99_999 },
      off,
      { required: true, amount_cents: 20_000, percentage: null },
    ],
    [
      'the special setting overrides a prepayment of the studio',
      { ...portrait, requires_prepayment: false },
      half,
      { required: false, amount_cents: 0, percentage: 50 },
    ],
    [
      'the special setting requires a prepayment that the studio does not',
      { ...portrait, requires_prepayment: true },
      off,
      { required: true, amount_cents: 10_000, percentage: 50 },
    ],
    [
      'a system service costs its whole price, fixed',
      { ...special, requires_prepayment: true },
      off,
      { required: true, amount_cents: 2000, percentage: null },
    ],
    ['a system service follows the studio', special, half, { required: true, amount_cents: 2000, percentage: null }],
    [
      'a free service needs no prepayment',
      { ...portrait, price_cents: 0, requires_prepayment: true },
      half,
      { required: false, amount_cents: 0, percentage: 50 },
    ],
    [
      '0 percent is nothing',
      portrait,
      { ...half, prepayment_percentage: 0 },
      { required: false, amount_cents: 0, percentage: 0 },
    ],
    [
      'half a cent rounds up',
      { ...portrait, price_cents: 10_001 },
      half,
      { required: true, amount_cents: 5001, percentage: 50 },
    ],
    [
      'a third of 1.01 EUR',
      { ...portrait, price_cents: 101 },
      { ...half, prepayment_percentage: 33.3 },
      { required: true, amount_cents: 34, percentage: 33.3 },
    ],
  ])('%s', (_, service, studio, expected) => {
    expect(prepaymentOf(service, studio)).toEqual(expected);
  });

  it('is from 0 to the price of a regular service, and 0 exactly if not required', () => {
    const service = fc.record<PrepaidService>({
      price_cents: fc.nat(10_000_000),
      is_system_service: fc.boolean(),
      payment_enabled: fc.boolean(),
      prepayment_cents: fc.nat(10_000_000),
      requires_prepayment: fc.constantFrom(null, true, false),
    });
    const studio = fc.record<StudioPrepayment>({
      enable_prepayment: fc.boolean(),
      full_payment_required: fc.boolean(),
      prepayment_percentage: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(service, studio, (offered, rules) => {
        const { required, amount_cents } = prepaymentOf(offered, rules);
        expect(amount_cents > 0).toBe(required);
        expect(Number.isInteger(amount_cents)).toBe(true);
        expect(offered.is_system_service || amount_cents <= offered.price_cents).toBe(true);
      }),
    );
  });
});

describe('the prepayment of a booking whose customer had missed sessions (BANK-05)', () => {
  const whole = { required: true, amount_cents: 20_000, percentage: 100 };
  it.each([
    ['replaces half of the price', portrait, half, whole],
    ['applies although the studio asks for none', portrait, off, whole],
    ['replaces the own amount', { ...portrait, payment_enabled: true, prepayment_cents: 3000 }, half, whole],
    ['overrides the special setting without a prepayment', { ...portrait, requires_prepayment: false }, half, whole],
    ['is what the studio asks from everybody', portrait, full, whole],
    ['is that of a system service, too', special, off, { ...whole, amount_cents: 2000 }],
    [
      'is never less than the usual one',
      { ...special, payment_enabled: true, prepayment_cents: 5000 },
      off,
      { ...whole, amount_cents: 5000 },
    ],
    [
      'needs a price',
      { ...portrait, price_cents: 0, requires_prepayment: true },
      half,
      { required: false, amount_cents: 0, percentage: 50 },
    ],
  ])('%s', (_, service, studio, expected) => {
    expect(prepaymentOfBooking({ ...service, pays_in_full: true }, studio)).toEqual(expected);
  });

  it.each([null, false])('is the usual one for everybody else: %s', (pays_in_full) => {
    for (const studio of [off, half, full]) {
      expect(prepaymentOfBooking({ ...portrait, pays_in_full }, studio)).toEqual(prepaymentOf(portrait, studio));
    }
  });

  it.each([
    [0, 0, false],
    [99, 0, false],
    [0, 1, false],
    [1, 1, true],
    [1, 2, false],
    [2, 2, true],
    [3, 2, true],
  ])('%i missed sessions with a limit of %i: %s', (missed, full_payment_after_missed, expected) => {
    expect(paysInFull(missed, { full_payment_after_missed })).toBe(expected);
  });
});
