import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contactCalls, path } from './testing/contact-calls.ts';

const { studio, add, patch, list } = contactCalls();

const unknownId = '00000000-0000-4000-8000-000000000000';

describe('the contacts API', () => {
  it.each<[string, unknown]>([
    ['phase', 'abgesagt'],
    ['name', 'Mia Kern-Ott'],
    ['email', 'neu@example.de'],
    ['phone', '030 1'],
    ['company', 'Lumen GmbH'],
    ['source', 'Messe'],
    ['notes', 'Ruft zurück'],
    ['priority', 'high'],
    ['tags', ['a', 'b']],
    ['preferred_dates', ['Jederzeit']],
    ['converted_to_booking', true],
  ])('changes only the field %s if only that is sent (CONT-111, CONT-137)', async (field, value) => {
    const made = await add({ phone: '0', company: 'Alt', notes: 'Alt', tags: ['alt'], raw_data: { a: '1' } });
    const { status, body } = await patch(made.id, { [field]: value });
    expect(status).toBe(200);
    expect(body[field]).toEqual(value);
    const derived: Record<string, string[]> = { converted_to_booking: ['converted_at', 'conversion_type'] };
    const changed = [field, ...(derived[field] ?? [])].map((key) => [key, body[key]]);
    expect(body).toEqual({ ...made, ...Object.fromEntries(changed) });
    expect(await list()).toEqual([body]);
  });

  it('removes a phone number that is sent as null, and changes nothing when no field is sent', async () => {
    const made = await add({ phone: '030 1' });
    expect((await patch(made.id, {})).body).toEqual(made);
    expect((await patch(made.id, { phone: null })).body).toEqual({ ...made, phone: null });
  });

  it('deletes a contact with its notes (CONT-112, SRV-66)', async () => {
    const { id } = await add();
    await studio().adminCall('POST', `${path}/${id}/notes`, { note: 'Hallo', note_type: 'general' });
    expect((await studio().adminCall('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await studio().adminCall('DELETE', `${path}/${id}`)).status).toBe(404);
    const { rows } = await sql`SELECT 1 FROM contact_note`.execute(studio().database.db);
    expect(rows).toEqual([]);
  });

  it.each<['GET' | 'POST' | 'PATCH' | 'DELETE', string, object | undefined]>([
    ['PATCH', unknownId, { name: 'x' }],
    ['PATCH', 'abc', { name: 'x' }],
    ['DELETE', unknownId, undefined],
    ['GET', `${unknownId}/notes`, undefined],
    ['POST', `${unknownId}/notes`, { note: 'x' }],
    ['GET', `${unknownId}/booking`, undefined],
  ])('%s %s of an unknown id returns 404', async (method, rest, body) => {
    expect((await studio().adminCall(method, `${path}/${rest}`, body)).status).toBe(404);
  });

  it('restarts the count of days at every change to another phase (SRV-57, AMB-105)', async () => {
    const { id } = await add({ phase: 'in_klaerung' });
    studio().setNow('2030-06-06T08:00');
    expect((await patch(id, { phase: 'in_klaerung' })).body.phase_entered_at).toBe('2030-06-03T08:00:00.000+02:00');
    expect((await patch(id, { phase: 'termin_geplant' })).body.phase_entered_at).toBe('2030-06-06T08:00:00.000+02:00');
    studio().setNow('2030-06-06T08:05');
    // The booking dialog was closed: the contact has been waiting since it first entered the phase.
    expect((await patch(id, { phase: 'in_klaerung' })).body.phase_entered_at).toBe('2030-06-03T08:00:00.000+02:00');
    expect((await patch(id, { phase: 'abgesagt' })).body.phase_entered_at).toBe('2030-06-06T08:05:00.000+02:00');
  });
});
