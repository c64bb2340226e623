import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { giroCode } from '#features/payments/domain/transfer/giro-code.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { qrCode } from '#shared/kernel/qr-code.ts';
import { imageDecoder } from '#shared/server/image-decoder.ts';
import { outboxStudio } from '../testing/outbox-studio.ts';

const studio = outboxStudio();
const [account_holder, iban] = ['Studio Licht', 'DE89370400440532013000'];

test.each([
  ['the deadline', '2030-06-03T21:59:00Z', '03.06.2030, 23:59'],
  ['the start of an earlier session', '2030-06-10T21:59:00Z', '04.06.2030, 09:00'],
])(
  'the mail about a transfer has account, amount, booking code, the same as GiroCode, and %s (BANK-01)',
  async (_, due_at, told) => {
    const { sink, deliverAll, book, context } = studio();
    // A logo was decoded before: from then on the library reads few formats.
    await imageDecoder();
    await writeSetting(context.db, 'payments', { transfer_account_holder: account_holder, transfer_iban: iban });
    const { id } = await book([{ kind: 'transfer_details' }], { status: 'PAYMENT_PENDING' });
    await sql`
    INSERT INTO awaited_transfer (booking_id, amount_cents, asked_at, due_at)
    VALUES (${id}, 7501, now(), ${due_at})`.execute(context.db);
    const { rows } = await sql<{ reference: string }>`
    SELECT confirmation_code AS reference FROM booking WHERE id = ${id}`.execute(context.db);
    const { reference } = rows[0]!;
    await deliverAll();
    const mail = sink.received.at(-1);
    expect(mail?.subject).toContain(reference);
    for (const text of ['DE89 3704 0044 0532 0130 00', '75,01 €', reference, told]) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
    const picture = mail?.attachments.find(({ contentId }) => contentId !== undefined);
    expect(mail?.html).toContain(`src="cid:${picture?.contentId?.slice(1, -1)}"`);
    const { size, path } = qrCode(giroCode({ account_holder, iban, bic: '', amount_cents: 7501, reference }));
    expect(await darkModules(Buffer.from(picture?.content as ArrayBuffer), size)).toBe(path);
  },
);

test('it is not sent once no transfer is awaited any more (BANK-01)', async () => {
  const { sink, deliverAll, book } = studio();
  const before = sink.received.length;
  await book([{ kind: 'transfer_details' }]);
  await deliverAll();
  expect(sink.received).toHaveLength(before);
});

/** The path of the dark modules in a picture of a QR code. */
const darkModules = async (png: Buffer, size: number): Promise<string> => {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const side = info.width / size;
  const isDark = (x: number, y: number): boolean =>
    data[(Math.floor((y + 0.5) * side) * info.width + Math.floor((x + 0.5) * side)) * info.channels]! < 128;
  const modules = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  return modules.map(([x, y]) => (isDark(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join('');
};
