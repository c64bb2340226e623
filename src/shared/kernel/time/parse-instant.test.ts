import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utc } from '../testing/utc.ts';
import { parseInstant } from './berlin-time.ts';

describe('parsing an instant (AMB-030)', () => {
  test.each([
    ['winter time', '2026-01-15T09:00', '2026-01-15T08:00:00Z'],
    ['summer time', '2030-06-05T09:00:00', '2030-06-05T07:00:00Z'],
    ['with milliseconds', '2030-06-05T09:00:00.250', '2030-06-05T07:00:00.250Z'],
    ['with nanoseconds', '2030-06-05T09:00:00.250999999', '2030-06-05T07:00:00.250Z'],
    ['in UTC', '2030-06-05T09:00:00Z', '2030-06-05T09:00:00Z'],
    ['in the format of JSON', '2030-06-05T09:00:00.000Z', '2030-06-05T09:00:00Z'],
    ['with an offset', '2030-06-05T09:00:00+02:00', '2030-06-05T07:00:00Z'],
    ['with a plus that a query string decodes as a space', '2030-06-05T09:00:00 02:00', '2030-06-05T07:00:00Z'],
    ['with another offset', '2030-06-05T09:00-09:30', '2030-06-05T18:30:00Z'],
    ['with the largest offset', '2030-06-05T09:00+23:59', '2030-06-04T09:01:00Z'],
    ['with the smallest offset', '2030-06-05T09:00-23:59', '2030-06-06T08:59:00Z'],
    ['in the last second of a day', '2030-06-05T23:59:59', '2030-06-05T21:59:59Z'],
    ['with tenths of a second', '2030-06-05T09:00:00.2', '2030-06-05T07:00:00.200Z'],
    ['with seconds in UTC', '2030-06-05T09:00:07Z', '2030-06-05T09:00:07Z'],
    ['just before the change to summer time', '2026-03-29T01:59', '2026-03-29T00:59:00Z'],
    ['just after the change to summer time', '2026-03-29T03:00', '2026-03-29T01:00:00Z'],
    ['twice in autumn: the first', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
    ['twice in autumn: the second by its offset', '2026-10-25T02:30+01:00', '2026-10-25T01:30:00Z'],
    ['after the repeated hour', '2026-10-25T03:00', '2026-10-25T02:00:00Z'],
  ])('%s: %s', (_, text, expected) => {
    expect(parseInstant(text)).toEqual({ ok: true, value: utc(expected) });
  });

  test.each([
    '',
    'tomorrow',
    'infinity',
    '-infinity',
    'now',
    '2026-02-30T10:00',
    '2026-02-29T10:00:00Z',
    '2026-03-03',
    '2026-03-03T24:00',
    '2026-03-03T10:60',
    '2026-03-03T10:00:60Z',
    '2026-03-03T10:00:00.Z',
    '2026-03-03T10:00:00.1234567890Z',
    '2026-03-03 10:00',
    '2026-03-03T10',
    '2026-03-03T10:00+2',
    '2026-03-03T10:00+24:00',
    '2026-03-03T10:00+02:60',
    '2026-03-03T10:00z',
    '2026-03-03T10:00Z\n',
    ' 2026-03-03T10:00Z',
    '1999-12-31T10:00',
    '2201-01-01T10:00Z',
    '+002026-03-03T10:00Z',
    '20260303T100000Z',
    '1772532000000',
    '２０２６-03-03T10:00',
  ])('%j is malformed', (text) => {
    expect(parseInstant(text)).toEqual({ ok: false, refusal: 'malformed' });
  });

  test.each(['2026-03-29T02:00', '2026-03-29T02:59:59.999', '2027-03-28T02:30'])(
    '%s is skipped by the clock change (SRV-06)',
    (text) => {
      expect(parseInstant(text)).toEqual({ ok: false, refusal: 'skipped' });
    },
  );

  test('any text gives an instant or a refusal, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-6]\d(Z|[+-]\d\d:\d\d)?$/)),
        (text) => {
          const read = parseInstant(text);
          expect(read.ok ? Number.isInteger(read.value) : ['malformed', 'skipped'].includes(read.refusal)).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
