import { describe, expect, it } from 'vitest';
import { problemsOfBrowserTest } from './browser-test-rules.mjs';

describe('a browser test', () => {
  it.each(['const day = new Date(Date.now() + 1000);', 'expect(new Date()).toBe(1)'])(
    'does not read the clock: %s',
    (text) => {
      expect(problemsOfBrowserTest('e2e/wizard/wizard-looks.spec.ts', text)).toHaveLength(1);
      expect(problemsOfBrowserTest('screens/contacts/board.test.ts', text)).toHaveLength(1);
      expect(problemsOfBrowserTest('e2e/support/dates.ts', text)).toEqual([]);
      expect(problemsOfBrowserTest('screens/support/clock.ts', text)).toEqual([]);
      expect(problemsOfBrowserTest('e2e/clock/clocks.spec.ts', text)).toEqual([]);
    },
  );

  it.each(['await page.waitForTimeout(500);', "await page.goto('/', { waitUntil: 'networkidle' });"])(
    'waits for no fixed time: %s',
    (text) => {
      expect(problemsOfBrowserTest('e2e/wizard/wizard-looks.spec.ts', text)).toHaveLength(1);
      expect(problemsOfBrowserTest('e2e/support/settled.ts', text)).toEqual([]);
    },
  );

  it('may name a date', () => {
    expect(problemsOfBrowserTest('e2e/a.spec.ts', "new Date('2027-05-11'); Date.parse(text); now()")).toEqual([]);
  });
});
