import { createHash, randomUUID } from 'node:crypto';
import type { BankLine, StatementRefusal } from '#features/payments/domain/bank/bank-line.ts';
import { readStatement } from '#features/payments/domain/bank/read-statement.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import { ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import type { ReadBankStatement } from '../../bank-contract.ts';
import { codesIn } from '../../domain/bank/found-codes.ts';
import { contentOf, numbered } from '../../domain/bank/line-identity.ts';
import { matchOf } from '../../domain/bank/match-line.ts';
import { recordedView } from '../transfer/recorded-transfer-view.ts';
import { matchedBookings } from './matched-bookings.ts';
import { storeBankLine } from './store-bank-line.ts';

/**
 * Reads the statement of a bank. Every line is a transaction of its own: a process that ends in between has recorded the
 * lines before, and the same file again records the rest. Throws a Problem if the file cannot be read; then nothing is
 * recorded.
 */
export const readBankStatement = async (
  context: Context,
  bytes: Uint8Array,
  actor: string,
): Promise<ReadBankStatement> => {
  const read = readStatement(bytes);
  if (!read.ok) throw ruleBroken(`statement_${read.why}`, refusals[read.why]);
  const { lines, left_out } = read.statement;
  const { transfer_iban: own } = await readPaymentSettings(context.db);
  const bookings = await matchedBookings(context, [...new Set(lines.flatMap(({ text }) => codesIn(text)))]);
  const result = { recorded: [] as ReadBankStatement['recorded'], doubtful: 0, known: 0, ignored: left_out };
  const all = numbered(lines.map((line) => ({ ...line, ...hashes(line, own) })));
  result.known += lines.length - all.length;
  for (const { line, nth } of all) {
    const found = matchOf(line, bookings);
    if (found.kind === 'ignored') {
      result.ignored += 1;
      continue;
    }
    const booking_ids = found.kind === 'doubtful' ? found.booking_ids : [found.booking_id];
    const kept = await inTransactionOf(context, (within) =>
      storeBankLine(within, { ...line, id: randomUUID(), nth, booking_ids, actor }),
    );
    if (typeof kept === 'string') result[kept] += 1;
    else result.recorded.push(recordedView(kept, line.amount_cents));
  }
  return result;
};

const hashes = (line: BankLine, own: string) => ({
  content: hashOf(contentOf(line, own)),
  reference: line.reference === '' ? '' : hashOf(line.reference),
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const refusals: Readonly<Record<StatementRefusal, string>> = {
  not_text: 'The file is no text in the encoding that it names: a statement is XML (camt.052, camt.053), MT940 or CSV',
  not_xml: 'The XML is not well-formed, or declares a document type, which statements do not',
  no_statement: 'The XML is no statement: camt.052 and camt.053 are read',
  no_columns: 'The table has no header with columns for date, amount and text that is known of a bank',
  empty: 'The file is empty',
  too_long: 'The statement has too many lines; please choose a shorter period',
};
