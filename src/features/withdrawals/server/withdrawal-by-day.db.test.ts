import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { unprovenPerDay } from '../domain/withdrawal.ts';
import { withdrawalLink } from './confirm-withdrawal.ts';

const { studio, service, book, setStatus, read, edit } = bookableStudio();
const db = () => studio().database.db;

let email = '';
let round = 0;
beforeEach(() => {
  email = `opfer${++round}@example.de`;
});
const customer = () => ({ name: 'Ida Opfer', email, phone: `+49 170 123456${round}` });
const booked = (start: string, more: object = {}) => book(start, { customer: customer(), ...more });
const declare = (reference: string, more: object = {}) =>
  studio().call('POST', '/api/withdrawals', { name: 'Wer Auch Immer', reference, email, ...more });
const list = async () => (await studio().adminCall('GET', '/api/admin/withdrawals')).body;
const stored = async (reference: string) =>
  (await list()).find(
    (one: { reference: string; email: string }) => one.reference === reference && one.email === email,
  );
const link = async (id: string) => new URL((await withdrawalLink(studio().context, id)) ?? 'about:blank');
const press = async (id: string, token?: string) =>
  studio().call('POST', `/api/withdrawals/${id}/confirm?token=${token ?? (await link(id)).searchParams.get('token')}`);
const mails = async (id: string) => {
  const { rows } = await sql<{ kind: string; to_address: string }>`
    SELECT kind, to_address FROM message WHERE declaration_id = ${id} ORDER BY kind`.execute(db());
  return rows;
};

