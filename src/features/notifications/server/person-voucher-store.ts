import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

type Records = Record<string, unknown>[];

/** Returns the mails with the vouchers `boughtIds`, and those that an address got with vouchers of other buyers. */
export const voucherMailRecords = async (
  db: Database,
  email: string,
  boughtIds: readonly string[],
): Promise<{ readonly bought: Records; readonly received: Records }> => {
  const { rows } = await sql<{ record: Record<string, unknown>; is_bought: boolean }>`
    SELECT to_jsonb(message) - '{admitted_to,admitted_at}'::text[] AS record, voucher_id = ANY (${[...boughtIds]}::uuid[]) AS is_bought
    FROM message WHERE voucher_id = ANY (${[...boughtIds]}::uuid[])
      OR (voucher_id IS NOT NULL AND lower(to_address) = lower(${email}))
    ORDER BY created_at, id`.execute(db);
  const of = (isBought: boolean): Records =>
    rows.filter(({ is_bought }) => is_bought === isBought).map(({ record }) => record);
  return { bought: of(true), received: of(false) };
};

interface ForgottenMails {
  readonly email: string;
  /** The vouchers that the person has bought. */
  readonly bought: readonly string[];
  readonly standIn: { readonly name: string; readonly email: string };
  /** Only mails from before, epoch ms. */
  readonly until?: number | undefined;
}

/**
 * Empties the mails with vouchers that a person has bought, and those that went to the address; what was not sent is not
 * sent. Of the vouchers that the person got as a present, returned as `received`, all mails lose their content, which names
 * the person. Returns the number of mails.
 */
export const forgetVoucherMails = async (
  trx: Database,
  { email, bought, standIn, until }: ForgottenMails,
): Promise<{ readonly messages: number; readonly received: string[] }> => {
  const inTime = until === undefined ? sql`` : sql`AND created_at <= ${at(until)}`;
  const { rows } = await sql<{ voucher_id: string; to_buyer: boolean }>`
    UPDATE message SET status = CASE status WHEN 'sent' THEN 'sent' ELSE 'skipped' END,
      last_error = CASE status WHEN 'sent' THEN NULL ELSE 'given_up' END,
      to_address = ${standIn.email}, to_name = ${standIn.name}, subject = NULL, html = NULL, plain_text = NULL,
      admitted_to = NULL, admitted_at = NULL
    WHERE voucher_id = ANY (${[...bought]}::uuid[])
      OR (voucher_id IS NOT NULL AND lower(to_address) = lower(${email}) ${inTime})
    RETURNING voucher_id, params ? 'to_buyer' AS to_buyer`.execute(trx);
  const mine = new Set(bought);
  const presents = rows.filter(({ voucher_id, to_buyer }) => !to_buyer && !mine.has(voucher_id));
  const received = [...new Set(presents.map(({ voucher_id }) => voucher_id))];
  await sql`
    UPDATE message SET subject = NULL, html = NULL, plain_text = NULL
    WHERE voucher_id = ANY (${received}::uuid[])`.execute(trx);
  return { messages: rows.length, received };
};
