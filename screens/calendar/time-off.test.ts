import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Webhook } from '#features/integrations/contract.ts';
import { acknowledge, bookingOf } from '../support/bookings.ts';
import { calendarOf, entryOf, timeOffOf } from '../support/calendar.ts';
import { anna } from '../support/first-studio.ts';
import { refuseStale } from '../support/kept-record.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const month = '2031-05';
const changing = 'PUT /api/admin/timeoff/{id}';
const dialog = page.getByRole('dialog');
const edit = () => dialog.getByRole('button', { name: 'Bearbeiten' }).click();
const save = () => dialog.getByRole('button', { name: 'Speichern' }).click();

const fair = () => timeOffOf(`${month}-26T00:00`, `${month}-28T00:00`, 'Messe');
const doctor = () => timeOffOf(`${month}-14T09:00`, `${month}-14T12:30`, 'Arzt');

test('time off can be changed and does not conflict with itself (TIME-004, TIME-005, TIME-010, AMB-062, AMB-063)', async () => {
  const { answers } = calendarOf({
    bookings: [bookingOf(`${month}-21T10:00`, { customer_name: 'Lea Mitten' })],
    timeOff: [fair(), doctor()],
  });
  const stage = await openScreen(`/admin/calendar?date=${month}-20`, { answers });
  await entryOf(/Messe/).first().click();
  await edit();
  await expect.element(dialog).toHaveAccessibleName('Abwesenheit bearbeiten');
  await expectAccessible();
  await expect.element(dialog.getByLabelText('Ganztägig')).toBeChecked();
  await expect.element(dialog.getByLabelText('Beginn')).toHaveValue('26.05.2031');
  await expect.element(dialog.getByLabelText('Ende')).toHaveValue('27.05.2031');
  await expect.element(dialog.getByLabelText('Grund')).toHaveValue('Messe');

  // Overlapping other time off: refused before a request is sent.
  await dialog.getByLabelText('Beginn').fill(`${month}-13`);
  await save();
  await acknowledge('14.05.2031, 09:00 – 14.05.2031, 12:30 (Arzt)');
  expect(stage.asked(changing)).toEqual([]);

  // Overlapping a booking: listed before saving, and allowed.
  await dialog.getByLabelText('Beginn').fill(`${month}-21`);
  await expect.element(dialog.getByText('21.05.2031, 10:00 Lea Mitten')).toBeVisible();
  await dialog.getByLabelText('Grund').fill('');
  await save();
  await expect.element(dialog).toHaveAccessibleName('Buchungen in der Abwesenheit von Anna Lindner');
  await dialog.getByRole('button', { name: 'Später' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stage.asked(changing).map(({ body }) => body)).toMatchObject([
    { photographer_id: anna.id, start: `${month}-21T00:00:00`, end: `${month}-28T00:00:00`, reason: null },
  ]);
});

test('partial days keep their hours, and an error of the server is shown (TIME-010, AMB-063)', async () => {
  const { answers } = calendarOf({ timeOff: [doctor()] });
  const stage = await openScreen(`/admin/calendar?date=${month}-20`, { answers });
  await entryOf(/Arzt/).click();
  await edit();
  await expect.element(dialog.getByLabelText('Ganztägig')).not.toBeChecked();
  await expect.element(dialog.getByLabelText('Ende')).toHaveValue('14.05.2031, 12:30');
  await dialog.getByLabelText('Ende').fill(`${month}-14T14:00`);
  stage.answer({ [changing]: refuse(500, { detail: 'kaputt' }) });
  await save();
  await acknowledge('Die Abwesenheit konnte nicht geändert werden.');
  stage.answer({ [changing]: answers[changing]! });
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await entryOf(/Arzt/).click();
  await expect.element(dialog).toHaveTextContent('14.05.2031, 09:00 – 14.05.2031, 14:00');
});

const settle = async (which: RegExp, change: RegExp): Promise<void> => {
  const conflict: Locator = dialog.getByRole('alert');
  await expect.element(conflict).toHaveTextContent(change);
  await conflict.getByRole('button', { name: which }).click();
  await expect.element(conflict).not.toBeInTheDocument();
};

test('two users who edit one time off do not overwrite each other: the conflict is shown, and each may keep their own values (TEAM-04)', async () => {
  const known = fair();
  const { answers, changeTimeOff, timeOff } = calendarOf({ timeOff: [known] });
  await openScreen(`/admin/calendar?date=${month}-20`, { answers });
  await entryOf(/Messe/).first().click();
  await edit();
  await dialog.getByLabelText('Ende').fill(`${month}-28`);
  changeTimeOff(known, { start: `${month}-26T09:00`, end: `${month}-27T12:00`, reason: 'Arzt' });
  await save();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible();
  await settle(
    /Meine Änderungen behalten/,
    /Beginn – Ende: jetzt 26.05.2031, 09:00 – .*, vorher 26.05.2031 – .*Grund: jetzt Arzt/,
  );
  // The days stay days, although the other one has made hours of them.
  await expect.element(dialog.getByLabelText('Ende')).toHaveValue('28.05.2031');
  await expect.element(dialog.getByLabelText('Grund')).toHaveValue('Arzt');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(timeOff()).toMatchObject([
    { start: expect.stringContaining('26T00:00'), end: expect.stringContaining('29T00:00'), reason: 'Arzt' },
  ]);
});

test('two users who edit one webhook do not overwrite each other: the new state can be taken (TEAM-04)', async () => {
  const hook: Webhook = {
    id: '00000000-0000-4000-8000-000000000501',
    url: 'https://example.de/a',
    description: '',
    events: ['booking.created'],
    created_at: '2027-05-11T10:15:00.000+02:00',
    is_enabled: true,
    disabled_because: null,
    disabled_at: null,
    failing_since: null,
    old_secret_until: null,
    counts: { waiting: 0, delivered: 0, failed: 0, skipped: 0 },
    version: 'before',
  };
  const stage = await openScreen('/admin/integrations', {
    answers: {
      'GET /api/admin/webhooks': [hook],
      'PUT /api/admin/webhooks/{id}': refuseStale('webhook', {
        ...hook,
        description: 'Buchhaltung',
        version: 'after',
      }),
    },
  });
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await dialog.getByLabelText('Adresse').fill('https://example.de/b');
  await save();
  await settle(/Neuen Stand übernehmen/, /Wofür: jetzt Buchhaltung, vorher leer/);
  await expect.element(dialog.getByLabelText('Adresse')).toHaveValue('https://example.de/a');
  expect(stage.asked('PUT /api/admin/webhooks/{id}')).toHaveLength(1);
});
