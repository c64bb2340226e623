import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { setRole } from '#features/auth/server/testing/set-role.ts';

const studio = testStudio();
const db = () => studio().database.db;
const day = '2030-06-05';
let [id, photographer] = ['', ''];

const admin = (...input: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...input);
const mark = (body: object, key?: string, of = id) =>
  admin('POST', `/api/admin/today/${of}/marks`, body, key === undefined ? {} : { 'idempotency-key': key });
const session = async () => {
  const { body } = await admin('GET', `/api/admin/today?date=${day}`);
  return body.photographers
    .flatMap((one: { sessions: { id: string }[] }) => one.sessions)
    .find((one: { id: string }) => one.id === id);
};
const audited = async () => {
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_entry WHERE booking_id = ${id} ORDER BY id`.execute(db());
  return rows.map(({ action }) => action).filter((action) => !/created|confirmed$/.test(action));
};

beforeEach(async () => {
  studio().setNow('2030-06-03T08:00');
  const service_id = await studio().addService({ price_cents: 20_000 });
  photographer = await studio().addPhotographer();
  const made = await admin('POST', '/api/admin/bookings', {
    service_id,
    photographer_id: photographer,
    start: `${day}T10:00`,
    customer: { name: 'Erika Sommer', email: `erika-${photographer}@example.com` },
  });
  id = made.body.id;
  await admin('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`);
  studio().setNow(`${day}T10:05`);
});

describe('a mark on the sheet', () => {
  it('says that the customer arrived, when it was tapped, and is done, without changing the booking meanwhile (TODAY-02)', async () => {
    const { version } = await session();
    const { body } = await mark({ action: 'arrived', version, tapped_at: `${day}T09:58` });
    expect(await session()).toMatchObject({ arrived_at: `${day}T09:58:00+02:00`, status: 'CONFIRMED', ...body });
    const noted = await mark({ action: 'note', note: ' Zwei Kinder \n', version: body.version });
    await mark({ action: 'done', version: noted.body.version });
    expect(await session()).toMatchObject({ internal_note: 'Zwei Kinder', status: 'COMPLETED', missed_at: null });
    expect(await audited()).toEqual(['booking.arrived', 'booking.day_note', 'booking.completed']);
  });

  it('says that nobody came, and keeps status and money; undo takes it back (TODAY-02)', async () => {
    const { version } = await session();
    const { body } = await mark({ action: 'missed', version });
    expect(await session()).toMatchObject({ missed_at: `${day}T10:05:00+02:00`, status: 'CONFIRMED' });
    expect((await mark({ action: 'undo', ...body })).status).toBe(200);
    expect(await session()).toMatchObject({ arrived_at: null, missed_at: null });
    expect(await audited()).toEqual(['booking.missed', 'booking.mark_undone']);
  });

  it('is written once, however often it is sent with its Idempotency-Key (TODAY-02)', async () => {
    const { version } = await session();
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 40 }, () => mark({ action: 'arrived', version }, key)));
    expect(new Set(sent.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([200, { version: version + 1 }])]),
    );
    expect(await audited()).toEqual(['booking.arrived']);
    await mark({ action: 'undo', version: version + 1 });
    expect((await mark({ action: 'arrived', version }, key)).body).toEqual({ version: version + 1 });
    expect((await session()).arrived_at).toBeNull();
    expect((await mark({ action: 'missed', version }, key)).body.code).toBe('idempotency_key_reused');
    expect((await mark({ action: 'note', note: 'x', version: version + 2 }, 'not visible')).status).toBe(400);
  });

  it('is written by one of forty who saw the same, and refused to the others (TODAY-02)', async () => {
    const { version } = await session();
    const notes = await Promise.all(
      Array.from({ length: 40 }, (_, n) => mark({ action: 'note', note: `Notiz ${n}`, version }, randomUUID())),
    );
    expect(notes.map(({ status }) => status).filter((one) => one === 200)).toHaveLength(1);
    expect(notes.filter(({ body }) => body.code === 'version_conflict')).toHaveLength(39);
  });

  it('is refused after a change of the booking, once it is cancelled, before its day, and unconfirmed (TODAY-02)', async () => {
    const { version } = await session();
    await admin('PUT', `/api/admin/bookings/${id}`, { notes: 'Neu' });
    expect((await mark({ action: 'arrived', version })).body.code).toBe('version_conflict');
    studio().setNow('2030-06-04T23:59');
    expect((await mark({ action: 'arrived', version: version + 1 })).body.code).toBe('not_yet');
    studio().setNow(`${day}T10:05`);
    await sql`UPDATE booking SET status = 'PENDING' WHERE id = ${id}`.execute(db());
    expect((await mark({ action: 'done', version: version + 1 })).body.code).toBe('not_confirmed');
    await admin('POST', `/api/admin/bookings/${id}/cancel`, {});
    expect(await mark({ action: 'arrived', version: version + 2 })).toMatchObject({
      status: 409,
      body: { code: 'booking_cancelled' },
    });
  });

  it('is not for a session of another photographer, nor for none (TODAY-02)', async () => {
    const { version } = await session();
    await setRole(db(), 'photographer', await studio().addPhotographer());
    expect((await mark({ action: 'arrived', version })).status).toBe(404);
    await setRole(db(), 'photographer', photographer);
    expect((await mark({ action: 'arrived', version })).status).toBe(200);
    await setRole(db(), 'owner');
    expect((await mark({ action: 'arrived', version }, undefined, randomUUID())).status).toBe(404);
  });

  it('loses its note and the consent with the data of its customer, who gets both in an export (TODAY-02, TODAY-05)', async () => {
    const { version } = await session();
    await mark({ action: 'note', note: 'Erika hat Angst vor Hunden', version });
    await mark({ action: 'publish_consent', publish_consent: 'given', version: version + 1 });
    const email = `erika-${photographer}@example.com`;
    const exported = await admin('POST', '/api/admin/privacy/export', { email });
    expect(JSON.stringify(exported.body)).toMatch(/Angst vor Hunden.*"publish_consent":"given"/);
    studio().setNow('2030-06-20T10:00');
    expect((await admin('POST', '/api/admin/privacy/erase', { email, repeated: email })).status).toBe(200);
    const { rows } =
      await sql`SELECT note, publish_consent, publish_consent_at FROM session_mark WHERE booking_id = ${id}`.execute(
        db(),
      );
    expect(rows).toEqual([{ note: null, publish_consent: null, publish_consent_at: null }]);
  });
});

