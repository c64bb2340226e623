import { sql } from 'kysely';
import { newVoucher, type SentVoucher } from '#features/vouchers/contract.ts';
import { blockVoucher } from '#features/vouchers/server/codes/block-voucher.ts';
import { openCode } from '#features/vouchers/server/codes/code.ts';
import { sellVoucher } from '#features/vouchers/server/sale/sell-voucher.ts';
import { voucherMails } from '../mails/voucher-mails.ts';
import { type OutboxStudio, outboxStudio } from './outbox-studio.ts';

const noDocuments = {
  issue: async () => {},
  cancel: async () => {},
  addressAbove: async () => null,
};
const desk = { actor: 'x', documents: noDocuments, mails: voucherMails };

export interface StoredMail {
  readonly id: string;
  readonly status: string;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly to_address: string;
  readonly next_attempt_at: number;
  readonly sent_at: number | null;
}

/** An outbox whose mails are about vouchers that the desk sells. */
export const voucherOutbox = () => {
  const studio = outboxStudio();
  return {
    studio,
    /** Sells a voucher of 60 EUR with a mail; returns its id. */
    sold: async (mail: SentVoucher['mail'] = { email: 'jana@kunde.example' }, more: Partial<SentVoucher> = {}) => {
      const sale = newVoucher.parse({
        amount: 60,
        method: 'cash',
        buyer_name: 'Vera Geber',
        buyer_email: 'vera@kunde.example',
        recipient_name: 'Jana Kern',
        dedication: 'Alles Liebe!',
        mail,
        ...more,
      });
      return (await sellVoucher(studio().context, sale, desk)).id;
    },
    block: (id: string, undo_sale = false) =>
      blockVoucher(studio().context, id, { reason: 'Verloren', undo_sale }, desk),
    mailsOf: async (id: string): Promise<StoredMail[]> =>
      (
        await sql<StoredMail>`
          SELECT * FROM message WHERE voucher_id = ${id} ORDER BY created_at, id`.execute(studio().context.db)
      ).rows,
    codeOf: async (id: string): Promise<string> => {
      const { db, secretKey } = studio().context;
      const { rows } = await sql<{ id: string; code_sealed: string }>`
        SELECT id, code_sealed FROM voucher WHERE id = ${id}`.execute(db);
      return (rows[0] && openCode(secretKey, rows[0])) ?? '';
    },
  };
};

export type { OutboxStudio };