describe('a declaration of withdrawal by day', () => {
  it('never cancels, however many days of an address are guessed, and its tries are limited (LAW-06)', async () => {
    const { booking_id } = await booked('2030-06-12T09:00');
    await setStatus(booking_id, 'CONFIRMED');
    const days = Array.from({ length: 25 }, (_, day) => `${String(day + 1).padStart(2, '0')}.06.2030`);
    const answers = await Promise.all(
      days.map((day, network) => declare(day, { email: network % 2 ? email : email.replace('@', '+x@') })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(unprovenPerDay);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too_many_declarations' });
    expect((await read(booking_id)).status).toBe('CONFIRMED');
  });

  it('does not use up the tries of who has the code, and is counted with wrong codes (LAW-06)', async () => {
    const { booking_id, confirmation_code } = await booked('2030-06-12T09:00');
    for (let nth = 0; nth < unprovenPerDay; nth++) expect((await declare(`FB-AAAAAA${20 + nth}`)).status).toBe(201);
    expect((await declare('12.06.2030')).status).toBe(429);
    expect((await declare(confirmation_code)).status).toBe(201);
    expect((await read(booking_id)).status).toBe('CANCELLED');
    studio().setNow('2030-06-04T08:01');
    expect((await declare('12.06.2030')).status).toBe(201);
  });

  it('has the same response as one about nothing (LAW-02, LAW-06)', async () => {
    await booked('2030-06-12T09:00');
    const [known, unknown] = [await declare('12.06.2030'), await declare('13.06.2030')];
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
  });

  it('asks the address of the booking by a mail that has only what the booking holds (LAW-06, LAW-07)', async () => {
    await studio().adminCall('PUT', '/api/admin/company/settings', { company_email: 'hallo@studio.example' });
    const { confirmation_code } = await booked('2030-06-12T09:00');
    await declare('12.06.2030', { name: 'Bitte anrufen 0190 66666', email: email.toUpperCase() });
    const { id } = (await list()).find((one: { email: string }) => one.email.toLowerCase() === email);
    expect(await mails(id)).toEqual([
      { kind: 'confirm_withdrawal', to_address: email },
      { kind: 'studio_withdrawal', to_address: 'hallo@studio.example' },
    ]);
    const { rows } = await sql<{ id: string; kind: string; params: object }>`
      SELECT id, kind, params FROM message WHERE declaration_id = ${id}`.execute(db());
    for (const message of rows) {
      const { body } = await studio().adminCall('GET', `/api/admin/outbox/${message.id}`);
      const written = `${body.shown_subject} ${body.plain_text} ${JSON.stringify(message.params)}`;
      if (message.kind === 'studio_withdrawal') expect(written).toContain('0190 66666');
      else {
        // Whole: shorter digits occur in ids.
        expect(written).not.toContain('0190 66666');
        expect(written).not.toContain('Bitte anrufen');
        for (const part of ['Ida Opfer', confirmation_code, '12.06.2030, 09:00', 'Widerruf bestätigen'])
          expect(written).toContain(part);
      }
    }
  });

  it('takes effect by the link of that mail, counted from its instant, once (LAW-06)', async () => {
    const { booking_id } = await booked('2030-06-27T09:00');
    await setStatus(booking_id, 'CONFIRMED');
    studio().setNow('2030-06-17T23:59:30');
    await declare('27.06.2030');
    // The period has ended by now.
    studio().setNow('2030-06-20T10:00');
    const { id } = await stored('27.06.2030');
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(id)));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { declared_at: '2030-06-17T23:59:30+02:00', outcome: 'cancelled' }]);
    expect(await read(booking_id)).toMatchObject({ status: 'CANCELLED', cancelled_by: 'customer' });
    const { rows } = await sql`SELECT FROM occupied_time WHERE id = ${booking_id}`.execute(db());
    expect(rows).toHaveLength(0);
    expect(await stored('27.06.2030')).toMatchObject({
      outcome: 'cancelled',
      awaits_confirmation: false,
      is_open: false,
    });
    await expect(
      sql`INSERT INTO withdrawal_effect SELECT booking_id, gen_random_uuid(), effective_at, effected_by, outcome, 0
          FROM withdrawal_effect WHERE booking_id = ${booking_id}`.execute(db()),
    ).rejects.toThrow('withdrawal_effect_once');
    for (const change of [sql`UPDATE withdrawal_effect SET refund_cents = 1`, sql`TRUNCATE withdrawal_effect`]) {
      await expect(change.execute(db())).rejects.toThrow(/never changed|are kept/);
    }
  });

  it('is left to the studio once the session has begun or the booking is cancelled (LAW-06)', async () => {
    const { booking_id } = await booked('2030-06-12T09:00');
    await declare('12.06.2030');
    const { id } = await stored('12.06.2030');
    studio().setNow('2030-06-12T09:01');
    expect((await press(id)).body.outcome).toBe('request');
    expect((await read(booking_id)).status).toBe('PENDING');
    expect(await stored('12.06.2030')).toMatchObject({ awaits_confirmation: false, is_open: true });
    expect((await studio().adminCall('POST', `/api/admin/withdrawals/${id}/confirm`)).body.code).toBe('no_effect');
  });

  it('takes effect by the studio, also after an express request (LAW-06)', async () => {
    await studio().adminCall('PUT', `/api/admin/services/${service()}`, { withdrawal_right: 'express_request' });
    const { booking_id } = await booked('2030-06-12T09:00', { express_request: true });
    await declare('12.06.2030');
    const { id } = await stored('12.06.2030');
    const confirm = () => studio().adminCall('POST', `/api/admin/withdrawals/${id}/confirm`);
    expect(await confirm()).toMatchObject({ status: 200, body: { outcome: 'proposed', awaits_confirmation: false } });
    expect((await read(booking_id)).status).toBe('CANCELLED');
    expect(await confirm()).toMatchObject({ status: 400, body: { code: 'no_effect' } });
    expect((await press(id)).body.outcome).toBe('proposed');
  });

  it('cannot be confirmed without the newest link, nor if it was declared with a code (LAW-06)', async () => {
    const { booking_id, cancel_token } = await booked('2030-06-12T09:00');
    await declare('12.06.2030');
    const { id } = await stored('12.06.2030');
    const former = (await link(id)).searchParams.get('token') ?? '';
    await edit(booking_id, { customer_email: `neu-${email}` });
    for (const token of ['', 'x', cancel_token, former]) expect((await press(id, token)).status).toBe(403);
    expect((await press('0b0a9f3e-8f0c-4a56-9c3c-0d8a8f1f2b11', 'x')).status).toBe(403);
    expect((await press('nothing', 'x')).status).toBeLessThan(500);
    await declare('FB-BBBB3333');
    const { id: unknown } = await stored('FB-BBBB3333');
    expect((await studio().adminCall('POST', `/api/admin/withdrawals/${unknown}/confirm`)).status).toBe(404);
    expect((await read(booking_id)).status).toBe('PENDING');
  });
});

it('a mail to an address without a booking repeats nothing that was typed (LAW-07)', async () => {
  await declare('FB-SPAMTEXT', { name: 'Gewinn unter spam example' });
  const { id } = await stored('FB-SPAMTEXT');
  const { rows } = await sql<{ id: string; to_name: string; params: object }>`
    SELECT id, to_name, params FROM message WHERE declaration_id = ${id} AND recipient = 'customer'`.execute(db());
  const [mail] = rows;
  const { body } = await studio().adminCall('GET', `/api/admin/outbox/${mail?.id}`);
  const written = JSON.stringify([mail, body.shown_subject, body.plain_text]);
  expect(written).not.toMatch(/spam|Gewinn/i);
  expect(body.plain_text).toContain('03.06.2030, 08:00:00 Uhr');
});
