/**
 * What pressing the button that books obliges the customer to. `free`: nothing. `priced`: to pay the price later.
 * `prepaid`: to pay, and an amount is due at once.
 */
export type OrderKind = 'free' | 'priced' | 'prepaid';

interface Order {
  /** EUR. */
  readonly price: number;
  /** A system service is shown as free, whatever its price. */
  readonly is_system_service?: boolean;
  /** What is due at once, in EUR. */
  readonly due: number;
}

/** Decides the words of the order button (§ 312j BGB): the ECJ counts only those on the button itself (C-249/21). */
export const orderKind = ({ price, is_system_service = false, due }: Order): OrderKind => {
  if (due > 0) return 'prepaid';
  return price > 0 && !is_system_service ? 'priced' : 'free';
};
