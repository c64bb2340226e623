import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { keepRecord } from '../support/kept-record.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

test('the accounts of the months are changed each at its field, and two people who change them are told (TAX-01, TEAM-04)', async () => {
  const path = '/api/admin/invoices/accounts';
  const kept = keepRecord(path, first[`GET ${path}`]);
  const stage = await openScreen('/admin/invoices', { answers: kept.answers });
  const cash = page.getByLabelText('Kasse');
  const save = page.getByRole('button', { name: 'Speichern' });
  await page.getByRole('tab', { name: 'Konten' }).click();
  await expect.element(cash).toHaveAttribute('placeholder', '1000');
  await page.getByLabelText('Kontenrahmen').selectOptions('SKR04');
  await expect.element(cash).toHaveAttribute('placeholder', '1600');
  await cash.fill('16001');
  await expect.element(cash).toHaveAccessibleDescription('4 Ziffern');
  await expect.element(save).toBeDisabled();
  await expectAccessible();
  await cash.fill('1601');
  kept.change({ accounts: { bank: '1810' } });
  await save.click();
  const conflict = page.getByRole('alert');
  await expect.element(conflict).toHaveTextContent('Bank: jetzt 1810');
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await save.click();
  await expect
    .poll(() => stage.asked(`PUT ${path}`).at(-1)?.body)
    .toEqual({ chart: 'SKR04', accounts: { bank: '1810', cash: '1601' } });
});
