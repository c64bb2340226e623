import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { acknowledge, bookingOf } from '../support/bookings.ts';
import { calendarOf, entryOf, timeOffOf } from '../support/calendar.ts';
import { anna } from '../support/first-studio.ts';
import { countOf, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const month = '2031-05';
const adding = 'POST /api/admin/timeoff';
const dialog = page.getByRole('dialog');
const from = dialog.getByLabelText('Beginn');
const until = dialog.getByLabelText('Ende');
const save = () => dialog.getByRole('button', { name: 'Speichern' }).click();
const open = async (server: ReturnType<typeof calendarOf>) => {
  const stage = await openScreen(`/admin/calendar?date=${month}-20`, server);
  await page.getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  await expect.element(dialog).toBeVisible();
  return stage;
};

test('time off is validated before it is sent (CAL-005, TIME-002..007, AMB-062, ERR-017)', async () => {
  const stage = await open(calendarOf({ timeOff: [timeOffOf(`${month}-26T00:00`, `${month}-28T00:00`, 'Messe')] }));
  await expectAccessible();
  await save();
  await expect.poll(() => countOf(dialog.getByText('Bitte ausfüllen'))).toBe(3);
  await dialog.getByLabelText('Fotograf/in').selectOptions('Anna Lindner');
  await from.fill(`${month}-22`);
  await until.fill(`${month}-20`);
  await save();
  await acknowledge('Der Beginn muss vor dem Ende liegen.');

  await from.fill(`${month}-27`);
  await until.fill(`${month}-29`);
  await save();
  await acknowledge('26.05.2031, 00:00 – 28.05.2031, 00:00 (Messe)');
  expect(stage.asked('GET /api/admin/timeoff').at(-1)?.query.toString()).toContain(
    'date_from=2031-01-01&date_to=2031-12-31',
  );
  expect(stage.asked(adding)).toEqual([]);
});

test('time off lists the bookings within it, is created and deleted (CAL-005, TIME-002..007, AMB-062, ERR-017)', async () => {
  const booking = bookingOf(`${month}-21T10:00`, { customer_name: 'Lea Mitten' });
  const stage = await open(calendarOf({ bookings: [booking] }));
  await dialog.getByLabelText('Fotograf/in').selectOptions('Anna Lindner');
  await from.fill(`${month}-20`);
  await until.fill(`${month}-21`);
  await expect.element(dialog.getByText('21.05.2031, 10:00 Lea Mitten')).toBeVisible();
  await dialog.getByLabelText('Grund').fill('Urlaub');
  await save();
  await expect.element(dialog).toHaveAccessibleName('Buchungen in der Abwesenheit von Anna Lindner');
  await dialog.getByRole('button', { name: 'Später' }).click();
  await expect.poll(() => countOf(entryOf(/Urlaub/))).toBe(2);
  expect(stage.asked(adding).map(({ body }) => body)).toEqual([
    { photographer_id: anna.id, start: `${month}-20T00:00:00`, end: `${month}-22T00:00:00`, reason: 'Urlaub' },
  ]);

  const deleted = () => stage.asked('DELETE /api/admin/timeoff/{id}');
  const question = page.getByRole('alertdialog');
  await entryOf(/Urlaub/)
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(question).toHaveTextContent('Möchten Sie die Abwesenheit von Anna Lindner wirklich löschen?');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  expect(deleted()).toEqual([]);
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect.element(entryOf(/Urlaub/)).not.toBeInTheDocument();
  expect(deleted()).toHaveLength(1);
});
