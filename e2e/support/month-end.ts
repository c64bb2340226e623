import type { Page } from '@playwright/test';

/**
 * Lets the first month that the page reads, at `url`, have its last free day only, as near its end. Returns the months
 * that were read so far.
 */
export const nearMonthEnd = async (page: Page, url: string): Promise<readonly string[]> => {
  const months: string[] = [];
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { month: string; days: unknown[] };
    months.push(answer.month);
    const days = answer.month === months[0] ? answer.days.slice(-1) : answer.days;
    await route.fulfill({ response, json: { ...answer, days } });
  });
  return months;
};
