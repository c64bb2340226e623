import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BookingOnDate, DateExceptionView } from '#features/hours/exceptions-contract.ts';
import { portrait } from '../support/first-studio.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const path = '/api/admin/calendar/exceptions';
const booked: BookingOnDate = {
  id: '00000000-0000-4000-8000-000000000601',
  start: '2027-05-26T10:00:00+02:00',
  end: '2027-05-26T11:00:00+02:00',
  status: 'CONFIRMED',
  customer_name: 'Clara Hoffmann',
  service_name: portrait.name,
  photographer_name: 'Anna Lindner',
};
const closed = {
  is_working: false,
  start_time: '09:00',
  end_time: '18:00',
  break_enabled: false,
  break_start: '12:00',
  break_end: '13:00',
};

test('a closing over several days is one row, edited and deleted as one; affected bookings are listed before saving (CALSET-020)', async () => {
  let kept: DateExceptionView[] = [];
  const keep = ({ params, body }: Asked): DateExceptionView => {
    const { id = crypto.randomUUID() } = params;
    const one = { ...closed, bookings: [booked], end_date: body.date, ...body, id, version: crypto.randomUUID() };
    kept = [one];
    return one;
  };
  const stage = await openScreen('/admin/calendar/settings', {
    answers: {
      [`GET ${path}`]: () => kept,
      [`POST ${path}`]: keep,
      [`PUT ${path}/{id}`]: keep,
      [`DELETE ${path}/{id}`]: () => {
        kept = [];
        return { success: true };
      },
      'GET /api/admin/calendar/dates/{date}/bookings': [booked],
    },
  });
  const section = page.getByRole('region', { name: 'Ausnahmen an einzelnen Tagen' });
  const rows = section.getByRole('list', { name: 'Ausnahmen an einzelnen Tagen' }).getByRole('listitem');
  const form = page.getByRole('dialog');
  const save = () => form.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: 'Ausnahme hinzufügen' }).click();
  const until = form.getByLabelText('Bis einschließlich');
  await form.getByLabelText('Datum').fill('24.05.2027');
  await until.fill('23.05.2027');
  await form.getByLabelText('Bezeichnung').fill('Betriebsferien');
  await save();
  await expect.element(until).toHaveAccessibleDescription(/Frühestens 24\.05\.2027/);
  await until.fill('06.06.2027');
  await expect.element(form).toHaveTextContent('An diesen Tagen ist das Studio');
  await expect.element(form).toHaveTextContent('Eine Buchung passt dann nicht mehr.');
  await expectAccessible();
  await save();
  await expect.element(rows).toHaveTextContent('14 Tage');
  await expect.element(rows).toHaveTextContent('Eine Buchung passt nicht dazu');
  expect(stage.asked(`POST ${path}`).map(({ body }) => body)).toEqual([
    { date: '2027-05-24', end_date: '2027-06-06', name: 'Betriebsferien', is_working: false },
  ]);
  const preview = page.getByRole('region', { name: 'So sieht ein Tag aus' });
  await preview.getByLabelText('Datum').fill('2027-05-26');
  await expect.element(preview).toHaveTextContent('Ausnahme: Betriebsferien');

  await rows.getByRole('button', { name: 'Betriebsferien bearbeiten' }).click();
  await expect.element(until).toHaveValue('06.06.2027');
  await until.fill('');
  await save();
  await expect.element(rows).not.toHaveTextContent('Tage');
  expect(stage.asked(`PUT ${path}/{id}`).map(({ body }) => [body.date, body.end_date])).toEqual([
    ['2027-05-24', '2027-05-24'],
  ]);
  await rows.getByRole('button', { name: 'Betriebsferien löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(rows).not.toBeInTheDocument();
});
