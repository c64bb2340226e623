import { beforeEach } from 'vitest';
import { cancelToken } from '../link/cancel-token.ts';
import { payingStudio } from './paying-studio.ts';

export interface StatementLine {
  readonly text: string;
  readonly amount?: string;
  readonly payer?: string;
  readonly date?: string;
}

/** The table of a bank. */
export const csvOf = (lines: readonly StatementLine[]): string =>
  [
    'Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag;Waehrung',
    ...lines.map(
      ({ text, amount = '75,00', payer = 'Max Muster', date = '04.06.2030' }) =>
        `${date};${payer};"${text}";${amount};EUR`,
    ),
  ].join('\r\n');

/** A studio that takes transfers and reads the statements of its bank. */
export const statementStudio = () => {
  const paying = payingStudio();
  const { studio, configure, book } = paying;
  const rows = async (query: string) => (await studio().database.pool.query(query)).rows;
  // The tests of a file share a database.
  beforeEach(() =>
    rows(`DELETE FROM bank_line; DELETE FROM awaited_transfer;
      UPDATE cash_payment SET taken_back_by = 'x', taken_back_at = now() WHERE taken_back_at IS NULL`),
  );
  return {
    ...paying,
    rows,
    account: (more: object = {}) =>
      configure({
        transfer_enabled: true,
        transfer_account_holder: 'Studio Licht',
        transfer_iban: 'DE89370400440532013000',
        ...more,
      }),
    /** A booking that waits for a transfer of 75 €. */
    awaiting: async (start = '2030-07-03T09:00:00') => {
      const id = await book({}, start);
      const token = cancelToken(studio().context.secretKey, { id, link_version: 0 });
      const { body } = await studio().call('POST', `/api/bookings/${id}/transfer?token=${token}`);
      return { id, code: body.reference as string };
    },
    upload: async (content: string | Uint8Array) => {
      const data = new FormData();
      data.set('file', new File([content as BlobPart], 'umsaetze.csv'));
      const encoded = new Response(data);
      const type = encoded.headers.get('content-type') ?? '';
      const payload = Buffer.from(await encoded.arrayBuffer());
      return studio().adminCall('POST', '/api/admin/bank-statements', payload, { 'content-type': type });
    },
    open: async () => (await studio().adminCall('GET', '/api/admin/bank-lines')).body,
    decide: (id: string, how: 'assign' | 'dismiss', body: object = {}) =>
      studio().adminCall('POST', `/api/admin/bank-lines/${id}/${how}`, body),
    payments: () => rows('SELECT booking_id, amount_cents, method FROM cash_payment WHERE taken_back_at IS NULL'),
  };
};
