import { nodesAt, parseXml, textOf, type XmlNode } from '#shared/kernel/text/xml-tree.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { plainIban } from '../transfer/iban.ts';
import { type BankLine, cleaned, longestPayer, longestText, type ReadStatement } from './bank-line.ts';

/**
 * Reads a statement (camt.053) or a report of the day (camt.052) of ISO 20022, of any version; a file may have several.
 */
export const readCamt = (xml: string): ReadStatement => {
  const root = parseXml(xml);
  if (root === undefined) return { ok: false, why: 'not_xml' };
  const statements = [
    ...nodesAt(root, 'Document/BkToCstmrStmt/Stmt'),
    ...nodesAt(root, 'Document/BkToCstmrAcctRpt/Rpt'),
  ];
  if (statements.length === 0) return { ok: false, why: 'no_statement' };
  const entries = statements.flatMap((one) => {
    const account = plainIban(textAt(one, 'Acct/Id/IBAN'));
    return nodesAt(one, 'Ntry').map((entry) => linesOf(entry, account));
  });
  const lines = entries.flat();
  return { ok: true, statement: { lines, left_out: entries.filter((one) => one.length === 0).length } };
};

/** The lines of an entry: its single transfers if their amounts are known, else the entry itself; none: not a credit. */
const linesOf = (entry: XmlNode, account: string): BankLine[] => {
  const amount_cents = centsIn(textAt(entry, 'Amt'));
  const booked_on = (textAt(entry, 'BookgDt/Dt') || textAt(entry, 'BookgDt/DtTm')).slice(0, 10);
  if (!isCredit(entry) || !amount_cents || !isDate(booked_on)) return [];
  const details = nodesAt(entry, 'NtryDtls/TxDtls');
  const amounts = details.map((one) => centsIn(textAt(one, 'Amt') || textAt(one, 'AmtDtls/TxAmt/Amt')) ?? 0);
  const isSplit = details.length > 1 && amounts.every(Boolean) && sum(amounts) === amount_cents;
  if (isSplit) {
    return details.map((one, at) => ({
      account,
      booked_on,
      amount_cents: amounts[at] ?? 0,
      ...sentBy([one], ''),
      reference: referenceAt(one, 'Refs/AcctSvcrRef'),
    }));
  }
  const reference = referenceAt(entry, 'AcctSvcrRef') || referenceAt(details[0], 'Refs/AcctSvcrRef');
  return [{ account, booked_on, amount_cents, ...sentBy(details, textAt(entry, 'AddtlNtryInf')), reference }];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

/** Money that has arrived in EUR and is booked: a report of the day has announced entries, too. */
const isCredit = (entry: XmlNode): boolean =>
  textAt(entry, 'CdtDbtInd') === 'CRDT' &&
  textAt(entry, 'RvslInd') !== 'true' &&
  (textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts')) === 'BOOK' &&
  textAt(entry, 'Amt/@Ccy') === 'EUR';

/** Who has sent it, and what was written. */
const sentBy = (details: readonly XmlNode[], more: string): Pick<BankLine, 'payer' | 'text'> => {
  const payer = textAt(details[0], 'RltdPties/Dbtr/Pty/Nm') || textAt(details[0], 'RltdPties/Dbtr/Nm');
  const written = details.flatMap((one) => [
    ...nodesAt(one, 'RmtInf/Ustrd'),
    ...nodesAt(one, 'RmtInf/Strd/CdtrRefInf/Ref'),
  ]);
  const text = written.flatMap((part) => textOf(part) ?? []).join(' ') || more;
  return { payer: cleaned(payer, longestPayer), text: cleaned(text, longestText) };
};

const referenceAt = (node: XmlNode | undefined, path: string): string => {
  const reference = textAt(node, path);
  return /^(?:NOTPROVIDED|NONREF)$/i.test(reference) ? '' : reference.slice(0, 100);
};

/** '75', '75.0' and '75.01' in cents; undefined for anything else, also for parts of a cent. */
const centsIn = (amount: string): number | undefined => {
  const [, euro, cents = ''] = /^(\d{1,7})(?:\.(\d{1,5}))?$/.exec(amount) ?? [];
  if (euro === undefined || /[^0]/.test(cents.slice(2))) return undefined;
  return Number(euro) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
};

const textAt = (node: XmlNode | undefined, path: string): string => textOf(nodesAt(node, path)[0]) ?? '';
