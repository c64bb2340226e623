import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '#shared/kernel/zone-time.ts';
import { isRetention, monthsBefore, retentionKinds, retentionRules, retentionSettingsFrom } from './retention.ts';

const defaults = { lost_contacts: null, cancelled_bookings: null, message_contents: 6, audit: 36 };

describe('how long something is kept (G06)', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'x'],
    ['other fields', { audit_months: 3 }],
    [
      'too little, too much, no number',
      { audit: 11, message_contents: 0, lost_contacts: 121, cancelled_bookings: '3' },
    ],
  ])('falls back to its defaults when %s is stored', (_, stored) => {
    expect(retentionSettingsFrom(stored)).toEqual(defaults);
  });

  it('is what the studio has set, off included', () => {
    const set = { lost_contacts: 24, cancelled_bookings: 1, message_contents: null, audit: 12 };
    expect(retentionSettingsFrom(set)).toEqual(set);
  });

  it.each([
    ['audit', 11, false],
    ['audit', 12, true],
    ['audit', 120, true],
    ['audit', 121, false],
    ['audit', 12.5, false],
    ['lost_contacts', 1, true],
    ['lost_contacts', 0, false],
    ['lost_contacts', null, true],
    ['lost_contacts', undefined, false],
  ] as const)('of %s may be %s months: %s', (kind, months, allowed) => {
    expect(isRetention(kind, months)).toBe(allowed);
  });

  it('has defaults within its own limits', () => {
    for (const kind of retentionKinds) {
      const { min, max, usual } = retentionRules[kind];
      expect(usual).toBeGreaterThanOrEqual(min);
      expect(usual).toBeLessThanOrEqual(max);
    }
  });

  it.each([
    ['2030-06-15T10:00:00Z', 6, '2029-12-15T10:00:00Z'],
    ['2030-03-31T10:00:00Z', 1, '2030-02-28T10:00:00Z'],
    ['2028-03-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 12, '2027-02-28T10:00:00Z'],
    ['2030-01-01T00:00:00Z', 36, '2027-01-01T00:00:00Z'],
  ])('%s less %i months is %s', (now, count, then) => {
    expect(monthsBefore(Date.parse(now), count)).toBe(Date.parse(then));
  });

  it('goes back by between 28 and 31 days a month, whenever it is', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 120 }),
        (now, count) => {
          const days = (now.getTime() - monthsBefore(now.getTime(), count)) / DAY;
          expect(days).toBeGreaterThanOrEqual(28 * count);
          expect(days).toBeLessThanOrEqual(31 * count);
        },
      ),
    );
  });
});
