import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingOf } from '../support/bookings.ts';
import { calendarOf, timeOffOf } from '../support/calendar.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const day = '2027-05-19';
const dialog = page.getByRole('dialog');
const rowOf = ({ id }: { readonly id: string }) => dialog.bySelector(`[data-booking="${id}"]`);

test('a session that keeps its time stays in the absence until the answer, and cannot be asked again (MOVE-05)', async () => {
  const asking = 'POST /api/admin/bookings/{id}/time-request';
  const booking = bookingOf(`${day}T09:00`, { customer_name: 'Рита' });
  const server = calendarOf({ bookings: [booking], timeOff: [timeOffOf(`${day}T00:00`, `${day}T23:59`)] });
  await page.viewport(375, 812);
  const stage = await openScreen(`/admin/calendar?view=day&date=${day}`, {
    language: 'ru',
    answers: {
      ...server.answers,
      [asking]: ({ body: { keeps_time } }: Asked) =>
        server.change(booking, {
          time_request: { keeps_time, explanation: null, created_at: '2027-05-11T10:20:00.000+02:00' },
        }),
    },
  });
  await page.bySelector('[data-type="timeoff"]').first().click();
  await dialog.getByRole('button', { name: /перенести или отменить/i }).click();
  const ask = dialog.getByRole('button', { name: 'Попросить о новом времени' });
  await ask.click();
  await dialog.getByRole('button', { name: 'Отправить просьбу' }).click();
  await expect.element(rowOf(booking).bySelector('output')).toHaveTextContent(/^Ждём новое время$/);
  expect(stage.asked(asking).map(({ body }) => body)).toEqual([{ keeps_time: true, explanation: null }]);
  await expect.element(ask).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: 'Другое время' })).toBeEnabled();
});
