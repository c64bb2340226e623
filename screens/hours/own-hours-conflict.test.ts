import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnHoursView } from '#features/hours/own-hours-contract.ts';
import { anna } from '../support/first-studio.ts';
import { refuseStale } from '../support/kept-record.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const free = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const always = (day: 'monday' | 'friday', end_time: string) => ({
  valid_from: null,
  valid_until: null,
  week: { ...free, [day]: [{ start_time: '09:00', end_time }] },
});

test('changes of two users to different own hours are both kept; changes to the same ones ask the user (PLAN-43)', async () => {
  let hours: OwnHoursView = { resource_id: anna.id, periods: [always('monday', '18:00')], exceptions: [], version: 1 };
  const change = (values: Partial<OwnHoursView>) => (hours = { ...hours, ...values, version: hours.version + 1 });
  await openScreen('/admin/photographers', {
    answers: {
      'GET /api/admin/resources/{id}/hours': () => hours,
      'GET /api/admin/resources/{id}/hours/bookings': [],
      'PUT /api/admin/resources/{id}/hours': ({ body: { version, ...sent } }: Asked) =>
        version === hours.version ? change(sent) : refuseStale('hours', hours),
    },
  });
  await page.getByRole('button', { name: 'Arbeitszeiten von Anna Lindner' }).click();
  const edit = page
    .getByRole('dialog', { name: 'Arbeitszeiten: Anna Lindner', exact: true })
    .getByRole('button', { name: 'Immer: bearbeiten' });
  const form = page.getByRole('dialog', { name: /^Eigene Arbeitszeiten/ });
  const end = form.getByLabelText('Montag: Ende');
  const save = () => form.getByRole('button', { name: 'Speichern' }).click();
  await edit.click();
  await end.fill('14:00');
  change({ exceptions: [{ date: '2032-06-09', blocks: [] }] });
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(hours).toMatchObject({ periods: [always('monday', '14:00')], exceptions: [{ date: '2032-06-09' }] });

  await edit.click();
  await end.fill('16:00');
  change({ periods: [always('friday', '18:00')] });
  await save();
  const conflict = form.getByRole('alert');
  await expect
    .element(conflict)
    .toHaveTextContent('Inzwischen hat jemand anderes diese Zeiten geändert oder gelöscht.');
  await expectAccessible();
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect.element(end).toHaveValue('16:00');
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(hours.periods).toEqual([always('monday', '16:00')]);
});
