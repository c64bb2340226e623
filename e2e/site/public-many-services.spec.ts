import { hydrated } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { addService, card, openWizard, removeService } from '../support/wizard.ts';

test.describe('many services and long texts', () => {
  const made: string[] = [];

  const photographers: string[] = [];

  test.afterEach(async ({ studio }) => {
    for (const id of made.splice(0)) await removeService(studio, id);
    for (const id of photographers.splice(0)) await studio.api('DELETE', `/api/admin/photographers/${id}`);
  });

  test('thirty services can be searched in either language; the chosen one stays visible @whole', async ({
    page,
    studio,
  }) => {
    for (let count = 0; count < 27; count++) {
      const number = String(count).padStart(2, '0');
      made.push(
        await addService(studio, {
          name: `Reihe ${number}`,
          name_de: `Hochzeit Nr. ${number}`,
          name_ru: `Свадьба № ${number}`,
        }),
      );
    }
    await openWizard(page);
    const search = page.getByRole('searchbox', { name: 'Shooting suchen' });
    const all = page.locator('input[type=radio][name=service]');
    await expect(all).toHaveCount(30);
    await search.fill('nr. 07');
    await expect(all).toHaveCount(1);
    await card(page, 'Hochzeit Nr. 07').click();
    await search.fill('portrat');
    await expect(all).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Hochzeit Nr. 07' })).toBeChecked();
    await page.getByRole('button', { name: 'Русский' }).click();
    await page.getByRole('searchbox', { name: 'Найти съёмку' }).fill('№ 26');
    await expect(page.getByRole('radio', { name: 'Свадьба № 26' })).toBeVisible();
    await openWizard(page, `/booking?service=${made[3]}`);
    await expect(all).toHaveCount(1);
    await page
      .getByRole('link', { name: 'Anderes Shooting' })
      .or(page.getByRole('link', { name: 'Другая съёмка' }))
      .click();
    await page.getByRole('searchbox').fill('gibt es nicht');
    await expect(all).toHaveCount(1);
  });

  test('a search without a result shows a message, and a short list has no search @whole', async ({ page, studio }) => {
    await openWizard(page);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    for (let count = 0; count < 6; count++) made.push(await addService(studio, { name: `Reihe ${count}` }));
    await page.reload();
    await hydrated(page);
    await page.getByRole('searchbox').fill('gibt es nicht');
    await expect(page.getByText('Kein Shooting gefunden')).toBeVisible();
    await expect(page.locator('input[type=radio][name=service]')).toHaveCount(0);
  });

  test('a long description is collapsed, expands without selecting the card, and is readable without JavaScript @whole', async ({
    page,
    studio,
    browser,
  }) => {
    const description = 'Ein langer Text über alles, was an diesem Tag geschieht. '.repeat(20).trim();
    made.push(await addService(studio, { name: 'Lang', description }));
    await page.setViewportSize({ width: 375, height: 740 });
    await openWizard(page);
    const text = card(page, 'Lang').getByText(description);
    const height = () => text.evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(height).toBeLessThanOrEqual(75);
    const more = page.getByRole('button', { name: 'Mehr lesen Lang' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect.poll(height).toBeGreaterThan(300);
    await expect(page.getByRole('radio', { name: 'Lang' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Weniger Lang' }).click();
    await expect.poll(height).toBeLessThanOrEqual(75);
    await expect(page.getByRole('button', { name: /^Mehr lesen/ })).toHaveCount(1);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: studio.url });
    const plain = await context.newPage();
    await plain.goto('/booking');
    await expect(plain.getByRole('button', { name: /^Mehr lesen/ })).toHaveCount(0);
    const whole = await plain.getByText(description).evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(whole).toBeLessThanOrEqual(1);
    await context.close();
  });
});
