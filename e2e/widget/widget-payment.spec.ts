import { test } from '../support/studio.ts';
import { takePayments } from '../support/wizard.ts';
import { allow, arrived, choose, walkOn, website, websites, wizardIn } from './widget.ts';

test.afterAll(() => void websites.map((server) => server.close()));

test.afterEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name IN ('widget', 'payments')`));

test('a payment opens in the top window; where the website forbids that, a link opens it in a new one @whole', async ({
  page,
  studio,
}) => {
  const host = await website(studio, ['']);
  const sandboxed = await website(studio, [''], {
    policy: 'sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  });
  await allow(studio, host, sandboxed);
  await takePayments(studio);
  const checkout = `${studio.url}/contact?paid`;
  await page.route('**/api/payments/create-checkout-session/*', (route) =>
    route.fulfill({ json: { checkout_url: checkout } }),
  );
  for (const origin of [host, sandboxed]) {
    await page.goto(origin);
    const frame = wizardIn(page);
    await arrived(frame);
    await choose(frame, 'Porträtshooting');
    await walkOn(frame);
    await frame.getByRole('button', { name: 'Weiter zur Zahlung' }).press('Enter');
    if (origin === host) {
      await page.waitForURL(checkout);
    } else {
      const opened = page.waitForEvent('popup');
      await frame.getByRole('link', { name: /^Zahlung in neuem Tab öffnen/ }).press('Enter');
      await (await opened).waitForURL(checkout);
    }
  }
});
