import { vi } from 'vitest';
import { shiftDate } from '../../e2e/clock/shift-date.mjs';

/** The instant at which the tests of screens begin, epoch ms: that of the browser tests (docs/decisions/0044). */
export const testInstant = Date.parse('2027-05-11T08:20:00Z');

// A module is loaded once for all files of a worker, which share their window.
shiftDate(testInstant - Date.now());

/** Lets a test run at another wall time of its day, such as '18:00'; the clock stands still until its end. */
export const standAt = (time: string): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2027-05-11T${time}:00+02:00`) });
};
