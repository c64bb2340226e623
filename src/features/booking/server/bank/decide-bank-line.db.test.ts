import { describe, expect, it } from 'vitest';
import { csvOf, statementStudio } from '../testing/statement-studio.ts';

const { studio, account, awaiting, upload, open, decide, payments, read, rows } = statementStudio();
const doubtfulOnce = { status: 200, body: { recorded: [], doubtful: 1, known: 0, ignored: 0 } };
const knownOnce = { status: 200, body: { recorded: [], doubtful: 0, known: 1, ignored: 0 } };

describe('a doubtful line (BANK-02)', () => {
  const doubtful = async (amount = '70,00') => {
    await account();
    const { id, code } = await awaiting();
    expect(await upload(csvOf([{ text: code, amount, payer: 'Anna Fremd' }]))).toMatchObject(doubtfulOnce);
    const [line] = (await open()).lines;
    return { id, code, line };
  };

  it('is shown with its bookings, recorded with one press, and then forgotten', async () => {
    const { id, code, line } = await doubtful();
    expect(line).toMatchObject({
      booked_on: '2030-06-04',
      amount: 70,
      payer: 'Anna Fremd',
      text: code,
      candidates: [
        {
          booking_id: id,
          confirmation_code: code,
          customer_name: 'Änne Müller',
          awaited: 75,
          left: 150,
          obstacle: null,
        },
      ],
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(line.id, 'assign', { booking_id: id })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)]);
    expect(await payments()).toEqual([{ booking_id: id, amount_cents: 7000, method: 'transfer' }]);
    expect((await read(id)).status).toBe('CONFIRMED');
    expect((await open()).lines).toEqual([]);
    expect(JSON.stringify(await rows('SELECT * FROM bank_line'))).not.toContain('Fremd');
    expect(await upload(csvOf([{ text: code, amount: '70,00' }]))).toMatchObject(knownOnce);
  });

  it('is recorded for another booking that somebody chooses', async () => {
    const { line } = await doubtful();
    const other = await awaiting('2030-07-03T13:00:00');
    expect((await decide(line.id, 'assign', { booking_id: other.id })).status).toBe(200);
    expect(await payments()).toEqual([{ booking_id: other.id, amount_cents: 7000, method: 'transfer' }]);
    expect((await open()).lines).toEqual([]);
  });

  it('is dismissed for good, with an entry in the audit', async () => {
    const { id, code, line } = await doubtful();
    expect((await decide(line.id, 'dismiss')).status).toBe(200);
    expect((await decide(line.id, 'dismiss')).body.code).toBe('already_decided');
    expect((await decide(line.id, 'assign', { booking_id: id })).status).toBe(409);
    expect((await decide(id, 'dismiss')).status).toBe(404);
    expect(await payments()).toEqual([]);
    expect(await rows("SELECT details FROM audit_entry WHERE action = 'bank_line.dismissed'")).toEqual([
      { details: { amount_cents: 7000, booked_on: '2030-06-04' } },
    ]);
    expect(await upload(csvOf([{ text: code, amount: '70,00', payer: 'x' }]))).toMatchObject(knownOnce);
  });

  it('is not recorded for a cancelled or an unknown booking, or above what is left', async () => {
    const { id, line } = await doubtful('150,01');
    expect(await decide(line.id, 'assign', { booking_id: id })).toMatchObject({ body: { code: 'more_than_price' } });
    expect((await decide(line.id, 'assign', { booking_id: line.id })).status).toBe(404);
    await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
    expect(await decide(line.id, 'assign', { booking_id: id })).toMatchObject({ body: { code: 'booking_cancelled' } });
    expect((await open()).lines[0].candidates).toMatchObject([{ status: 'CANCELLED', obstacle: 'cancelled' }]);
    expect(await payments()).toEqual([]);
  });

  it('is in the export of its customer, unless it may be from another', async () => {
    const { id } = await doubtful();
    const exported = async () => {
      const { body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email: 'aenne@example.de' });
      return body.bookings.find((one: { id: string }) => one.id === id).bank_lines;
    };
    expect(await exported()).toMatchObject([{ booked_on: '2030-06-04', amount_cents: 7000, payer: 'Anna Fremd' }]);
    const other = await awaiting('2030-07-03T13:00:00');
    await rows(`UPDATE booking SET customer_email = 'otto@example.de' WHERE id = '${other.id}';
      INSERT INTO bank_line_candidate (line_id, booking_id) SELECT id, '${other.id}' FROM bank_line WHERE state = 'open'`);
    expect(await exported()).toEqual([]);
  });

  it('is forgotten with its booking, and with the data of its customer', async () => {
    const { id } = await doubtful();
    await rows(`UPDATE booking SET erased_at = now() WHERE id = '${id}'`);
    expect((await open()).lines).toEqual([]);
    expect(JSON.stringify(await rows('SELECT * FROM bank_line'))).not.toContain('Fremd');
    const other = await awaiting('2030-07-03T13:00:00');
    await upload(csvOf([{ text: other.code, amount: '1,00', payer: 'Otto Fremd' }]));
    await studio().adminCall('DELETE', `/api/admin/bookings/${other.id}`);
    expect(JSON.stringify(await rows('SELECT * FROM bank_line'))).not.toContain('Fremd');
  });
});
