import { describe, expect, it } from 'vitest';
import { contactCalls, path } from './testing/contact-calls.ts';

const { studio, add, patch } = contactCalls();

describe('notes and statistics of contacts', () => {
  it('returns notes with author and time, the newest first (CONT-069, CONT-108, CONT-109)', async () => {
    const { id } = await add();
    const notes = `${path}/${id}/notes`;
    expect((await studio().adminCall('GET', notes)).body).toEqual([]);
    const first = await studio().adminCall('POST', notes, { note: ' Ruft zurück ', note_type: 'general' });
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: expect.any(String),
      note: 'Ruft zurück',
      note_type: 'general',
      created_by: 'Test Studio',
      created_at: '2030-06-03T08:00:00.000+02:00',
    });
    studio().setNow('2030-06-03T09:00');
    const second = await studio().adminCall('POST', notes, { note: 'Zweite' });
    expect((await studio().adminCall('GET', notes)).body).toEqual([second.body, first.body]);
    expect((await studio().adminCall('POST', notes, { note: '  ' })).status).toBe(422);
    expect((await studio().adminCall('POST', notes, { note: 'x', note_type: 'other' })).status).toBe(422);
  });

  it('counts contacts by priority and source, and computes the conversion rate (CONT-070, CONT-107, SRV-55)', async () => {
    const read = async () => (await studio().adminCall('GET', `${path}/stats`)).body;
    expect(await read()).toEqual({
      total_contacts: 0,
      conversion_rate: 0,
      priority_breakdown: { low: 0, medium: 0, high: 0 },
      source_breakdown: {},
    });
    const { id } = await add({ priority: 'high' });
    await add({ priority: 'high', source: 'empfehlung' });
    await add({ source: '__proto__' });
    await patch(id, { converted_to_booking: true });
    const numbers = await read();
    expect(numbers).toMatchObject({
      total_contacts: 3,
      conversion_rate: 33.3,
      priority_breakdown: { low: 0, medium: 1, high: 2 },
    });
    expect(Object.entries(numbers.source_breakdown)).toEqual(
      expect.arrayContaining([
        ['Empfehlung', 1],
        ['empfehlung', 1],
      ]),
    );
  });
});
