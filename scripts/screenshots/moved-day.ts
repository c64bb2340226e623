import type { Page } from '@playwright/test';
import type { Studio } from '../../e2e/support/studio-process.ts';

/** The day view of the calendar of the day ahead with the most sessions. */
export const fullDay = async (studio: Studio): Promise<string> => {
  const [day] = await studio.sql(
    `SELECT (starts_at AT TIME ZONE 'Europe/Berlin')::date::text AS date FROM booking
     WHERE status = 'CONFIRMED' AND starts_at > now() + interval '1 day' GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  );
  return `/admin/calendar?view=day&date=${String(day?.date)}`;
};

export const openMove = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Tag verschieben|Перенести день/, includeHidden: false }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
};

export const moveIt = async (page: Page): Promise<void> => {
  await openMove(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Termine? verschieben|Перенести \d/ })
    .click();
  await page.getByRole('dialog').locator('[data-state=open]').first().waitFor({ timeout: 20_000 });
};
