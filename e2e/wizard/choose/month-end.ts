import type { Page } from '@playwright/test';
import { addDays, monthSpan, weekdayOf } from '../../../src/shared/kernel/time/calendar-date.ts';
import { berlinDay } from '../../support/dates.ts';
import { afterThisTest, type Studio } from '../../support/studio.ts';

/** A month with free days as the page has read it. */
interface ReadMonth {
  readonly month: string;
  readonly days: readonly unknown[];
}

/**
 * Leaves one free day in this month, near its end, if it has one still. Returns the months that the page has read so far,
 * at `url`, and the month after this one.
 */
export const nearMonthEnd = async (
  studio: Studio,
  page: Page,
  url: RegExp,
): Promise<{ readonly read: readonly ReadMonth[]; readonly nextMonth: string }> => {
  const today = berlinDay();
  const end = monthSpan(today.slice(0, 7))?.last ?? today;
  let left = end;
  while (weekdayOf(left) > 5) left = addDays(left, -1);
  if (today < left) {
    await studio.sql(
      `INSERT INTO time_off (id, photographer_id, during, reason)
       SELECT gen_random_uuid(), id, tstzrange(($1 || ' Europe/Berlin')::timestamptz, ($2 || ' Europe/Berlin')::timestamptz),
              'near the end of the month'
       FROM photographer`,
      [today, left],
    );
    afterThisTest(
      async () => void (await studio.sql(`DELETE FROM time_off WHERE reason = 'near the end of the month'`)),
    );
  }
  const read: ReadMonth[] = [];
  page.on('response', (response) => {
    if (url.test(response.url())) void response.json().then((month: ReadMonth) => read.push(month));
  });
  return { read, nextMonth: addDays(end, 1).slice(0, 7) };
};
