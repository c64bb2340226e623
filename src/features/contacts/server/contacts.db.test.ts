import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { Contact, NewContact } from '../contract.ts';
import { phases } from '../domain/phases.ts';

const studio = testStudio();
const path = '/api/admin/contacts';
const unknownId = '00000000-0000-4000-8000-000000000000';

beforeEach(async () => {
  studio().setNow('2030-06-03T08:00');
  await sql`DELETE FROM contact`.execute(studio().database.db);
});

const post = (contact: object) => studio().adminCall('POST', path, contact);
const add = async (contact: Partial<NewContact> = {}): Promise<Contact> => {
  const { status, body } = await post({ name: 'Mia Kern', email: 'mia@example.de', source: 'Empfehlung', ...contact });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};
const patch = (id: string, changes: object) => studio().adminCall('PATCH', `${path}/${id}`, changes);
const list = async (): Promise<Contact[]> => (await studio().adminCall('GET', path)).body;

describe('contacts', () => {
  it('have these fields, also where nothing was said (CONT-066, CONT-067, CONT-106, CONT-110)', async () => {
    const made = await add();
    const { id, ...rest } = made;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(rest).toEqual({
      name: 'Mia Kern',
      email: 'mia@example.de',
      phone: null,
      company: null,
      source: 'Empfehlung',
      phase: 'new',
      notes: null,
      priority: 'medium',
      tags: [],
      preferred_dates: [],
      raw_data: null,
      created_at: '2030-06-03T08:00:00.000+02:00',
      phase_entered_at: '2030-06-03T08:00:00.000+02:00',
      converted_to_booking: false,
      converted_to_booking_id: null,
      converted_at: null,
      conversion_type: null,
      original_service_requested: null,
    });
    expect(await list()).toEqual([made]);
  });

  it('keep what they came with, the newest first (CONT-136)', async () => {
    const sent = {
      name: 'Ольга Петрова',
      email: 'olga@example.de',
      phone: '+49 170 1',
      company: 'Lumen GmbH',
      source: 'fb / cpc / spring',
      phase: 'in_klaerung',
      notes: 'Zeile 1\nZeile 2',
      priority: 'high',
      tags: ['Porträt', 'Familie', 'draußen'],
      preferred_dates: ['ab 17 Uhr', 'Samstag 10–16 Uhr'],
      raw_data: { 'question_Was?': 'ab 17 Uhr', nested: { a: [1, null, true] }, 'Ümläut "x"': '' },
    } as const;
    await add();
    const { status, body } = await post(sent);
    expect(status).toBe(201);
    expect(body).toMatchObject(sent);
    expect((await list()).map(({ name }) => name)).toEqual(['Ольга Петрова', 'Mia Kern']);
  });

  it('keep their raw data in the order it was sent in, nested too, also after a change', async () => {
    // jsonb sorts keys by length, then alphabetically: none of these keys stays in place.
    const raw = {
      zeitstempel: '1',
      'Ümläut "x"': { zz: 1, a: [{ yy: 1, b: 2 }] },
      question_Was: '2',
      name: 'Mia',
      b: '',
    };
    const made = await add({ raw_data: raw });
    const changed = (await patch(made.id, { notes: 'Ruft zurück' })).body;
    for (const { raw_data } of [made, ...(await list()), changed]) {
      expect(JSON.stringify(raw_data)).toBe(JSON.stringify(raw));
    }
  });

  it('of an older version show the raw data they have', async () => {
    const made = await add();
    await sql`UPDATE contact SET raw_data = '{"b": "1", "aa": "2"}' WHERE id = ${made.id}`.execute(
      studio().database.db,
    );
    expect((await list())[0]?.raw_data).toEqual({ b: '1', aa: '2' });
  });

  it('refuse raw data with characters the database cannot hold with 400', async () => {
    expect((await post({ name: 'Mia', email: 'mia@example.de', raw_data: { a: 'x\u0000' } })).status).toBe(400);
  });

  it.each(['phase', 'priority', 'name', 'email', 'source', 'tags', 'raw_data'])(
    'refuse a %s that is none with 422 (CONT-011, CONT-032, CONT-033, CONT-035)',
    async (field) => {
      const wrong = { phase: 'NEU', priority: 'urgent', name: ' ', email: 'mia', source: '', tags: 'a', raw_data: [] };
      const value = wrong[field as keyof typeof wrong];
      const made = { name: 'Mia', email: 'mia@example.de', source: 'x', [field]: value };
      const refused = await post(made);
      expect(refused.status).toBe(422);
      expect(refused.body.detail[0]).toMatchObject({ loc: ['body', field], msg: expect.any(String) });
      if (field === 'raw_data') return;
      expect((await patch((await add()).id, { [field]: value })).status).toBe(422);
    },
  );

  it('take each of the five phases (CONT-011)', async () => {
    for (const phase of phases) expect(await add({ phase })).toMatchObject({ phase });
  });

  it('do not grow without bounds (SRV-71)', async () => {
    for (const wrong of [
      { name: 'x'.repeat(201) },
      { phone: '1'.repeat(51) },
      { notes: 'x'.repeat(5001) },
      { raw_data: { a: 'x'.repeat(60_000) } },
    ]) {
      expect((await post({ name: 'Mia', email: 'mia@example.de', source: 'x', ...wrong })).status).toBe(422);
    }
  });

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
  ])('change by their %s alone and stay otherwise as they are (CONT-111, CONT-137)', async (field, value) => {
    const made = await add({ phone: '0', company: 'Alt', notes: 'Alt', tags: ['alt'], raw_data: { a: '1' } });
    const { status, body } = await patch(made.id, { [field]: value });
    expect(status).toBe(200);
    expect(body[field]).toEqual(value);
    const derived: Record<string, string[]> = { converted_to_booking: ['converted_at', 'conversion_type'] };
    const changed = [field, ...(derived[field] ?? [])].map((key) => [key, body[key]]);
    expect(body).toEqual({ ...made, ...Object.fromEntries(changed) });
    expect(await list()).toEqual([body]);
  });

  it('lose a phone that is taken away, and stay as they are when nothing is sent', async () => {
    const made = await add({ phone: '030 1' });
    expect((await patch(made.id, {})).body).toEqual(made);
    expect((await patch(made.id, { phone: null })).body).toEqual({ ...made, phone: null });
  });

  it('are gone with their notes (CONT-112, SRV-66)', async () => {
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
  ])('%s %s is 404 for nobody', async (method, rest, body) => {
    expect((await studio().adminCall(method, `${path}/${rest}`, body)).status).toBe(404);
  });

  it('have notes with author and time, the newest first (CONT-069, CONT-108, CONT-109)', async () => {
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

  it('count their days from every real change of phase (SRV-57, AMB-105)', async () => {
    const { id } = await add({ phase: 'in_klaerung' });
    studio().setNow('2030-06-06T08:00');
    expect((await patch(id, { phase: 'in_klaerung' })).body.phase_entered_at).toBe('2030-06-03T08:00:00.000+02:00');
    expect((await patch(id, { phase: 'termin_geplant' })).body.phase_entered_at).toBe('2030-06-06T08:00:00.000+02:00');
    studio().setNow('2030-06-06T08:05');
    // The booking dialog was closed: the contact has been waiting since it first entered the phase.
    expect((await patch(id, { phase: 'in_klaerung' })).body.phase_entered_at).toBe('2030-06-03T08:00:00.000+02:00');
    expect((await patch(id, { phase: 'abgesagt' })).body.phase_entered_at).toBe('2030-06-06T08:05:00.000+02:00');
  });

  it('in numbers (CONT-070, CONT-107, SRV-55)', async () => {
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

describe('what is new', () => {
  const since = (instant: string) =>
    studio().adminCall('GET', `${path}/check-new?since=${encodeURIComponent(instant)}`);

  it('is what came after an instant, each of them once, however many at once (CONT-114, SRV-56)', async () => {
    const first = await add();
    expect((await since(first.created_at)).body).toEqual({ has_new: false, count: 0, contacts: [] });
    await Promise.all(Array.from({ length: 60 }, (_, i) => add({ name: `Neu ${i}`, phone: '030 1' })));
    const seen: Contact[] = [];
    for (let from = first.created_at; ; from = seen.at(-1)?.created_at ?? from) {
      const { body } = await since(from);
      expect(body).toMatchObject({ has_new: body.count > 0, count: body.contacts.length });
      expect(body.count).toBeLessThanOrEqual(50);
      if (!body.has_new) break;
      seen.push(...body.contacts);
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60);
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['created_at', 'email', 'id', 'name', 'phone']);
    expect(seen.map(({ created_at }) => created_at)).toEqual(seen.map(({ created_at }) => created_at).sort());
  });

  it('takes an instant of any zone and nothing else (SRV-56)', async () => {
    const { id } = await add();
    expect((await since('2030-06-03T05:59:59.999Z')).body.contacts).toEqual([expect.objectContaining({ id })]);
    expect((await since('2030-06-03T06:00:00.000Z')).body.has_new).toBe(false);
    expect((await since('gestern')).status).toBe(422);
    expect((await studio().adminCall('GET', `${path}/check-new`)).status).toBe(422);
  });
});
