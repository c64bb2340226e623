import { looksLikeFormula } from '#shared/kernel/text/looks-like-formula.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { taxFileTexts as texts } from '../../texts/tax-file-texts.ts';
import { subjectOf } from '../voucher-document.ts';
import { amountText } from './extf.ts';
import type { MonthDocument, MonthFacts, MonthMoney } from './month-facts.ts';

const sumOf = <Row>(rows: readonly Row[], cents: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + cents(row), 0);

/** Returns the month as a table for people: every document and every payment, and their sums. */
export const peopleTable = ({ documents, money }: MonthFacts): string =>
  csvText([
    texts.columns,
    ...documents.map(documentRow),
    [texts.sums.documents, '', '', '', '', '', amountText(sumOf(documents, ({ gross_cents }) => gross_cents))],
    ...money.map(moneyRow),
    // The money of a voucher came when it was sold.
    [
      texts.sums.money,
      '',
      '',
      '',
      '',
      '',
      amountText(sumOf(money, (one) => (one.method === 'voucher' ? 0 : one.amount_cents))),
    ],
  ]);

/** Returns what is missing in the month; only the names of the columns if nothing is. */
export const gapsTable = ({ gaps }: MonthFacts): string =>
  csvText([
    texts.gapColumns,
    ...gaps.map((gap) =>
      gap.kind === 'number'
        ? [texts.gaps.number, gap.number, '']
        : [texts.gaps[gap.kind], gap.confirmation_code, amountText(gap.amount_cents)],
    ),
  ]);

const documentRow = ({ issued_at, kind, number, document, gross_cents, is_blocked }: MonthDocument): string[] => {
  const of = (rate: number) => document.rest.filter((sum) => sum.rate === rate);
  const net = (rate: number) => amountText(sumOf(of(rate), ({ net_cents }) => net_cents));
  const tax = (rate: number) => amountText(sumOf(of(rate), ({ tax_cents }) => tax_cents));
  return [
    formatDate(berlinDateOf(issued_at)),
    texts.kind(kind),
    number,
    subjectOf(document),
    is_blocked ? texts.erased : document.customer.name,
    '',
    amountText(gross_cents),
    net(19),
    tax(19),
    net(7),
    tax(7),
    net(0),
  ];
};

const moneyRow = ({
  entered_at,
  kind,
  number,
  confirmation_code,
  method,
  amount_cents,
  voucher,
}: MonthMoney): string[] => [
  formatDate(berlinDateOf(entered_at)),
  texts.kind(kind),
  number ?? voucher?.last_four ?? '',
  confirmation_code ?? '',
  '',
  texts.method(method),
  amountText(amount_cents),
];

/** Every row has as many cells as the first: strict readers refuse others. */
const csvText = (rows: readonly (readonly string[])[]): string => {
  const width = rows[0]?.length ?? 0;
  const lines = rows.map((row) => Array.from({ length: width }, (_, i) => cell(row[i] ?? '')).join(';'));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
};

const isNumber = (text: string): boolean => /^-?\d+,\d\d$/.test(text);

/** Text that a spreadsheet would read as a formula stays text. */
const cell = (text: string): string => {
  if (isNumber(text)) return text;
  return `"${(looksLikeFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};
