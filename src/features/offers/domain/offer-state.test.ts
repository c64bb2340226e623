import { expect, it, test } from 'vitest';
import { type OfferOutcome, type OfferState, offerOutcomes, offerState, timeHeldUntil } from './offer-state.ts';

test.each<[string, OfferOutcome | null, number, OfferState]>([
  ['open until the last millisecond', null, 999, 'open'],
  ['lapsed at its instant', null, 1000, 'lapsed'],
  ['lapsed after it', null, 5000, 'lapsed'],
  ...offerOutcomes.map((outcome): [string, OfferOutcome, number, OfferState] => [outcome, outcome, 0, outcome]),
])('an offer is %s (OFFER-02)', (_, outcome, now, expected) => {
  expect(offerState({ outcome, held_until: 1000 }, now)).toBe(expected);
});

it('a time is held until its offer lapses, but not beyond its start', () => {
  expect(timeHeldUntil(1000, 2000)).toBe(1000);
  expect(timeHeldUntil(2000, 1000)).toBe(1000);
});
