import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

// A navigation that does not happen fails early.
test.use({ actionTimeout: 10_000 });

test('before a reload or closing the tab the browser asks for confirmation (NAV-030)', async ({ page, studio }) => {
  await enter(page, studio, '/admin/company');
  await page.getByLabel('Firmenname').pressSequentially('neu');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(page.isClosed()).toBe(false);
});
