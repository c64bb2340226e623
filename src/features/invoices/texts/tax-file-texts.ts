import type { InvoiceKind, PaymentMethod } from '../domain/invoice-kinds.ts';
import type { MoneyKind } from '../domain/tax/month-facts.ts';

const kinds: Readonly<Record<InvoiceKind, string>> = {
  deposit: 'Anzahlung',
  final: 'Rechnung',
  voucher: 'Gutscheinrechnung',
  cancellation: 'Storno',
};
const moneyKinds: Readonly<Record<MoneyKind, string>> = {
  paid: 'Zahlung',
  refunded: 'Erstattung',
  lapsed: 'Verfallen',
};
const methods: Readonly<Record<PaymentMethod, string>> = {
  online: 'online',
  card_terminal: 'Karte vor Ort',
  cash: 'bar',
  transfer: 'Überweisung',
  voucher: 'Gutschein',
};

/**
 * The words in the file of a month. They are German in every studio: the file is for tax advisers and auditors in
 * Germany.
 */
export const taxFileTexts = {
  money: (reversed: boolean, kind: MoneyKind, code: string): string =>
    [moneyKinds[kind], reversed ? 'zurückgenommen' : '', code].filter(Boolean).join(' '),
  voucher: (isSale: boolean, reversed: boolean, what: string): string =>
    [isSale ? 'Gutschein verkauft' : 'Gutschein eingelöst', reversed ? 'zurückgenommen' : '', what]
      .filter(Boolean)
      .join(' '),
  lapsed: (lastFour: string): string => `Gutschein verfallen ${lastFour}`,
  /** `about`: the code of a booking, or the last four characters of a voucher. */
  document: (kind: InvoiceKind, about: string, name: string): string =>
    [kinds[kind], about, name].filter(Boolean).join(' '),
  batch: (month: string): string => `FotoBooking ${month.slice(5)}-${month.slice(0, 4)}`,
  preview: 'VORLAEUFIG',
  kind: (kind: InvoiceKind | MoneyKind): string => ({ ...kinds, ...moneyKinds })[kind],
  method: (method: PaymentMethod): string => methods[method],
  columns: [
    'Datum',
    'Art',
    'Nummer',
    'Buchung',
    'Kunde',
    'Zahlungsart',
    'Betrag',
    'Netto 19 %',
    'USt 19 %',
    'Netto 7 %',
    'USt 7 %',
    'ohne USt',
  ],
  sums: { money: 'Summe der Zahlungen und Erstattungen', documents: 'Summe der Belege' },
  erased: '(gelöscht)',
  gapColumns: ['Art', 'Nummer oder Buchung', 'Betrag'],
  gaps: {
    number: 'Nummer fehlt',
    payment: 'Zahlung ohne Beleg',
    currency: 'Zahlung nicht in Euro',
    voucher: 'Einzweck-Gutschein ohne Beleg',
  },
  files: {
    batch: (month: string): string => `EXTF_Buchungsstapel_${month}.csv`,
    people: (month: string): string => `Belege_und_Zahlungen_${month}.csv`,
    gaps: (month: string): string => `Luecken_${month}.csv`,
    documents: 'Belege',
    sums: 'SHA256SUMS.txt',
  },
} as const;
