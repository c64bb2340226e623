import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { bookingOf } from '../support/bookings.ts';
import { calendarOf, timeOffOf } from '../support/calendar.ts';
import { max } from '../support/first-studio.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type Asked, Refusal, refuse } from '../support/stub-server.ts';

const day = '2027-05-19';
const editing = 'PUT /api/admin/bookings/{id}';
const dialog = page.getByRole('dialog');
const rowOf = ({ id }: { readonly id: string }) => dialog.bySelector(`[data-booking="${id}"]`);

test('a booking that was taken or changed meanwhile stays unchanged with the reason shown, and the others are processed (TIME-017)', async () => {
  const [raced, stale, fine] = [
    bookingOf(`${day}T09:00`, { customer_name: 'Rita Rennen' }),
    bookingOf(`${day}T11:00`, { customer_name: 'Stefan Stand' }),
    bookingOf(`${day}T13:00`, { customer_name: 'Frieda Frei' }),
  ];
  const { answers, change } = calendarOf({
    bookings: [raced, stale, fine],
    timeOff: [timeOffOf(`${day}T00:00`, `${day}T23:59`)],
  });
  const edit = answers[editing] as (asked: Asked) => AdminBooking | Refusal;
  const stage = await openScreen(`/admin/calendar?view=day&date=${day}`, {
    answers: {
      ...answers,
      'GET /api/admin/bookings/{id}/alternatives': {
        photographers: [{ id: max.id, name: max.name }],
        starts: [],
      },
      [editing]: (asked: Asked) => {
        if (asked.params['id'] === raced.id)
          return refuse(409, { detail: 'Time slot is not available', code: 'slot_taken' });
        const done = edit(asked);
        return asked.body.photographer_id && !(done instanceof Refusal)
          ? change(done, { photographer_id: max.id, photographer_name: max.name })
          : done;
      },
    },
  });
  const sent = () => stage.asked(editing).map(({ params }) => params['id']);
  await page.bySelector('[data-type="timeoff"]').first().click();
  await dialog.getByRole('button', { name: '3 Buchungen verschieben oder stornieren' }).click();
  const give = dialog.getByRole('button', { name: 'Andere/r Fotograf/in' });
  await give.click();
  for (const one of [raced, stale, fine]) await rowOf(one).getByRole('combobox').selectOptions('Max Berger');
  change(stale, { notes: 'bringt einen Hund mit' });
  await dialog.getByRole('button', { name: '3 Buchungen übergeben' }).click();
  await expect.element(rowOf(fine)).toHaveTextContent('Übernommen von Max Berger');
  await expect.element(rowOf(raced)).toHaveTextContent('Nicht geändert: Diese Zeit ist inzwischen vergeben.');
  await expect
    .element(rowOf(stale))
    .toHaveTextContent('Nicht geändert: Jemand anderes hat die Buchung inzwischen geändert.');
  expect(new Set(sent())).toEqual(new Set([raced.id, stale.id, fine.id]));
  await expectAccessible();
  // The present state is what the next attempt is based on.
  await dialog.getByRole('checkbox', { name: /Rita Rennen/ }).click();
  await give.click();
  await rowOf(stale).getByRole('combobox').selectOptions('Max Berger');
  await dialog.getByRole('button', { name: '1 Buchung übergeben' }).click();
  await expect.element(rowOf(stale)).toHaveTextContent('Übernommen von Max Berger');
  expect(stage.asked(editing).at(-1)?.body).toMatchObject({ photographer_id: max.id, version: 2 });
});
