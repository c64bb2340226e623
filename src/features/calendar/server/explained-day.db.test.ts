import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { explainedTimes, reasons } from './testing/explained-times.ts';

const { studio, photographer, service, book, read, edit, admin, ask, explain } = explainedTimes();

describe('the explanation of a time that is not free', () => {
  it('ignores the session that is being moved (SRV-13)', async () => {
    const { booking_id: id } = await book('2030-06-10T10:00');
    const moved = await explain('2030-06-10T10:30', { except: id, duration_min: '60' });
    expect(moved.free_for).toContain('staff');
    const { version } = await read(id);
    expect((await edit(id, { start: '2030-06-10T10:30', version })).status).toBe(200);
    expect((await explain('2030-06-10T10:30', { duration_min: '15' })).reasons[0]).toMatchObject({ reason: 'booked' });
  });

  it('states that the photographer does not offer the service, for which the list is empty (SRV-08)', async () => {
    const other = await studio().addPhotographer();
    const service_id = service();
    await sql`INSERT INTO service_photographer VALUES (${service_id}, ${other})`.execute(studio().database.db);
    const body = await explain('2030-06-10T12:00', { service_id });
    expect(body.free_for).toEqual([]);
    expect(reasons(body)).toEqual(['not_offered']);
    const day = (await ask('explain/day', { date: '2030-06-10', service_id })).body;
    expect(reasons(day)).toEqual(['not_offered']);
  });

  it('explains a whole day: that it is closed, or its sessions and time off', async () => {
    const booked = await book('2030-06-10T10:00');
    expect((await ask('explain/day', { date: '2030-06-10' })).body).toMatchObject({
      date: '2030-06-10',
      reasons: [{ reason: 'booked', booking: { confirmation_code: booked.confirmation_code } }],
    });
    const sunday = (await ask('explain/day', { date: '2030-06-09' })).body;
    expect(sunday).toMatchObject({ hours: { open: null }, reasons: [{ reason: 'closed_day' }] });
  });

  it('names the date whose exception applies', async () => {
    await admin('POST', '/api/admin/calendar/exceptions', { date: '2030-06-11', is_working: false, name: 'Inventur' });
    expect(await explain('2030-06-11T10:00')).toMatchObject({
      free_for: ['internal'],
      reasons: [{ reason: 'closed_day', exception: '2030-06-11', blocks: ['public', 'staff'] }],
      hours: { open: null, exceptional: true },
    });
    const day = (await ask('explain/day', { date: '2030-06-11' })).body;
    expect(day.reasons).toMatchObject([{ reason: 'closed_day', exception: '2030-06-11' }]);
  });

  it.each([
    ['explain', { start: 'soon' }, 422],
    ['explain', { start: '2030-03-31T02:30' }, 422],
    ['explain', { start: '2030-06-10T12:00', photographer_id: 'nobody' }, 404],
    ['explain', { start: '2030-06-10T12:00', service_id: 'nothing' }, 404],
    ['explain', { start: '2030-06-10T12:00', duration_min: '0' }, 422],
    ['explain', { start: '2030-06-10T12:00', duration_min: '1441' }, 422],
    ['explain/day', { date: '2030-02-30' }, 422],
  ])('%s refuses %j with %d', async (path, query, status) => {
    const response = await ask(path, query);
    expect(response.status).toBe(status);
    expect(response.body.detail).toBeTruthy();
  });

  it('requires a length, and a signed-in administrator', async () => {
    const path = `/api/admin/availability/explain?photographer_id=${photographer()}&start=2030-06-10T12:00`;
    expect((await admin('GET', path)).status).toBe(422);
    expect((await studio().call('GET', path)).status).toBe(401);
  });
});
