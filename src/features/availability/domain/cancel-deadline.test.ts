import { expect, test } from 'vitest';
import { cancelDeadline } from './cancel-deadline.ts';

const at = (iso: string): number => Date.parse(iso);

test.each([
  ['an ordinary day', '2030-06-05T10:00:00+02:00', 24, '2030-06-04T10:00:00+02:00'],
  ['the day the clocks go forward: elapsed hours', '2030-03-31T10:00:00+02:00', 24, '2030-03-30T09:00:00+01:00'],
  ['the day the clocks go back: elapsed hours', '2030-10-27T10:00:00+01:00', 24, '2030-10-26T11:00:00+02:00'],
  ['a week', '2030-06-12T10:00:00+02:00', 168, '2030-06-05T10:00:00+02:00'],
])(
  'a confirmed session may be cancelled until so many elapsed hours before it: %s (SRV-19)',
  (_, start, hours, until) => {
    expect(cancelDeadline(at(start), hours)).toBe(at(until));
  },
);
