import type { PaymentSettings } from '../payment-settings.ts';

/** A transfer as a customer has to make it; cents. */
export interface TransferOrder {
  readonly account_holder: string;
  /** Without spaces. */
  readonly iban: string;
  /** '' if it is not known: not needed inside the European Economic Area. */
  readonly bic: string;
  readonly amount_cents: number;
  /** What the transfer is recognised by. */
  readonly reference: string;
}

/** A transfer to the account of the studio. */
export const transferOrder = (
  {
    transfer_account_holder,
    transfer_iban,
    transfer_bic,
  }: Pick<PaymentSettings, 'transfer_account_holder' | 'transfer_iban' | 'transfer_bic'>,
  { amount_cents, reference }: Pick<TransferOrder, 'amount_cents' | 'reference'>,
): TransferOrder => ({
  account_holder: transfer_account_holder,
  iban: transfer_iban,
  bic: transfer_bic,
  amount_cents,
  reference,
});

/** The longest name of an account holder that a transfer has. */
export const longestHolder = 70;

/**
 * The text of a GiroCode: guideline EPC069-12 of the European Payments Council, version 2, UTF-8, with the reference as
 * free text. Banking apps read it from a QR code with error correction M.
 */
export const giroCode = ({ account_holder, iban, bic, amount_cents, reference }: TransferOrder): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    line(account_holder, longestHolder),
    iban,
    `EUR${inEuro(amount_cents)}`,
    '',
    '',
    line(reference, 140),
  ].join('\n');

/** One line: a line break would begin the next element. */
const line = (text: string, longest: number): string =>
  Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, longest).join('');

const inEuro = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
