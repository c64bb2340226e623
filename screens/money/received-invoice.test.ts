import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ciiFile, ublFile } from '../../src/features/invoices/domain/testing/received-files.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

test('an e-invoice of somebody else is shown legibly, and never leaves the browser (INV-05)', async () => {
  // What is sent to the server without an answer fails the test.
  await openScreen('/admin/invoices?tab=received');
  const choice = page.getByLabelText('E‑Rechnung öffnen');
  await expect.element(choice).toBeInTheDocument();
  const open = (name: string, content: string): Promise<void> =>
    userEvent.upload(choice, new File([content], name, { type: 'text/xml' }));
  await open('rechnung.xml', ciiFile);
  await expect.element(page.getByRole('heading', { name: 'Rechnung LR-2030-17' })).toHaveFocus();
  await expect.element(page.getByRole('row', { name: /Fotobuch/ })).toHaveTextContent('12,3456 € je 10 Stück');
  await expect.element(page.getByRole('region', { name: 'Summen' })).toHaveTextContent('Zahlbetrag100,00 €');
  await expect.element(page.getByRole('region', { name: 'Bezahlen' })).toHaveTextContent('DE02 1203 0000 0000 2020 51');
  await expectAccessible();
  await page.viewport(320, 800);
  await expectNoSidewaysScroll();
  await expectAccessible();
  await open('falsch.xml', ublFile('CreditNote').replace('>100.00<', '>101.00<'));
  await expect.element(page.getByRole('heading', { name: 'Gutschrift LR-2030-17' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie vor dem Bezahlen: Zahlbetrag.');
  await open('brief.xml', '<Brief/>');
  await expect.element(page.getByRole('alert')).toHaveTextContent('„brief.xml“ lässt sich nicht lesen');
});
