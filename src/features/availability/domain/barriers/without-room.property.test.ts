import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutRoom } from '#features/hours/domain/exception-conflicts.ts';
import { defaultCalendarSettings } from '#features/hours/domain/settings/calendar-settings.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { anyFacts } from '../testing/arbitrary-facts.ts';
import { minutesOf } from '../testing/oracle-clock.ts';
import { refusalOf } from './refusal.ts';

const MINUTE = 60_000;
const anyDate = fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-03', '2027-03-28', '2027-10-31');
const anyQuestion = anyDate.chain((date) => fc.record({ date: fc.constant(date), facts: anyFacts(date, 1, 0) }));

test('a session has no room in the hours of its date exactly if the studio could not begin it in an empty calendar', () => {
  fc.assert(
    fc.property(anyQuestion, ({ date, facts: { exceptions, duration_min } }) => {
      const sessions = minutesOf(date).map(({ at: start }) => ({ start, end: start + duration_min * MINUTE }));
      const empty = { settings: defaultCalendarSettings, exceptions, duration_min, busy: [], timeOff: [] };
      const refused = sessions.filter(({ start }) => refusalOf({ ...empty, now: start - MINUTE }, start, 'staff'));
      expect(withoutRoom(exceptions, sessions)).toEqual(refused);
    }),
    { numRuns: scaleCount(30) },
  );
});
