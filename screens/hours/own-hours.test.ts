import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anna } from '../support/first-studio.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type Asked, refuse } from '../support/stub-server.ts';

const reading = 'GET /api/admin/resources/{id}/hours';
const saving = 'PUT /api/admin/resources/{id}/hours';
const failing = refuse(500, { detail: 'kaputt' });

test('input is not lost: leaving asks for confirmation, and a failed save keeps it (PLAN-43)', async () => {
  const none = { resource_id: anna.id, periods: [], exceptions: [], version: 0 };
  const stage = await openScreen('/admin/photographers', {
    answers: {
      [reading]: failing,
      [saving]: failing,
      'GET /api/admin/resources/{id}/hours/bookings': [],
      'GET /api/admin/own-hours': [],
    },
  });
  await page.getByRole('button', { name: 'Arbeitszeiten von Anna Lindner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arbeitszeiten: Anna Lindner', exact: true });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Die Arbeitszeiten konnten nicht geladen werden');
  stage.answer({ [reading]: none });
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await dialog.getByRole('button', { name: 'Eigene Arbeitszeiten festlegen' }).click();
  const form = page.getByRole('dialog', { name: /^Eigene Arbeitszeiten/ });
  const sunday = form.getByRole('switch', { name: 'Sonntag: Termine möglich' });
  await expect.element(sunday).toBeVisible();
  (sunday.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(form.getByLabelText('Sonntag: Beginn')).toHaveValue('09:00');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('noch nicht gespeichert');
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  const save = () => form.getByRole('button', { name: 'Speichern' }).click();
  await save();
  await expect.element(form.getByText(/^Nicht gespeichert/)).toBeVisible();
  await expect.element(form.getByLabelText('Sonntag: Beginn')).toHaveValue('09:00');
  let stored: object = none;
  stage.answer({
    [saving]: ({ body }: Asked) => (stored = { ...none, ...body, version: 1 }),
    [reading]: () => stored,
  });
  await save();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('So');
});
