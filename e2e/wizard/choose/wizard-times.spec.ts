import { weekdayAhead } from '../../support/dates.ts';
import { hydrated } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import {
  changeCalendar,
  chooseDay,
  day,
  heading,
  nextButton,
  openWizard,
  requestsOf,
  showDay,
  slots,
  walkTo,
} from '../../support/wizard.ts';

test.describe('the times of a day', () => {
  test('are requested with service, photographer, date and zone, and shown (PUB-050)', async ({ page, studio }) => {
    await openWizard(page);
    await walkTo(page, 2);
    const asked = requestsOf(page, /\/api\/availability\?/);
    const date = await chooseDay(page);
    expect(asked).toHaveLength(1);
    const query = Object.fromEntries(asked[0]?.url.searchParams ?? []);
    const [service] = (await studio.visit('GET', '/api/services')).body;
    const photographers = (await studio.visit('GET', '/api/photographers')).body as { id: string; name: string }[];
    expect(query).toEqual({
      service_id: service.id,
      photographer_id: photographers.find(({ name }) => name === 'Anna Lindner')?.id,
      date,
      timezone: 'Europe/Berlin',
    });
    const response = await studio.visit('GET', `/api/availability?${new URLSearchParams(query).toString()}`);
    const starts = (response.body.slots as { start: string }[]).map(({ start }) => start.slice(11, 16));
    await expect(slots(page)).toHaveText(starts);
    const group = page.getByRole('radiogroup', { name: 'Uhrzeit' });
    await expect(group.getByRole('radio')).toHaveCount(starts.length);
  });

  test('a day without any is marked, explains it when selected, and offers alternatives (PUB-052, AMB-017)', async ({
    page,
    studio,
  }) => {
    const date = weekdayAhead(2, 8);
    const photographers = (await studio.visit('GET', '/api/photographers')).body as { id: string; name: string }[];
    const anna = photographers.find(({ name }) => name === 'Anna Lindner')?.id;
    const off = { photographer_id: anna, start: `${date}T00:00:00`, end: `${date}T23:59:00` };
    const made = await studio.api('POST', '/api/admin/timeoff', off);
    expect(made.status).toBe(201);
    await openWizard(page);
    await walkTo(page, 2);
    await showDay(page, date);
    await expect(day(page, date)).toHaveAccessibleName(/keine freien Termine$/);
    await expect(day(page, date)).not.toHaveAttribute('aria-disabled');
    await day(page, date).click();
    const none = page.getByRole('status').filter({ hasText: 'Keine verfügbaren Zeiten für diesen Tag' });
    await expect(none).toContainText('Bitte wählen Sie einen anderen Tag');
    await expect(nextButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Русский' }).click();
    await expect(page.getByText('На этот день нет свободного времени')).toBeVisible();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await none.getByRole('button', { name: /^Nächster freier Tag/ }).click();
    await expect(slots(page).first()).toBeVisible();
    await studio.api('DELETE', `/api/admin/timeoff/${made.body.id}`);
  });

  test('Continue requires day and time, and another day clears the time (PUB-053, PUB-020)', async ({ page }) => {
    await openWizard(page);
    await walkTo(page, 2);
    await expect(nextButton(page)).toBeDisabled();
    await expect(page.getByText('Bitte wählen Sie einen Tag.')).toBeVisible();
    const date = await chooseDay(page);
    await expect(page.getByText('Bitte wählen Sie eine Uhrzeit.')).toBeVisible();
    await slots(page).nth(1).click();
    await expect(nextButton(page)).toBeEnabled();
    const other = weekdayAhead(4, 9) === date ? weekdayAhead(5, 9) : weekdayAhead(4, 9);
    await showDay(page, other);
    await day(page, other).click();
    await expect(slots(page).first()).toBeVisible();
    await expect(page.locator('input[name=slot]:checked')).toHaveCount(0);
    await expect(nextButton(page)).toBeDisabled();
  });

  test('many of them are grouped by time of day, a few are not @whole', async ({ page, studio }) => {
    await changeCalendar(studio, { slot_duration_minutes: 30 });
    await openWizard(page);
    await walkTo(page, 2);
    await chooseDay(page);
    for (const part of ['Vormittag', 'Mittag', 'Nachmittag']) {
      await expect(page.getByText(part, { exact: true })).toBeVisible();
    }
    await changeCalendar(studio, { slot_duration_minutes: 120 });
    await page.reload();
    await hydrated(page);
    await expect(slots(page).first()).toBeVisible();
    await expect(page.getByText('Vormittag')).toHaveCount(0);
  });

  test('the times of a selected day get the focus and are scrolled into view @whole', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openWizard(page);
    await walkTo(page, 2);
    await chooseDay(page);
    await expect(page.getByRole('heading', { level: 3, name: 'Uhrzeit' })).toBeFocused();
    await expect(slots(page).first()).toBeInViewport({ ratio: 1 });
    const isCovered = () =>
      slots(page)
        .first()
        .evaluate((slot) => {
          const { left, top, width, height } = slot.getBoundingClientRect();
          return !slot.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
    // Scrolling is smooth, so it takes a moment.
    await expect.poll(isCovered).toBe(false);
  });

  test('before a day is selected the next free times are offered, each selected with one click @whole', async ({
    page,
  }) => {
    await openWizard(page);
    await walkTo(page, 2);
    const offers = page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button');
    await expect(offers).toHaveCount(4);
    const words = await offers.nth(1).innerText();
    await offers.nth(1).click();
    await expect(slots(page).filter({ has: page.locator(':checked') })).toHaveText(words.slice(-5));
    await expect(nextButton(page)).toBeEnabled();
  });

  for (const width of [320, 768, 1440]) {
    test(`three next free times are each on one line beside the calendar, ${width} px @whole`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // The only month with free days: three at least, which the rest of this month may not have.
      let only: string | undefined;
      await page.route('**/api/availability/month?*', async (route) => {
        const answer = await route.fetch();
        const month = (await answer.json()) as { month: string; days: unknown[]; next_days: unknown[] };
        if (month.days.length >= 3) only ??= month.month;
        const shown =
          month.month === only
            ? { days: month.days.slice(0, 3), next_days: [] }
            : { days: [], next_days: month.next_days };
        await route.fulfill({ response: answer, json: { ...month, ...shown } });
      });
      await openWizard(page);
      await walkTo(page, 2);
      const offers = page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button');
      await expect(offers).toHaveCount(3);
      // Without transforms: the step may still be moving in.
      const heights = () => offers.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
      await expect.poll(heights).toEqual([48, 48, 48]);
    });
  }

  test('a failure to load them is shown, and they can be requested again @whole', async ({ page }) => {
    await openWizard(page);
    await walkTo(page, 2);
    await page.route('**/api/availability?*', (route) => route.abort());
    const date = weekdayAhead(2, 8);
    await showDay(page, date);
    await day(page, date).click();
    const box = page.getByRole('alert', { name: 'Die freien Zeiten konnten nicht geladen werden' });
    await expect(box).toContainText('Netzwerkfehler. Bitte versuchen Sie es erneut.');
    await page.unroute('**/api/availability?*');
    await box.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(slots(page).first()).toBeVisible();
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the times are in Berlin time, which is stated (PUB-051, I18N-006)', async ({ page, studio }) => {
    await openWizard(page);
    await walkTo(page, 2);
    const asked = requestsOf(page, /\/api\/availability\?/);
    await chooseDay(page);
    const response = await studio.visit('GET', (asked[0]?.url.pathname ?? '') + (asked[0]?.url.search ?? ''));
    const starts = (response.body.slots as { start: string }[]).map(({ start }) => start.slice(11, 16));
    await expect(slots(page)).toHaveText(starts);
    expect(starts[0]).toMatch(/^(?:09|10):00$/);
    await expect(page.getByText('Alle Uhrzeiten in Berliner Zeit, nicht in Ihrer Zeitzone.')).toBeVisible();
  });
});

test('on a slow network a placeholder has the shape of the content @whole', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await openWizard(page);
  await walkTo(page, 2);
  await page.route('**/api/availability?*', async (route) => {
    await held;
    await route.continue();
  });
  const date = weekdayAhead(2, 8);
  await showDay(page, date);
  await day(page, date).click();
  await expect(page.getByRole('status').filter({ hasText: 'Wird geladen' })).toBeAttached();
  await expect(page.locator('.animate-shimmer').first()).toBeVisible();
  await expect(heading(page, 2)).toBeVisible();
  release();
  await expect(slots(page).first()).toBeVisible();
  await expect(page.locator('.animate-shimmer')).toHaveCount(0);
});
