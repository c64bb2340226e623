import { formatExactInstant } from '#shared/kernel/time/berlin-time.ts';
import { decimal } from '../e-invoice/amounts.ts';
import { extfColumns } from './extf-columns.ts';
import type { Posting } from './postings.ts';
import type { TaxSettings } from './tax-settings.ts';
import { westernText } from './windows-1252.ts';

interface ExtfProps {
  /** '2030-06'. */
  readonly month: string;
  /** The last day of the month, 'yyyy-MM-dd'. */
  readonly last_day: string;
  /** Epoch ms. */
  readonly made_at: number;
  readonly name: string;
  readonly settings: TaxSettings;
}

/**
 * Returns a batch of postings in the format of DATEV (EXTF 700, category 21, format 13): a line about the batch, a line
 * of columns, and one of 125 fields per posting, in characters of Windows-1252 only. The batch is not fixed, so that the
 * adviser can still correct it.
 */
export const extfText = (postings: readonly Posting[], props: ExtfProps): string =>
  [headLine(props), extfColumns.join(';'), ...postings.map(postingLine), ''].join('\r\n');

const headLine = ({ month, last_day, made_at, name, settings }: ExtfProps): string => {
  const { adviser_number, client_number, account_length, chart } = settings;
  const first = `${month.replace('-', '')}01`;
  return [
    quoted('EXTF'),
    '700',
    '21',
    quoted('Buchungsstapel'),
    '13',
    stampOf(made_at),
    '',
    quoted('RE'),
    quoted(''),
    quoted(''),
    String(adviser_number),
    String(client_number),
    `${month.slice(0, 4)}0101`,
    String(account_length),
    first,
    last_day.replaceAll('-', ''),
    quoted(field(name, 30)),
    quoted(''),
    '1',
    '0',
    '0',
    quoted('EUR'),
    '',
    quoted(''),
    '',
    '',
    quoted(chart.slice(-2)),
    '',
    '',
    quoted(''),
    quoted(''),
  ].join(';');
};

/** 'yyyyMMddHHmmssSSS', Berlin time. */
const stampOf = (instant: number): string => formatExactInstant(instant).replaceAll(/\D/g, '').slice(0, 17);

const postingLine = ({ amount_cents, side, account, contra, day, reference, text }: Posting): string => {
  const fields: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': amountText(amount_cents),
    'Soll/Haben-Kennzeichen': quoted(side),
    'WKZ Umsatz': quoted('EUR'),
    Konto: account,
    'Gegenkonto (ohne BU-Schlüssel)': contra,
    Belegdatum: day.slice(8, 10) + day.slice(5, 7),
    'Belegfeld 1': quoted(
      westernText(reference)
        .replaceAll(/[^\w$%&*+/-]/g, '-')
        .slice(0, 36),
    ),
    Buchungstext: quoted(field(text, 60)),
    Festschreibung: '0',
  };
  return extfColumns.map((column) => fields[column] ?? '').join(';');
};

/** '1234,50'. */
export const amountText = (cents: number): string => decimal(cents).replace('.', ',');

/** One line of at most `most` characters. */
const field = (text: string, most: number): string =>
  westernText(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
