/**
 * A line of a booking besides its service: chosen options, or the number of people. `count - included` of it are
 * charged, if that is more than 0.
 */
export interface Item {
  readonly kind: 'option' | 'people';
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
