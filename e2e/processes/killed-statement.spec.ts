import { book } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { startKilledStudio } from './killed-worker.ts';

test.describe.configure({ timeout: 300_000 });

const iban = 'DE89370400440532013000';
const bookings = 9;

/** Bookings of which each waits for a transfer of 75 €, in the order of the statement. */
const awaiting = async (studio: Studio): Promise<{ id: string; code: string }[]> => {
  const settings = { enable_prepayment: true, prepayment_percentage: 50, transfer_enabled: true };
  const account = { transfer_account_holder: 'Studio Lichtblick', transfer_iban: iban };
  const sent = { ...settings, ...account, current_password: studio.admin.password };
  const saved = await studio.api('PUT', '/api/admin/payments/settings', sent);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const all: { id: string; code: string }[] = [];
  for (let number = 0; number < bookings; number++) {
    const customer = { name: `Kunde ${number}`, email: `kunde${number}@example.de`, phone: '+49 170 1234567' };
    const { id } = await book(studio, `${berlinDay(8 + number)}T10:00`, { customer });
    const { status, body } = await studio.visit('POST', `/api/bookings/${id}/transfer`);
    expect(status, JSON.stringify(body)).toBe(200);
    all.push({ id, code: body.reference });
  }
  await studio.sql('DELETE FROM message');
  return all;
};

const entryOf = (text: string, amount: string): string =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${berlinDay()}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

/** A statement with these entries, and one that concerns no booking. */
const camtOf = (entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${[...entries, entryOf('Miete', '900.00')].join('')}</Stmt></BkToCstmrStmt></Document>`;

/** Drops a file, like the page of statements does. */
const drop = async (process: Studio, content: string) => {
  const { access_token } = (await process.visit('POST', '/api/admin/auth/login-json', process.admin)).body;
  const body = new FormData();
  body.set('file', new File([content], 'auszug.xml'));
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await fetch(`${process.url}/api/admin/bank-statements`, { method: 'POST', body, headers });
  const { recorded, ...counts } = (await answer.json()) as { recorded: unknown[] };
  return { status: answer.status, recorded: recorded.length, ...counts };
};

test('a process killed six times while it reads a statement, and once while a line is assigned: the same file records every transfer once, and none is lost (BANK-02) @whole', async () => {
  const { studio, killAt, startWorker, mailsOf, stop } = await startKilledStudio();
  const { api, sql } = studio;
  const all = await awaiting(studio);
  // Whoever pays the last one transfers too little, so somebody has to decide.
  const doubtful = bookings - 1;
  const camt = camtOf(all.map(({ code }, number) => entryOf(code, number === doubtful ? '70.00' : '75.00')));
  const row = (number: number) => `SELECT FROM booking WHERE id = '${all[number]?.id}' FOR UPDATE`;
  const request = (process: Studio) => drop(process, camt);
  // Before anything is written of the line, at its line, its payment and its mail, before it is committed, and between
  // a doubtful line and its booking.
  for (const [number, table] of [
    [1, undefined],
    [2, 'bank_line'],
    [4, 'cash_payment'],
    [5, 'message'],
    [7, 'bank_line_candidate'],
    [doubtful, 'bank_line_candidate'],
  ] as const) {
    await killAt({ row: row(number), table, request });
    expect(await sql(state)).toEqual([{ paid: number, confirmed: number, lines: number, open: 0, mails: number }]);
  }
  const read = { status: 200, doubtful: 1, known: doubtful, ignored: 1 };
  expect(await drop(studio, camt)).toEqual({ ...read, recorded: 0 });
  expect(await sql(state)).toEqual([{ paid: 8, confirmed: 8, lines: 9, open: 1, mails: 8 }]);

  const [line] = (await api('GET', '/api/admin/bank-lines')).body.lines;
  expect(line.candidates.map(({ booking_id }: { booking_id: string }) => booking_id)).toEqual([all[doubtful]?.id]);
  const assign = (process: Studio) =>
    process.api('POST', `/api/admin/bank-lines/${line.id}/assign`, { booking_id: all[doubtful]?.id });
  await killAt({ row: row(doubtful), table: 'bank_line_candidate', request: assign });
  expect(await sql(state)).toEqual([{ paid: 8, confirmed: 8, lines: 9, open: 1, mails: 8 }]);
  expect((await assign(studio)).status).toBe(200);
  expect((await assign(studio)).body.code).toBe('already_decided');

  expect(await drop(studio, camt)).toEqual({ ...read, recorded: 0, doubtful: 0, known: bookings });
  expect(await sql(state)).toEqual([{ paid: 9, confirmed: 9, lines: 9, open: 0, mails: 9 }]);
  expect((await sql(paid)).map(({ amount_cents }) => amount_cents)).toEqual([...Array(8).fill(7500), 7000]);
  const worker = await startWorker();
  const mails = await mailsOf('payment_received');
  expect(mails).toEqual(new Map(all.map((_, number) => [`kunde${number}@example.de`, 1])));
  await worker.stop();
  await stop();
});

/** Recorded transfers, confirmed bookings, kept lines, those to decide about and queued mails. */
const state = `
  SELECT (SELECT count(*) FROM cash_payment WHERE method = 'transfer')::int AS paid,
         (SELECT count(*) FROM booking WHERE status = 'CONFIRMED')::int AS confirmed,
         (SELECT count(*) FROM bank_line)::int AS lines,
         (SELECT count(*) FROM bank_line WHERE state = 'open')::int AS open,
         (SELECT count(*) FROM message WHERE kind = 'payment_received')::int AS mails`;

/** Each booking with all of its recorded transfers. */
const paid = `
  SELECT sum(amount_cents)::int AS amount_cents FROM booking JOIN cash_payment ON booking_id = booking.id
  GROUP BY booking.id, customer_name ORDER BY customer_name`;
