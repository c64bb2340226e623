import { hydrated } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import { confirmButton, heading, nextButton, openWizard, slots, takeNoPayments, walkTo } from '../../support/wizard.ts';

test.describe('a time that was taken meanwhile', () => {
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));

  test('two customers choose one time: the second one gets a message and chooses another (PUB-082, SRV-10) @whole', async ({
    page,
    browser,
    studio,
  }) => {
    await openWizard(page);
    const mine = await walkTo(page, 4);
    const other = await browser.newPage({ baseURL: studio.url, locale: 'de-DE' });
    await openWizard(other);
    const theirs = await walkTo(other, 4);
    expect(theirs).toEqual(mine);
    await confirmButton(other).click();
    await other.waitForURL(/\/booking\/success\//);
    await other.close();
    await confirmButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Die ausgewählte Zeit ist nicht verfügbar.');
    await expect(slots(page).first()).toBeVisible();
    await expect(slots(page).filter({ hasText: mine.time })).toHaveCount(0);
    await slots(page).first().click();
    await nextButton(page).click();
    await nextButton(page).click();
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
  });

  test('is announced when the wizard is restored @whole', async ({ page }) => {
    await openWizard(page);
    const { time } = await walkTo(page, 3);
    await page.route('**/api/availability?*', (route) => route.fulfill({ json: { slots: [] } }));
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('alert')).toContainText('Die ausgewählte Zeit ist nicht verfügbar.');
    await expect(heading(page, 2)).toBeVisible();
    await expect(page.getByText(time, { exact: true })).toHaveCount(0);
  });
});
