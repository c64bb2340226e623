import { expect, test } from 'vitest';
import { CallError } from '../../call/call-error.ts';
import { differing, merged, presentIn } from './edited-twice.ts';

const base = { name: 'Porträt', price: 150, days: { monday: 1, sunday: 0 }, active: true };

test('the current state is returned for an edit conflict only', () => {
  const refusal = (code: string) => new CallError(409, JSON.stringify({ code, service: base }));
  expect(presentIn(refusal('version_conflict'), 'service')).toEqual(base);
  expect(presentIn(refusal('slot_taken'), 'service')).toBeUndefined();
  expect(presentIn(new Error('version_conflict'), 'service')).toBeUndefined();
});

test('fields differ by their values', () => {
  const other = { ...base, price: 200, days: { monday: 1, sunday: 0 } };
  expect(differing(base, other, ['name', 'price', 'days', 'active'])).toEqual(['price']);
  expect(differing(base, other, ['name', 'days'])).toEqual([]);
  expect(differing(base, { ...base, days: { monday: 2, sunday: 0 } }, ['name', 'days'])).toEqual(['days']);
  expect(differing(base, { ...base, days: { monday: 1 } }, ['days'])).toEqual(['days']);
});

test('the order of keys within a field is no difference', () => {
  expect(differing(base, { ...base, days: { sunday: 0, monday: 1 } }, ['days'])).toEqual([]);
});

test.each([
  ['what only the others changed stays', { name: 'Porträt', price: 150 }, { price: 200 }, { price: 200 }],
  ['what only the person changed stays', { name: 'Familie', price: 150 }, {}, { name: 'Familie' }],
  ['the person’s value wins where both changed a field', { price: 180 }, { price: 200 }, { price: 180 }],
  ['each keeps their own field', { name: 'Familie' }, { price: 200 }, { name: 'Familie', price: 200 }],
])('%s', (_, typed, theirs, expected) => {
  expect(merged(base, typed, { ...base, ...theirs })).toEqual({ ...base, ...expected });
});
