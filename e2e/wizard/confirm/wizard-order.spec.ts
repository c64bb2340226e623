import { expectAccessible } from '../../support/admin.ts';
import { askForConfirmation } from '../../support/confirmation-mails.ts';
import { open } from '../../support/public-site.ts';
import { afterThisTest, expect, type Studio, test } from '../../support/studio.ts';
import { addService, openWizard, removeService, takeNoPayments, takePayments, walkTo } from '../../support/wizard.ts';

test('above the button are the total, the amounts due now and later, and value added tax as set by the studio (LAW-01)', async ({
  page,
  studio,
}) => {
  await takePayments(studio);
  afterThisTest(async () => void (await takeNoPayments(studio)));
  const id = await addService(studio, { name: 'Summe', price_eur: 90, payment_enabled: true, prepayment_amount: 30 });
  afterThisTest(() => removeService(studio, id));
  await openWizard(page);
  await walkTo(page, 4, { service: 'Summe' });
  const bar = page.getByRole('region', { name: 'Ihre Buchung' });
  const amounts = () => bar.locator('dl > div').allInnerTexts();
  const spaced = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s+/g, ' '));
  await expect
    .poll(async () => spaced(await amounts()))
    .toEqual(['Gesamtpreis 90,00 €', 'Restbetrag vor Ort 60,00 €', 'Jetzt zu zahlen 30,00 €']);
  await expect(bar).not.toContainText(/MwSt|UStG/);
  for (const [vat_regime, sentence] of [
    ['included', 'inkl. MwSt.'],
    ['small_business', 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.'],
  ] as const) {
    await sayOfTax(studio, vat_regime);
    await page.reload();
    await expect(bar).toContainText(sentence);
    await expectAccessible(page);
  }
});

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
