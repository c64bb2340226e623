import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { keepRecord, versionRead } from '../support/kept-record.ts';
import { address, countOf, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const path = '/api/admin/payments/settings';
const settings = first['GET /api/admin/payments/settings'];

const save = page.getByRole('button', { name: 'Speichern' });
const isSaved = () => expect.element(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();

test('prepayment, currency, connection test and test payment are on one screen (PAY-003)', async () => {
  await openScreen('/admin/payments');
  for (const title of ['Anzahlung', 'Erstattung bei Stornierung', 'Abrechnung', 'Testzahlung']) {
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect.element(page.getByLabelText('Währung')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Verbindung prüfen' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Testzahlung anlegen' })).toBeEnabled();
});

test('the account for transfers leads to the statements of the bank once it is saved (BANK-02)', async () => {
  await openScreen('/admin/payments', { answers: keepRecord(path, settings).answers });
  const link = page.getByRole('link', { name: 'Kontoauszüge einlesen' });
  await page.getByLabelText('Überweisung anbieten').click();
  await page.getByLabelText('Kontoinhaber').fill('Studio Lichtblick');
  await page.getByLabelText('IBAN').fill('DE89 3704 0044 0532 0130 00');
  // Until it is saved there is nothing to read, and leaving would ask about the input.
  await expect.element(link).not.toBeInTheDocument();
  await save.click();
  await expect.element(link).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('link', { name: 'Загрузить банковские выписки' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Банковские выписки' })).toBeVisible();
  expect(address()).toBe('/admin/bank');
});

test('the connection test shows the response of the provider (PAY-014, PAY-015, PAY-016)', async () => {
  const testing = 'POST /api/admin/payments/test-stripe-connection';
  const missing = {
    success: false,
    message: 'Der geheime Schlüssel fehlt.',
    account_name: null,
    country: null,
    currency: null,
  };
  const server = await openScreen('/admin/payments', { answers: { [testing]: missing } });
  const run = page.getByRole('button', { name: 'Verbindung prüfen' });
  await run.click();
  await expect.element(page.getByText('Verbindung fehlgeschlagen')).toBeVisible();
  await expect.element(page.getByText('Der geheime Schlüssel fehlt.')).toBeVisible();
  server.answer({
    [testing]: {
      success: true,
      message: 'Alles in Ordnung',
      account_name: 'Lichtblick Fotostudio',
      country: 'DE',
      currency: 'EUR',
    },
  });
  await run.click();
  await expect.element(page.getByText('Verbindung erfolgreich')).toBeVisible();
  for (const said of ['Alles in Ordnung', 'Lichtblick Fotostudio', 'DE', 'EUR']) {
    await expect.element(page.getByRole('status').getByText(said, { exact: true })).toBeVisible();
  }
  await expectAccessible();
  for (const [status, body, message] of [
    [400, { detail: 'So geht das nicht', code: 'x' }, 'So geht das nicht'],
    [503, {}, 'Fehler bei der Verbindungsprüfung: 503'],
  ] as const) {
    server.answer({ [testing]: refuse(status, body) });
    await run.click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByText('Verbindung fehlgeschlagen')).toBeVisible();
  }
  // Values that are typed but not saved would not be tested.
  await page.getByLabelText('Geheimer Schlüssel').fill('sk_test_new');
  await expect.element(run).toBeDisabled();
  await expect.element(page.getByText('Bitte speichern Sie zuerst').first()).toBeVisible();
});

test('percentage and deadline have limits (PAY-007, PAY-008, PAY-009)', async () => {
  const kept = keepRecord(path, settings);
  await openScreen('/admin/payments', { answers: kept.answers });
  const percentage = page.getByLabelText('Anzahlung in Prozent des Preises');
  const deadline = page.getByLabelText('Zahlungsfrist in Stunden');
  const inFull = page.getByLabelText('Den vollen Preis im Voraus verlangen');
  await expect.element(deadline).toHaveValue(24);
  await expect.element(deadline).toHaveAttribute('min', '1');
  await expect.element(percentage).not.toBeInTheDocument();
  await page.getByLabelText('Anzahlung verlangen').click();
  await expect.element(percentage).toHaveValue(50);
  await expect.element(percentage).toHaveAttribute('min', '0');
  await expect.element(percentage).toHaveAttribute('max', '100');
  await inFull.click();
  await expect.element(percentage).not.toBeInTheDocument();
  await inFull.click();
  await percentage.fill('101');
  await expect.element(save).toBeDisabled();
  await percentage.fill('30');
  await deadline.fill('');
  await expect.element(save).toBeDisabled();
  await deadline.fill('48');
  await save.click();
  await isSaved();
  expect(kept.stored()).toMatchObject({ prepayment_percentage: 30, payment_deadline_hours: 48 });
});

test('there are three currencies, with a warning for those other than the euro (PAY-010, AMB-087)', async () => {
  await openScreen('/admin/payments');
  const currency = page.getByLabelText('Währung');
  await expect.element(currency).toHaveValue('EUR');
  expect(textsOf(currency.bySelector('option'))).toEqual(['EUR', 'USD', 'RUB']);
  await expect.element(page.getByText('1:1')).not.toBeInTheDocument();
  await currency.selectOptions('USD');
  const warning = 'Abgebucht wird dieselbe Zahl 1:1 in USD, ohne Umrechnung.';
  await expect.element(page.getByText(warning)).toBeVisible();
});

test('the refund rule is set up in stages, with an example of what customers are shown (SRV-33)', async () => {
  const kept = keepRecord(path, settings);
  await openScreen('/admin/payments', { answers: kept.answers });
  const rule = page.getByLabelText('Anzahlungen nach festen Stufen erstatten');
  await expect.element(rule).not.toBeChecked();
  await rule.click();
  const stage = page.getByRole('group', { name: 'Stufe 1' });
  await expect.element(stage.getByLabelText('Tage vorher')).toHaveValue(0);
  await expect.element(stage.getByLabelText('Erstattung in %')).toHaveValue(100);
  await stage.getByLabelText('Tage vorher').fill('7');
  await page.getByRole('button', { name: 'Stufe hinzufügen' }).click();
  const second = page.getByRole('group', { name: 'Stufe 2' });
  await second.getByLabelText('Erstattung in %').fill('100');
  await expect.element(second.getByText('Weniger als in der Stufe davor')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await second.getByLabelText('Erstattung in %').fill('50');
  await second.getByLabelText('Tage vorher').fill('2');
  const example = page.getByRole('region', { name: 'Beispiel' });
  await expect.poll(() => textsOf(example.getByRole('definition'))).toEqual(['100,00 €', '50,00 €', 'nichts']);
  await expectAccessible();
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
  await page.viewport(1280, 720);
  await save.click();
  await isSaved();
  const stages = [
    { days_before: 7, percent: 100 },
    { days_before: 2, percent: 50 },
  ];
  expect(kept.stored()).toMatchObject({ refund_rule_enabled: true, refund_stages: stages });
  const remove = page.getByRole('button', { name: 'Stufe 1 entfernen' });
  await remove.click();
  await expect.poll(() => countOf(page.getByRole('group', { name: /^Stufe/ }))).toBe(1);
  await remove.click();
  await expect.element(page.getByText('Ohne Stufe wird bei einer Stornierung nichts erstattet.')).toBeVisible();
});

test('reloaded values do not replace the input (PAY-011)', async () => {
  const kept = keepRecord(path, { ...settings, version: 1 });
  const template = page.getByLabelText('Beschreibung der Zahlung');
  const server = await openScreen('/admin/payments', { answers: kept.answers });
  await template.fill('Mein Shooting');
  kept.change({ payment_description_template: 'Von anderswo', payment_deadline_hours: 72 });
  await save.click();
  await page.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  // Saving applies the server’s response to all stored values.
  server.answer({
    [`PUT ${path}`]: async (asked) => {
      expect(versionRead(asked)).toBe(2);
      kept.change(asked.body);
      await template.fill('Mein zweites Shooting');
      return kept.stored();
    },
  });
  await save.click();
  await expect.element(page.getByLabelText('Zahlungsfrist in Stunden')).toHaveValue(72);
  await expect.element(template).toHaveValue('Mein zweites Shooting');
  await expect.element(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible();
  expect(kept.stored()).toMatchObject({ payment_description_template: 'Mein Shooting' });
});
