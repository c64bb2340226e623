import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contactCalls } from './testing/contact-calls.ts';

const { studio, post, add, patch, list } = contactCalls();

describe('contacts', () => {
  it('have all fields, with null or defaults for those that were not sent (CONT-066, CONT-067, CONT-106, CONT-110)', async () => {
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

  it('keep the values they were created with, and are listed newest first (CONT-136)', async () => {
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

  it('keep the keys of raw data in the order they were sent, also nested ones and after a change', async () => {
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

  it('return the raw data stored by an older version', async () => {
    const made = await add();
    await sql`UPDATE contact SET raw_data = '{"b": "1", "aa": "2"}' WHERE id = ${made.id}`.execute(
      studio().database.db,
    );
    expect((await list())[0]?.raw_data).toEqual({ b: '1', aa: '2' });
  });
});
