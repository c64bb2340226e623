import { describe, expect, it } from 'vitest';
import { csvOf, statementStudio } from '../testing/statement-studio.ts';

const { studio, account, awaiting, upload, open, payments, read, mails, events, rows } = statementStudio();
const result = (recorded: number, doubtful: number, known: number, ignored: number) => ({
  status: 200,
  body: { recorded: expect.objectContaining({ length: recorded }), doubtful, known, ignored },
});

describe('the statement of a bank (BANK-02)', () => {
  it('books exact lines at once, like the studio does by hand, and ignores all others without keeping anything', async () => {
    await account();
    const { id, code } = await awaiting();
    const csv = csvOf([
      { text: code.toLowerCase().replace('-', ' ') },
      { text: 'Miete', payer: 'Anna Fremd' },
      { text: code, amount: '-75,00' },
    ]);
    const answer = await upload(csv);
    expect(answer).toMatchObject(result(1, 0, 0, 2));
    expect(answer.body.recorded[0]).toEqual({
      booking_id: id,
      confirmation_code: code,
      customer_name: 'Änne Müller',
      amount: 75,
    });
    expect(await read(id)).toMatchObject({
      status: 'CONFIRMED',
      payment: { status: 'paid', on_site: [{ amount: 75, method: 'transfer' }] },
    });
    expect(await mails(id)).toContain('payment_received');
    expect(await events(id)).toEqual(expect.arrayContaining(['booking.transfer_recorded', 'booking.confirmed']));
    expect(JSON.stringify(await rows('SELECT * FROM bank_line'))).not.toMatch(/Fremd|Muster|FB-/);
    expect(await rows('SELECT count(*)::int FROM bank_line')).toEqual([{ count: 1 }]);
  });

  it('changes nothing the second time, and once in forty uploads at the same time', async () => {
    await account();
    const all = [await awaiting(), await awaiting('2030-07-03T13:00:00')];
    const csv = csvOf([...all.map(({ code }) => ({ text: code })), { text: all[0]!.code, amount: '10,00' }]);
    const answers = await Promise.all(Array.from({ length: 40 }, () => upload(csv)));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(answers.flatMap(({ body }) => body.recorded)).toHaveLength(2);
    expect(answers.reduce((sum, { body }) => sum + body.doubtful, 0)).toBe(1);
    expect(await payments()).toHaveLength(2);
    expect(await upload(csv)).toMatchObject(result(0, 0, 3, 0));
    expect((await mails(all[0]!.id)).filter((kind) => kind === 'payment_received')).toHaveLength(1);
  });

  it('goes on where a process has ended in between', async () => {
    await account();
    const [first, second] = [await awaiting(), await awaiting('2030-07-03T13:00:00')];
    const csv = csvOf([{ text: first.code }, { text: second.code }]);
    await rows(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'ended'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON cash_payment FOR EACH ROW WHEN (NEW.booking_id = '${second.id}') EXECUTE FUNCTION fail()`);
    expect((await upload(csv)).status).toBe(500);
    await rows('DROP TRIGGER fail ON cash_payment; DROP FUNCTION fail()');
    expect(await payments()).toHaveLength(1);
    expect(await upload(csv)).toMatchObject(result(1, 0, 1, 0));
    expect(await payments()).toHaveLength(2);
  });

  it('knows a transfer that the studio has recorded by hand, and two equal lines of a day as two', async () => {
    await account();
    const { id, code } = await awaiting();
    await studio().adminCall('POST', `/api/admin/bookings/${id}/cash-payment`, { amount: 75, method: 'transfer' });
    expect(await upload(csvOf([{ text: code }, { text: code }]))).toMatchObject(result(0, 1, 1, 0));
    expect(await payments()).toHaveLength(1);
    expect((await open()).lines).toMatchObject([
      { amount: 75, candidates: [{ booking_id: id, obstacle: null, awaited: null }] },
    ]);
  });

  it('leaves a booking alone whose payment online is on its way', async () => {
    await account();
    const { id, code } = await awaiting();
    const start = await studio().call('POST', `/api/payments/create-checkout-session/${id}?way=online`);
    expect(start.status).toBe(200);
    await rows(`UPDATE payment SET status = 'processing' WHERE booking_id = '${id}'`);
    expect(await upload(csvOf([{ text: code }]))).toMatchObject(result(0, 1, 0, 0));
    expect((await open()).lines[0].candidates).toMatchObject([{ obstacle: 'on_its_way' }]);
  });

  it.each([
    ['statement_not_xml', '<!DOCTYPE a [<!ENTITY b "b"><!ENTITY c "&b;&b;&b;">]><Document>&c;</Document>'],
    ['statement_not_xml', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><Document/>'],
    ['statement_not_xml', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`],
    ['statement_not_text', '<?xml version="1.0" encoding="UTF-7"?><Document/>'],
    ['statement_not_text', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)],
    ['statement_no_statement', '<Invoice/>'],
    ['statement_no_columns', 'Name;Ort\nClara;Hamburg'],
    ['statement_empty', ' '],
  ])('is refused with 400 %s', async (code, content) => {
    expect(await upload(content)).toMatchObject({ status: 400, body: { code, detail: expect.stringMatching(/\w/) } });
  });

  it('is refused if it is larger than a megabyte', async () => {
    expect((await upload(' '.repeat(1_048_576 + 1))).status).toBe(413);
  });
});
