import { sql } from 'kysely';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { monthSpanOf } from '#shared/kernel/time/calendar-date.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { Gap, MonthDocument, MonthFacts, MonthMoney } from '../../domain/tax/month-facts.ts';

/** Reads everything that the accounts of a month ('2030-06') are made from. */
export const readMonth = async (db: Database, month: string): Promise<MonthFacts> => {
  const span = spanOf(month);
  const [documents, money, numbers, payments] = await Promise.all([
    documentsIn(db, span),
    moneyIn(db, span),
    missingNumbers(db, span),
    paymentsWithout(db, span),
  ]);
  const foreign = money.filter(({ currency }) => currency !== 'EUR');
  const inEuro = money.filter(({ currency }) => currency === 'EUR');
  const currencies = foreign.map(({ confirmation_code, amount_cents }) => ({
    kind: 'currency' as const,
    confirmation_code: confirmation_code ?? '',
    amount_cents,
  }));
  return { month, documents, money: inEuro, gaps: [...numbers, ...payments, ...currencies] };
};

interface Span {
  /** Epoch ms; `until` is exclusive. */
  readonly from: number;
  readonly until: number;
}

/** The instants of a month. */
export const spanOf = (month: string): Span => {
  const span = monthSpanOf(month);
  return { from: berlinDay(span.first).start, until: berlinDay(span.last).end };
};

const documentsIn = async (db: Database, { from, until }: Span): Promise<MonthDocument[]> => {
  const { rows } = await sql<MonthDocument>`
    SELECT invoice.number, invoice.kind, cancelled.kind AS cancelled_kind, invoice.issued_at, invoice.gross_cents,
           invoice.document,
           EXISTS (SELECT FROM invoice_block WHERE invoice_id = invoice.id) AS is_blocked
    FROM invoice LEFT JOIN invoice AS cancelled ON cancelled.id = invoice.cancels_id
    WHERE invoice.issued_at >= ${at(from)} AND invoice.issued_at < ${at(until)}
    ORDER BY invoice.series, invoice.position`.execute(db);
  return rows;
};

const moneyIn = async (
  db: Database,
  { from, until }: Span,
): Promise<(MonthMoney & { readonly currency: string })[]> => {
  const { rows } = await sql<Omit<MonthMoney, 'voucher'> & { currency: string; of_voucher: MonthMoney['voucher'] }>`
    SELECT entry.kind, entry.method, entry.amount_cents, entry.entered_at, entry.confirmation_code, entry.currency,
           CASE WHEN voucher_last_four IS NOT NULL THEN jsonb_build_object(
             'last_four', voucher_last_four, 'purpose', voucher_purpose, 'rate', voucher_rate) END AS of_voucher,
           (SELECT number FROM invoice
            WHERE (invoice.payment_id = entry.payment_id
                   -- A sale is entered under the id of its voucher.
                   OR (invoice.voucher_id = entry.payment_id AND invoice.kind = 'voucher' AND entry.kind = 'paid'))
              AND invoice.issued_at < ${at(until)}
            ORDER BY invoice.issued_at DESC, invoice.position DESC LIMIT 1) AS number
    FROM money_entry AS entry
    WHERE entry.entered_at >= ${at(from)} AND entry.entered_at < ${at(until)}
    ORDER BY entry.entered_at, entry.id`.execute(db);
  return rows.map(({ of_voucher, ...row }) => ({ ...row, voucher: of_voucher }));
};

/** The numbers up to the last one of the month that no document has. The database gives none twice and leaves none out. */
const missingNumbers = async (db: Database, { from, until }: Span): Promise<Gap[]> => {
  const { rows } = await sql<{ kind: 'number'; number: string }>`
    SELECT 'number' AS kind, series || '-' || lpad(missing::text, greatest(4, length(missing::text)), '0') AS number
    FROM (SELECT series, min(position) AS first, max(position) AS last FROM invoice
          WHERE issued_at >= ${at(from)} AND issued_at < ${at(until)} GROUP BY series) AS used
    CROSS JOIN LATERAL generate_series(
      (SELECT coalesce(max(position), 0) + 1 FROM invoice AS earlier
       WHERE earlier.series = used.series AND earlier.position < used.first), used.last) AS missing
    WHERE NOT EXISTS (SELECT FROM invoice WHERE invoice.series = used.series AND invoice.position = missing)
    ORDER BY series, missing`.execute(db);
  return rows;
};

/**
 * Payments of the month that had neither a deposit invoice nor a final invoice of their booking when it ended, and sold
 * vouchers whose tax arose then without a document: of before there was one, or while documents were switched off.
 */
const paymentsWithout = async (db: Database, { from, until }: Span): Promise<Gap[]> => {
  const { rows } = await sql<Gap>`
    SELECT CASE WHEN min(voucher_purpose) IS NULL OR min(method) = 'voucher' THEN 'payment' ELSE 'voucher' END AS kind,
           coalesce(min(confirmation_code), min(voucher_last_four), '') AS confirmation_code,
           sum(amount_cents)::integer AS amount_cents
    FROM money_entry AS entry
    WHERE entry.entered_at >= ${at(from)} AND entry.entered_at < ${at(until)} AND entry.kind = 'paid'
      AND entry.currency = 'EUR'
      -- The sale of a voucher needs none unless its tax arises then.
      AND (method = 'voucher' OR voucher_purpose IS NULL OR voucher_rate IS NOT NULL)
      -- Nor does the redemption of one whose tax arose when it was sold.
      AND NOT (method = 'voucher' AND voucher_purpose = 'single' AND voucher_rate IS NOT NULL)
      AND NOT EXISTS (SELECT FROM invoice
                      WHERE issued_at < ${at(until)}
                        AND (payment_id = entry.payment_id OR (kind = 'voucher' AND voucher_id = entry.payment_id)
                             OR (kind = 'final' AND booking_id = entry.booking_id)))
    GROUP BY payment_id HAVING sum(amount_cents) > 0
    ORDER BY min(entered_at), payment_id`.execute(db);
  return rows;
};
