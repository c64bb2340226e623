import { expect, it } from 'vitest';
import { confirmingStudio } from '#features/booking/server/testing/confirming-studio.ts';
import { webhookStudio } from './testing/webhook-studio.ts';

const { studio, book, edit, setStatus, cancel, read, listen, deliver, receivedBodies } = webhookStudio();
const { confirm, expire } = confirmingStudio(studio);

it('booking.created is sent when the address is confirmed, and never if the booking expires before (SRV-94)', async () => {
  await listen();
  const [confirmed, moved, byStudio, expired, restored] = [
    await book('2030-06-05T09:00'),
    await book('2030-06-05T11:00'),
    await book('2030-06-05T13:00'),
    await book('2030-06-05T15:00'),
    await book('2030-06-06T09:00'),
  ].map(({ booking_id }) => booking_id);
  await edit(moved ?? '', { start: '2030-06-06T11:00', customer_name: 'Änne Neu' });
  await cancel(restored ?? '');
  await deliver();
  expect(receivedBodies()).toEqual([]);
  await confirm(confirmed ?? '');
  await confirm(moved ?? '');
  await setStatus(byStudio ?? '', 'CONFIRMED');
  await edit(restored ?? '', { status: 'PENDING' });
  await expire();
  expect((await read(expired ?? '')).status).toBe('CANCELLED');
  await deliver();
  expect(receivedBodies().map(({ type, data }) => [type, data.id, data.status])).toEqual([
    ['booking.created', confirmed, 'PENDING'],
    ['booking.created', moved, 'PENDING'],
    ['booking.created', byStudio, 'CONFIRMED'],
    ['booking.confirmed', byStudio, 'CONFIRMED'],
    ['booking.created', restored, 'PENDING'],
  ]);
});
