import { enter, expectAccessible } from '../support/admin.ts';
import { afterThisTest, expect, test } from '../support/studio.ts';
import { addService, confirmButton, openWizard, removeService, walkTo } from '../support/wizard.ts';

const request = {
  de: /^Ich verlange ausdrücklich, dass das Shooting auch vor Ablauf der Widerrufsfrist stattfindet\./,
  ru: /^Я прямо прошу провести съёмку и до окончания срока/,
} as const;

for (const language of ['de', 'ru'] as const) {
  test(`the express request is shown unticked where the service asks for it, and stored if ticked, ${language} (LAW-03) @whole`, async ({
    page,
    studio,
  }) => {
    const name = `Eilig ${language}`;
    const id = await addService(studio, { name, price_eur: 90, withdrawal_right: 'express_request' });
    afterThisTest(() => removeService(studio, id));
    await page.addInitScript((wanted) => localStorage.setItem('language', wanted), language);
    await openWizard(page);
    await walkTo(page, 4, { language, service: name });
    const tick = page.getByRole('checkbox', { name: request[language] });
    await expect(tick).not.toBeChecked();
    await tick.check();
    await expectAccessible(page);
    await confirmButton(page, language).click();
    await page.waitForURL(/\/booking\/success\//);
    const [booking] = await studio.sql(
      `SELECT withdrawal_right, express_request_version FROM booking WHERE service_id = '${id}'`,
    );
    expect(booking).toMatchObject({ withdrawal_right: 'express_request' });
    expect(booking?.['express_request_version']).toMatch(/^[0-9a-f]{12}$/);
  });
}

test('the studio chooses the right of withdrawal of a service (LAW-03) @whole', async ({ page, studio }) => {
  const id = await addService(studio, { name: 'Widerruf', price_eur: 90 });
  afterThisTest(() => removeService(studio, id));
  await enter(page, studio, '/admin/services');
  await page.getByRole('button', { name: 'Widerruf bearbeiten' }).click();
  const right = page.getByRole('dialog').getByLabel('Widerrufsrecht');
  await expect(right).toHaveValue('yes');
  await right.selectOption('Nein: Freizeit-Termin zu festem Datum');
  await expect(page.getByText(/^§ 312g Abs\. 2 Nr\. 9 BGB/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { body } = await studio.api('GET', `/api/admin/services/${id}`);
  expect(body.withdrawal_right).toBe('no');
});
