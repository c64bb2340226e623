import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { taxFileTexts as texts } from '../../texts/tax-file-texts.ts';
import type { PaymentMethod } from '../invoice-kinds.ts';
import { subjectOf } from '../voucher-document.ts';
import type { MonthDocument, MonthFacts, MonthMoney, MonthVoucher } from './month-facts.ts';
import { type AccountUse, accountOf, ownAccountOf, type TaxSettings } from './tax-settings.ts';

/** One line of the accounts: an amount on an account and, on the other side, on its contra account. */
export interface Posting {
  /** Above 0. */
  readonly amount_cents: number;
  /** The side of `account`: S is debit, H is credit. */
  readonly side: 'S' | 'H';
  readonly account: string;
  readonly contra: string;
  /** 'yyyy-MM-dd'. */
  readonly day: string;
  /** The number of a document, or the code of a booking. */
  readonly reference: string;
  readonly text: string;
}

/**
 * Returns the postings of a month, all over the one account of the customers: what was received and returned, what is
 * invoiced per rate, and deposits, which are no revenue until a final invoice deducts them. A cancellation is posted like
 * what it cancels, on the other sides.
 */
export const postingsOf = ({ money, documents }: MonthFacts, settings: TaxSettings): Posting[] => {
  const customers = accountOf(settings, 'customers');
  return [
    ...money.flatMap((entry) => moneyPosting(entry, settings, customers)),
    ...documents.flatMap((document) => documentPostings(document, settings, customers)),
  ];
};

const moneyPosting = (entry: MonthMoney, settings: TaxSettings, customers: string): Posting[] => {
  const { kind, method, amount_cents, entered_at, confirmation_code, number, voucher } = entry;
  const reversed = isReversed(kind, amount_cents);
  const same = { day: berlinDateOf(entered_at), reference: number ?? confirmation_code ?? voucher?.last_four ?? '' };
  if (kind === 'lapsed') return lapsePosting(entry, settings);
  if (method === 'voucher') {
    const text = texts.voucher(false, reversed, [voucher?.last_four, confirmation_code].filter(Boolean).join(' '));
    const owed = accountOf(settings, 'vouchers');
    return isTaxedAtSale(voucher) ? [] : posted(amount_cents, { ...same, account: owed, contra: customers, text });
  }
  const account = accountOf(settings, moneyUse(method));
  if (voucher === null) {
    const text = texts.money(reversed, kind, confirmation_code ?? '');
    return posted(amount_cents, { ...same, account, contra: customers, text });
  }
  const contra = number === null ? saleContra(voucher, settings) : customers;
  return posted(amount_cents, { ...same, account, contra, text: texts.voucher(true, reversed, voucher.last_four) });
};

/**
 * What was left on a voucher is owed no more. If its tax arose when it was sold, it turns into revenue of that rate, as if
 * a final invoice had deducted it: no tax arises anew. Else it is other income.
 */
const lapsePosting = ({ amount_cents, entered_at, voucher }: MonthMoney, settings: TaxSettings): Posting[] => {
  const last_four = voucher?.last_four ?? '';
  const [account, contra]: [AccountUse, AccountUse] = isTaxedAtSale(voucher)
    ? [depositUse(voucher.rate), revenueUse(voucher.rate)]
    : ['vouchers', 'lapsed_vouchers'];
  return posted(amount_cents, {
    account: accountOf(settings, account),
    contra: accountOf(settings, contra),
    day: berlinDateOf(entered_at),
    reference: last_four,
    text: texts.lapsed(last_four),
  });
};

/** Where a sale without a document is posted to; one with a document is posted like any payment of a customer. */
const saleContra = (voucher: MonthVoucher, settings: TaxSettings): string =>
  accountOf(settings, isTaxedAtSale(voucher) ? depositUse(voucher.rate) : 'vouchers');

/**
 * The tax on a voucher arises when it is sold if its rate is known then: the sale, or its document, is posted like a
 * deposit of that rate, and the final invoice that deducts it is posted instead of its redemption.
 */
const isTaxedAtSale = (voucher: MonthVoucher | null): voucher is MonthVoucher & { readonly rate: number } =>
  voucher?.purpose === 'single' && voucher.rate !== null;

/** A payment that was taken back, or a refund that the customer's bank returned. */
const isReversed = (kind: MonthMoney['kind'], amount_cents: number): boolean =>
  kind === 'paid' ? amount_cents < 0 : amount_cents > 0;

const moneyUse = (method: Exclude<PaymentMethod, 'voucher'>): AccountUse => (method === 'transfer' ? 'bank' : method);

const documentPostings = (
  { number, kind, cancelled_kind, issued_at, document, is_blocked }: MonthDocument,
  settings: TaxSettings,
  customers: string,
): Posting[] => {
  const day = berlinDateOf(issued_at);
  const name = is_blocked ? '' : document.customer.name;
  const text = texts.document(kind, subjectOf(document), name);
  const same = { account: customers, day, reference: number, text };
  const { small_business } = document;
  if (['deposit', 'voucher'].includes(cancelled_kind ?? kind)) {
    return document.vat.flatMap(({ rate, gross_cents }) =>
      posted(gross_cents, { ...same, contra: accountOf(settings, depositUse(rate)) }),
    );
  }
  const revenue = new Map<string, number>();
  for (const { rate, gross_cents, service_id } of document.lines) {
    const account =
      ownAccountOf(settings, service_id) ??
      accountOf(settings, small_business ? 'revenue_small_business' : revenueUse(rate));
    revenue.set(account, (revenue.get(account) ?? 0) + gross_cents);
  }
  return [
    ...[...revenue].flatMap(([contra, cents]) => posted(cents, { ...same, contra })),
    ...document.deposits
      .flatMap(({ vat }) => vat)
      .flatMap(({ rate, gross_cents }) =>
        posted(0 - gross_cents, { ...same, contra: accountOf(settings, depositUse(rate)) }),
      ),
  ];
};

const revenueUse = (rate: number): AccountUse => (rate === 19 ? 'revenue_19' : rate === 7 ? 'revenue_7' : 'revenue_0');
const depositUse = (rate: number): AccountUse => (rate === 19 ? 'deposit_19' : rate === 7 ? 'deposit_7' : 'deposit_0');

/** A positive amount is a debit of the account, a negative one a credit; nothing is posted of 0. */
const posted = (cents: number, posting: Omit<Posting, 'amount_cents' | 'side'>): Posting[] =>
  cents === 0 ? [] : [{ amount_cents: Math.abs(cents), side: cents > 0 ? 'S' : 'H', ...posting }];
