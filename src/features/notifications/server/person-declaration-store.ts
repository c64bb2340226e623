import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** Returns every mail about the given declarations of withdrawal as stored, the oldest first. */
export const declarationMailRecords = async (
  db: Database,
  declarationIds: readonly string[],
): Promise<{ declaration_id: string; record: Record<string, unknown> }[]> => {
  const { rows } = await sql<{ declaration_id: string; record: Record<string, unknown> }>`
    SELECT declaration_id, to_jsonb(message) - '{admitted_to,admitted_at}'::text[] AS record FROM message
    WHERE declaration_id = ANY (${[...declarationIds]}::uuid[]) ORDER BY created_at, id`.execute(db);
  return rows;
};

/** The parameters of messages that somebody has typed, or that name a person. */
const typed = ['name', 'email', 'phone', 'message', 'reference'];

/** The parameters of a message without what somebody has typed; its kind can still be read. */
export const withoutTyped: RawBuilder<unknown> = sql`
  params || coalesce((SELECT jsonb_object_agg(name, ''::text) FROM jsonb_object_keys(params) AS name WHERE name = ANY (${typed})), '{}')`;

/** Whether the parameters of a message still have what somebody has typed. */
export const hasTyped: RawBuilder<unknown> = sql`
  EXISTS (SELECT FROM jsonb_each_text(params) AS param WHERE key = ANY (${typed}) AND value <> '')`;

/**
 * Empties the mails about declarations of withdrawal, also those to the studio: they name the person. What was not sent is
 * not sent. The declarations stay. `until`: only mails from before, epoch ms. Returns the number of mails that had content.
 */
export const forgetDeclarationMails = async (
  trx: Database,
  declarationIds: readonly string[],
  {
    standIn,
    until,
  }: { readonly standIn: { readonly name: string; readonly email: string }; readonly until?: number | undefined },
): Promise<number> => {
  const inTime = until === undefined ? sql`` : sql`AND created_at <= ${at(until)}`;
  const isTold = sql`(to_name = ${standIn.name} OR recipient = 'studio') AND coalesce(subject, html, plain_text) IS NULL
    AND status <> 'waiting' AND NOT ${hasTyped}`;
  const { rows } = await sql`
    UPDATE message SET status = CASE status WHEN 'sent' THEN 'sent' ELSE 'skipped' END,
      last_error = CASE status WHEN 'sent' THEN NULL ELSE 'given_up' END, params = ${withoutTyped},
      to_address = CASE recipient WHEN 'customer' THEN ${standIn.email} ELSE to_address END,
      to_name = CASE recipient WHEN 'customer' THEN ${standIn.name} ELSE to_name END,
      subject = NULL, html = NULL, plain_text = NULL, admitted_to = NULL, admitted_at = NULL
    WHERE declaration_id = ANY (${[...declarationIds]}::uuid[]) ${inTime} AND NOT (${isTold})
    RETURNING id`.execute(trx);
  return rows.length;
};
