/**
 * The obligation of the customer who presses the button that books. `free`: none. `priced`: to pay the price later.
 * `prepaid`: to pay, with an amount due at once.
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

/**
 * Determines the label of the order button (§ 312j BGB): by the ECJ only the words on the button itself count
 * (C-249/21).
 */
export const orderKind = ({ price, is_system_service = false, due }: Order): OrderKind => {
  if (due > 0) return 'prepaid';
  return price > 0 && !is_system_service ? 'priced' : 'free';
};
