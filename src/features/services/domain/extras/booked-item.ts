/**
 * A line of a booking besides its service: chosen options, the number of people, or the fee for moves by the customer.
 * `count - included` of it are charged, if that is more than 0.
 */
export interface Item {
  readonly kind: 'option' | 'people' | 'move_fee';
  readonly option_id: string | null;
  readonly name_de: string;
  readonly name_ru: string | null;
  readonly count: number;
  readonly included: number;
  readonly unit_price_cents: number;
  readonly unit_minutes: number;
}

export const chargedUnits = ({ count, included }: Pick<Item, 'count' | 'included'>): number =>
  Math.max(count - included, 0);
export const priceOfItem = (item: Item): number => chargedUnits(item) * item.unit_price_cents;
export const minutesOfItem = (item: Item): number => chargedUnits(item) * item.unit_minutes;
export const priceOfItems = (items: readonly Item[]): number => sumOf(items, priceOfItem);
export const minutesOfItems = (items: readonly Item[]): number => sumOf(items, minutesOfItem);

const sumOf = (items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

export const isMoveFee = ({ kind }: Pick<Item, 'kind'>): boolean => kind === 'move_fee';
