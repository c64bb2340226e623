import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const path = '/api/admin/calendar/exceptions';
const holidays = '/api/admin/calendar/holidays';
const nobody = '00000000-0000-4000-8000-000000000000';
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const add = (date: string, more: object = {}) =>
  admin('POST', path, { date, name: 'Ausnahme', is_working: false, ...more });
const close = (more: object = {}) => add('2030-12-24', { name: 'Betriebsferien', end_date: '2031-01-06', ...more });
const takeOver = async (...dates: string[]): Promise<string> => {
  const { status, body } = await admin('POST', holidays, { state: 'BY', year: 2030, dates });
  expect(status).toBe(201);
  return body.import_id;
};
const christmas = () => takeOver('2030-12-25', '2030-12-26');
const undo = (id: string) => admin('DELETE', `${holidays}/imports/${id}`);
const imports = async () => (await admin('GET', `${holidays}/imports`)).body;
const listed = async () =>
  (await admin('GET', path)).body.map(
    ({ date, end_date, name }: Record<string, string>) => `${date}..${end_date} ${name}`,
  );
const days = ['2030-12-25..2030-12-25 1. Weihnachtstag', '2030-12-26..2030-12-26 2. Weihnachtstag'];

beforeEach(async () => {
  studio().setNow('2030-06-03T08:00');
  const { db } = studio().database;
  await sql`DELETE FROM date_exception`.execute(db);
  await sql`DELETE FROM holiday_import`.execute(db);
});

describe('a longer closing over holidays', () => {
  it('covers them, and restores each one when it is deleted (CALSET-021)', async () => {
    await christmas();
    const before = (await admin('GET', path)).body;
    const closed = await close();
    expect(closed).toMatchObject({ status: 201, body: { date: '2030-12-24', end_date: '2031-01-06' } });
    expect(await listed()).toEqual(['2030-12-24..2031-01-06 Betriebsferien']);
    expect((await admin('DELETE', `${path}/${closed.body.id}`)).status).toBe(200);
    expect((await admin('GET', path)).body).toEqual(before);
  });

  it('restores those that a change leaves outside, also at its first day', async () => {
    const first = await add('2030-12-24', { name: 'Heiligabend' });
    await christmas();
    const { body } = await close();
    const change = (changes: object) => admin('PUT', `${path}/${body.id}`, changes);
    expect((await change({ date: '2030-12-26', name: 'Ferien' })).status).toBe(200);
    expect(await listed()).toEqual(['2030-12-24..2030-12-24 Heiligabend', days[0], '2030-12-26..2031-01-06 Ferien']);
    expect((await admin('GET', path)).body[0].id).toBe(first.body.id);
    // The days are taken over again.
    expect((await change({ date: '2030-12-23' })).status).toBe(200);
    expect(await listed()).toEqual(['2030-12-23..2031-01-06 Ferien']);
  });

  it('cannot be given hours over a holiday, nor close days that have hours or another longer exception', async () => {
    await christmas();
    const taken = { status: 409, body: { code: 'date_taken' } };
    const { body } = await close();
    const opened = await admin('PUT', `${path}/${body.id}`, { is_working: true });
    expect(opened).toMatchObject({ ...taken, body: { conflicts: [{ date: '2030-12-25' }, { date: '2030-12-26' }] } });
    expect(await listed()).toEqual(['2030-12-24..2031-01-06 Betriebsferien']);
    expect(await add('2031-01-06', { end_date: '2031-01-09' })).toMatchObject(taken);
    await add('2031-02-01', { is_working: true });
    expect(await add('2031-01-30', { end_date: '2031-02-02' })).toMatchObject(taken);
    expect(await add('2030-12-30', { end_date: '2030-12-31', is_working: true })).toMatchObject(taken);
    expect(await add('2030-12-25')).toMatchObject(taken);
    expect(await listed()).toHaveLength(2);
  });

  it('is stored once if many requests save it at once, and no holiday is lost', async () => {
    await christmas();
    const responses = await Promise.all(Array.from({ length: 8 }, () => close()));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const { id } = responses.find(({ status }) => status === 201)?.body ?? {};
    await admin('DELETE', `${path}/${id}`);
    expect(await listed()).toEqual(days);
  });
});

