import { beforeEach, describe, expect, it } from 'vitest';
import { customerStudio } from './testing/customer-studio.ts';

/** A new address for every test. */
let email = '';
const { studio, admin, path, get, book, note, newAddress } = customerStudio(() => email);

beforeEach(() => {
  email = newAddress();
});

describe('notes about a customer', () => {
  it('are created, read, changed and deleted (CUST-004, CUST-011, CUST-013..015)', async () => {
    const { status, body } = await note('  Mag Gegenlicht \n sehr  ', { note_type: 'preference' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      note: 'Mag Gegenlicht \n sehr',
      note_type: 'preference',
      created_at: '2030-06-03T08:00:00+02:00',
      updated_at: '2030-06-03T08:00:00+02:00',
      created_by: 'Test Studio',
      customer_name: null,
    });
    expect(await get('notes', email.toUpperCase())).toEqual([body]);
    studio().setNow('2030-06-03T09:00');
    const changed = await admin('PUT', `/api/admin/customers/notes/${body.id}`, {
      note: 'Mag Schatten',
      note_type: 'issue',
    });
    expect(changed).toMatchObject({ status: 200, body: { note: 'Mag Schatten', note_type: 'issue' } });
    expect(changed.body.updated_at).toBe('2030-06-03T09:00:00+02:00');
    const half = await admin('PUT', `/api/admin/customers/notes/${body.id}`, { note: 'Mag beides' });
    expect(half.body).toMatchObject({ note: 'Mag beides', note_type: 'issue', created_by: 'Test Studio' });
    expect(await admin('DELETE', `/api/admin/customers/notes/${body.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await get('notes')).toEqual([]);
    expect((await admin('DELETE', `/api/admin/customers/notes/${body.id}`)).status).toBe(404);
    expect((await admin('PUT', `/api/admin/customers/notes/${body.id}`, { note: 'x' })).status).toBe(404);
  });

  it('are returned newest first, ten by default (CUST-004)', async () => {
    for (let i = 0; i < 12; i++) {
      studio().setNow(`2030-06-03T08:${String(10 + i)}`);
      await note(`Nr. ${i}`);
    }
    const notes = await get('notes');
    expect(notes).toHaveLength(10);
    expect(notes[0].note).toBe('Nr. 11');
    expect((await get('notes?limit=3')).map((one: { note: string }) => one.note)).toEqual([
      'Nr. 11',
      'Nr. 10',
      'Nr. 9',
    ]);
  });

  it.each([
    ['an empty note', { note: '' }],
    ['a note of spaces', { note: '  \n ' }],
    ['a note beyond 5000 characters', { note: 'x'.repeat(5001) }],
    ['another type', { note_type: 'secret' }],
    ['no text', { note: 7 }],
  ])('%s is refused (CUST-012, SRV-71)', async (_, more) => {
    const { status, body } = await note('x', more);
    expect(status).toBe(422);
    expect(body.detail[0].loc[0]).toBe('body');
    expect(await get('notes')).toEqual([]);
  });

  it('remain when the booking is deleted (SRV-25)', async () => {
    const id = await book('2030-07-01T09:00');
    await note('bleibt');
    await admin('DELETE', `/api/admin/bookings/${id}`);
    expect(await get('notes')).toHaveLength(1);
    expect((await get('stats')).total_bookings).toBe(0);
  });

  it('are accessible to administrators only (SRV-62)', async () => {
    expect((await studio().call('GET', path('notes'))).status).toBe(401);
    expect((await studio().call('POST', path('notes'), { note: 'x' })).status).toBe(401);
  });
});
