import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { feedCalls } from '../testing/feed-calls.ts';

const { studio, photographer, admin, path, turnOn, read } = feedCalls();

const unknownId = '00000000-0000-4000-8000-000000000000';

describe('the secret URL of a photographer’s calendar', () => {
  it('is off at first, is shown while it is on, and becomes invalid when it is replaced or switched off', async () => {
    expect((await admin('GET', path())).body).toEqual({ created_at: null, address: null, last_read_at: null });
    const first = await turnOn();
    expect(first).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/feed\/[\w-]{43}\.ics$/);
    expect((await admin('GET', path())).body).toEqual({
      created_at: '2030-06-03T08:00:00+02:00',
      address: first,
      last_read_at: null,
    });
    expect((await read(first)).status).toBe(200);
    expect((await admin('GET', path())).body.last_read_at).toBe('2030-06-03T08:00:00+02:00');

    const second = await turnOn();
    expect(second).not.toBe(first);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);

    expect((await admin('DELETE', path())).body).toEqual({ success: true });
    expect((await admin('DELETE', path())).status).toBe(200);
    expect(await read(second)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await admin('GET', path())).body.address).toBeNull();
  });

  it('cannot be used by a reader of the database', async () => {
    const address = await turnOn();
    const token = address.slice(-47, -4);
    const { rows } = await sql`SELECT row_to_json(f)::text AS kept FROM calendar_feed f`.execute(studio().database.db);
    expect(JSON.stringify(rows)).not.toContain(token);
    const audit = await sql`SELECT details::text FROM audit_entry`.execute(studio().database.db);
    expect(JSON.stringify(audit.rows)).not.toContain(token);
  });

  it('requires the right token, and becomes invalid when the photographer is deleted', async () => {
    const address = await turnOn();
    for (const wrong of ['', 'x', `${'A'.repeat(43)}.ics`, `${address.slice(-47)}x`, 'a'.repeat(101)]) {
      expect((await studio().call('GET', `/api/calendar/feed/${wrong}`)).status).toBe(404);
    }
    await admin('DELETE', `/api/admin/photographers/${photographer()}`);
    expect((await read(address)).status).toBe(404);
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await admin(method, path())).status).toBe(404);
      expect((await admin(method, path(unknownId))).status).toBe(404);
      expect((await studio().call(method, path())).status).toBe(401);
    }
  });

  it('is disabled while the photographer is inactive, and works again afterwards with the same URL', async () => {
    const address = await turnOn();
    const toggle = () => admin('PUT', `/api/admin/photographers/${photographer()}/toggle-active`);
    expect((await toggle()).body.is_active).toBe(false);
    expect(await read(address)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await admin('GET', path())).body.last_read_at).toBeNull();
    expect((await toggle()).body.is_active).toBe(true);
    expect((await read(address)).status).toBe(200);
  });

  it('writes an audit entry whenever it changes', async () => {
    await turnOn();
    await admin('DELETE', path());
    const { rows } = await sql<{ action: string }>`
      SELECT action FROM audit_entry a JOIN admin_user u ON u.id::text = a.actor
      WHERE action LIKE 'calendar_feed%' AND details->>'photographer_id' = ${photographer()} ORDER BY a.id`.execute(
      studio().database.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['calendar_feed.renewed', 'calendar_feed.deleted']);
  });
});