describe('an import of holidays', () => {
  it('is listed with its remaining days, and undoing deletes them (CALSET-021)', async () => {
    await add('2030-12-26', { name: 'Umzug' });
    const id = await takeOver('2030-11-01', '2030-12-25', '2030-12-26');
    expect(await imports()).toEqual([
      {
        id,
        state: 'BY',
        year: 2030,
        days: 2,
        untouched: 2,
        changed: 0,
        created_by: expect.any(String),
        created_at: '2030-06-03T08:00:00.000+02:00',
        undone_at: null,
        removed: null,
      },
    ]);
    expect(await undo(id)).toMatchObject({ status: 200, body: { removed: 2, kept_changed: 0 } });
    expect(await listed()).toEqual(['2030-12-26..2030-12-26 Umzug']);
    expect(await imports()).toMatchObject([
      { id, untouched: 0, removed: 2, undone_at: '2030-06-03T08:00:00.000+02:00' },
    ]);
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'import_undone' } });
    const { rows } = await sql`
      SELECT details FROM audit_entry a JOIN admin_user u ON u.id::text = a.actor
      WHERE action = 'date_exception.import_undone'`.execute(studio().database.db);
    expect(rows).toEqual([{ details: { import_id: id, removed: 2, kept_changed: 0 } }]);
  });

  it('keeps edited days when it is undone, and returns how many', async () => {
    const id = await takeOver('2030-11-01', '2030-12-25', '2030-12-26');
    const [first, second] = (await admin('GET', path)).body;
    await admin('PUT', `${path}/${first.id}`, { name: 'Brückentag' });
    await admin('DELETE', `${path}/${second.id}`);
    expect(await imports()).toMatchObject([{ days: 3, untouched: 1, changed: 1 }]);
    expect((await undo(id)).body).toEqual({ removed: 1, kept_changed: 1 });
    expect(await listed()).toEqual(['2030-11-01..2030-11-01 Brückentag']);
  });

  it('undone under a longer closing, keeps the days closed, and they do not return when the closing is deleted', async () => {
    const id = await christmas();
    const { body } = await close();
    expect(await imports()).toMatchObject([{ untouched: 2, changed: 0 }]);
    expect((await undo(id)).body).toEqual({ removed: 2, kept_changed: 0 });
    expect(await listed()).toEqual(['2030-12-24..2031-01-06 Betriebsferien']);
    await admin('DELETE', `${path}/${body.id}`);
    expect(await listed()).toEqual([]);
  });

  it('covered and restored, is still unchanged; changed before, it is still changed', async () => {
    const id = await christmas();
    const [first] = (await admin('GET', path)).body;
    await admin('PUT', `${path}/${first.id}`, { name: 'Weihnachten' });
    const { body } = await close();
    await admin('DELETE', `${path}/${body.id}`);
    expect(await imports()).toMatchObject([{ untouched: 1, changed: 1 }]);
    expect((await undo(id)).body).toEqual({ removed: 1, kept_changed: 1 });
  });

  it('that closed no day is not stored, is undone only once by concurrent requests, and 404 if unknown', async () => {
    const id = await christmas();
    const again = await admin('POST', holidays, { state: 'BY', year: 2030, dates: ['2030-12-25'] });
    expect(again.body).toEqual({ added: [], import_id: null });
    expect(await imports()).toHaveLength(1);
    const responses = await Promise.all(Array.from({ length: 6 }, () => undo(id)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await undo(nobody)).status).toBe(404);
    expect((await studio().call('GET', `${holidays}/imports`)).status).toBe(401);
  });
});
