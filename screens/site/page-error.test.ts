import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../support/open-page.tsx';

test('a page that fails to render shows an error and can be reloaded (ERR-003)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const damaged = { title: 'AGB', lead: '', sections: null as unknown as [] };
  const stage = await openPage('terms', '/terms', { data: { texts: { de: damaged, ru: damaged } } });
  await expect.element(page.getByText('Ein unerwarteter Fehler ist aufgetreten')).toBeVisible();
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect.poll(() => stage.left).toEqual(['reload']);
});
