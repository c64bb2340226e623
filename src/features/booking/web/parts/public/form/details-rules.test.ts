import { expect, test } from 'vitest';
import { areComplete, type Details, noDetails, problemsOf } from './details-rules.ts';

const details: Details = {
  name: 'Al',
  email: 'a@b.de',
  phone: '0170123456',
  notes: '',
  consent: true,
  whatsapp: false,
};

test('notes are optional (PUB-058)', () => {
  expect(areComplete(details)).toBe(true);
  expect(areComplete({ ...details, notes: 'Mit Hund' })).toBe(true);
});

test('if nothing is filled in, all fields are missing, in the order of the form (PUB-059, PUB-060)', () => {
  expect(problemsOf(noDetails)).toEqual(['name', 'email', 'phone', 'consent']);
});

test.each([
  ['PUB-054', 'name', ['A', ' A ', '', '  ', 'x'.repeat(101)], ['Al', ' Al ', 'Ян', '李明']],
  [
    'PUB-055',
    'email',
    ['abc', 'a@b', '', 'a@b.de, c@d.de', 'a b@c.de', '@b.de', 'a@.de', `${'x'.repeat(250)}@b.de`],
    ['a@b.de', ' a@b.de ', 'änne@müller.de', 'first.last+tag@sub.example.com'],
  ],
  ['PUB-056, AMB-097', 'phone', ['123456789', ' 123456789 ', '', '1'.repeat(51)], ['1234567890', '+49 170 12']],
] as const)('%s: %s', (_, field, refused, accepted) => {
  for (const value of refused) expect([value, problemsOf({ ...details, [field]: value })]).toEqual([value, [field]]);
  for (const value of accepted) expect([value, problemsOf({ ...details, [field]: value })]).toEqual([value, []]);
});

test('the consent must be given (PUB-059)', () => {
  expect(problemsOf({ ...details, consent: false })).toEqual(['consent']);
});