describe('the consent to publish', () => {
  const path = () => `/api/admin/today/${id}/publish-consent`;
  const answer = (publish_consent: string | null, version: number, key?: string) =>
    mark({ action: 'publish_consent', publish_consent, version, tapped_at: `${day}T10:01` }, key);

  it('is on the sheet and readable alone, is withdrawn weeks later, and each answer is in the audit with its person (TODAY-05)', async () => {
    const { version } = await session();
    expect((await admin('GET', path())).body).toEqual({ publish_consent: null, publish_consent_at: null, version });
    const { body } = await answer('given', version);
    const given = { publish_consent: 'given', publish_consent_at: `${day}T10:01:00+02:00`, ...body };
    expect((await admin('GET', path())).body).toEqual(given);
    expect(await session()).toMatchObject({ ...given, status: 'CONFIRMED' });
    studio().setNow('2030-07-20T10:00');
    const { version: later } = (await admin('GET', path())).body;
    expect((await answer('refused', later)).status).toBe(200);
    expect((await admin('GET', path())).body).toMatchObject({
      publish_consent: 'refused',
      publish_consent_at: '2030-07-20T10:00:00+02:00',
    });
    await answer(null, later + 1);
    await answer('refused', later + 2);
    const { rows } = await sql`
      SELECT action, EXISTS (SELECT FROM admin_user WHERE id::text = actor) AS is_hers, details FROM audit_entry
      WHERE booking_id = ${id} AND action LIKE '%consent%' ORDER BY id`.execute(db());
    expect(rows).toEqual(
      ['given', 'withdrawn', 'cleared', 'refused'].map((kind) => ({
        action: `booking.publish_consent_${kind}`,
        is_hers: true,
        details: {},
      })),
    );
    const { body: timeline } = await admin('GET', `/api/admin/bookings/${id}/timeline`);
    expect(timeline.filter(({ action }: { action: string }) => action.includes('consent'))).toHaveLength(4);
  });

  it('is written once with its key, by one of forty who saw the same, and not without an answer (TODAY-05)', async () => {
    const { version } = await session();
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 40 }, () => answer('given', version, key)));
    expect(new Set(same.map(({ body }) => body.version))).toEqual(new Set([version + 1]));
    const sent = await Promise.all(Array.from({ length: 40 }, (_, n) => answer(n % 2 ? 'refused' : null, version + 1)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sent.filter(({ body }) => body.code === 'version_conflict')).toHaveLength(39);
    expect((await audited()).length).toBe(2);
    for (const wrong of [undefined, 'vielleicht', '', true]) {
      const { status, body } = await mark({ action: 'publish_consent', publish_consent: wrong, version: version + 2 });
      expect([status, JSON.stringify(body.detail)]).toEqual([422, expect.stringContaining('publish_consent')]);
    }
    await expect(
      sql`UPDATE session_mark SET publish_consent = 'given', publish_consent_at = NULL WHERE booking_id = ${id}`.execute(
        db(),
      ),
    ).rejects.toThrow('session_mark_consent_with_time');
  });

  it('is for a photographer that of her own sessions alone (TODAY-05)', async () => {
    const { version } = await session();
    await setRole(db(), 'photographer', await studio().addPhotographer());
    expect([(await admin('GET', path())).status, (await answer('given', version)).status]).toEqual([404, 404]);
    await setRole(db(), 'photographer', photographer);
    expect((await answer('given', version)).status).toBe(200);
    expect((await admin('GET', path())).body).toMatchObject({ publish_consent: 'given' });
    await setRole(db(), 'owner');
  });
});

describe('a payment at the studio', () => {
  const pay = (amount: number, key: string) =>
    admin('POST', `/api/admin/bookings/${id}/cash-payment`, { amount, method: 'cash' }, { 'idempotency-key': key });

  it('is recorded once, however often it is sent with its Idempotency-Key (TODAY-02, INV-06)', async () => {
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 40 }, () => pay(50, key)));
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.payment.amount}`))).toEqual(new Set(['200 50']));
    expect((await session()).money).toMatchObject({ paid: 50, due: 150 });
    expect((await pay(60, key)).body.code).toBe('idempotency_key_reused');
    expect((await pay(50, randomUUID())).status).toBe(409);
  });
});
