import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { daysBefore, inTwoSteps, rule } from '../support/refund-stages.ts';
import { expect, test } from '../support/studio.ts';
import { openWizard, takeNoPayments, takePayments, walkTo } from '../support/wizard.ts';

test.afterEach(({ studio }) => takeNoPayments(studio));

test('before paying, the customer sees amounts and dates of refunds on cancellation (SRV-33) @whole', async ({
  page,
  studio,
}) => {
  await takePayments(studio, inTwoSteps);
  await openWizard(page);
  const { date, time } = await walkTo(page, 4);
  const terms = page.getByRole('region', { name: 'Wenn Sie stornieren' });
  const charged = await page.getByRole('region', { name: 'Preis und Zahlung' }).getByText('€').nth(1).innerText();
  const half = (Number(charged.replace(',', '.').replace(/[^\d.]/g, '')) / 2).toFixed(2).replace('.', ',');
  await expect(terms.getByRole('term')).toHaveText([
    `bis ${daysBefore(date, 3)}, ${time} Uhr`,
    `bis ${daysBefore(date, 2)}, ${time} Uhr`,
    'danach',
  ]);
  await expect(terms.getByRole('definition')).toHaveText([charged, `${half} €`, 'nichts']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
});

test('a rule without any refund is stated as well, and without a rule nothing is stated (SRV-33) @whole', async ({
  page,
  studio,
}) => {
  await takePayments(studio, rule([]));
  await openWizard(page);
  await walkTo(page, 4);
  await expect(page.getByText('Ihre Zahlung wird bei einer Stornierung nicht erstattet.')).toBeVisible();
  await takePayments(studio, { refund_rule_enabled: false });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Preis und Zahlung' })).toBeVisible();
  await expect(page.getByText('Wenn Sie stornieren')).toHaveCount(0);
});
