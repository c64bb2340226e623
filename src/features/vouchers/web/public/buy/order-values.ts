import type { Language } from '#shared/kernel/language.ts';
import { readMoney } from '#shared/kernel/money/typed-money.ts';
import { isEmail } from '#shared/kernel/text/text.ts';
import { validUntil } from '../../../domain/validity.ts';
import type { SentOrder, VoucherShop } from '../../../order-contract.ts';

/** What the page knows: what is sold, and the day in Berlin. */
export type ShopToday = VoucherShop & { readonly today: string };

/** What is typed and chosen. */
export interface OrderValues {
  readonly amount: string;
  readonly recipient_name: string;
  readonly dedication: string;
  readonly to: 'me' | 'recipient';
  readonly recipient_email: string;
  readonly when: 'now' | 'on';
  readonly on: string;
  readonly buyer_name: string;
  readonly buyer_email: string;
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
}
export type OrderField = Exclude<keyof OrderValues, 'to' | 'when'>;

export const nothingOrdered: OrderValues = {
  amount: '',
  recipient_name: '',
  dedication: '',
  to: 'me',
  recipient_email: '',
  when: 'now',
  on: '',
  buyer_name: '',
  buyer_email: '',
  street: '',
  postal_code: '',
  city: '',
  country: 'DE',
};

/** The typed amount in cents; undefined: none that is sold. */
export const amountOf = ({ amount }: OrderValues, { least, most }: VoucherShop): number | undefined => {
  const read = readMoney(amount);
  return read.ok && read.value >= least * 100 && read.value <= most * 100 ? read.value : undefined;
};

/** Whether the document of the sale has to say where the buyer lives. */
export const needsAddress = (values: OrderValues, shop: VoucherShop): boolean =>
  shop.address_above !== null && (amountOf(values, shop) ?? 0) > shop.address_above * 100;

/** What is wrong with a field. */
export type OrderProblem = 'amount' | 'required' | 'email' | 'day' | 'country';

const addressFields = ['street', 'postal_code', 'city'] as const;

/** Returns what is wrong, by field in the order of the page; empty: it can be ordered. */
export const problemsOf = (values: OrderValues, shop: ShopToday): ReadonlyMap<OrderField, OrderProblem> => {
  const found: [OrderField, OrderProblem | false][] = [
    ['amount', amountOf(values, shop) === undefined && 'amount'],
    ['recipient_email', values.to === 'recipient' && !isEmail(values.recipient_email.trim()) && 'email'],
    ['on', values.when === 'on' && !(values.on >= shop.today && values.on <= validUntil(shop.today)) && 'day'],
    ['buyer_name', !/\p{L}/u.test(values.buyer_name) && 'required'],
    ['buyer_email', !isEmail(values.buyer_email.trim()) && 'email'],
  ];
  if (needsAddress(values, shop)) {
    for (const name of addressFields) found.push([name, values[name].trim() === '' && 'required']);
    found.push(['country', !/^\s*[a-z]{2}\s*$/i.test(values.country) && 'country']);
  }
  return new Map(found.filter((one): one is [OrderField, OrderProblem] => one[1] !== false));
};

/** The request of an order without problems. */
export const orderOf = (values: OrderValues, shop: VoucherShop, language: Language): SentOrder => {
  const { street, postal_code, city, country } = values;
  return {
    amount: (amountOf(values, shop) ?? 0) / 100,
    buyer_name: values.buyer_name,
    buyer_email: values.buyer_email,
    recipient_name: values.recipient_name,
    dedication: values.dedication,
    language,
    buyer_address: needsAddress(values, shop) ? { street, postal_code, city, country } : null,
    recipient_email: values.to === 'recipient' ? values.recipient_email : null,
    on: values.when === 'on' ? values.on : null,
  };
};
