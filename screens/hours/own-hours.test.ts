import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnHoursView } from '#features/hours/own-hours-contract.ts';
import { weekOf } from '../../e2e/support/own-hours.ts';
import { anna } from '../support/first-studio.ts';
import { expectAccessible } from '../support/looks.ts';
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

test('a photographer gets weekly hours, prefilled with those of the studio (PLAN-10, PLAN-43)', async () => {
  let stored: OwnHoursView = { resource_id: anna.id, periods: [], exceptions: [], version: 0 };
  const stage = await openScreen('/admin/photographers', {
    answers: {
      [reading]: () => stored,
      [saving]: ({ body }: Asked) => (stored = { ...stored, ...body, version: 1 }),
      'GET /api/admin/resources/{id}/hours/bookings': [],
      'GET /api/admin/own-hours': () => (stored.periods.length > 0 ? [{ resource_id: anna.id, days: [] }] : []),
    },
  });
  await page.getByRole('button', { name: 'Arbeitszeiten von Anna Lindner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arbeitszeiten: Anna Lindner', exact: true });
  await expect.element(dialog.getByText('Es gelten die Arbeitszeiten des Studios.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Eigene Arbeitszeiten festlegen' }).click();
  const form = page.getByRole('dialog', { name: /^Eigene Arbeitszeiten/ });
  const save = form.getByRole('button', { name: 'Speichern' });
  await expect.element(form.getByLabelText('Montag: Beginn')).toHaveValue('09:00');
  await form.getByRole('switch', { name: 'Dienstag: Termine möglich' }).click();
  await expect.element(form.getByLabelText('Dienstag: Beginn')).not.toBeInTheDocument();
  await form.getByLabelText('Montag: Ende').fill('12:00');
  await form.getByRole('button', { name: 'Montag: weitere Zeit hinzufügen' }).click();
  await expect.element(form.getByLabelText('Montag: Beginn 2')).toHaveValue('13:00');
  await form.getByLabelText('Montag: Ende 2').fill('12:30');
  await save.click();
  await expect.element(form.getByText('Das Ende muss nach dem Beginn liegen')).toBeVisible();
  await expect.element(form.getByLabelText('Montag: Beginn 2')).toHaveFocus();
  await expectAccessible();
  expect(stage.asked(saving)).toEqual([]);
  await form.getByLabelText('Montag: Ende 2').fill('15:00');
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  const period = dialog.getByRole('listitem');
  await expect.element(period).toHaveTextContent('Immer');
  await expect.element(period).toHaveTextContent(/Mo\s*09:00–12:00, 13:00–15:00\s*Di\s*Keine Termine\s*Mi–Fr/);
  await expectAccessible();
  const usual = [['09:00', '18:00']] as const;
  expect(stage.asked(saving).map(({ body }) => body)).toMatchObject([
    {
      periods: [
        {
          valid_from: null,
          valid_until: null,
          week: weekOf({
            monday: [
              ['09:00', '12:00'],
              ['13:00', '15:00'],
            ],
            wednesday: usual,
            thursday: usual,
            friday: usual,
            saturday: [['10:00', '16:00']],
          }),
        },
      ],
    },
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('row', { name: /Anna Lindner/ })).toHaveTextContent('Eigene Arbeitszeiten');
  await expect.element(page.getByRole('row', { name: /Max Berger/ })).not.toHaveTextContent('Eigene Arbeitszeiten');
});
