import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const changing = 'PUT /api/admin/go-live';

test('the completed checklist shows the link to share, to copy and as a QR code, until it is dismissed (DASH-016)', async () => {
  const { steps } = first['GET /api/admin/go-live'];
  let [dismissed, skipped] = [false, steps.slice(0, -1).map(({ name }) => name)];
  const list = () => ({ dismissed, steps: steps.map((step) => ({ ...step, skipped: skipped.includes(step.name) })) });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const stage = await openScreen('/admin/dashboard', {
    answers: {
      'GET /api/admin/go-live': list,
      [changing]: ({ body }: Asked) => {
        dismissed = body.dismissed ?? dismissed;
        skipped = body.skipped ?? skipped;
        return list();
      },
    },
  });
  const panel = page.getByRole('region', { name: 'Bereit für die ersten Kunden' });
  const copy = panel.getByRole('button', { name: 'Link kopieren' });
  await expect.element(panel).toHaveTextContent('Noch 1 Schritt');
  await expect.element(copy).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Datensicherung machen: nicht nötig' }).click();
  await expect.element(panel).toHaveTextContent('Alles erledigt');
  const address = `${location.origin}/booking`;
  await expect.element(panel.getByText(address)).toBeVisible();
  await expect.element(panel.getByRole('img', { name: 'QR-Code mit der Adresse Ihrer Buchungsseite' })).toBeVisible();
  await copy.click();
  await expect.element(panel.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  expect(copied.mock.calls).toEqual([[address]]);
  // Pressing has scrolled; a button that the sticky header half covers would count as a small target.
  scrollTo(0, 0);
  await expectAccessible();
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
  await panel.getByRole('button', { name: 'Liste nicht mehr zeigen' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(stage.asked(changing).map(({ body }) => body)).toEqual([
    { skipped: steps.map(({ name }) => name) },
    { dismissed: true },
  ]);
});
