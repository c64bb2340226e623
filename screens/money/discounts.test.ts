import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminDiscount } from '#features/discounts/contract.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const adding = 'POST /api/admin/discount-codes';
const changing = 'PATCH /api/admin/discount-codes/{id}';
const autumn: AdminDiscount = {
  id: crypto.randomUUID(),
  code: 'HERBST',
  percent: 15,
  amount: null,
  valid_from: null,
  valid_until: null,
  max_uses: null,
  once_per_person: false,
  service_ids: null,
  active: true,
  uses: 0,
  version: 'added',
};

test('the studio adds a code, is told what is wrong, and switches it off (VOU-05)', async () => {
  let stored: readonly AdminDiscount[] = [];
  const server = await openScreen('/admin/discounts', {
    answers: {
      'GET /api/admin/discount-codes': () => [...stored],
      [adding]: () => {
        stored = [autumn];
        return autumn;
      },
      [changing]: ({ body: { active } }: Asked) => {
        const changed = { ...autumn, active, version: 'changed' };
        stored = [changed];
        return changed;
      },
    },
  });
  await page.getByRole('button', { name: 'Neuer Rabattcode' }).first().click();
  const form = page.getByRole('dialog', { name: 'Neuer Rabattcode' });
  const percent = form.getByLabelText('Prozent', { exact: true });
  const add = form.getByRole('button', { name: 'Anlegen', exact: true });
  await form.getByLabelText('Code', { exact: true }).fill('HERBST');
  await percent.fill('120');
  await add.click();
  await expect.element(form.getByText('Bitte 1 bis 100 eingeben.')).toBeVisible();
  await percent.fill('15');
  await add.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.asked(adding).map(({ body }) => body)).toMatchObject([{ code: 'HERBST', percent: 15 }]);
  await expect.element(page.getByText('HERBST · 15 %')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'HERBST bearbeiten', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'HERBST bearbeiten' });
  await edit.getByRole('checkbox', { name: 'Kann eingelöst werden', exact: true }).click();
  await edit.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect.element(edit).not.toBeInTheDocument();
  expect(server.asked(changing).map(({ body }) => body)).toMatchObject([{ active: false }]);
  const row = page.getByRole('listitem').filter({ hasText: 'HERBST' });
  await expect.element(row).toHaveTextContent('ausgeschaltet');
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
});
