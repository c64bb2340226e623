import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { printedCode } from '#features/vouchers/domain/voucher-code.ts';
import { outboxBacklog } from '../outbox/backlog-reads.ts';
import { sendAgain } from '../outbox/outbox.ts';
import { messageInFull } from '../outbox/outbox-message.ts';
import { voucherOutbox } from '../testing/voucher-outbox.ts';

const { studio, sold, mailsOf, codeOf } = voucherOutbox();
const berlin = (text: string): number => Date.parse(text);
const received = () => studio().sink.received;

const textOfPdf = async (bytes: ArrayBuffer | Uint8Array | string): Promise<string> => {
  const data = new Uint8Array(bytes as ArrayBuffer);
  const file = await getDocument({ data, verbosity: 0 }).promise;
  const { items } = await (await file.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

describe('the mail with a voucher', () => {
  it('goes to whom the buyer named, with the PDF and the link, and its code is kept nowhere (VOU-07)', async () => {
    const id = await sold();
    const code = await codeOf(id);
    expect(code).toHaveLength(16);
    const waiting = (await mailsOf(id))[0]?.id ?? '';
    const asNow = JSON.stringify(await messageInFull(studio().context, waiting, 'desk'));
    await studio().deliverAll();
    const [mail] = received();
    expect(mail?.recipients).toEqual(['jana@kunde.example']);
    expect(mail?.subject).toBe('Ein Gutschein von Vera Geber für Sie');
    const link = `https://termine.example.com/voucher#${printedCode(code)}`;
    for (const body of [mail?.html, mail?.text]) {
      for (const part of [link, 'Alles Liebe!', '60,00', '31.12.2033']) expect(body).toContain(part);
    }
    const pdf = mail?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    expect(pdf?.filename).toBe(`Gutschein-${code.slice(-4)}.pdf`);
    expect(await textOfPdf(pdf?.content ?? '')).toContain(printedCode(code));
    const [stored] = await mailsOf(id);
    expect(stored).toMatchObject({ status: 'sent', sent_at: studio().clock });
    const asSent = JSON.stringify(await messageInFull(studio().context, waiting, 'desk'));
    const { rows: audit } = await sql`SELECT * FROM audit_entry WHERE details ->> 'voucher_id' = ${id}`.execute(
      studio().context.db,
    );
    expect(audit).toHaveLength(2);
    expect(JSON.stringify(audit)).not.toContain('jana@');
    for (const kept of [JSON.stringify(stored), asNow, asSent, JSON.stringify(audit), studio().logged.join('\n')]) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(printedCode(code));
    }
    expect(asNow).toContain('/voucher#…');
    expect(asSent).toContain('/voucher#…');
  });

  it('thanks the buyer, in the language that was chosen (VOU-07)', async () => {
    await sold({ email: 'VERA@kunde.example', language: 'ru' });
    await studio().deliverAll();
    expect(received()[0]?.text).toContain('Здравствуйте, Vera Geber!');
    expect(received()[0]?.subject).toContain('Ваш подарочный сертификат');
  });

  it.each([
    ['in summer', '2030-06-10', '2030-06-10T09:00:00+02:00'],
    ['when summer time ends', '2030-10-27', '2030-10-27T09:00:00+01:00'],
    ['when summer time begins', '2031-03-30', '2031-03-30T09:00:00+02:00'],
    ['on its last day', '2033-12-31', '2033-12-31T09:00:00+01:00'],
  ])('waits for 9:00 of its day, %s (VOU-07)', async (_, on, due) => {
    const id = await sold({ email: 'jana@kunde.example', on });
    studio().clock = berlin(due) - 1;
    await studio().deliverAll();
    expect(received()).toEqual([]);
    expect(await outboxBacklog(studio().context.db, studio().clock)).toMatchObject({ waiting: 1, oldest_ms: 0 });
    studio().clock = berlin(due) + 5000;
    expect(await outboxBacklog(studio().context.db, studio().clock)).toMatchObject({ oldest_ms: 5000 });
    await studio().deliverAll();
    expect(received()).toHaveLength(1);
    expect(await mailsOf(id)).toMatchObject([{ status: 'sent' }]);
  });

  it('keeps no code that the mail server quotes (VOU-02, VOU-07)', async () => {
    const id = await sold();
    const code = await codeOf(id);
    studio().sink.response = { code: 452, text: `4.7.1 refused: /voucher#${printedCode(code)} and ${code}` };
    await studio().deliverAll();
    const [mail] = await mailsOf(id);
    expect(mail?.status).toBe('waiting');
    expect(mail?.last_error).toContain('4.7.1 refused: /voucher#… and …');
    expect(studio().logged.join('\n')).not.toContain(code.slice(0, 4));
  });

  it('is sent once more by the desk, as a new message (VOU-07)', async () => {
    const id = await sold();
    await studio().deliverAll();
    const [first] = await mailsOf(id);
    studio().clock += 60_000;
    await sendAgain(studio().context, first?.id ?? '', { id: 'x', role: 'desk' });
    await studio().deliverAll();
    expect(received()).toHaveLength(2);
    expect(received()[1]?.attachments.some(({ mimeType }) => mimeType === 'application/pdf')).toBe(true);
    expect(await mailsOf(id)).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  });

  it('is sent before its day if the desk wishes so (VOU-07)', async () => {
    const id = await sold({ email: 'jana@kunde.example', on: '2030-12-24' });
    const [planned] = await mailsOf(id);
    await sendAgain(studio().context, planned?.id ?? '', { id: 'x', role: 'desk' });
    await studio().deliverAll();
    expect(received()).toHaveLength(1);
  });

  it('fails with a reason if its code cannot be read (VOU-07)', async () => {
    const id = await sold();
    const context = { ...studio().context, secretKey: 'another key for tests only, of no value' };
    await studio().deliverAll(studio().delivery({ context }));
    expect(received()).toEqual([]);
    expect(await mailsOf(id)).toMatchObject([{ status: 'failed', last_error: expect.stringContaining('SECRET_KEY') }]);
  });
});
