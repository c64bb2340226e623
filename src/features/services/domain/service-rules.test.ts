import { expect, test } from 'vitest';
import { changesLockedText, isSpecialOffer, serviceProblems } from './service-rules.ts';

test.each([
  ['Sonderangebot', true, true],
  [' SonderAngebot ', true, true],
  ['Sonderangebot', false, false],
  ['Sonderangebote', true, false],
])('%j as a system service (%s) has special settings: %s (AMB-055, SERV-018)', (name, is_system_service, expected) => {
  expect(isSpecialOffer({ name, is_system_service })).toBe(expected);
});

const stored = {
  name: 'Gutschein',
  description: 'Ein Shooting',
  is_system_service: true,
  price_cents: 10_000,
  prepayment_cents: 2000,
};

test.each([
  [0, 0, true],
  [10_000, 10_000, true],
  [10_000, 9999, true],
  [10_000, 10_001, false],
])('a price of %i cents allows a prepayment of %i: %s', (price_cents, prepayment_cents, allowed) => {
  const tooMuch = { loc: ['body', 'prepayment_amount'], msg: 'must not be more than the price', type: 'too_big' };
  expect(serviceProblems({ ...stored, price_cents, prepayment_cents })).toEqual(allowed ? [] : [tooMuch]);
});

test.each([
  ['nothing', {}, false],
  ['the price', { price_cents: 1, prepayment_cents: 1 }, false],
  ['the name', { name: 'Karte' }, true],
  ['the description', { description: '' }, true],
])('only name and description of a system service are locked: %s', (_, change, locked) => {
  expect(changesLockedText(stored, { ...stored, ...change })).toBe(locked);
  expect(changesLockedText({ ...stored, is_system_service: false }, { ...stored, ...change })).toBe(false);
});

test.each([
  [undefined, true],
  [null, true],
  [{ included: 2, max: 5 }, true],
  [{ included: 2, max: 2 }, true],
  [{ included: 3, max: 2 }, false],
])('people %j are allowed: %s (PLAN-30)', (people, allowed) => {
  const tooFew = { loc: ['body', 'people', 'max'], msg: 'must not be less than included', type: 'too_small' };
  expect(serviceProblems({ ...stored, people })).toEqual(allowed ? [] : [tooFew]);
});

test('the notice of a service is checked by the rules for notices (PLAN-12)', () => {
  const notice = (hours: number) => ({ kind: 'hours' as const, hours, in_opening_hours: false });
  expect(serviceProblems({ ...stored, minimum_notice: notice(24) })).toEqual([]);
  expect(serviceProblems({ ...stored, minimum_notice: null })).toEqual([]);
  expect(serviceProblems({ ...stored, minimum_notice: notice(-1) }).map(({ loc }) => loc)).toEqual([
    ['body', 'minimum_notice', 'hours'],
  ]);
});
