import { expect, test } from '../../support/studio.ts';
import { heading, openWizard, walkTo } from '../../support/wizard.ts';

test('the terms open in one click, and the wizard keeps its state @whole', async ({ page, context }) => {
  await openWizard(page);
  await walkTo(page, 4);
  for (const [name, title] of [
    [/^AGB/, 'Allgemeine Geschäftsbedingungen'],
    [/^Datenschutzerklärung/, 'Datenschutzerklärung'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toContainText(title);
    await (await opened).close();
  }
  await expect(heading(page, 4)).toBeVisible();
});
