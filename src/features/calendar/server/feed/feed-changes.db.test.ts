import { describe, expect, it } from 'vitest';
import { feedContent } from '../testing/feed-content.ts';

const { admin, book, cancel, edit, eventsOf, off, photographer, put, service, turnOn } = feedContent();

describe('the content of a feed', () => {
  it('keeps the UID after a change and increases the sequence; cancelled bookings and deleted time off are removed', async () => {
    const address = await turnOn();
    const away = await off('2030-06-05T00:00', '2030-06-06T00:00');
    const booked = await book('2030-06-10T10:00');
    const before = await eventsOf(address);
    const sequence = (events: typeof before, id: string) =>
      Number(events.find((one) => String(one['UID' as never]).startsWith(id))?.['SEQUENCE' as never]);

    expect((await edit(booked.booking_id, { start: '2030-06-11T12:00' })).status).toBe(200);
    await admin('PUT', `/api/admin/timeoff/${away.id}`, { end: '2030-06-07T00:00' });
    const after = await eventsOf(address);
    expect(after.map((one) => one['UID' as never])).toEqual(before.map((one) => one['UID' as never]));
    for (const id of [booked.booking_id, away.id]) expect(sequence(after, id)).toBeGreaterThan(sequence(before, id));
    expect(after[0]?.begins).toBe('2030-06-11T10:00:00.000Z');

    await put(booked.booking_id, 'CONFIRMED');
    expect((await eventsOf(address))[0]).toMatchObject({ STATUS: 'CONFIRMED' });
    await cancel(booked.booking_id);
    await admin('DELETE', `/api/admin/timeoff/${away.id}`);
    expect(await eventsOf(address)).toEqual([]);
  });

  it('escapes and folds long and hostile names', async () => {
    const address = await turnOn();
    const name = 'Ёлка Größenwahn; "Licht", Luft \\ Liebe 👩‍📷 '.repeat(2).trim();
    await book('2030-06-10T10:00', {
      customer: { name, email: 'a@example.de', phone: '+49 170 1234567' },
      service_id: service(),
    });
    const [event] = await eventsOf(address);
    expect(event).toMatchObject({ SUMMARY: `Porträt - ${name}` });
  });

  it('has no phone line for a customer without a number', async () => {
    const address = await turnOn();
    const { body } = await admin('POST', '/api/admin/bookings', {
      service_id: service(),
      photographer_id: photographer(),
      start: '2030-06-11T10:00',
      customer: { name: 'Änne Müller', email: '', phone: '+49' },
    });
    expect(body.customer_phone).toBe('+49');
    expect(JSON.stringify(await eventsOf(address))).not.toMatch(/Telefon|\+49/);
  });
});
