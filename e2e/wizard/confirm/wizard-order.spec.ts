import { askForConfirmation } from '../../support/confirmation-mails.ts';
import { open } from '../../support/public-site.ts';
import { afterThisTest, expect, type Studio, test } from '../../support/studio.ts';
import { addService, openWizard, removeService, walkTo } from '../../support/wizard.ts';

test('a booking that is confirmed by mail becomes binding with the button of the confirmation (LAW-01, PUB-105) @whole', async ({
  page,
  studio,
}) => {
  const mails = await askForConfirmation(studio);
  await sayOfTax(studio, 'included');
  for (const [price_eur, label, tax] of [
    [90, 'Zahlungspflichtig buchen', 1],
    [0, 'Kostenlos buchen', 0],
  ] as const) {
    const name = `Bestätigen ${price_eur}`;
    const service = await addService(studio, { name, price_eur, payment_enabled: false });
    await openWizard(page);
    await walkTo(page, 4, { service: name });
    await page.getByRole('button', { name: 'Termin reservieren' }).click();
    await expect(page).toHaveURL(/\/booking\/success\//);
    const booking = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await open(page, await mails.link(booking));
    await expect(page.getByText('Gesamtpreis')).toBeVisible();
    await expect(page.getByText('inkl. MwSt.')).toHaveCount(tax);
    await page.getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank');
    await removeService(studio, service);
  }
});

const sayOfTax = async (studio: Studio, vat_regime: string): Promise<void> => {
  const save = async (value: string): Promise<void> => {
    const { status, body } = await studio.api('PUT', '/api/admin/company/settings', { vat_regime: value });
    expect([status, body.vat_regime]).toEqual([200, value]);
  };
  await save(vat_regime);
  afterThisTest(() => save('unset'));
};
