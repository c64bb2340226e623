import { test } from '../../support/paying-studio.ts';
import { hydrated } from '../../support/public-site.ts';
import { expect } from '../../support/studio.ts';
import { keepChoice, openWizard, payButton } from '../../support/wizard.ts';

test('the browser is sent to the checkout page of the simulated provider (PUB-077, API-029)', async ({
  page,
  paying: { studio, provider },
}) => {
  await page.route('https://checkout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }),
  );
  await keepChoice(page, studio);
  await openWizard(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  const session = provider.sessions.at(-1);
  expect(page.url()).toBe(session?.url);
  const [booking] = await studio.sql('SELECT id, status FROM booking');
  expect(booking.status).toBe('PAYMENT_PENDING');
  expect(session?.form.get('client_reference_id')).toBe(booking.id);
  await page.goBack();
  await expect(page.getByText('Ihr Termin ist reserviert')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Ihr Termin ist reserviert')).toBeVisible();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(await studio.sql('SELECT count(*)::int AS n FROM booking')).toEqual([{ n: 1 }]);
});
