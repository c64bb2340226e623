import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

test('a studio sets how long data is kept (G06)', async () => {
  const path = '/api/admin/privacy/retention';
  const kept = first[`GET ${path}`];
  const stage = await openScreen('/admin/privacy', {
    answers: {
      [`PUT ${path}`]: ({ body: { version: _version, ...sent } }: Asked) => ({
        ...kept,
        settings: { ...kept.settings, ...sent },
        version: 1,
      }),
    },
  });
  const contacts = page.getByRole('group', { name: 'Abgesagte Kontakte löschen' });
  const months = contacts.getByLabelText('Monate');
  const save = page.getByRole('button', { name: 'Speichern' });
  await contacts.getByRole('checkbox').click();
  await expect.element(months).toHaveValue(24);
  await months.fill('0');
  await expect.element(contacts).toHaveTextContent('Ganze Monate von 1 bis 120');
  await expect.element(save).toBeDisabled();
  await months.fill('120');
  await save.click();
  await expect.element(contacts).toHaveTextContent('Zurzeit betrifft das nichts.');
  expect(stage.asked(`PUT ${path}`).map(({ body }) => body)).toMatchObject([{ lost_contacts: 120 }]);
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
  await expectAccessible();
});
