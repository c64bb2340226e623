import { describe, expect, it } from 'vitest';
import { isRetention, retentionKinds, retentionRules, retentionSettingsFrom } from './retention.ts';

const defaults = { lost_contacts: null, cancelled_bookings: null, message_contents: 6, audit: 36 };

describe('the retention (G06)', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'x'],
    ['other fields', { audit_months: 3 }],
    [
      'a number that is too small, too large or not a number',
      { audit: 11, message_contents: 0, lost_contacts: 121, cancelled_bookings: '3' },
    ],
  ])('falls back to its defaults when %s is stored', (_, stored) => {
    expect(retentionSettingsFrom(stored)).toEqual(defaults);
  });

  it('is what the studio has set, including off', () => {
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
});
