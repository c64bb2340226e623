/**
 * What pressing the button that books obliges the customer to. `free`: nothing. `priced`: to pay the price later.
 * `prepaid`: to pay, and an amount is due at once.
 */
export type OrderKind = 'free' | 'priced' | 'prepaid';

interface Order {
  /** The price as the customer is shown it, in EUR; 0 if it is shown as free. */
  readonly price: number;
  /** What is due at once, in EUR. */
  readonly due: number;
}

/** Decides the words of the order button (§ 312j BGB): the ECJ counts only those on the button itself (C-249/21). */
export const orderKind = ({ price, due }: Order): OrderKind => {
  if (due > 0) return 'prepaid';
  return price > 0 ? 'priced' : 'free';
};
