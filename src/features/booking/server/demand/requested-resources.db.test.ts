import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

const { studio, service, photographer, book, edit, read, resourcesOf, addRoom, need } = studioWithRooms();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const tuesday = '2030-06-04';
const mailsOf = async (id: string): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    SELECT kind FROM message WHERE booking_id = ${id} AND kind LIKE 'booking_%' ORDER BY id`.execute(
    studio().database.db,
  );
  return rows.map(({ kind }) => kind);
};
const explain = async (more: Record<string, string>) => {
  const asked = { photographer_id: photographer(), service_id: service(), ...more };
  return (await admin('GET', `/api/admin/availability/explain?${new URLSearchParams(asked)}`)).body;
};

describe('a session that is moved to another room', () => {
  it('keeps its time and its other resources, and the change is in its timeline (PLAN-05)', async () => {
    const [one, two] = [await addRoom('Eins'), await addRoom('Zwei')];
    const artists = [await addRoom('Mia', { kind: 'person' }), await addRoom('Nora', { kind: 'person' })];
    await need([one, two], artists);
    const { booking_id } = await book(`${tuesday}T10:00`);
    expect(await resourcesOf(booking_id)).toEqual(['Eins', 'Mia']);
    const before = await read(booking_id);
    const { status, body } = await edit(booking_id, { resource_ids: [two.toUpperCase()], version: before.version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ start: before.start, end: before.end, version: before.version + 1 });
    expect(body.resources.map(({ name }: { name: string }) => name)).toEqual(['Zwei', 'Mia']);
    const timeline = (await admin('GET', `/api/admin/bookings/${booking_id}/timeline`)).body;
    expect(timeline.at(-1)).toMatchObject({
      action: 'booking.resources_changed',
      details: { old_resources: 'Eins, Mia', new_resources: 'Zwei, Mia' },
    });
    expect(await mailsOf(booking_id)).not.toContain('booking_changed');
    const again = await edit(booking_id, { resource_ids: [two] });
    expect(again.body.version).toBe(before.version + 1);
    expect((await edit(booking_id, { resource_ids: [artists[1], one] })).status).toBe(200);
    expect(await resourcesOf(booking_id)).toEqual(['Eins', 'Nora']);
    const calendar = await admin('GET', `/api/admin/calendar/events?date_from=${tuesday}&date_to=${tuesday}`);
    const event = calendar.body.find(({ id }: { id: string }) => id === booking_id);
    expect(event.resource_ids).toEqual([one, artists[1]]);
  });

  it('moves in time with the requested room, which the server does not replace (PLAN-05)', async () => {
    const [one, two] = [await addRoom('Eins'), await addRoom('Zwei')];
    await need([one, two]);
    const { booking_id } = await book(`${tuesday}T10:00`);
    expect((await edit(booking_id, { start: `${tuesday}T12:00`, resource_ids: [two] })).status).toBe(200);
    expect(await resourcesOf(booking_id)).toEqual(['Zwei']);
    const other = await book(`${tuesday}T15:00`, { photographer_id: await studio().addPhotographer() });
    expect(await resourcesOf(other.booking_id)).toEqual(['Eins']);
    const refused = await edit(booking_id, { start: `${tuesday}T15:00`, resource_ids: [one] });
    expect([refused.status, refused.body.code]).toEqual([409, 'resource_taken']);
    expect((await read(booking_id)).start).toContain('T12:00');
    expect((await edit(booking_id, { start: `${tuesday}T15:00` })).status).toBe(200);
    expect(await resourcesOf(booking_id)).toEqual(['Zwei']);
  });

  it('is refused a room that is taken, inactive, or not needed by its service (PLAN-05)', async () => {
    const [one, two, garden] = [await addRoom('Eins'), await addRoom('Zwei'), await addRoom('Garten')];
    await need([one, two]);
    const first = await book(`${tuesday}T10:00`);
    const second = await book(`${tuesday}T10:00`, { photographer_id: await studio().addPhotographer() });
    const codeOf = async (id: string, resource_ids: readonly string[]) => {
      const { status, body } = await edit(id, { resource_ids });
      return [status, status === 422 ? body.detail[0].loc : body.code];
    };
    expect(await codeOf(second.booking_id, [one])).toEqual([409, 'resource_taken']);
    const field = [422, ['body', 'resource_ids']];
    expect(await codeOf(first.booking_id, [garden])).toEqual(field);
    expect(await codeOf(first.booking_id, [one, two])).toEqual(field);
    expect(await codeOf(first.booking_id, ['nothing'])).toEqual(field);
    await admin('POST', `/api/admin/bookings/${second.booking_id}/cancel`, {});
    await admin('PATCH', `/api/admin/resources/${two}`, { active: false });
    expect(await codeOf(first.booking_id, [two])).toEqual([409, 'resource_taken']);
    expect(await codeOf(second.booking_id, [two])).toEqual([400, 'booking_cancelled']);
    expect(await resourcesOf(first.booking_id)).toEqual(['Eins']);
  });

  it('may change its room outside the current hours, because its time stays (PLAN-05)', async () => {
    const [one, two] = [await addRoom('Eins'), await addRoom('Zwei')];
    await need([one, two]);
    const { booking_id } = await book(`${tuesday}T10:00`);
    const exceptions = [{ date: tuesday, blocks: [] }];
    expect((await admin('PUT', `/api/admin/resources/${photographer()}/hours`, { exceptions })).status).toBe(200);
    expect((await edit(booking_id, { resource_ids: [two] })).status).toBe(200);
    expect((await admin('PUT', `/api/admin/resources/${one}/hours`, { exceptions })).status).toBe(200);
    expect((await edit(booking_id, { resource_ids: [one] })).status).toBe(409);
  });

  it('sends its customer a mail if the name of the room is shown, and only then (PLAN-05, PLAN-41)', async () => {
    const [one, two] = [await addRoom('Eins'), await addRoom('Zwei', { shown_to_customers: true })];
    await need([one, two]);
    const { booking_id } = await book(`${tuesday}T10:00`);
    await edit(booking_id, { resource_ids: [two] });
    expect((await mailsOf(booking_id)).filter((kind) => kind === 'booking_changed')).toHaveLength(1);
  });

  it('is explained: what uses the requested room, or that the service does not need it (PLAN-05)', async () => {
    const [one, two, garden] = [await addRoom('Eins'), await addRoom('Zwei'), await addRoom('Garten')];
    await need([one, two]);
    const { booking_id } = await book(`${tuesday}T10:00`);
    const other = await book(`${tuesday}T10:00`, { photographer_id: await studio().addPhotographer() });
    const at = { start: `${tuesday}T10:00`, except: other.booking_id };
    expect(await explain({ ...at, except: booking_id, resource_id: two })).toMatchObject({
      free_for: [],
      reasons: [{ reason: 'booked', resource: { id: two, name: 'Zwei' }, booking: { id: other.booking_id } }],
    });
    expect((await explain({ ...at, except: booking_id, resource_id: one })).free_for).toContain('staff');
    const never = await explain({ ...at, except: booking_id, resource_id: garden });
    expect([never.free_for, never.reasons[0].reason]).toEqual([[], 'not_needed']);
  });
});

describe('concurrent requests for one room', () => {
  it('move one session to it, and no lane is claimed twice (PLAN-05)', async () => {
    const [one, two, three] = [await addRoom('Eins'), await addRoom('Zwei'), await addRoom('Drei')];
    await need([one, two]);
    const first = await book(`${tuesday}T10:00`);
    const second = await book(`${tuesday}T10:00`, { photographer_id: await studio().addPhotographer() });
    await need([one, two, three]);
    for (let round = 0; round < 10; round++) {
      const ids = [first.booking_id, second.booking_id];
      const responses = await Promise.all(ids.map((id) => edit(id, { resource_ids: [three] })));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const winner = responses.findIndex(({ status }) => status === 200);
      expect((await edit(ids[winner] as string, { resource_ids: [winner === 0 ? one : two] })).status).toBe(200);
      const swapped = await Promise.all([
        edit(first.booking_id, { start: `${tuesday}T13:00`, resource_ids: [three] }),
        edit(second.booking_id, { start: `${tuesday}T13:00`, resource_ids: [three] }),
      ]);
      expect(new Set(swapped.map(({ status }) => status))).toEqual(new Set([200, 409]));
      await edit(first.booking_id, { start: `${tuesday}T10:00`, resource_ids: [one] });
      await edit(second.booking_id, { start: `${tuesday}T10:00`, resource_ids: [two] });
    }
    const { rows } = await studio().database.pool.query(`
      SELECT a.id FROM occupied_time a JOIN occupied_time b ON a.id < b.id AND a.uses && b.uses AND a.during && b.during`);
    expect(rows).toEqual([]);
  });
});
