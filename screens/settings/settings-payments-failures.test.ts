import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const reading = 'GET /api/admin/payments/settings';
const saving = 'PUT /api/admin/payments/settings';

test('failures to load or save are shown, and the input is kept (PAY-024, PAY-025)', async () => {
  const server = await openScreen('/admin/payments', { answers: { [reading]: refuse(500, '') } });
  await expect.element(page.getByText('Fehler beim Laden der Einstellungen: 500')).toBeVisible();
  server.answer({ [reading]: first[reading] });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByLabelText('Währung').selectOptions('USD');
  for (const [status, json, message] of [
    [400, { detail: 'So geht das nicht', code: 'x' }, 'So geht das nicht'],
    [503, {}, 'Fehler beim Aktualisieren: 503'],
  ] as const) {
    server.answer({ [saving]: refuse(status, json) });
    await page.getByRole('button', { name: 'Speichern' }).click();
    const alert = page.getByRole('alertdialog');
    await expect.element(alert).toHaveTextContent(message);
    await alert.getByRole('button', { name: 'OK' }).click();
  }
  await expect.element(page.getByLabelText('Währung')).toHaveValue('USD');
});
