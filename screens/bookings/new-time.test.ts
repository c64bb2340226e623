import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

test('the studio asks for another time in the panel of a booking, which shows that the answer is open, and takes it back (MOVE-05)', async () => {
  const asking = 'POST /api/admin/bookings/{id}/time-request';
  const withdrawing = `${asking}/withdraw`;
  const booking = bookingOf('2027-05-18T10:00');
  const { answers, change } = bookingsOf(booking);
  const stage = await openScreen(`/admin/bookings?booking=${booking.id}`, {
    answers: {
      ...answers,
      [asking]: ({ body }: Asked) =>
        change(booking, { time_request: { ...body, created_at: '2027-05-11T10:20:00.000+02:00' } }),
      [withdrawing]: () => change(booking, { time_request: null }),
    },
  });
  const ask = page.getByRole('dialog').getByRole('button', { name: 'Um neue Zeit bitten …' });
  await ask.click();
  const form = page.getByRole('dialog', { name: 'Um neue Zeit bitten' });
  await expect.element(form.getByRole('radio', { name: /gilt der Termin weiter/ })).toBeChecked();
  await form.getByLabelText('Nachricht an den Kunden').fill('Wir bauen um.');
  await form.getByRole('button', { name: 'Bitte senden' }).click();
  const request = page.getByRole('region', { name: 'Neue Zeit offen' });
  await expect.element(request).toHaveTextContent('Bis zur Antwort gilt der Termin weiter.');
  await expect.element(request).toHaveTextContent('Wir bauen um.');
  expect(stage.asked(asking).map(({ params, body }) => [params['id'], body])).toEqual([
    [booking.id, { keeps_time: true, explanation: 'Wir bauen um.' }],
  ]);
  await request.getByRole('button', { name: 'Bitte zurückziehen' }).click();
  await expect.element(ask).toBeVisible();
  expect(stage.asked(withdrawing).map(({ params }) => params['id'])).toEqual([booking.id]);
});
