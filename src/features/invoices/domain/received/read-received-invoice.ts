import { nodesAt, parseXml, textOf, type XmlNode } from '#shared/kernel/text/xml-tree.ts';
import { cii, type InvoicePaths, type PartyPaths, ubl } from './paths.ts';
import type {
  ReceivedAccount,
  ReceivedAllowance,
  ReceivedInvoice,
  ReceivedLine,
  ReceivedParty,
  ReceivedTax,
  ReceivedTotals,
} from './received-invoice.ts';

/**
 * Reads an invoice of EN 16931 in either of its syntaxes: Cross Industry Invoice (ZUGFeRD, Factur-X, XRechnung) or UBL
 * (XRechnung, Peppol). Returns undefined for any other text. What a file leaves out is left out; nothing is computed.
 */
export const readReceivedInvoice = (xml: string): ReceivedInvoice | undefined => {
  const document = parseXml(xml);
  for (const [root, paths] of roots) {
    const invoice = nodesAt(document, root)[0];
    if (invoice !== undefined) return read(invoice, paths);
  }
  return undefined;
};

const roots: readonly (readonly [string, InvoicePaths])[] = [
  ['CrossIndustryInvoice', cii],
  ['Invoice', ubl('Invoice')],
  ['CreditNote', ubl('CreditNote')],
];

const read = (invoice: XmlNode, paths: InvoicePaths): ReceivedInvoice | undefined => {
  const text = (path: string): string | undefined => textIn(invoice, path);
  const texts = (path: string): readonly string[] => nodesAt(invoice, path).flatMap((node) => textOf(node) ?? []);
  const number = text(paths.number);
  const currency = text(paths.currency);
  if (number === undefined || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return present({
    number,
    type_code: text(paths.type_code) ?? '380',
    issued_on: dayOf(text(paths.issued_on)),
    due_on: dayOf(text(paths.due_on)),
    delivered_on: dayOf(text(paths.delivered_on)),
    period_from: dayOf(text(paths.period_from)),
    period_to: dayOf(text(paths.period_to)),
    currency,
    buyer_reference: text(paths.buyer_reference),
    order_number: text(paths.order_number),
    corrects: text(paths.corrects),
    notes: texts(paths.notes),
    payment_terms: texts(paths.payment_terms),
    payment_reference: text(paths.payment_reference),
    seller: partyOf(nodesAt(invoice, paths.seller)[0], paths.party),
    buyer: partyOf(nodesAt(invoice, paths.buyer)[0], paths.party),
    accounts: accountsOf(invoice, paths.accounts),
    lines: linesOf(invoice, paths.lines),
    allowances: allowancesOf(invoice, paths.allowances),
    taxes: taxesOf(invoice, paths.taxes),
    totals: totalsOf(invoice, paths.totals, currency),
  });
};

const accountsOf = (invoice: XmlNode, paths: InvoicePaths['accounts']): readonly ReceivedAccount[] =>
  nodesAt(invoice, paths.all)
    .map((node) =>
      present({
        iban: textIn(node, paths.iban),
        bic: textIn(node, paths.bic),
        holder: textIn(node, paths.holder),
      }),
    )
    .filter(({ iban }) => iban !== undefined);

const linesOf = (invoice: XmlNode, paths: InvoicePaths['lines']): readonly ReceivedLine[] =>
  nodesAt(invoice, paths.all).map((node) =>
    present({
      position: textIn(node, paths.position),
      name: textIn(node, paths.name),
      description: textIn(node, paths.description),
      quantity: amountIn(node, paths.quantity),
      unit: textIn(node, `${paths.quantity}/@unitCode`),
      price: amountIn(node, paths.price),
      price_quantity: amountIn(node, paths.price_quantity),
      net: amountIn(node, paths.net),
      rate: amountIn(node, paths.rate),
    }),
  );

const allowancesOf = (invoice: XmlNode, paths: InvoicePaths['allowances']): readonly ReceivedAllowance[] =>
  nodesAt(invoice, paths.all).map((node) =>
    present({
      is_charge: /^(true|1)$/.test(textIn(node, paths.is_charge) ?? ''),
      reason: textIn(node, paths.reason),
      amount: amountIn(node, paths.amount),
    }),
  );

const taxesOf = (invoice: XmlNode, paths: InvoicePaths['taxes']): readonly ReceivedTax[] =>
  nodesAt(invoice, paths.all).map((node) =>
    present({
      rate: amountIn(node, paths.rate),
      net: amountIn(node, paths.net),
      tax: amountIn(node, paths.tax),
      exemption: textIn(node, paths.exemption),
    }),
  );

const totalsOf = (invoice: XmlNode, paths: InvoicePaths['totals'], currency: string): ReceivedTotals => {
  const total = (path: string): number | undefined => amountIn(invoice, path);
  return present({
    lines: total(paths.lines),
    allowances: total(paths.allowances),
    charges: total(paths.charges),
    net: total(paths.net),
    tax: taxTotal(nodesAt(invoice, paths.tax), currency),
    gross: total(paths.gross),
    prepaid: total(paths.prepaid),
    rounding: total(paths.rounding),
    due: total(paths.due),
  });
};

const partyOf = (party: XmlNode | undefined, paths: PartyPaths): ReceivedParty => {
  const text = (path: string): string | undefined => textIn(party, path);
  const registered = (scheme: string): string | undefined =>
    nodesAt(party, paths.registrations).flatMap((node) =>
      textIn(node, paths.scheme) === scheme ? (textIn(node, paths.registration) ?? textOf(node) ?? []) : [],
    )[0];
  return present({
    name: text(paths.name) ?? text(paths.other_name),
    street: text(paths.street),
    street_2: text(paths.street_2),
    postal_code: text(paths.postal_code),
    city: text(paths.city),
    country: text(paths.country),
    vat_id: registered(paths.vat_scheme),
    tax_number: registered('FC'),
    contact: text(paths.contact),
    telephone: text(paths.telephone),
    email: text(paths.email),
  });
};

/** In the currency of the invoice; a second total may be in that of the books. */
const taxTotal = (totals: readonly XmlNode[], currency: string): number | undefined =>
  numberOf(textOf(totals.find((node) => (textIn(node, '@currencyID') ?? currency) === currency)));

const textIn = (node: XmlNode | undefined, path: string): string | undefined => textOf(nodesAt(node, path)[0]);
const amountIn = (node: XmlNode, path: string): number | undefined => numberOf(textIn(node, path));

/** A decimal of XML Schema. Anything else is left out, and the check of the sums reports it. */
const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;

/** 'YYYY-MM-DD' from that or from 'YYYYMMDD' (format 102); undefined if it is no day. */
const dayOf = (text: string | undefined): string | undefined => {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text ?? '') ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
};

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Without the properties that are undefined. */
const present = <T extends object>(value: T): Present<T> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Present<T>;
